/** A curtain is raised: its folds draw apart from the middle, over what it hid. */
import { motion } from '../device/settings.svelte';
import './motion.css';

const WEAVE = 520; // ms: --m-weave of the styles

/** To be called with the curtain's cloth while it still hangs; what it gives back draws the folds apart. */
export function drapes(cloth: Element | undefined): () => void {
  if (!cloth || motion() === 'none') return () => undefined;
  const folds = document.createElement('div');
  folds.className = 'drapes';
  folds.setAttribute('aria-hidden', 'true');
  for (let half = 0; half < 2; half++) {
    const side = document.createElement('div');
    side.append(cloth.cloneNode(true));
    folds.append(side);
  }
  return () => {
    document.body.append(folds);
    const ends = [...folds.children].map((side, half) => {
      const away = `translateX(${half ? 100 : -100}%)`;
      const frames = [{ transform: 'none' }, { transform: away }];
      return side.animate(frames, { duration: WEAVE, easing: 'cubic-bezier(.5,0,.3,1)', fill: 'forwards' }).finished;
    });
    void Promise.allSettled(ends).then(() => folds.remove());
  };
}
