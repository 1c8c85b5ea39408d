/** Looking closely at Roll & Write: dice exactly, whole turns, and the next player's roll. */
import { countOf, type Move, type Seat, totalOf } from '@nyhavn/engine';
import { type RollAndWriteState, rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { buildingFacts } from '../house/facts.ts';
import { MeanProspect, type Prospect } from '../learned/prospect.ts';
import { Remembered } from '../remembered.ts';
import type { Analyst, Candidate, Effort } from '../review/analyst.ts';
import { turnEnds } from '../turn-ends.ts';
import type { Hope } from './drawing.ts';
import { Horizon, worthTo } from './horizon.ts';
import type { RollTable } from './roll-table.ts';
import { isUnsettled, settled, Takings } from './settled.ts';
import { isReroll, plansOf } from './turn.ts';

/** The phases in which two players choose their first track, and in which the active seat has something to draw. */
const START = 0;
const TURN = 1;

const REROLL_STAR = 0;

/** Tables, and promises of rolls to come, that are remembered. */
const MAX_CACHED_TABLES = 60;
const MAX_CACHED_ROLLS = 4000;

/** An analyst with this depth. */
export function analystOf(effort: Effort): Analyst {
  const outlooks = new Outlooks(effort);
  return {
    outlook: (state) => ({ prospect: outlooks.of(state as RollAndWriteState), error: 0 }),
    candidates: ({ view, seat }, also) => {
      const state = view as RollAndWriteState;
      return isUnsettled(state)
        ? choices(state, seat, outlooks)
        : withRolls(state, seat, turns(state, seat, also, effort, outlooks), outlooks);
    },
    facts(view, end, seat) {
      const before = (view as RollAndWriteState).sheets[seat]!;
      const { sheets, dice, active } = end as RollAndWriteState;
      const after = sheets[seat]!;
      return {
        ...buildingFacts(before, after),
        left: active === seat ? totalOf(dice) : 0,
        saved: totalOf(after.marked) - totalOf(before.marked),
      };
    },
  };
}

/** Every die that can be taken, or every first track. */
function choices(state: RollAndWriteState, seat: Seat, outlooks: Outlooks): Candidate[] {
  return Array.from({ length: rollAndWrite.count(state, seat) }, (_, index) => {
    const move = rollAndWrite.at(state, seat, index);
    const end = rollAndWrite.copy(state);
    rollAndWrite.applyUnchecked(end, seat, move);
    return { move, end, worlds: [outlooks.far(settled(end, outlooks.hope))] };
  });
}

/** The best turns by what they promise at their ends, and those that begin with `also` these moves. */
function turns(
  state: RollAndWriteState,
  seat: Seat,
  also: readonly Move[],
  { plans: most, states }: Effort,
  outlooks: Outlooks,
): Candidate[] {
  const takings = new Takings(state, outlooks.hope);
  const taken = (end: RollAndWriteState) => {
    const after = rollAndWrite.copy(end);
    takings.end(after);
    return after;
  };
  const depth = { limit: states, rerolls: false };
  const evaluator = (end: RollAndWriteState) => outlooks.hope(taken(end), seat);
  const plans = plansOf(state, seat, evaluator, depth);
  const chosen = plans.filter(({ move }, index) => index < most || also.includes(move));
  return chosen.map(({ move, end }) => {
    let whole = end!;
    // A turn may have too many moves to be searched completely.
    while (rollAndWrite.count(whole, seat) > 0 && !isUnsettled(whole) && whole.active === seat) {
      const [next] = plansOf(whole, seat, evaluator, depth);
      whole = rollAndWrite.copy(whole);
      rollAndWrite.applyUnchecked(whole, seat, next!.move);
    }
    return { move, end: whole, worlds: [outlooks.far(taken(whole))] };
  });
}

/**
 * Moves before a re-roll are judged by their exact expectation. Where a turn can be ended as
 * well without rolling again, the better one counts.
 */
function withRolls(
  state: RollAndWriteState,
  seat: Seat,
  ends: readonly Candidate[],
  outlooks: Outlooks,
): Candidate[] {
  const canRoll = state.phase === TURN && !state.drawn;
  if (!canRoll || countOf(state.sheets[seat]!.star, REROLL_STAR) === 0) return [...ends];
  const judged = new Map(ends.map((candidate) => [candidate.move, candidate]));
  const count = rollAndWrite.count(state, seat);
  for (let index = 0; index < count; index++) {
    const move = rollAndWrite.at(state, seat, index);
    const after = rollAndWrite.copy(state);
    rollAndWrite.applyUnchecked(after, seat, move);
    const ending = judged.get(move);
    if (after.drawn || after.phase !== TURN || after.active !== seat) continue;
    if (after.rolling === 0 && !ending) continue;
    const rolled = outlooks.of(after);
    if (ending && worthTo(ending.worlds[0]!, seat) >= worthTo(rolled, seat)) continue;
    judged.set(move, { move, end: ending?.end, worlds: [rolled] });
  }
  return [...judged.values()];
}

/** Tables of turns and what was thought of their ends, as far as they are remembered. */
class Outlooks {
  readonly #horizon = new Horizon();
  readonly #effort: Effort;
  readonly #tables = new Remembered<RollTable>(MAX_CACHED_TABLES);
  readonly #further = new Remembered<Prospect>(MAX_CACHED_ROLLS);

  constructor(effort: Effort) {
    this.#effort = effort;
  }

  /** The outlook of a state, with best play until the end of its turn. */
  of(state: RollAndWriteState): Prospect {
    const awaited = rollAndWrite.awaits(state);
    if (awaited.kind === 'over') return this.near(state);
    if (awaited.kind === 'chance' && state.rolling === 0) return this.#crossed(state);
    if (isUnsettled(state)) return this.#unsettled(state);
    const isRolled = state.rolling > 0 || state.rolled;
    if (state.phase === TURN && !state.drawn && isRolled)
      return this.#table(state).after(state.dice);
    return this.#ended(state);
  }

  /** The value of a state between two turns for a seat, without a search. */
  get hope(): Hope {
    return this.#horizon.hope;
  }

  /** The quick prediction between two turns. */
  near(state: RollAndWriteState): Prospect {
    return this.#horizon.of(state);
  }

  /** The same, and the next player's roll is looked at. */
  far(state: RollAndWriteState): Prospect {
    if (this.#effort.turns === 0 || state.rolling === 0) return this.near(state);
    return this.#further.get(JSON.stringify(state), () => this.#horizon.table(state).after(0));
  }

  #table(state: RollAndWriteState): RollTable {
    const key = JSON.stringify({ ...state, dice: 0, rolling: 0, rolled: true });
    const further = { judge: (end: RollAndWriteState) => this.far(end), most: this.#effort.turns };
    return this.#tables.get(key, () => this.#horizon.table(state, further));
  }

  /** Before the last die is taken the search ends at the next roll; after it, at the end of that turn. */
  #unsettled(state: RollAndWriteState): Prospect {
    const after = settled(state, this.hope);
    return state.phase === START ? this.of(after) : this.far(after);
  }

  /** The mean over the four ways of crossing out mirror images before two players begin. */
  #crossed(state: RollAndWriteState): Prospect {
    const mean = new MeanProspect(state.sheets.length);
    for (const { move, weight } of rollAndWrite.chances(state)) {
      const after = rollAndWrite.copy(state);
      rollAndWrite.applyUnchecked(after, 'chance', move);
      mean.add(this.of(after), weight);
    }
    return mean.value;
  }

  /** The best end of a turn in which no dice are rolled any more. */
  #ended(state: RollAndWriteState): Prospect {
    const seat = state.active;
    const takings = new Takings(state, this.hope);
    let best: RollAndWriteState | undefined;
    let most = Number.NEGATIVE_INFINITY;
    const follow = (_: object, move: Move) => !isReroll(move);
    for (const { state: end } of turnEnds(rollAndWrite, state, seat, this.#effort.states, follow)) {
      takings.end(end as RollAndWriteState);
      const hope = this.hope(end as RollAndWriteState, seat);
      if (hope <= most) continue;
      most = hope;
      best = end as RollAndWriteState;
    }
    return this.far(best!);
  }
}
