/** What came of a game of a day: enough to tell of it, and nothing that gives a move away. */
import { GOAL, type RollAndWritePicture, type SeenStep } from '@nyhavn/engine';
import type { DailyKind, DailyResult } from '../../store/stored-shapes.ts';

const YOU = 0;
const RIVAL = 1;

/** What came of a game that is over; undefined while it is not. */
export function resultOf(
  kind: DailyKind,
  steps: readonly SeenStep[],
  advice: number,
): DailyResult | undefined {
  const last = steps.at(-1)?.after as RollAndWritePicture | undefined;
  if (!last?.winners) return undefined;
  const points = last.players[YOU]?.score ?? 0;
  return {
    isSuccess: kind === 'alone' ? points >= GOAL : last.winners.includes(YOU),
    turns: last.round,
    points,
    theirs: kind === 'alone' ? 0 : (last.players[RIVAL]?.score ?? 0),
    lit: litRounds(steps, last.round),
    advice,
  };
}

function litRounds(steps: readonly SeenStep[], rounds: number): boolean[] {
  const lit = Array.from({ length: rounds }, () => false);
  for (const { before, after } of steps) {
    const { round, players } = before as RollAndWritePicture;
    if ((after.players[YOU]?.score ?? 0) > (players[YOU]?.score ?? 0)) lit[round - 1] = true;
  }
  return lit;
}
