/** A request to the server. What is needed from the start asks by this alone; all others go by `ask`, which knows the types. */
import type { Result } from '@nyhavn/engine';
import type { AnyRefusal } from '@nyhavn/protocol';

/** What a request comes to; where the server can't be reached at all, that is said too. */
export type Answer<Value> = Result<Value, AnyRefusal | 'unreachable'>;

/** Sends something to an address of the API. */
export async function request(
  method: string,
  address: string,
  body?: unknown,
): Promise<Answer<unknown>> {
  const content = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(address, { method, ...(body === undefined ? {} : content) });
    const reply: unknown = await response.json();
    return response.ok ? { ok: true, value: reply } : { ok: false, reason: refusalIn(reply) };
  } catch {
    return { ok: false, reason: 'unreachable' };
  }
}

function refusalIn(reply: unknown): AnyRefusal | 'unreachable' {
  const isRefusal = typeof reply === 'object' && reply !== null && 'refused' in reply;
  // What stands between us and the server may answer in its place.
  return isRefusal ? (reply.refused as AnyRefusal) : 'unreachable';
}
