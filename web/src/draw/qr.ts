/** QR codes of links, for cameras. */

/** Rows of modules, true where they are dark. The encoder is loaded when the first code is drawn. */
export async function qr(text: string): Promise<boolean[][]> {
  const { encode } = await import('uqr');
  return encode(text, { ecc: 'M', border: 0 }).data;
}

/** A path of all dark modules, for a drawing of `size` modules to a side. */
export function qrPath(rows: readonly boolean[][]): string {
  return rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1Z`] : []))).join('');
}
