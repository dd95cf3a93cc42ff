import { describe, expect, it } from 'vitest';
import { parseJson, written } from './json';

describe('long numbers', () => {
  const seed = '13245678901234567890'; // 64 bits

  it('keep all their digits there and back', () => {
    const record = `{"format":"gobelin-record","seed":${seed},"position":{"random":${seed}},"choices":["income"]}`;
    expect(parseJson(record)).toMatchObject({ seed, position: { random: seed } });
    expect(written(parseJson(record))).toBe(record);
    expect(parseJson(`{ "seed" : ${seed} }`)).toEqual({ seed });
    expect(parseJson(`{"delta":[[["seed"],${seed}],[["over"],true]]}`)).toEqual({
      delta: [
        [['seed'], seed],
        [['over'], true],
      ],
    });
  });

  it('are numbers where a number holds them', () => {
    expect(parseJson('{"seed":17,"created":1700000000}')).toEqual({ seed: 17, created: 1700000000 });
    expect(written({ seed: 17 })).toBe('{"seed":17}');
  });

  it('stay as they are in what people write', () => {
    const chat = { text: `"seed":${seed}, "seed":"${seed}" ["seed"],${seed}` };
    expect(parseJson(JSON.stringify(chat))).toEqual(chat);
    expect(written(chat)).toBe(JSON.stringify(chat));
  });
});
