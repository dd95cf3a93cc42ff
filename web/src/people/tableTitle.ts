/** What a table is called: its name, or the day it was made. */
import type { HostedDoc } from '../api';
import { say } from '../i18n/i18n.svelte';
import { day } from './times';

export function titleOf({ title, created }: Pick<HostedDoc, 'title' | 'created'>): string {
  return title || say('lobby-untitled', { date: day(created) });
}
