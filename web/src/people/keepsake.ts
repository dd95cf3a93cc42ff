/**
 * The way back to a seat as something to keep: a picture to save, or a sheet to print. Drawn on a canvas, because the
 * page may load no pictures but its own files.
 */
import { qr } from '../draw/qr';
import { say } from '../i18n/i18n.svelte';
import { saveFile } from '../parts/saving';

export interface Keepsake {
  /** The name of the table. */
  table: string;
  player: string;
  address: string;
  code: string;
  /** The address with the code, for a camera. */
  link: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 64;
const BAND = 34;
const SQUARE = 360; // at most
const DISPLAY = '"Grenze", Georgia, serif';
const PLAIN = '"Asap Condensed", "Arial Narrow", sans-serif';
const MONO = '"DejaVu Sans Mono", Menlo, Consolas, monospace';
// the same in light and dark: it is paper
const [LINEN, INK, FAINT, MADDER, SAFFRON] = ['#f3e9d5', '#2a1f16', '#64533e', '#7e1f1b', '#dfa524'];

type Pen = CanvasRenderingContext2D;

/** In the largest size up to this one in which it has room. */
function line(pen: Pen, text: string, y: number, size: number, style: (size: number) => string, room: number): void {
  let fitting = size;
  pen.font = style(fitting);
  while (fitting > 12 && pen.measureText(text).width > room) pen.font = style(--fitting);
  pen.fillText(text, EDGE, y);
}

/** In as many lines as it needs; where the last one stands. */
function paragraph(pen: Pen, text: string, y: number, height: number, room: number): number {
  let [now, at] = ['', y];
  for (const word of text.split(' ')) {
    const longer = now ? `${now} ${word}` : word;
    if (now && pen.measureText(longer).width > room) {
      pen.fillText(now, EDGE, at);
      [now, at] = [word, at + height];
    } else now = longer;
  }
  pen.fillText(now, EDGE, at);
  return at;
}

function band(pen: Pen, y: number): void {
  pen.fillStyle = MADDER;
  pen.fillRect(0, y, WIDTH, BAND);
  pen.fillStyle = SAFFRON;
  pen.beginPath();
  for (let x = BAND; x < WIDTH; x += 2 * BAND) {
    pen.moveTo(x, y + 6);
    pen.lineTo(x + 15, y + BAND / 2);
    pen.lineTo(x, y + BAND - 6);
    pen.lineTo(x - 15, y + BAND / 2);
    pen.closePath();
  }
  pen.fill();
}

function square(pen: Pen, rows: readonly boolean[][]): void {
  const module = Math.floor(SQUARE / (rows.length + 8)); // cameras want a margin of four; whole dots leave no seams
  const side = module * (rows.length + 8);
  const [left, top] = [WIDTH - EDGE - side, 176];
  pen.fillStyle = '#fff';
  pen.fillRect(left, top, side, side);
  pen.fillStyle = '#1d1206';
  for (const [y, row] of rows.entries())
    for (const [x, dark] of row.entries())
      if (dark) pen.fillRect(left + (x + 4) * module, top + (y + 4) * module, module, module);
}

async function drawKeepsake({ table, player, address, code, link }: Keepsake): Promise<HTMLCanvasElement> {
  const fonts = [`700 40px ${DISPLAY}`, `500 20px ${PLAIN}`, `700 20px ${PLAIN}`];
  await Promise.all(fonts.map((font) => document.fonts.load(font, `${table}${player}`)));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = LINEN;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  band(pen, 0);
  band(pen, HEIGHT - BAND);
  square(pen, await qr(link));
  const room = WIDTH - SQUARE - 3 * EDGE;
  pen.fillStyle = INK;
  line(pen, say('rights-paper-title', { table }), 134, 50, (size) => `700 ${size}px ${DISPLAY}`, WIDTH - 2 * EDGE);
  pen.fillStyle = FAINT;
  line(pen, say('rights-paper-seat', { player }), 208, 32, (size) => `700 ${size}px ${PLAIN}`, room);
  line(pen, address, 354, 30, (size) => `500 ${size}px ${PLAIN}`, room);
  pen.fillStyle = INK;
  line(pen, code, 292, 52, (size) => `700 ${size}px ${MONO}`, room);
  pen.fillStyle = FAINT;
  pen.font = `500 25px ${PLAIN}`;
  const last = paragraph(pen, say('rights-paper-how'), 420, 33, room);
  pen.font = `700 25px ${PLAIN}`;
  paragraph(pen, say('rights-paper-secret'), last + 46, 33, room);
  return canvas;
}

export async function savePicture(name: string, keepsake: Keepsake): Promise<void> {
  const canvas = await drawKeepsake(keepsake);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (file) saveFile(name, file);
}

/** Nothing but this is printed, whatever is on the screen. */
export async function print(keepsake: Keepsake): Promise<void> {
  const sheet = document.createElement('div');
  sheet.className = 'printed';
  sheet.append(await drawKeepsake(keepsake));
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  window.print();
}
