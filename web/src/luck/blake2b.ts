/** BLAKE2b (RFC 7693) with a key and a personalization, for a few hundred bytes at a time: plain rather than fast. */

const MASK = (1n << 64n) - 1n;
const BLOCK = 128; // bytes
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const ORDERS = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
] as const;
const ROUNDS = 12;
/** Columns, then diagonals. */
const MIXED = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

function turned(word: bigint, bits: bigint): bigint {
  return ((word >> bits) | (word << (64n - bits))) & MASK;
}

function wordsOf(bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 8 }, (_, i) => view.getBigUint64(8 * i, true));
}

function compress(state: bigint[], block: Uint8Array, counted: number, last: boolean): void {
  const message = wordsOf(block);
  const v = [...state, ...START];
  v[12]! ^= BigInt(counted);
  if (last) v[14]! ^= MASK;
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDERS[round % ORDERS.length]!;
    MIXED.forEach(([a, b, c, d], i) => {
      for (const [word, first, second] of [
        [order[2 * i]!, 32n, 24n],
        [order[2 * i + 1]!, 16n, 63n],
      ] as const) {
        v[a] = (v[a]! + v[b]! + message[word]!) & MASK;
        v[d] = turned(v[d]! ^ v[a], first);
        v[c] = (v[c]! + v[d]) & MASK;
        v[b] = turned(v[b]! ^ v[c], second);
      }
    });
  }
  for (let i = 0; i < 8; i++) state[i]! ^= v[i]! ^ v[i + 8]!;
}

/** The hash of some bytes; `length` is that of the hash, and the personalization has at most 16 letters. */
export function blake2b(
  data: Uint8Array,
  length: number,
  personal = '',
  key: Uint8Array = new Uint8Array(),
): Uint8Array {
  const parameters = new Uint8Array(64);
  parameters.set([length, key.length, 1, 1]);
  parameters.set(new TextEncoder().encode(personal), 48);
  const state = wordsOf(parameters).map((word, i) => word ^ START[i]!);
  const all = new Uint8Array((key.length ? BLOCK : 0) + data.length);
  all.set(key);
  all.set(data, key.length ? BLOCK : 0);
  const blocks = Math.max(1, Math.ceil(all.length / BLOCK));
  for (let i = 0; i < blocks; i++) {
    const block = new Uint8Array(BLOCK);
    block.set(all.subarray(BLOCK * i, BLOCK * (i + 1)));
    compress(state, block, Math.min(all.length, BLOCK * (i + 1)), i === blocks - 1);
  }
  const found = new DataView(new ArrayBuffer(64));
  state.forEach((word, i) => found.setBigUint64(8 * i, word, true));
  return new Uint8Array(found.buffer, 0, length);
}
