/** Looking closely at Copenhagen: cards by what is really left, whole turns, hidden hands imagined. */
import type { Random, Seat } from '@nyhavn/engine';
import { type CopenhagenState, copenhagen } from '@nyhavn/engine/copenhagen';
import { runsOf } from '../choosing.ts';
import { buildingFacts } from '../house/facts.ts';
import { MeanProspect, type Prospect } from '../learned/prospect.ts';
import { chanceEvent } from '../match.ts';
import { seededRandom } from '../random.ts';
import type { Analyst, Candidate, Effort, Outlook } from '../review/analyst.ts';
import { pairsIn } from './features.ts';
import { evaluateLearned, prospectOf } from './learned.ts';
import { imagineKnown, type KnownHands, knownHands } from './memory.ts';
import { bestEnd, plansOf } from './turn.ts';

/** States that are looked at for each of the turns that are imagined. */
const MAX_STATES = 400;

/** The phase in which chance deals. */
const SETUP = 0;

/** Outlooks that are remembered. */
const MAX_CACHED_OUTLOOKS = 1000;

/** An analyst with this depth. */
export function analystOf(effort: Effort): Analyst {
  const known = new Map<string, Outlook>();
  const outlook = (given: object): Outlook => {
    const state = given as CopenhagenState;
    const key = JSON.stringify(state);
    const before = known.get(key);
    if (before) return before;
    const promise = promised(state, outlook, effort);
    if (known.size >= MAX_CACHED_OUTLOOKS) known.clear();
    known.set(key, promise);
    return promise;
  };
  return {
    outlook,
    candidates({ view, seat, random, seen }, also) {
      const state = view as CopenhagenState;
      const plans = plansOf(state, seat, evaluateLearned, effort.states);
      const chosen = plans.filter(({ move }, index) => index < effort.plans || also.includes(move));
      const { houses, startPlayer } = state;
      const hands = knownHands(houses.length, seen, startPlayer);
      const worlds = runsOf(random, Math.ceil(effort.turns / houses.length));
      return chosen.map((plan): Candidate => {
        const end = finished(plan.end, seat, effort.states);
        const values = worlds.map((world) => lookAhead(end, seat, hands, world()));
        return { move: plan.move, end, worlds: values };
      });
    },
    facts(view, end, seat) {
      const before = (view as CopenhagenState).houses[seat]!;
      const { houses, harbour } = end as CopenhagenState;
      const after = houses[seat]!;
      return {
        ...buildingFacts(before, after),
        left: pairsIn(harbour),
        saved: after.cards - before.cards,
      };
    },
  };
}

/** The end of a turn that was too long to be searched completely. */
function finished(end: CopenhagenState, seat: Seat, limit: number): CopenhagenState {
  let state = end;
  while (copenhagen.count(state, seat) > 0) {
    const { move } = bestEnd(state, seat, evaluateLearned, limit);
    state = copenhagen.copy(state);
    copenhagen.applyUnchecked(state, seat, move);
  }
  return state;
}

function promised(
  state: CopenhagenState,
  outlook: (state: object) => Outlook,
  { deals }: Effort,
): Outlook {
  const awaited = copenhagen.awaits(state);
  if (awaited.kind === 'over') return { prospect: prospectOf(state), error: 0 };
  if (awaited.kind === 'seats') {
    const { end } = bestEnd(state, state.active, evaluateLearned, MAX_STATES);
    return { prospect: prospectOf(end), error: 0 };
  }
  if (state.phase === SETUP) return dealt(state, outlook, deals);
  const mean = new MeanProspect(state.houses.length);
  for (const { move, weight } of copenhagen.chances(state)) {
    const after = copenhagen.copy(state);
    copenhagen.applyUnchecked(after, 'chance', move);
    mean.add(outlook(after).prospect, weight);
  }
  return { prospect: mean.value, error: 0 };
}

/** There are too many ways to deal: some of them are tried, the same ones whatever was dealt before. */
function dealt(
  state: CopenhagenState,
  outlook: (state: object) => Outlook,
  deals: number,
): Outlook {
  const mean = new MeanProspect(state.houses.length);
  let sum = 0;
  let squares = 0;
  for (let deal = 0; deal < deals; deal++) {
    const random = seededRandom(`deal ${deal}`);
    const table = copenhagen.copy(state);
    while (table.phase === SETUP) {
      const { by, move } = chanceEvent(copenhagen, table, random);
      copenhagen.applyUnchecked(table, by, move);
    }
    const { prospect } = outlook(table);
    mean.add(prospect, 1);
    sum += prospect[0]!;
    squares += prospect[0]! ** 2;
  }
  const variance = (squares - sum ** 2 / deals) / (deals - 1);
  return { prospect: mean.value, error: Math.sqrt(Math.max(0, variance) / deals) };
}

/** The outlook at the end of a turn, after the rivals' turns and the next own one, in one imagined world. */
function lookAhead(end: CopenhagenState, seat: Seat, known: KnownHands, random: Random): Prospect {
  const state = imagineKnown(end, known, random);
  for (;;) {
    const awaited = copenhagen.awaits(state);
    if (awaited.kind === 'over') return prospectOf(state);
    if (awaited.kind === 'chance') {
      const { by, move } = chanceEvent(copenhagen, state, random);
      copenhagen.applyUnchecked(state, by, move);
      continue;
    }
    const best = bestEnd(state, state.active, evaluateLearned, MAX_STATES);
    if (state.active === seat) return prospectOf(best.end);
    copenhagen.applyUnchecked(state, state.active, best.move);
  }
}
