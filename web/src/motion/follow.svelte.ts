/** What the table does besides showing the newest document: rims around what others changed, motion, sound, notices. */
import type { Attachment } from 'svelte/attachments';
import { untrack } from 'svelte';
import type { HostedDoc } from '../api';
import { colourOf } from '../draw/pieces';
import type { News, Session } from '../session/session.svelte';
import { motion, pace, settings } from '../device/settings.svelte';
import { actor, changes } from './changes';
import { markAll } from './marks';
import { notify, title } from './notice';
import { places, Stagehand } from './play';
import { Sounds, soundOf, type Sound } from './sound';

const NOT_THE_TABLE = 'dialog, input, textarea, select'; // a click there is about something else
const sounds = new Sounds();

function sound(one: Sound | null): void {
  if (one && settings()[one]) sounds.play(one);
}

export function follow(s: Session): Attachment<HTMLElement> {
  return (root) => {
    const stagehand = new Stagehand(root);
    let was: ReturnType<typeof places> = new Map();
    s.beforeSet = () => {
      was = motion() === 'none' ? new Map() : places(root);
    };

    function mark(news: News): void {
      const { players } = news.after;
      const things = changes(news.before, news.after, news.events);
      markAll(root, new Map([...things].map(([key, seat]) => [key, `var(--p${colourOf(players[seat]!)})`])));
    }

    function move(news: News): void {
      const wanted = motion();
      if (wanted === 'none' || news.jump || document.hidden) return;
      stagehand.play(was, {
        ...news,
        shown: s.shown,
        speed: actor(news.events) === s.view.viewer ? 1 : Math.max(1, pace()),
        full: wanted === 'full',
        asked: s.doc.decision?.kind === 'die',
      });
    }

    $effect(() => {
      const { news } = s;
      if (!news) return;
      untrack(() => {
        mark(news);
        move(news);
        sound(s.doc.decision?.kind === 'trap' ? 'drum' : soundOf(news.events, s.view.viewer));
      });
    });

    const pending = $derived(s.pending !== null);
    $effect(() => {
      if (pending) untrack(() => sound('thread'));
    });

    const asked = $derived(s.doc.decision !== null);
    let first = true; // who opens the page sees it
    $effect(() => {
      title(asked);
      untrack(() => {
        if (asked && !first) {
          sound('bell');
          if (settings().notice) notify((s.doc as Partial<HostedDoc>).table ?? '');
        }
        first = false;
      });
    });

    const skip = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest(NOT_THE_TABLE)) return;
      stagehand.finish();
      s.skip();
    };
    root.addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      root.removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
      s.beforeSet = null;
      stagehand.leave();
      title(false);
    };
  };
}
