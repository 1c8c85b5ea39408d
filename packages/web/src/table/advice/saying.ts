/** Advice in words: what speaks for a move, and how much it matters. */
import type { AdviceWords } from '../../words/en/advice.ts';
import type { Judged } from '../bots/judging.ts';
import type { GameFront } from '../front.ts';

/** The reasons for a move, the weightiest first. */
export function reasonsFor(
  words: AdviceWords,
  front: Pick<GameFront, 'judged'>,
  { facts }: Judged,
): readonly string[] {
  return facts ? (front.judged?.reasons(words, facts) ?? []) : [words.reasons.chance];
}

/** The chance that a move gives, and its lead over the next one. */
export function standing(words: AdviceWords, best: Judged, next: Judged | undefined): string {
  const chance = words.chance(Math.round(best.chance * 100));
  if (!next) return words.only;
  if (next.loss < 0.01) return `${chance} ${words.close}`;
  return next.loss > 0.06 ? `${chance} ${words.clear}` : chance;
}
