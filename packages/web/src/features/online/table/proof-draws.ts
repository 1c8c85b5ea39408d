/** Draws of verifiable chance in words: which ones, and what is wrong with them. */
import type { DrawCheck } from '@nyhavn/protocol';
import type { ProofWords } from '../../../words/en/proof.ts';
import type { SealWords } from '../../../words/en/seal.ts';
import { say } from '../../../words/index.ts';

/** The draw that decides who starts. */
const START_DRAW = 0;

/** Draws by their numbers, neighbours as a range: `draws 0 (start player), 3–5 and 9`. */
export function drawsInWords(words: ProofWords, draws: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const draw of draws) {
    const last = ranges.at(-1);
    if (last && last.from !== START_DRAW && draw === last.to + 1) last.to = draw;
    else ranges.push({ from: draw, to: draw });
  }
  const parts = ranges.map(({ from, to }) => {
    if (from === START_DRAW) return `${from} (${words.starting})`;
    return from === to ? `${from}` : `${from}–${to}`;
  });
  return words.draws(draws.length, say().common.list(parts));
}

/** Who took part in a draw, and who did not answer; whoever sits here is told also if the host left this device out. */
export function participantsInWords(
  words: SealWords,
  { tookPart, missed }: DrawCheck,
  seats: { readonly own: number | undefined; nameOf(seat: number): string },
): string[] {
  const { own, nameOf } = seats;
  const names = (some: readonly number[]) => say().common.list(some.map(nameOf));
  const others = missed.filter((seat) => seat !== own);
  const isOwnHeard = own === undefined || tookPart.includes(own) || missed.includes(own);
  return [
    tookPart.length > 0 ? words.tookPart(names(tookPart)) : words.nobody,
    ...(others.length > 0 ? [words.missed(names(others))] : []),
    ...(others.length < missed.length ? [words.missedOwn] : []),
    ...(isOwnHeard ? [] : [words.notAsked]),
  ];
}

/**
 * The fault of the first draw that this device could not verify, as a sentence; undefined if all
 * are right.
 */
export function problemInWords(
  words: ProofWords,
  checks: readonly DrawCheck[],
): string | undefined {
  const wrong = checks.find(({ problem }) => problem !== undefined);
  if (wrong?.problem === undefined) return undefined;
  return words.wrong(drawsInWords(words, [wrong.draw]), words.problems[wrong.problem]);
}
