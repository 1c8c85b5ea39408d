/** Telling the server a name. */
import { type ApiResult, ask } from './api.ts';
import type { Person } from './kept-person.ts';
import { forgetMe, me, setSession } from './me.ts';

/** Tells the server a name: as somebody new, or as the one it knows. */
export async function introduce(name: string): Promise<ApiResult<Person>> {
  const known = me.peek();
  if (known?.name === name) return { ok: true, value: known };
  const answer = await (known
    ? ask('rename', { body: { name } })
    : ask('becomeGuest', { body: { name } }));
  if (answer.ok) setSession(answer.value);
  // The server may have forgotten everybody; then we begin anew.
  else if (answer.reason === 'not-signed-in') forgetMe();
  return answer;
}
