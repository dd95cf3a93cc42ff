/** What proves the luck of a table, computed here and not by the server: the same hashes as gobelin.game.luck in Python. */
import { blake2b } from './blake2b';

const BYTES = 32;
type Setup = Readonly<Record<string, unknown>>;

/** A share of the luck: 256 random bits of this device, as 64 hexadecimal digits. */
export function drawShare(): string {
  return hex(crypto.getRandomValues(new Uint8Array(BYTES)));
}

/** What is shown of a share before everybody has sealed theirs. */
export function sealOf(share: string): string {
  return hashed(bytesOf(share), 'gobelin seal 1');
}

/** The host's commitment to its secret, from before any share was known. */
export function hostCommitment(secret: string, setup: Setup): string {
  return hashed(joined(unhex(secret), canonical(setup)), 'gobelin host 1');
}

/** The commitment to a seed that one side alone has drawn. */
export function seedCommitment(seed: number | string, setup: Setup): string {
  const key = blake2b(bytesOf(String(seed)), BYTES, 'gobelin seed 1');
  return hashed(joined(key, canonical(setup)), 'gobelin table 1');
}

/** The seed that the host's secret and the shares make together; null for a seat that brought none. */
export function jointSeed(secret: string, shares: readonly (string | null)[]): string {
  const brought = shares.map((share, seat) => [seat, share]);
  return hashed(bytesOf(written(brought)), 'gobelin join 1', unhex(secret));
}

/** The first digits of something that was drawn; a seed that somebody typed stays whole. */
export function shorten(digits: string): string {
  return digits.length === 2 * BYTES ? `${digits.slice(0, 8)}…` : digits;
}

/** The set-up in one form only: what is off, 0 or empty is left out. */
function canonical(setup: Setup): Uint8Array {
  return bytesOf(written(Object.fromEntries(Object.entries(setup).filter(([, value]) => !isEmpty(value)))));
}

function isEmpty(value: unknown): boolean {
  return !value || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** JSON with sorted keys and ASCII letters alone, as Python writes it. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, one]) => `${written(key)}:${written(one)}`).join(',')}}`;
  }
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function hashed(data: Uint8Array, purpose: string, key?: Uint8Array): string {
  return hex(blake2b(data, BYTES, purpose, key));
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}
