/** Where an explanation lies: beside its thing, inside the window, and on as few of the answers as can be. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 8;

function meets(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Right of the thing, else left of it, above or below it: the first that covers fewest of the answers. */
export function beside(
  near: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
  answers: readonly Box[],
): { x: number; y: number } {
  const inside = (at: number, length: number, room: number) => Math.max(GAP, Math.min(at, room - length - GAP));
  const y = inside(near.top, size.height, window.height);
  const x = inside((near.left + near.right - size.width) / 2, size.width, window.width);
  const above = near.top - GAP - size.height;
  const below = { x, y: inside(near.bottom + GAP, size.height, window.height) };
  const places = [
    ...(near.right + GAP + size.width < window.width ? [{ x: near.right + GAP, y }] : []),
    ...(near.left - GAP - size.width > 0 ? [{ x: near.left - GAP - size.width, y }] : []),
    ...(above > 0 ? [{ x, y: above }] : []),
    ...(near.bottom + GAP + size.height < window.height ? [below] : []),
  ];
  const covered = (at: { x: number; y: number }) => {
    const box = { left: at.x, right: at.x + size.width, top: at.y, bottom: at.y + size.height };
    return answers.filter((one) => meets(box, one)).length;
  };
  const fewest = Math.min(...places.map(covered));
  return places.find((one) => covered(one) === fewest) ?? below;
}
