/**
 * QR codes (ISO/IEC 18004) of links: bytes, level M, versions 1 to 15 (412 bytes). The same as gobelin.cli.qr, which
 * draws them at the terminal; both are tested with the same codes.
 */

/** By version, from 1: how many blocks there are, and how many bytes of correction each has. */
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10];
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
const LEVEL_M = 0;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of modules, true where they are dark. Without a mask the one that reads best is taken. */
export function qr(text: string, mask?: number): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, i) => bytes.length <= capacity(i + 1)) + 1;
  if (version === 0) throw new Error('the text is too long for a code');
  const all = interleaved(version, padded(version, bytes));
  const drawn = (mask === undefined ? [0, 1, 2, 3, 4, 5, 6, 7] : [mask]).map((one) => draw(version, all, one));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** A path of all dark modules, for a drawing of `size` modules to a side. */
export function qrPath(rows: readonly boolean[][]): string {
  return rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1Z`] : []))).join('');
}

// --- What is written

/** Modules for bytes in a version. */
function room(version: number): number {
  const aligned = Math.floor(version / 7) + 2;
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) modules -= (25 * aligned - 10) * aligned - 55;
  return Math.floor((version >= 7 ? modules - 36 : modules) / 8);
}

function dataBytes(version: number): number {
  return room(version) - BLOCKS[version - 1]! * CORRECTION[version - 1]!;
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function capacity(version: number): number {
  return Math.floor((8 * dataBytes(version) - 4 - lengthBits(version)) / 8);
}

/** Mode, length and text, filled up. */
function padded(version: number, bytes: readonly number[]): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * dataBytes(version) - bits.length));
  while (bits.length % 8) bits.push(0);
  const out: number[] = [];
  for (let i = 0; i < bits.length; i += 8) out.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let i = 0; out.length < dataBytes(version); i++) out.push(i % 2 ? 0x11 : 0xec);
  return out;
}

/** Data and correction of all blocks, one byte of each after the other. */
function interleaved(version: number, data: readonly number[]): number[] {
  const blocks = BLOCKS[version - 1]!;
  const correction = CORRECTION[version - 1]!;
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks; // so many blocks at the end have one byte more
  const divisor = generator(correction);
  const parts: number[][] = [];
  const checks: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const length = short + (i >= blocks - longer ? 1 : 0);
    parts.push(data.slice(at, at + length));
    checks.push(remainder(parts[i]!, divisor));
    at += length;
  }
  const out: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) out.push(part[i]!);
  for (let i = 0; i < correction; i++) for (const check of checks) out.push(check[i]!);
  return out;
}

// --- Correction by Reed and Solomon, in the field of 256 with 0x11d

function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const out = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) out[j] = times(out[j]!, root) ^ (out[j + 1] ?? 0);
    root = times(root, 2);
  }
  return out;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const out = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ out.shift()!;
    out.push(0);
    divisor.forEach((one, i) => (out[i]! ^= times(one, factor)));
  }
  return out;
}

// --- How it is drawn

function draw(version: number, bytes: readonly number[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const rows: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) rows[y]![x] = dark;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(set, x, y, 4, [2, 4]);
  const places = alignments(version);
  for (const x of places)
    for (const y of places) {
      const corner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
      if (!corner) square(set, x, y, 2, [1]);
    }
  format(set, size, mask);
  if (version >= 7) numbered(set, size, version);
  weave(rows, bytes, MASKS[mask]!);
  return rows as boolean[][];
}

type Put = (x: number, y: number, dark: boolean) => void;

/** Rings around a point; those at the distances in `light` are light. */
function square(set: Put, x: number, y: number, reach: number, light: readonly number[]): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
}

function alignments(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, i) => 4 * version + 10 - i * step);
  return [6, ...rest.reverse()];
}

/** Level and mask, twice. */
function format(set: Put, size: number, mask: number): void {
  const data = (LEVEL_M << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
  for (let i = 0; i < 6; i++) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
}

/** The number of the version, twice. */
function numbered(set: Put, size: number, version: number): void {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >>> i) & 1) === 1;
    const a = size - 11 + (i % 3);
    const b = Math.floor(i / 3);
    set(a, b, dark);
    set(b, a, dark);
  }
}

/** The bytes, in columns of two that go up and down, through what is still free. */
function weave(rows: (boolean | null)[][], bytes: readonly number[], mask: (x: number, y: number) => boolean): void {
  const size = rows.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (rows[y]![x] !== null) continue;
        const dark = ((bytes[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1;
        rows[y]![x] = (dark === 1) !== mask(x, y);
        at++;
      }
    }
  }
}

/** How hard a code is to read: runs, blocks, what looks like a corner, and too much of one shade. */
function penalty(rows: readonly boolean[][]): number {
  const size = rows.length;
  let bad = 0;
  const columns = rows.map((_, x) => rows.map((row) => row[x]!));
  for (const line of [...rows, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) bad += run.length - 2;
    for (const corner of ['00001011101', '10111010000'])
      for (let i = text.indexOf(corner); i >= 0; i = text.indexOf(corner, i + 1)) bad += 40;
  }
  let dark = 0;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const one = rows[y]![x];
      if (one) dark++;
      if (x && y && one === rows[y]![x - 1] && one === rows[y - 1]![x] && one === rows[y - 1]![x - 1]) bad += 3;
    }
  return bad + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}
