/** What bots are called that nobody has named: things of a weaver, in the language of whoever sets the table. */
import { say } from '../i18n/i18n.svelte';

const THINGS = ['loom', 'bobbin', 'shuttle', 'spindle', 'heddle'] as const;

export function botNames(): string[] {
  return THINGS.map((thing) => say('lobby-bot-name', { thing }));
}
