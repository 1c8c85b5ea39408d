/** Looking closely at Roll & Write: dice exactly, whole turns, the rivals' turns by lot. */
import {
  countOf,
  GOAL,
  type Random,
  type RollAndWriteState,
  rollAndWrite,
  type Seat,
  totalOf,
} from '@nyhavn/engine';
import { runsOf } from '../choosing.ts';
import type { Prospect } from '../learned/prospect.ts';
import { MeanProspect } from '../learned/prospect.ts';
import { chanceEvent } from '../match.ts';
import type { Analyst, Candidate, Effort, Outlook } from '../review/analyst.ts';
import { buildingFacts } from '../review/facts.ts';
import { prospectOf } from './learned.ts';
import { RollTable } from './roll-table.ts';
import { isUnsettled, modestly, opinionAtEnd, settled } from './settled.ts';
import { plansOf } from './turn.ts';

/** How everybody is taken to think in turns that are imagined. */
const SHORT = { limit: 300, rerolls: false };

/** The phases in which the active seat has something to draw. */
const TURN = 1;

const REROLL_STAR = 0;

/** Somebody who looks that closely. */
export function analystOf(effort: Effort): Analyst {
  const tables = new RollTables();
  const outlook = (given: object): Outlook => {
    const state = given as RollAndWriteState;
    return { prospect: promised(state, tables, effort), error: 0 };
  };
  return {
    outlook,
    candidates({ view, seat, random }, also) {
      const state = view as RollAndWriteState;
      const plans = plansOf(state, seat, opinionAtEnd, {
        limit: effort.states,
        rerolls: false,
      });
      const chosen = plans.filter(({ move }, index) => index < effort.plans || also.includes(move));
      const rivals = Math.max(1, state.sheets.length - 1);
      const runs = runsOf(random, Math.ceil(effort.turns / rivals));
      const candidates = chosen.map((plan): Candidate => {
        const end = finished(plan.end!, seat, effort.states);
        return { move: plan.move, end, worlds: runs.map((run) => foreseen(end, seat, run())) };
      });
      return withRolls(state, seat, candidates, tables);
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

/** The end of a turn that was so long that nobody looked at all of it. */
function finished(end: RollAndWriteState, seat: Seat, limit: number): RollAndWriteState {
  let state = end;
  while (rollAndWrite.count(state, seat) > 0 && state.active === seat && !isUnsettled(state)) {
    const [next] = plansOf(state, seat, opinionAtEnd, { limit, rerolls: false });
    state = rollAndWrite.copy(state);
    rollAndWrite.advance(state, seat, next!.move);
  }
  return state;
}

/**
 * What comes before dice are rolled again is judged by its exact expectation, and foresight shifts that as
 * it does the best end. Where a turn can be ended as well without rolling again, the better one counts.
 */
function withRolls(
  state: RollAndWriteState,
  seat: Seat,
  ends: readonly Candidate[],
  tables: RollTables,
): Candidate[] {
  const [best] = ends;
  const canRoll = state.phase === TURN && state.active === seat && !state.drawn;
  if (!best || !canRoll || countOf(state.sheets[seat]!.star, REROLL_STAR) === 0) return [...ends];
  const near = tables.promiseOf(best.end as RollAndWriteState, seat);
  const judged = new Map(ends.map((candidate) => [candidate.move, candidate]));
  const count = rollAndWrite.count(state, seat);
  for (let index = 0; index < count; index++) {
    const move = rollAndWrite.at(state, seat, index);
    const after = rollAndWrite.copy(state);
    rollAndWrite.advance(after, seat, move);
    const ending = judged.get(move);
    if (after.drawn || after.phase !== TURN || after.active !== seat) continue;
    if (after.rolling === 0 && !ending) continue;
    const prospect = tables.of(after).after(after.dice);
    const worlds = best.worlds.map((far) =>
      far.map((value, at) => value + prospect[at]! - near[at]!),
    );
    if (ending && meanAt(ending.worlds, seat) >= meanAt(worlds, seat)) continue;
    judged.set(move, { move, end: ending?.end, worlds });
  }
  return [...judged.values()];
}

function meanAt(worlds: readonly Prospect[], seat: Seat): number {
  return worlds.reduce((sum, world) => sum + world[seat]!, 0) / worlds.length;
}

function promised(state: RollAndWriteState, tables: RollTables, effort: Effort): Prospect {
  const awaited = rollAndWrite.awaits(state);
  if (awaited.kind === 'over') return prospectOf(state);
  if (awaited.kind === 'chance' && state.rolling === 0) return crossed(state, tables, effort);
  const isUndrawn = state.phase === TURN && !state.drawn;
  if (isUndrawn && (state.rolling > 0 || state.rolled)) return tables.of(state).after(state.dice);
  if (isUnsettled(state)) return promised(settled(state), tables, effort);
  const { active } = state;
  const [best] = plansOf(state, active, opinionAtEnd, { limit: effort.states, rerolls: false });
  return tables.promiseOf(best!.end!, active);
}

/** Which mirror images are crossed out before two players begin: four ways. */
function crossed(state: RollAndWriteState, tables: RollTables, effort: Effort): Prospect {
  const mean = new MeanProspect(state.sheets.length);
  for (const { move, weight } of rollAndWrite.chances(state)) {
    const after = rollAndWrite.copy(state);
    rollAndWrite.advance(after, 'chance', move);
    mean.add(promised(after, tables, effort), weight);
  }
  return mean.value;
}

/** What the end of a turn promises after the rivals' turns, before the next own roll, for one run of dice. */
function foreseen(end: RollAndWriteState, seat: Seat, random: Random): Prospect {
  const state = rollAndWrite.copy(end);
  for (;;) {
    const awaited = rollAndWrite.awaits(state);
    if (awaited.kind === 'over') return prospectOf(state);
    if (awaited.kind === 'chance') {
      if (state.active === seat) return prospectOf(state);
      const { by, move } = chanceEvent(rollAndWrite, state, random);
      rollAndWrite.advance(state, by, move);
      continue;
    }
    const mover = awaited.seats[0]!;
    rollAndWrite.advance(state, mover, plansOf(state, mover, opinionAtEnd, SHORT)[0]!.move);
  }
}

/** Tables of rolls that were made lately: they are the same whatever the dice are. */
class RollTables {
  readonly #known = new Map<string, RollTable>();

  of(state: RollAndWriteState, isLast = false): RollTable {
    const key = JSON.stringify({ ...state, dice: 0, rolling: 0, rolled: false });
    const known = this.#known.get(key);
    if (known) return known;
    const table = new RollTable(state, (end) => this.promiseOf(end, state.active, isLast));
    if (this.#known.size >= TABLES) this.#known.clear();
    this.#known.set(key, table);
    return table;
  }

  /** What the end of a turn promises. In the last round the next roll is looked at too: it may decide. */
  promiseOf(end: RollAndWriteState, mover: Seat, isLast = false): Prospect {
    const next = settled(end);
    const isLastRound = next.rolling > 0 && next.sheets.some(({ score }) => score >= GOAL);
    if (isLastRound && !isLast) return this.of(next, true).after(next.dice);
    return modestly(prospectOf(next), mover);
  }
}

/** Tables that are remembered. */
const TABLES = 1000;
