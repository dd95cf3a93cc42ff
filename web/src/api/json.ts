/**
 * JSON as the server and records have it. Start numbers and the random numbers of a position have up to 64 bits, more
 * than a number holds here: long ones are texts of digits on this side, and numbers again when they are written.
 */
const READ = /("(?:seed|random)"\]?\s*[:,]\s*)(-?\d{16,})/g; // as a key of an object, or at the end of a delta's path
const WRITTEN = /("(?:seed|random)":)"(-?\d{16,})"/g;

export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(READ, '$1"$2"'));
}

export function written(value: unknown): string {
  return JSON.stringify(value).replace(WRITTEN, '$1$2');
}
