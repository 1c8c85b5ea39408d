/** The best end of a turn for each of the 252 results of five dice. */
import { countOf, type Seat, type Tally, tallyOf } from '@nyhavn/engine';
import {
  ROLL_AND_WRITE_MATERIAL,
  type RollAndWriteState,
  rollAndWrite,
} from '@nyhavn/engine/roll-and-write';
import { drawnByTile, type Hope, withDice } from './drawing.ts';
import { HANDS } from './rolls.ts';
import { END } from './settled.ts';

const { tiles, dice: DICE, faces } = ROLL_AND_WRITE_MATERIAL;
const WHITE = faces.indexOf('W');
const RECOLOUR_STAR = 3;

/** The comparison of the ends of a turn. */
export interface Taste {
  /** The value after a draw, dice aside. */
  readonly hope: Hope;
  /** Ends the turn, and lets the others take their dice. */
  end(state: RollAndWriteState): void;
  /** The value after that. */
  readonly worth: Hope;
}

/** An end of a turn once everybody has taken their dice, and how good it seems. */
export interface RollEnd {
  readonly state: RollAndWriteState;
  readonly worth: number;
}

/** A tile that is paid for: dice that are left, bonuses spent, and whether dice were turned for it. */
interface Payment {
  readonly left: Tally;
  readonly bonus: number;
  readonly turned: 0 | 1;
}

/**
 * By the dice the best end of a turn in which nothing is drawn yet, without re-rolls. Each tile is drawn
 * in its best place once; for each roll every tile is tried that it pays for, with the dice that this
 * leaves to the others, also with bonuses and a colour change.
 */
export function rollEnds(turn: RollAndWriteState, taste: Taste): ReadonlyMap<Tally, RollEnd> {
  const ends = new RollEnds(turn, taste);
  return new Map(HANDS[DICE]!.map((dice) => [dice, ends.best(dice)]));
}

class RollEnds {
  readonly #turn: RollAndWriteState;
  readonly #seat: Seat;
  readonly #taste: Taste;
  readonly #drawn: readonly (RollAndWriteState | undefined)[];
  readonly #known = new Map<number, RollEnd>();

  constructor(turn: RollAndWriteState, taste: Taste) {
    this.#turn = turn;
    this.#seat = turn.active;
    this.#taste = taste;
    this.#drawn = drawnByTile(turn, taste.hope);
  }

  best(dice: Tally): RollEnd {
    let best: RollEnd | undefined;
    const rolled = withDice(this.#turn, dice);
    if (mayEnd(rolled)) best = this.#end(0, rolled, { left: dice, bonus: 0, turned: 0 }, 0);
    for (const tile of tiles) {
      const drawn = this.#drawn[tile.index];
      if (!drawn) continue;
      for (const payment of this.#payments(dice, tile.colour, tile.size)) {
        const end = this.#end(tile.index + 1, drawn, payment, tile.colour);
        if (!best || end.worth > best.worth) best = end;
      }
    }
    return best!;
  }

  /** The result of a tile that is drawn and paid for, or of none: the same for all dice that leave the same. */
  #end(
    which: number,
    drawn: RollAndWriteState,
    { left, bonus, turned }: Payment,
    colour: number,
  ): RollEnd {
    const key = ((which * 4 + bonus) * 2 + turned) * 2 ** 24 + left;
    const known = this.#known.get(key);
    if (known) return known;
    const state = rollAndWrite.copy(drawn);
    const sheet = state.sheets[this.#seat]!;
    state.dice = left;
    sheet.bonus -= tallyOf(colour, bonus);
    sheet.star -= tallyOf(RECOLOUR_STAR, turned);
    this.#taste.end(state);
    const end = { state, worth: this.#taste.worth(state, this.#seat) };
    this.#known.set(key, end);
    return end;
  }

  /** The payments for a tile: with the dice as they lie, or else after a colour change. */
  *#payments(dice: Tally, colour: number, size: number): Generator<Payment> {
    const { bonus, star } = this.#turn.sheets[this.#seat]!;
    const bonuses = countOf(bonus, colour);
    const asTheyLie = paidBy(dice, colour, size);
    if (asTheyLie.bonus <= bonuses) yield { ...asTheyLie, turned: 0 };
    if (asTheyLie.bonus === 0 || countOf(star, RECOLOUR_STAR) === 0) return;
    for (let face = 0; face < WHITE; face++) {
      const count = countOf(dice, face);
      if (face === colour || count === 0) continue;
      const turned = paidBy(dice - tallyOf(face, count) + tallyOf(colour, count), colour, size);
      if (turned.bonus <= bonuses) yield { ...turned, turned: 1 };
    }
  }
}

/** White dice pay first, then those of the colour; bonuses pay for what is missing. */
function paidBy(dice: Tally, colour: number, size: number): { left: Tally; bonus: number } {
  const whites = Math.min(size, countOf(dice, WHITE));
  const own = Math.min(size - whites, countOf(dice, colour));
  return {
    left: dice - tallyOf(WHITE, whites) - tallyOf(colour, own),
    bonus: size - whites - own,
  };
}

/** Returns true if ending the turn, then the first of the moves, is allowed. */
function mayEnd(state: RollAndWriteState): boolean {
  return (
    rollAndWrite.count(state, state.active) > 0 && rollAndWrite.at(state, state.active, 0) === END
  );
}
