/** Looking closely at Roll & Write: dice exactly, whole turns, the rivals' turns by lot. */
import {
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
import { learnedOpinionOf, prospectOf } from './learned.ts';
import { RollTable } from './roll-table.ts';
import { type Plan, plansOf } from './turn.ts';

/** How everybody is taken to think in turns that are imagined. */
const SHORT = { limit: 300, rerolls: false };

/** The phases in which the active seat has something to draw. */
const TURN = 1;

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
      const plans = plansOf(state, seat, learnedOpinionOf, {
        limit: effort.states,
        rerolls: false,
      });
      const chosen = plans.filter(({ move }, index) => index < effort.plans || also.includes(move));
      const rivals = Math.max(1, state.sheets.length - 1);
      const runs = runsOf(random, Math.ceil(effort.turns / rivals));
      const candidates = chosen.map(({ move, end }): Candidate => {
        const worlds = runs.map((run) => foreseen(end!, seat, run(), tables));
        return { move, end, worlds };
      });
      return [...candidates, ...rerolls(state, seat, plans[0]!, candidates[0]!, outlook)];
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

/** Re-rolls are judged by their exact expectation, and foresight shifts them as it does the best end. */
function rerolls(
  state: RollAndWriteState,
  seat: Seat,
  best: Plan,
  foresight: Candidate,
  outlook: (state: object) => Outlook,
): Candidate[] {
  if (!best.end || state.phase !== TURN || state.active !== seat || state.drawn) return [];
  const near = prospectOf(best.end);
  const candidates: Candidate[] = [];
  const count = rollAndWrite.count(state, seat);
  for (let index = 0; index < count; index++) {
    const move = rollAndWrite.at(state, seat, index);
    const after = rollAndWrite.copy(state);
    rollAndWrite.advance(after, seat, move);
    if (after.rolling === 0) continue;
    const { prospect } = outlook(after);
    const worlds = foresight.worlds.map((far) =>
      far.map((value, at) => value + prospect[at]! - near[at]!),
    );
    candidates.push({ move, end: undefined, worlds });
  }
  return candidates;
}

function promised(state: RollAndWriteState, tables: RollTables, effort: Effort): Prospect {
  const awaited = rollAndWrite.awaits(state);
  if (awaited.kind === 'over') return prospectOf(state);
  if (awaited.kind === 'chance' && state.rolling === 0) return crossed(state, tables, effort);
  const isUndrawn = state.phase === TURN && !state.drawn;
  if (isUndrawn && (state.rolling > 0 || state.rolled)) return tables.of(state).after(state.dice);
  const [seat] = awaited.kind === 'seats' ? awaited.seats : [];
  const [best] = plansOf(state, seat!, learnedOpinionOf, { limit: effort.states, rerolls: false });
  return prospectOf(best!.end!);
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

/** What the end of a turn promises after the rivals' turns, with the next own roll taken exactly. */
function foreseen(
  end: RollAndWriteState,
  seat: Seat,
  random: Random,
  tables: RollTables,
): Prospect {
  const state = rollAndWrite.copy(end);
  for (;;) {
    const awaited = rollAndWrite.awaits(state);
    if (awaited.kind === 'over') return prospectOf(state);
    if (awaited.kind === 'chance') {
      if (state.active === seat) return tables.of(state).after(state.dice);
      const { by, move } = chanceEvent(rollAndWrite, state, random);
      rollAndWrite.advance(state, by, move);
      continue;
    }
    const mover = awaited.seats[0]!;
    rollAndWrite.advance(state, mover, plansOf(state, mover, learnedOpinionOf, SHORT)[0]!.move);
  }
}

/** Tables of rolls that were made lately: they are the same whatever the dice are. */
class RollTables {
  readonly #known = new Map<string, RollTable>();

  of(state: RollAndWriteState): RollTable {
    const key = JSON.stringify({ ...state, dice: 0, rolling: 0, rolled: false });
    const known = this.#known.get(key);
    if (known) return known;
    const table = new RollTable(state);
    if (this.#known.size >= TABLES) this.#known.clear();
    this.#known.set(key, table);
    return table;
  }
}

/** Tables that are remembered. */
const TABLES = 300;
