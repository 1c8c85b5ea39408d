/** The last turn of a game: what it can bring is counted and not guessed. */
import { countOf, type Seat, type Tally } from '@nyhavn/engine';
import { countCells, GOAL } from '@nyhavn/engine/house';
import { type RollAndWriteState, rollAndWrite } from '@nyhavn/engine/roll-and-write';
import type { Prospect } from '../learned/prospect.ts';
import { Remembered } from '../remembered.ts';
import { type RollEnd, rollEnds, type Taste } from './roll-ends.ts';
import { MAX_REROLLS } from './roll-table.ts';
import { RollValues } from './rolls.ts';
import { END } from './settled.ts';

type Sheet = RollAndWriteState['sheets'][number];

const REROLL_STAR = 0;

/** More than there are cells. */
const POINT = 64;

/** Turns whose ends are remembered. */
const MAX_CACHED_TURNS = 300;

/** In the last turn a seat takes most points and then most cells; no seat takes dice. */
const LAST: Taste = {
  hope: (state, seat) => standingOf(state.sheets[seat]!),
  worth: (state, seat) => standingOf(state.sheets[seat]!),
  end(state) {
    state.dice = 0;
    rollAndWrite.applyUnchecked(state, state.active, END);
  },
};

/** Returns true if the awaited roll is the last one of the game. */
export function isLastTurn({ sheets, rolling, active, startPlayer }: RollAndWriteState): boolean {
  return (
    rolling > 0 &&
    (active + 1) % sheets.length === startPlayer &&
    sheets.some(({ score }) => score >= GOAL)
  );
}

/** The outlook of last turns. */
export class LastTurns {
  readonly #known = new Remembered<LastTurn>(MAX_CACHED_TURNS);

  /** The exact outlook of this last roll: the chance that it is enough. */
  of(state: RollAndWriteState): Prospect {
    const { sheets, active } = state;
    const others = sheets.map((sheet, seat) => (seat === active ? -1 : standingOf(sheet)));
    const most = Math.max(...others);
    const leaders = others.filter((standing) => standing === most).length;
    const turn = this.#turnOf(state);
    const won = turn.share(most, leaders);
    const final = sheets.map(({ score }, seat) => (seat === active ? turn.points : score));
    const prospect = new Float64Array(2 * sheets.length);
    for (const [seat, standing] of others.entries()) {
      prospect[seat] = seat === active ? won : standing === most ? (1 - won) / leaders : 0;
      prospect[sheets.length + seat] = marginOf(final, seat);
    }
    return prospect;
  }

  /** It is the same whatever the others have built. */
  #turnOf(state: RollAndWriteState): LastTurn {
    const { sheets, active, mirror, passing, crossed, gone } = state;
    const key = JSON.stringify([sheets[active], sheets.length, mirror, passing, crossed, gone]);
    return this.#known.get(key, () => new LastTurn(state));
  }
}

/** The ends that a seat can reach in the last turn. */
class LastTurn {
  /** Points to be expected without re-rolls. */
  readonly points: number;
  readonly #ends: ReadonlyMap<Tally, RollEnd>;
  readonly #rerolls: number;
  readonly #shares = new Map<number, number>();

  constructor(turn: RollAndWriteState) {
    this.#ends = rollEnds(turn, LAST);
    const stars = countOf(turn.sheets[turn.active]!.star, REROLL_STAR);
    this.#rerolls = Math.min(MAX_REROLLS, stars);
    this.points = new RollValues((dice) => Math.floor(this.#standing(dice) / POINT)).after(0);
  }

  /** The share of victory to be expected against so many who stand there. */
  share(most: number, leaders: number): number {
    const key = 4 * most + leaders;
    const known = this.#shares.get(key);
    if (known !== undefined) return known;
    let shares = new RollValues((dice) => {
      const standing = this.#standing(dice);
      return standing > most ? 1 : standing < most ? 0 : 1 / (leaders + 1);
    });
    for (let reroll = 0; reroll < this.#rerolls; reroll++) shares = shares.withReroll(0);
    const share = shares.after(0);
    this.#shares.set(key, share);
    return share;
  }

  #standing(dice: Tally): number {
    return this.#ends.get(dice)!.worth;
  }
}

function standingOf({ score, low, high }: Sheet): number {
  return POINT * score + countCells(low, high);
}

function marginOf(points: readonly number[], seat: Seat): number {
  return points[seat]! - Math.max(...points.filter((_, other) => other !== seat));
}
