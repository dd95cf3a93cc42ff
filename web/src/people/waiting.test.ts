import { describe, expect, it } from 'vitest';
import { lasting, waitFor } from './waiting';

describe('waiting', () => {
  it('ends when it was agreed', () => {
    expect(waitFor({ replaceable_at: 4600 }, 1600)).toBe(3000);
    expect(waitFor({ replaceable_at: 4600 }, 9000)).toBe(0);
    expect(waitFor({ replaceable_at: null }, 9000)).toBeNull();
  });

  it('is told in minutes, hours or days', () => {
    expect(lasting(3)).toEqual(['minutes', 1]);
    expect(lasting(600)).toEqual(['minutes', 10]);
    expect(lasting(7000)).toEqual(['hours', 2]);
    expect(lasting(200_000)).toEqual(['days', 3]);
  });
});
