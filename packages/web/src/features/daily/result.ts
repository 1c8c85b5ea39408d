/** Results of daily games, without anything that gives a move away. */
import type { GamePicture, SeenStep } from '@nyhavn/engine';
import type { DailyKind, DailyResult } from '../../store/stored-shapes.ts';
import { DAILY_RULES } from './days.ts';

const YOU = 0;
const RIVAL = 1;

/** The result of a game; undefined until it is over. */
export function resultOf(
  kind: DailyKind,
  steps: readonly SeenStep[],
  advice: number,
): DailyResult | undefined {
  const last = steps.at(-1)?.after;
  if (!last?.winners) return undefined;
  const points = last.players[YOU]?.score ?? 0;
  return {
    isSuccess: kind === 'alone' ? points >= (DAILY_RULES?.goal ?? 0) : last.winners.includes(YOU),
    turns: roundOf(last),
    points,
    theirs: kind === 'alone' ? 0 : (last.players[RIVAL]?.score ?? 0),
    lit: litRounds(steps, roundOf(last)),
    advice,
  };
}

function litRounds(steps: readonly SeenStep[], rounds: number): boolean[] {
  const lit = Array.from({ length: rounds }, () => false);
  for (const { before, after } of steps) {
    const isMore = (after.players[YOU]?.score ?? 0) > (before.players[YOU]?.score ?? 0);
    if (isMore) lit[roundOf(before) - 1] = true;
  }
  return lit;
}

function roundOf(picture: GamePicture): number {
  return DAILY_RULES?.round(picture) ?? 0;
}
