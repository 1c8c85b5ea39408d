/** Synonyms: a search for one finds the rule that uses the other. */
import { soughtIn } from './search.ts';

/** Words that a search leaves out, and those that stand for words of the rules, as translators write them. */
export interface Thesaurus {
  /** Words with spaces between them. */
  readonly ignored: string;
  /** As in `tie: tied tiebreaker; die: dice`. */
  readonly same: string;
}

/** From this many letters on a word may have a wrong one, and from that many on two. */
const ONE_WRONG = 4;
const TWO_WRONG = 8;
/** A shorter word occurs within others, so its other words take its place. */
const SHORT = 3;

/** For each word of a search the words one of which has to occur in the text. */
export function waysToSay(query: string, { ignored, same }: Thesaurus, text: string): string[][] {
  const known = soughtIn(text).join(' ');
  const left = new Set(soughtIn(ignored));
  const all = soughtIn(query).map((word) => word.replaceAll(/[?!.,]+$/g, ''));
  const told = all.filter((word) => word !== '' && !left.has(word));
  const words = told.length > 0 ? told : all;
  const others = same.split(';').map((group) => {
    const [word = '', rest = ''] = group.split(':');
    return { word: soughtIn(word).join(' '), rest: soughtIn(rest) };
  });
  const meant = (word: string) =>
    others.flatMap((group) => (group.rest.includes(word) ? [group.word] : []));
  return words.map((word) => {
    const found = meant(word);
    if (found.length > 0) return word.length < SHORT ? found : [word, ...found];
    if (known.includes(word)) return [word];
    const near = nearest(word, [...known.split(' '), ...others.flatMap(({ rest }) => rest)]);
    return near === undefined ? [word] : [near, ...meant(near)];
  });
}

/** The word that has the fewest letters wrong, as long as those are few. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const most = word.length < ONE_WRONG ? 0 : word.length < TWO_WRONG ? 1 : 2;
  let best: string | undefined;
  let least = most + 1;
  for (const one of new Set(known.map((text) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')))) {
    if (Math.abs(one.length - word.length) >= least) continue;
    const wrong = lettersWrong(word, one);
    if (wrong < least) [best, least] = [one, wrong];
  }
  return best;
}

/** The edit distance: letters that are missing, too many, wrong, or swapped. */
function lettersWrong(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        last[j - 1]! + (isSame ? 0 : 1),
        last[j]! + 1,
        row[j - 1]! + 1,
        isSwapped ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
