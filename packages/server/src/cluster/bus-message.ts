/** What processes tell each other, as it is checked on the way in: anything may come over a bus. */
import * as v from 'valibot';

/** How many tokens a key has taken since the last message; null where its bucket was reset. */
const RateLimitUpdate = v.pipe(
  v.tuple([v.string(), v.string(), v.nullable(v.number())]),
  v.readonly(),
);
export type RateLimitUpdate = v.InferOutput<typeof RateLimitUpdate>;

const Strings = v.pipe(v.array(v.string()), v.readonly());

/** What processes say of a table, or of anything else. */
const ClusterMessage = v.union([
  v.object({ next: v.number() }),
  v.object({ rewritten: v.literal(true) }),
  v.object({ people: Strings }),
  v.object({ who: v.literal(true) }),
  v.object({ taken: v.pipe(v.array(RateLimitUpdate), v.readonly()) }),
  v.object({
    leaving: v.object({ session: v.exactOptional(v.string()), people: v.exactOptional(Strings) }),
  }),
  v.object({ work: v.literal(true) }),
  v.object({ beat: v.literal(true) }),
]);
export type ClusterMessage = v.InferOutput<typeof ClusterMessage>;

/** Which process says what. */
export const BusMessage = v.tuple([v.string(), ClusterMessage]);
