// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Line } from '../i18n/speaker';
import { looks, sinceLastTurn } from './since';

function log(...told: [string, number][]): Line[] {
  return told.map(([key, player], n) => ({ event: { key, player, n }, text: `${n}` }) as unknown as Line);
}

function numbers(lines: readonly Line[]): string[] {
  return lines.map((line) => line.text);
}

describe('since the own last turn', () => {
  const one = log(['turn', 0], ['advance', 0], ['turn', 1], ['advance', 1], ['turn', 2], ['vp', 2]);

  it('is what others did, while they play and when the own turn has begun', () => {
    expect(numbers(sinceLastTurn(one, 0))).toEqual(['2', '3', '4', '5']);
    const mine = [...one, ...log(['turn', 0], ['advance', 0])];
    expect(numbers(sinceLastTurn(mine, 0))).toEqual(['2', '3', '4', '5']);
  });

  it('is nothing where nobody else has played', () => {
    expect(sinceLastTurn(log(['turn', 0], ['advance', 0]), 0)).toEqual([]);
    expect(sinceLastTurn([], 0)).toEqual([]);
  });
});

describe('who comes back', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('has missed something after ten minutes, at a table seen before', () => {
    expect(looks('a', 0)).toBe(false);
    expect(looks('a', 60_000)).toBe(false);
    expect(looks('b', 60_000)).toBe(false);
    expect(looks('a', 60_000 + 11 * 60_000)).toBe(true);
    expect(looks('a', 60_000 + 12 * 60_000)).toBe(false);
  });
});
