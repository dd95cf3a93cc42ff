import { describe, expect, it } from 'vitest';
import { splitNames } from './chips';

const NAMES = [
  { colour: 1, name: 'you' },
  { colour: 2, name: 'Tomasz' },
  { colour: 3, name: 'Tom' },
];

describe('chips', () => {
  it('stand where players are named', () => {
    expect(splitNames('You attack Tomasz', NAMES)).toEqual([
      { text: 'You', colour: 1 },
      { text: ' attack ' },
      { text: 'Tomasz', colour: 2 },
    ]);
  });

  it('stand where a player is named first', () => {
    expect(splitNames('No effect for you: a tile you control', NAMES)).toEqual([
      { text: 'No effect for ' },
      { text: 'you', colour: 1 },
      { text: ': a tile you control' },
    ]);
  });

  it('stand for whole words alone', () => {
    expect(splitNames('Young Tomaszek', NAMES)).toEqual([{ text: 'Young Tomaszek' }]);
  });
});
