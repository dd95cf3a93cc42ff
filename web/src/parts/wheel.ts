/** The wheel turns what is being placed. Where nothing is, it does what it always does. */
import type { Attachment } from 'svelte/attachments';

const NOTCH = 40; // pixels of a touchpad that count as one notch

/** `turn` says whether there was anything to turn. */
export function wheel(turn: (by: 1 | -1) => boolean): Attachment {
  return (element) => {
    let gone = 0;
    const onwheel = (event: Event) => {
      const { deltaY, deltaMode, ctrlKey } = event as WheelEvent;
      if (ctrlKey) return; // zoom of the page
      gone += deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : Math.sign(deltaY) * NOTCH;
      if (Math.abs(gone) < NOTCH) return;
      const by = gone > 0 ? 1 : -1;
      gone = 0;
      if (turn(by)) event.preventDefault();
    };
    element.addEventListener('wheel', onwheel, { passive: false });
    return () => element.removeEventListener('wheel', onwheel);
  };
}
