/** The woven border of a finished cloth. */
const GROUND = '#7e1f1b';
const LOZENGES = ['#dfa524', '#2f6aa6', '#fdf4df', '#235636'];
const STEP = 24;

export const SELVEDGE = 18; // its height

export function selvedge(width: number): string {
  const count = Math.ceil(width / STEP);
  const lozenges = LOZENGES.map((colour, k) => {
    let d = '';
    for (let i = k; i < count; i += LOZENGES.length) d += `M${i * STEP + 12} 2l9 7-9 7-9-7Z`;
    return `<path d="${d}" fill="${colour}"/>`;
  });
  const hearts = Array.from({ length: count }, (_, i) => `M${i * STEP + 12} 6l4 3-4 3-4-3Z`).join('');
  return `<rect width="${width}" height="${SELVEDGE}" fill="${GROUND}"/>${lozenges.join('')}<path d="${hearts}" fill="#2a1f16"/><rect width="${width}" height="${SELVEDGE}" fill="url(#pat-cloth)"/>`;
}
