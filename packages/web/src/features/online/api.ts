/** The server's HTTP API, with the types that the protocol gives it. */
import {
  API,
  addressOf,
  type RouteName,
  type RouteReply,
  type RouteRequest,
} from '@nyhavn/protocol';
import { type ApiResult, request } from './request.ts';

export type { RouteReply as Reply } from '@nyhavn/protocol';
export type { ApiResult } from './request.ts';

/** Asks the server something. */
export async function ask<Key extends RouteName>(
  name: Key,
  asked: RouteRequest<Key> = {},
): Promise<ApiResult<RouteReply<Key>>> {
  const answer = await request(API[name].method, addressOf(name, asked), asked.body);
  return answer as ApiResult<RouteReply<Key>>;
}
