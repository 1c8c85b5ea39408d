/** Telling the server a name. */
import { type ApiResult, ask } from './api.ts';
import type { Person } from './kept-person.ts';
import { forgetMe, me, setSession } from './me.ts';

/** Sends a name to the server: of a new guest, or as a new name for the account. */
export async function introduce(name: string): Promise<ApiResult<Person>> {
  const known = me.peek();
  if (known?.name === name) return { ok: true, value: known };
  const answer = await (known
    ? ask('rename', { body: { name } })
    : ask('becomeGuest', { body: { name } }));
  if (answer.ok) setSession(answer.value);
  // The server may have lost its sessions; the next call makes a new guest.
  else if (answer.reason === 'not-signed-in') forgetMe();
  return answer;
}
