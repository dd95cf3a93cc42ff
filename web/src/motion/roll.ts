/** The end of a game: the map is rolled up from the bottom, before the sheet unrolls. */
import { motion } from '../device/settings.svelte';
import './motion.css';

const WEAVE = 520; // ms: --m-weave of the styles
const THICK = 26; // px of the roll

/** Done when the map is rolled up; at once where nothing may move, and where there is no map. A click ends it. */
export async function rollUp(root: Element | undefined): Promise<void> {
  const map = root?.querySelector('.map');
  const place = map?.getBoundingClientRect();
  if (!map || !place?.width || motion() === 'none' || document.hidden) return;
  const roll = document.createElement('div');
  roll.className = 'roll';
  roll.setAttribute('aria-hidden', 'true');
  Object.assign(roll.style, {
    left: `${place.x - 6}px`,
    top: `${place.y - THICK / 2}px`,
    width: `${place.width + 12}px`,
    height: `${THICK}px`,
  });
  document.body.append(roll);
  const time = { duration: WEAVE, easing: 'cubic-bezier(.5,.1,.7,.6)', fill: 'forwards' as const };
  const parts = [
    map.animate([{ clipPath: 'inset(0 0 0 0)' }, { clipPath: 'inset(0 0 100% 0)' }], time),
    roll.animate([{ transform: `translateY(${place.height}px)` }, { transform: 'none' }], time),
  ];
  const end = (): void => {
    for (const part of parts) part.finish();
  };
  addEventListener('pointerdown', end);
  addEventListener('keydown', end);
  await Promise.allSettled(parts.map((part) => part.finished));
  removeEventListener('pointerdown', end);
  removeEventListener('keydown', end);
  roll.remove();
  setTimeout(() => parts[0]!.cancel(), 2 * WEAVE); // the sheet lies over it by now; who looks at the board sees it again
}
