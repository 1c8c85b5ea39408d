/** A position of Roll & Write once everybody has taken their dice: only then it can be compared. */
import { GOAL, type RollAndWriteState, rollAndWrite, type Seat } from '@nyhavn/engine';
import type { Prospect } from '../learned/prospect.ts';
import { learnedOpinionOf } from './learned.ts';

/** Phases in which several seats choose, one move each. */
const START = 0;
const MARK = 3;

/** Whether seats are choosing dice to take, or their first track. */
export function isUnsettled({ phase, rolling }: RollAndWriteState): boolean {
  return rolling === 0 && (phase === START || phase === MARK);
}

/** The same state after everybody who is choosing has chosen what is best for them. */
export function settled(state: RollAndWriteState): RollAndWriteState {
  let now = state;
  while (isUnsettled(now)) {
    const awaited = rollAndWrite.awaits(now);
    if (awaited.kind !== 'seats') return now;
    now = bestAfter(now, awaited.seats[0]!);
  }
  return now;
}

function bestAfter(state: RollAndWriteState, seat: number): RollAndWriteState {
  let best: RollAndWriteState | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const count = rollAndWrite.count(state, seat);
  for (let index = 0; index < count; index++) {
    const after = rollAndWrite.copy(state);
    rollAndWrite.advance(after, seat, rollAndWrite.at(state, seat, index));
    const worth = learnedOpinionOf(after, seat);
    if (worth <= most) continue;
    most = worth;
    best = after;
  }
  return best!;
}

/** What the end of a turn is worth to a seat; where the game may be over, once it is. */
export function opinionAtEnd(state: RollAndWriteState, seat: Seat): number {
  const mayBeOver = state.sheets.some(({ score }) => score >= GOAL);
  return learnedOpinionOf(mayBeOver ? settled(state) : state, seat);
}

/** Log-odds by which the best of many ends seems better than it is. */
const TOO_GOOD = 0.2;

/**
 * Whoever takes the best of many ends by an estimate takes one that was estimated too high: so much of
 * the mover's chance goes back to the others. What is certain stays.
 */
export function modestly(prospect: Prospect, mover: Seat): Prospect {
  const seats = prospect.length / 2;
  const chance = prospect[mover]!;
  if (chance === 0 || chance === 1) return prospect;
  const modest = 1 / (1 + Math.exp(TOO_GOOD) * (1 / chance - 1));
  const scale = (1 - modest) / (1 - chance);
  return prospect.map((value, index) =>
    index === mover ? modest : index < seats ? value * scale : value,
  );
}
