/** Legal moves by their kind, taken apart once. */

/** A move taken apart, of the kind that its verb says. */
interface Verbal {
  readonly verb: string;
}

/** The moves of one kind, part by part, with their spelling. */
type OfVerb<Spoken extends Verbal, Verb> = Extract<Spoken, { readonly verb: Verb }> & {
  readonly text: string;
};

/** Makes the function that gives the moves of one kind, from how a game takes moves apart. */
export function byVerb<Spoken extends Verbal>(
  texts: readonly string[],
  spoken: (text: string) => Spoken,
) {
  const moves = Map.groupBy(
    texts.map((text) => ({ ...spoken(text), text })),
    ({ verb }) => verb,
  );
  return <Verb extends Spoken['verb']>(verb: Verb) =>
    (moves.get(verb) ?? []) as readonly unknown[] as readonly OfVerb<Spoken, Verb>[];
}
