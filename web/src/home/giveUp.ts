/** This device gives up a table: whoever opens it here next has no seat there. */
import type { SeatKey } from '../api';
import { newKey, Refused, TableApi } from '../api/client';
import { forgetSeats, tokensOf } from '../session/ownSeats';

/** Throws where the server does not answer: then the table stays in the list. */
export async function giveUp(table: string): Promise<void> {
  for (const one of tokensOf(table)) await gone(() => revoke(table, one));
  await gone(async () => {
    // the cookie of this browser may be another device's than the token
    const { seats } = await new TableApi(table, null).comeBack(null, '', newKey());
    for (const one of seats) await revoke(table, one);
  });
  forgetSeats(table);
}

/** The device that holds this token opens the seat no longer, nor does its cookie. */
async function revoke(table: string, { seat, token }: SeatKey): Promise<void> {
  const api = new TableApi(table, token);
  const here = (await api.devices()).find((one) => one.here);
  if (here) await api.seat(seat, 'revoke', { device: here.device });
}

/** What opens nothing any more, or is not there, need not be given up. */
async function gone(what: () => Promise<void>): Promise<void> {
  try {
    await what();
  } catch (error) {
    if (!(error instanceof Refused) || ![401, 404].includes(error.problem.status)) throw error;
  }
}
