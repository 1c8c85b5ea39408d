/** The server's HTTP API, with the types that the protocol gives it. */
import { API, type Asked, addressOf, type Reply, type RouteName } from '@nyhavn/protocol';
import { type Answer, request } from './request.ts';

export type { Reply } from '@nyhavn/protocol';
export type { Answer } from './request.ts';

/** Asks the server something. */
export async function ask<Key extends RouteName>(
  name: Key,
  asked: Asked<Key> = {},
): Promise<Answer<Reply<Key>>> {
  const answer = await request(API[name].method, addressOf(name, asked), asked.body);
  return answer as Answer<Reply<Key>>;
}
