import { describe, expect, it } from 'vitest';
import { parsed, written } from './json';

describe('long numbers', () => {
  const seed = '13245678901234567890'; // 64 bits

  it('keep all their digits there and back', () => {
    const record = `{"format":"gobelin-record","seed":${seed},"position":{"random":${seed}},"choices":["income"]}`;
    expect(parsed(record)).toMatchObject({ seed, position: { random: seed } });
    expect(written(parsed(record))).toBe(record);
    expect(parsed(`{ "seed" : ${seed} }`)).toEqual({ seed });
    expect(parsed(`{"delta":[[["seed"],${seed}],[["over"],true]]}`)).toEqual({
      delta: [
        [['seed'], seed],
        [['over'], true],
      ],
    });
  });

  it('are numbers where a number holds them', () => {
    expect(parsed('{"seed":17,"created":1700000000}')).toEqual({ seed: 17, created: 1700000000 });
    expect(written({ seed: 17 })).toBe('{"seed":17}');
  });

  it('stay as they are in what people write', () => {
    const chat = { text: `"seed":${seed}, "seed":"${seed}" ["seed"],${seed}` };
    expect(parsed(JSON.stringify(chat))).toEqual(chat);
    expect(written(chat)).toBe(JSON.stringify(chat));
  });
});
