/** The server's HTTP API, with the types that the protocol gives it. */
import { accept, type Result, refuse } from '@nyhavn/engine';
import { type AnyRefusal, API } from '@nyhavn/protocol';
import type * as v from 'valibot';

type Name = keyof typeof API;

/** What a request is made of. */
interface Asked<Key extends Name> {
  readonly params?: v.InferInput<(typeof API)[Key]['params']>;
  readonly body?: v.InferInput<(typeof API)[Key]['body']>;
}

/** What a request comes to; where the server can't be reached at all, that is said too. */
export type Answer<Value> = Result<Value, AnyRefusal | 'unreachable'>;

/** What an address of the API replies. */
export type Reply<Key extends Name> = v.InferOutput<(typeof API)[Key]['reply']>;

/** Asks the server something. */
export async function ask<Key extends Name>(
  name: Key,
  { params = {}, body }: Asked<Key> = {},
): Promise<Answer<Reply<Key>>> {
  const { method, path } = API[name];
  const parts = new Map<string, unknown>(Object.entries(params));
  const address = path.replaceAll(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(String(parts.get(part))),
  );
  const content = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(address, { method, ...(body === undefined ? {} : content) });
    const reply: unknown = await response.json();
    if (response.ok) return accept(reply as Reply<Key>);
    return refuse(refusalIn(reply));
  } catch {
    return refuse('unreachable');
  }
}

function refusalIn(reply: unknown): AnyRefusal | 'unreachable' {
  const isRefusal = typeof reply === 'object' && reply !== null && 'refused' in reply;
  // What stands between us and the server may answer in its place.
  return isRefusal ? (reply.refused as AnyRefusal) : 'unreachable';
}
