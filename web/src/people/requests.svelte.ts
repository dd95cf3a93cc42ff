/** Something that is asked of the server by a button: it may be refused, which is said in place. */
import { Refused, Unreachable } from '../api/client';
import { say } from '../i18n/i18n.svelte';
import { problemWords } from '../i18n/refusals';

export class Requests {
  /** Why it was not done. */
  problem = $state<string | null>(null);
  working = $state(false);

  /** One thing at a time. Whether it was done. */
  async send(what: () => Promise<unknown>): Promise<boolean> {
    if (this.working) return false;
    this.working = true;
    this.problem = null;
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error;
      this.problem = error instanceof Refused ? problemWords(error.problem) : say('page-lost');
      return false;
    } finally {
      this.working = false;
    }
  }
}
