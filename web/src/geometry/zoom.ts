/** What part of a drawing is seen through a window: scaled, then moved. */
import type { Point } from './hex';

export interface Size {
  width: number;
  height: number;
}

export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST = 4;

/** The drawing never leaves the window, and is never smaller than it. */
export function clampZoom({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const s = Math.min(MOST, Math.max(1, scale));
  const within = (at: number, size: number) => Math.min(0, Math.max(size * (1 - s), at));
  return { scale: s, x: within(x, width), y: within(y, height) };
}

/** Larger or smaller by a factor; the point of the window stays where it is. */
export function around(zoom: Zoom, { x, y }: Point, factor: number, window: Size): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const by = scale / zoom.scale;
  return clampZoom({ scale, x: x - (x - zoom.x) * by, y: y - (y - zoom.y) * by }, window);
}

/** As large as all points with this much around them fit in, up to a scale; they lie in the middle. */
export function over(points: readonly Point[], room: number, most: number, window: Size): Zoom {
  if (!points.length) return WHOLE;
  const [xs, ys] = [points.map((one) => one.x), points.map((one) => one.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = Math.min(window.width / (right - left + 2 * room), window.height / (bottom - top + 2 * room));
  const scale = Math.min(most, Math.max(1, fits));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return clampZoom({ scale, x: window.width / 2 - middle.x * scale, y: window.height / 2 - middle.y * scale }, window);
}
