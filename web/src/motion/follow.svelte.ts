/** What the table does besides showing the newest document: rims around what others changed; a click skips. */
import type { Attachment } from 'svelte/attachments';
import { untrack } from 'svelte';
import { colourOf } from '../draw/pieces';
import type { Session } from '../session/session.svelte';
import { changes } from './changes';
import { markAll } from './marks';

const NOT_THE_TABLE = 'dialog, input, textarea, select'; // a click there is about something else

export function follow(s: Session): Attachment<HTMLElement> {
  return (root) => {
    $effect(() => {
      const { news } = s;
      if (!news) return;
      untrack(() => {
        const { players } = s.view;
        const things = changes(news.before, s.view, news.events);
        markAll(root, new Map([...things].map(([key, seat]) => [key, `var(--p${colourOf(players[seat]!)})`])));
      });
    });

    const skip = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest(NOT_THE_TABLE)) return;
      s.skip();
    };
    root.addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      root.removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  };
}
