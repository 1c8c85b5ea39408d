/** What a request to the HTTP API is made of, with the types that its routes give it. */
import type * as v from 'valibot';
import { API } from './api.ts';

/** The name of a route. */
export type RouteName = keyof typeof API;

/** What a request carries. */
export interface Asked<Key extends RouteName> {
  readonly params?: v.InferInput<(typeof API)[Key]['params']>;
  readonly query?: v.InferInput<(typeof API)[Key]['query']>;
  readonly body?: v.InferInput<(typeof API)[Key]['body']>;
}

/** What a route replies. */
export type Reply<Key extends RouteName> = v.InferOutput<(typeof API)[Key]['reply']>;

/** The address of a request, with its parts and its query filled in. */
export function addressOf<Key extends RouteName>(
  name: Key,
  { params = {}, query = {} }: Asked<Key>,
): string {
  const parts = new Map<string, unknown>(Object.entries(params));
  const address = API[name].path.replaceAll(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(String(parts.get(part))),
  );
  const asked = new URLSearchParams();
  for (const [part, value] of Object.entries(query)) {
    if (value !== undefined) asked.set(part, String(value));
  }
  return asked.size === 0 ? address : `${address}?${asked}`;
}
