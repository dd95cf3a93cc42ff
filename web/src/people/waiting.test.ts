import { describe, expect, it } from 'vitest';
import { roundDuration, secondsUntilReplaceable } from './waiting';

describe('waiting', () => {
  it('ends when it was agreed', () => {
    expect(secondsUntilReplaceable({ replaceable_at: 4600 }, 1600)).toBe(3000);
    expect(secondsUntilReplaceable({ replaceable_at: 4600 }, 9000)).toBe(0);
    expect(secondsUntilReplaceable({ replaceable_at: null }, 9000)).toBeNull();
  });

  it('is told in minutes, hours or days', () => {
    expect(roundDuration(3)).toEqual(['minutes', 1]);
    expect(roundDuration(600)).toEqual(['minutes', 10]);
    expect(roundDuration(7000)).toEqual(['hours', 2]);
    expect(roundDuration(200_000)).toEqual(['days', 3]);
  });
});
