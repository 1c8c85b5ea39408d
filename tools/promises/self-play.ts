/** Games of Roll & Write from which it is learned what positions between two turns promise. */
import {
  countOf,
  type Random,
  type RollAndWriteState,
  rollAndWrite,
  tallyOf,
} from '@nyhavn/engine';
import type { Prospect } from '../../packages/bots/src/learned/prospect.ts';
import { chanceEvent } from '../../packages/bots/src/match.ts';
import type { Horizon } from '../../packages/bots/src/roll-and-write/horizon.ts';
import { learnedOpinionOf } from '../../packages/bots/src/roll-and-write/learned.ts';
import { opinionOf } from '../../packages/bots/src/roll-and-write/opinion.ts';
import {
  PROMISE_FEATURES,
  writePromise,
} from '../../packages/bots/src/roll-and-write/promise-features.ts';
import type { RollTable } from '../../packages/bots/src/roll-and-write/roll-table.ts';
import { plansOf } from '../../packages/bots/src/roll-and-write/turn.ts';

/** A position between two turns: its features seat by seat, and what it should promise. */
export interface Lesson {
  readonly rows: readonly Float64Array[];
  readonly target: Prospect;
}

/** A game's lessons, and by how much promises before and after rolls differed, from the mover's side. */
export interface Lessons {
  readonly lessons: readonly Lesson[];
  readonly errors: readonly number[];
}

const PLAYERS = [2, 2, 2, 3, 2, 4];
const DEPTH = { limit: 300, rerolls: false };
/** How often, of a thousand times, a player by opinion does not take the best plan, and among how many. */
const CURIOSITY = [0, 20, 100, 300];
const TRIED = 6;
/** How often, of ten times, dice are rolled again where that is possible. */
const ROLLED_AGAIN = 4;
const REROLL_STAR = 0;
/** How far what is found later counts for what was thought before. */
const LAMBDA = 0.8;
/** No target is surer than this. */
const SUREST = 0.999;

/** A seat plays what the tables of rolls find best, or by an opinion and with some curiosity. */
interface Mind {
  readonly opinion: typeof opinionOf | undefined;
  readonly curiosity: number;
}

/** Plays a game and looks at every roll in it. */
export function playGame(number: number, horizon: Horizon, random: Random): Lessons {
  const players = PLAYERS[number % PLAYERS.length]!;
  const startPlayer = random.below(players);
  const begun = rollAndWrite.setup({ players, startPlayer, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  let { state } = begun.value;
  const minds = Array.from({ length: players }, () => mindOf(random));
  const seen: { state: RollAndWriteState; looked: Prospect }[] = [];
  for (;;) {
    const awaited = rollAndWrite.awaits(state);
    if (awaited.kind === 'over') return lessonsOf(seen, horizon);
    if (awaited.kind === 'chance' && state.rolling > 0 && !state.rolled) {
      const table = horizon.table(state);
      seen.push({ state: rollAndWrite.copy(state), looked: table.after(0) });
      if (!minds[state.active]!.opinion) {
        state = endOf(state, table, random, horizon);
        continue;
      }
    }
    if (awaited.kind === 'chance') {
      const { by, move } = chanceEvent(rollAndWrite, state, random);
      rollAndWrite.advance(state, by, move);
      continue;
    }
    const seat = awaited.seats[random.below(awaited.seats.length)]!;
    const { opinion = learnedOpinionOf, curiosity } = minds[seat]!;
    const plans = plansOf(state, seat, opinion, DEPTH);
    const isCurious = random.below(1000) < curiosity;
    const { move } = plans[isCurious ? random.below(Math.min(TRIED, plans.length)) : 0]!;
    rollAndWrite.advance(state, seat, move);
  }
}

function mindOf(random: Random): Mind {
  const curiosity = CURIOSITY[random.below(CURIOSITY.length)]!;
  if (random.below(2) === 0) return { opinion: undefined, curiosity };
  return { opinion: random.below(2) === 0 ? opinionOf : learnedOpinionOf, curiosity };
}

/** The best end of one roll, or of the better one of two. */
function endOf(
  turn: RollAndWriteState,
  table: RollTable,
  random: Random,
  horizon: Horizon,
): RollAndWriteState {
  const seat = turn.active;
  const stars = countOf(turn.sheets[seat]!.star, REROLL_STAR);
  const first = table.end(rolled(turn, random));
  if (stars === 0 || random.below(10) >= ROLLED_AGAIN) return rollAndWrite.copy(first);
  const second = table.end(rolled(turn, random));
  const isBetter = horizon.hope(second, seat) > horizon.hope(first, seat);
  const end = rollAndWrite.copy(isBetter ? second : first);
  end.sheets[seat]!.star -= tallyOf(REROLL_STAR);
  return end;
}

function rolled(turn: RollAndWriteState, random: Random): number {
  const state = rollAndWrite.copy(turn);
  rollAndWrite.advance(state, 'chance', chanceEvent(rollAndWrite, state, random).move);
  return state.dice;
}

/** Each position is to promise what its rolls do, and part of what was found out about promises later. */
function lessonsOf(
  seen: readonly { state: RollAndWriteState; looked: Prospect }[],
  horizon: Horizon,
): Lessons {
  const lessons: Lesson[] = [];
  const errors: number[] = [];
  let later: Prospect | undefined;
  for (const { state, looked } of seen.toReversed()) {
    const thought = horizon.of(state);
    const found = looked.map((value, at) => value + LAMBDA * (later?.[at] ?? 0));
    lessons.push({ rows: rowsOf(state), target: sane(found) });
    errors.push(looked[state.active]! - thought[state.active]!);
    later = found.map((value, at) => value - thought[at]!);
  }
  return { lessons, errors };
}

function rowsOf(state: RollAndWriteState): Float64Array[] {
  return state.sheets.map((_, seat) => {
    const row = new Float64Array(PROMISE_FEATURES.length);
    writePromise(row, state, seat);
    return row;
  });
}

/** The same with chances that are none below 0 and add up to 1. */
function sane(prospect: Prospect): Prospect {
  const seats = prospect.length / 2;
  const sure = prospect.map((value, at) =>
    at < seats ? Math.min(SUREST, Math.max(1 - SUREST, value)) : value,
  );
  const sum = sure.subarray(0, seats).reduce((whole, chance) => whole + chance, 0);
  return sure.map((value, at) => (at < seats ? value / sum : value));
}
