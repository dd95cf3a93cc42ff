// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Line } from '../i18n/speaker';
import { looks, sinceLastTurn } from './since';

function log(...told: [string, number][]): Line[] {
  let turn = 0;
  return told.map(([key, player], n) => {
    if (key === 'turn') turn += 1;
    return { event: { key, player, n, turn }, text: `${n}` } as unknown as Line;
  });
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

  it('is all that was not seen where a bot has played in between', () => {
    const more = log(['turn', 0], ['turn', 1], ['turn', 0], ['advance', 0], ['turn', 1], ['turn', 0]);
    expect(numbers(sinceLastTurn(more, 0))).toEqual(['4']);
    expect(numbers(sinceLastTurn(more, 0, 4))).toEqual(['4']);
    expect(numbers(sinceLastTurn(more, 0, 2))).toEqual(['1', '2', '3', '4']);
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
    expect(looks('a', 1, 0)).toBeNull();
    expect(looks('a', 2, 60_000)).toBeNull();
    expect(looks('b', 2, 60_000)).toBeNull();
    expect(looks('a', 5, 60_000 + 11 * 60_000)).toBe(2);
    expect(looks('a', 5, 60_000 + 12 * 60_000)).toBeNull();
  });

  it('has missed nothing where something else is kept', () => {
    localStorage.setItem('seen', JSON.stringify({ a: 7, b: null }));
    expect(looks('a', 1, 3600_000)).toBeNull();
  });
});
