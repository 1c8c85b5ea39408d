/** Requests and replies of the HTTP API, typed by its routes. */
import type * as v from 'valibot';
import { API } from './api.ts';

/** The name of a route. */
export type RouteName = keyof typeof API;

/** The parameters, query and body of a request. */
export interface RouteRequest<Key extends RouteName> {
  readonly params?: v.InferInput<(typeof API)[Key]['params']>;
  readonly query?: v.InferInput<(typeof API)[Key]['query']>;
  readonly body?: v.InferInput<(typeof API)[Key]['body']>;
}

/** The reply of a route. */
export type RouteReply<Key extends RouteName> = v.InferOutput<(typeof API)[Key]['reply']>;

/** The address of a request, with its parts and its query filled in. */
export function addressOf<Key extends RouteName>(
  name: Key,
  { params = {}, query = {} }: RouteRequest<Key>,
): string {
  const parts = new Map<string, unknown>(Object.entries(params));
  const address = API[name].path.replaceAll(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(String(parts.get(part))),
  );
  const search = new URLSearchParams();
  for (const [part, value] of Object.entries(query)) {
    if (value !== undefined) search.set(part, String(value));
  }
  return search.size === 0 ? address : `${address}?${search}`;
}
