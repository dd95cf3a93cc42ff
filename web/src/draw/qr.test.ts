import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qr, qrPath } from './qr';

const MARGIN = 4; // modules
const MODULE = 4; // dots

/** What a camera reads of a code. */
function read(rows: readonly boolean[][]): string | undefined {
  const side = (rows.length + 2 * MARGIN) * MODULE;
  const dots = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (rows[Math.floor(y / MODULE) - MARGIN]?.[Math.floor(x / MODULE) - MARGIN])
        dots.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return jsQR(dots, side, side)?.data;
}

describe('QR codes', () => {
  it.each([
    'a',
    'http://192.168.1.20:8000/t/Zx81kQmP0aWb3NcD',
    'https://gobelin.example/t/Zx81kQmP0aWb3NcD#KRÁL-łódź-7',
    `https://gobelin.example/t/${'x'.repeat(380)}`,
  ])('are read back: %s', async (text) => {
    expect(read(await qr(text))).toBe(text);
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
