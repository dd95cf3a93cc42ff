import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { qr, qrPath } from './qr';

const CODES = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../tests/data/qr.json'), 'utf8')) as {
  text: string;
  mask: number;
  rows: string[];
}[];

describe('QR codes', () => {
  it.each(CODES)('are as another program draws them: $text', ({ text, mask, rows }) => {
    expect(qr(text, mask).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))).toEqual(rows);
  });

  it('have the mask that reads best', () => {
    const texts = ['http://192.168.1.20:8000/t/Zx81kQmP0aWb3NcD', 'a'];
    for (const text of texts) {
      const all = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => JSON.stringify(qr(text, mask)));
      expect(all).toContain(JSON.stringify(qr(text)));
    }
  });

  it('grow with the text, up to a limit', () => {
    expect(qr('x'.repeat(14))).toHaveLength(21);
    expect(qr('x'.repeat(15))).toHaveLength(25);
    expect(qr('x'.repeat(412))).toHaveLength(77);
    expect(() => qr('x'.repeat(413))).toThrow('too long');
  });

  it('are one path', () => {
    expect(
      qrPath([
        [true, false],
        [false, true],
      ]),
    ).toBe('M0 0h1v1h-1ZM1 1h1v1h-1Z');
  });
});
