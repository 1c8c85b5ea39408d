/** What processes tell each other, as it is checked on the way in: anything may come over a bus. */
import * as v from 'valibot';

/** How often a person has asked since it was told last; null where they were forgiven. */
const Taken = v.pipe(v.tuple([v.string(), v.string(), v.nullable(v.number())]), v.readonly());
export type Taken = v.InferOutput<typeof Taken>;

const Strings = v.pipe(v.array(v.string()), v.readonly());

/** What processes say of a table, or of anything else. */
const Said = v.union([
  v.object({ next: v.number() }),
  v.object({ rewritten: v.literal(true) }),
  v.object({ people: Strings }),
  v.object({ who: v.literal(true) }),
  v.object({ taken: v.pipe(v.array(Taken), v.readonly()) }),
  v.object({
    leaving: v.object({ session: v.exactOptional(v.string()), people: v.exactOptional(Strings) }),
  }),
  v.object({ work: v.literal(true) }),
  v.object({ beat: v.literal(true) }),
]);
export type Said = v.InferOutput<typeof Said>;

/** Which process says what. */
export const Notice = v.tuple([v.string(), Said]);
