import { describe, expect, it } from 'vitest';
import type { Preview } from '../api';
import { lossBy } from './loss';

function preview(...direct: object[]): Preview {
  return { direct: direct as Preview['direct'], then: [], reveals: false };
}

function gain(player: number, amount: number, lost: number): object {
  return { key: 'gain', source: 'income 4', player, resource: 'coin', amount, lost };
}

describe('what an option loses', () => {
  it('is what the player gains over the limit', () => {
    expect(lossBy(preview(gain(0, 1, 1), gain(0, 0, 2)), 0)).toEqual({
      resources: [{ resource: 'coin', amount: 3 }],
      abilities: [],
    });
    expect(lossBy(preview(gain(0, 2, 0)), 0)).toBe(null);
    expect(lossBy(preview(gain(1, 0, 2)), 0)).toBe(null);
  });

  it('is an ability of a civilization or a tapestry that is declined, and no other offer', () => {
    const decline = (source: string) => preview({ key: 'decline', source, player: 0 });
    expect(lossBy(decline('civilization heralds'), 0)?.abilities).toEqual(['civilization heralds']);
    expect(lossBy(decline('tapestry olympic_host'), 0)?.abilities).toEqual(['tapestry olympic_host']);
    expect(lossBy(decline('space science 4'), 0)).toBe(null);
    expect(lossBy(decline('trap'), 0)).toBe(null);
  });

  it('is not known without a preview, and what follows anyway is no loss by the option', () => {
    expect(lossBy(undefined, 0)).toBe(null);
    expect(lossBy({ direct: [], then: [gain(0, 0, 1)] as Preview['then'], reveals: false }, 0)).toBe(null);
  });
});
