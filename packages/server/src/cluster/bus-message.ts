/** Messages between processes. Their schema is checked on receipt, because a bus may deliver anything. */
import { Digest } from '@nyhavn/protocol';
import * as v from 'valibot';

/** Tokens that a key has taken since the last message; null if its bucket was reset. */
const RateLimitUpdate = v.pipe(
  v.tuple([v.string(), v.string(), v.nullable(v.number())]),
  v.readonly(),
);
export type RateLimitUpdate = v.InferOutput<typeof RateLimitUpdate>;

const Strings = v.pipe(v.array(v.string()), v.readonly());

/** A message about a table, or about the whole service. */
const ClusterMessage = v.union([
  v.object({ next: v.number() }),
  v.object({ rewritten: v.literal(true) }),
  v.object({ people: Strings }),
  v.object({ link: v.object({ seat: v.number(), draw: v.number(), link: Digest }) }),
  v.object({ who: v.literal(true) }),
  v.object({ taken: v.pipe(v.array(RateLimitUpdate), v.readonly()) }),
  v.object({
    leaving: v.object({ session: v.exactOptional(v.string()), people: v.exactOptional(Strings) }),
  }),
  v.object({ work: v.literal(true) }),
  v.object({ beat: v.literal(true) }),
]);
export type ClusterMessage = v.InferOutput<typeof ClusterMessage>;

/** The id of the sending process, and its message. */
export const BusMessage = v.tuple([v.string(), ClusterMessage]);
