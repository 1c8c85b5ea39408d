/** Advice in words: what to look at, and what speaks for a move. */
import type { HouseFacts } from '@nyhavn/bots/house';
import type { AdviceWords } from '../../words/en/advice.ts';
import { say } from '../../words/index.ts';
import type { Judged } from '../bots/judging.ts';
import type { SpokenMove } from '../front.ts';

/** What to look at, without saying where. */
export function gentleWords(words: AdviceWords, { verb, tile, tracks }: SpokenMove): string {
  if (tile !== undefined) {
    const colour = say().common.colours[tile.charAt(0) as 'R'];
    return words.tile(colour, Number(/\d/.exec(tile)?.[0] ?? 0));
  }
  const kind = verb === 'mark' && tracks === '' ? 'decline' : verb;
  return words.verbs[kind] ?? words.verbs.other ?? '';
}

/** What speaks for a move, the weightiest first. */
export function reasonsFor(words: AdviceWords, game: string, { facts }: Judged): string[] {
  if (!facts) return [words.reasons.chance];
  return reasonsIn(words, game, facts as HouseFacts);
}

function reasonsIn(words: AdviceWords, game: string, facts: HouseFacts): string[] {
  const { reasons } = words;
  const cards = game === 'copenhagen';
  return [
    ...(facts.points > 0 ? [reasons.points(say().common.points(facts.points))] : []),
    ...(facts.lines > 0 ? [reasons.lines(facts.lines)] : []),
    ...(facts.gaps > 0 ? [reasons.gaps(facts.gaps)] : []),
    ...(facts.gaps < 0 ? [reasons.closed(-facts.gaps)] : []),
    ...(facts.cells > 0 && facts.gaps === 0 ? [reasons.open] : []),
    ...savedReason(words, cards, facts),
    ...leftReason(words, cards, facts),
  ];
}

function savedReason({ reasons }: AdviceWords, cards: boolean, { saved }: HouseFacts): string[] {
  if (saved === 0) return [];
  if (!cards) return saved > 0 ? [reasons.boxes(saved)] : [];
  return saved > 0 ? [reasons.cards(saved)] : [reasons.spent(-saved)];
}

function leftReason({ reasons }: AdviceWords, cards: boolean, { left }: HouseFacts): string[] {
  if (cards) return [reasons.pairs(left)];
  return [reasons.dice(left)];
}

/** How much the move matters beside the next one, and what it promises. */
export function standing(words: AdviceWords, best: Judged, next: Judged | undefined): string {
  const chance = words.chance(Math.round(best.chance * 100));
  if (!next) return words.only;
  if (next.loss < 0.01) return `${chance} ${words.close}`;
  return next.loss > 0.06 ? `${chance} ${words.clear}` : chance;
}
