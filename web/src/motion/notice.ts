/** Whose turn it is, for those who look elsewhere: the title of the tab, a notice of the browser. */
import { say } from '../i18n/i18n.svelte';

/** The title of the tab while somebody is asked, or while not. */
export function title(asked: boolean): void {
  document.title = asked ? say('page-title-your-turn') : say('page-title');
}

/** A notice of the browser, if it was allowed in the settings and nobody looks at the page. */
export function notify(table: string): void {
  if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(say('page-title-your-turn'), { tag: `gobelin ${table}` });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones allow notices to service workers alone
  }
}
