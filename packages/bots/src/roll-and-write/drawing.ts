/** The best place of each tile in a turn, whatever the dice are. */
import { countOf, type Move, type Seat, tallyOf } from '@nyhavn/engine';
import { COLOURS } from '@nyhavn/engine/house';
import {
  ROLL_AND_WRITE_KIND as KIND,
  ROLL_AND_WRITE_MATERIAL,
  type RollAndWriteState,
  rollAndWrite,
  rollAndWriteKind,
  rollAndWriteTile,
} from '@nyhavn/engine/roll-and-write';
import { END, moveSpelled } from './settled.ts';

const { tiles, dice: DICE } = ROLL_AND_WRITE_MATERIAL;
const NO_X_STAR = 1;
const NO_X = moveSpelled('nox');

/** The value for a seat between two turns; larger is better. */
export type Hope = (state: RollAndWriteState, seat: Seat) => number;

/** Places of a tile at which every square is tried for the X, and ways to draw it that are thought through. */
const MAX_PLACES = 6;
const MAX_WAYS = 3;

/** The same if a player has so many points that the game may end soon. */
const LATE = { score: 5, places: Number.POSITIVE_INFINITY, ways: 6 };

/** One X squares that are thought of together; a third one in a turn is very rare. */
const MAX_SQUARES = 2;

/** A shape that was just drawn, with what can come with it, the turn not yet ended. */
interface Drawn {
  readonly state: RollAndWriteState;
  readonly hope: number;
}

/** By tile the turn with that tile drawn at its best, before it is ended; undefined where it can't be. */
export function drawnByTile(
  turn: RollAndWriteState,
  hope: Hope,
): readonly (RollAndWriteState | undefined)[] {
  const isLate = turn.sheets.some(({ score }) => score >= LATE.score);
  const most = isLate ? LATE.places : MAX_PLACES;
  const ways: Drawn[][] = tiles.map(() => []);
  collectWays(turn, hope, most, ways);
  if (!turn.noX && countOf(turn.sheets[turn.active]!.star, NO_X_STAR) > 0) {
    collectWays(played(turn, NO_X), hope, most, ways);
  }
  return ways.map((drawn) => {
    let best: Drawn | undefined;
    for (const way of drawn.sort(byHope).slice(0, isLate ? LATE.ways : MAX_WAYS)) {
      const whole = withSquares(way, hope);
      if (!best || whole.hope > best.hope) best = whole;
    }
    return best?.state;
  });
}

function byHope(a: Drawn, b: Drawn): number {
  return b.hope - a.hope;
}

/** A place at which a tile was drawn with the first X that comes, and how it can be drawn there else. */
interface Place extends Drawn {
  readonly others: RollAndWriteState[];
}

function collectWays(
  turn: RollAndWriteState,
  hope: Hope,
  most: number,
  ways: readonly Drawn[][],
): void {
  const places = tiles.map(() => new Map<string, Place>());
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const rolled = withDice(turn, tallyOf(colour, DICE));
    const count = rollAndWrite.count(rolled, turn.active);
    for (let index = 0; index < count; index++) {
      const move = rollAndWrite.at(rolled, turn.active, index);
      if (rollAndWriteKind(move) !== KIND.draw) continue;
      const tile = rollAndWriteTile(move);
      // Other colours can only be paid with bonuses here.
      if (tile.colour !== colour) continue;
      const state = played(rolled, move);
      const { low, high } = state.sheets[turn.active]!;
      const known = places[tile.index]!;
      const place = known.get(`${low} ${high}`);
      if (place) place.others.push(state);
      else known.set(`${low} ${high}`, { ...afterCoats(state, hope), others: [] });
    }
  }
  for (const [tile, known] of places.entries()) {
    for (const place of [...known.values()].sort(byHope).slice(0, most)) {
      ways[tile]!.push(place, ...place.others.map((state) => afterCoats(state, hope)));
    }
  }
}

/** The best that the coats of arms owed in this state can be used for. */
function afterCoats(state: RollAndWriteState, hope: Hope): Drawn {
  if (state.coats > 0) return bestCoat(state, hope);
  const ended = rollAndWrite.copy(state);
  ended.dice = 0;
  rollAndWrite.applyUnchecked(ended, state.active, END);
  return { state, hope: hope(ended, state.active) };
}

/** The best with one or two One X squares, or with none: two may do together what one does not. */
function withSquares(drawn: Drawn, hope: Hope, most = MAX_SQUARES): Drawn {
  const { state } = drawn;
  let best = drawn;
  const count = rollAndWrite.count(state, state.active);
  for (let index = 0; index < count; index++) {
    const move = rollAndWrite.at(state, state.active, index);
    if (!isSingle(move)) continue;
    const one = afterCoats(played(state, move), hope);
    const more = most > 1 ? withSquares(one, hope, most - 1) : one;
    if (more.hope > best.hope) best = more;
  }
  return best;
}

function isSingle(move: Move): boolean {
  return rollAndWriteKind(move) === KIND.single;
}

function bestCoat(state: RollAndWriteState, hope: Hope): Drawn {
  let best: Drawn | undefined;
  const count = rollAndWrite.count(state, state.active);
  for (let index = 0; index < count; index++) {
    const move = rollAndWrite.at(state, state.active, index);
    const drawn = afterCoats(played(state, move), hope);
    if (!best || drawn.hope > best.hope) best = drawn;
  }
  return best!;
}

/** The turn with these dice on the table. */
export function withDice(state: RollAndWriteState, dice: number): RollAndWriteState {
  const rolled = rollAndWrite.copy(state);
  rolled.rolling = 0;
  rolled.rolled = true;
  rolled.dice = dice;
  return rolled;
}

function played(state: RollAndWriteState, move: Move): RollAndWriteState {
  const after = rollAndWrite.copy(state);
  rollAndWrite.applyUnchecked(after, state.active, move);
  return after;
}
