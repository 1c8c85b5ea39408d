/** The server's HTTP API, with the types that the protocol gives it. */
import { API } from '@nyhavn/protocol';
import type * as v from 'valibot';
import { type Answer, request } from './request.ts';

export type { Answer } from './request.ts';

type Name = keyof typeof API;

/** What a request is made of. */
interface Asked<Key extends Name> {
  readonly params?: v.InferInput<(typeof API)[Key]['params']>;
  readonly query?: v.InferInput<(typeof API)[Key]['query']>;
  readonly body?: v.InferInput<(typeof API)[Key]['body']>;
}

/** What an address of the API replies. */
export type Reply<Key extends Name> = v.InferOutput<(typeof API)[Key]['reply']>;

/** Asks the server something. */
export async function ask<Key extends Name>(
  name: Key,
  { params = {}, query = {}, body }: Asked<Key> = {},
): Promise<Answer<Reply<Key>>> {
  const { method, path } = API[name];
  const parts = new Map<string, unknown>(Object.entries(params));
  const address = path.replaceAll(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(String(parts.get(part))),
  );
  const asked = new URLSearchParams();
  for (const [part, value] of Object.entries(query)) {
    if (value !== undefined) asked.set(part, String(value));
  }
  const whole = asked.size === 0 ? address : `${address}?${asked}`;
  return (await request(method, whole, body)) as Answer<Reply<Key>>;
}
