/** Lists in sentences. The browser's own `Intl.ListFormat` would take longer to load than all words. */

/** Things one after the other, the last one behind a conjunction: `a, b and c`. */
export function enumerated(things: readonly string[], conjunction: string): string {
  const last = things.at(-1) ?? '';
  const others = things.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} ${conjunction} ${last}`;
}
