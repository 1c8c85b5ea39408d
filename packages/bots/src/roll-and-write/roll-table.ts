/** What every roll of a turn promises to everybody: the 252 results of five dice, and re-rolls of them. */
import {
  COLOURS,
  countOf,
  ROLL_AND_WRITE_KIND as KIND,
  type Move,
  ROLL_AND_WRITE_MATERIAL,
  type RollAndWriteState,
  rollAndWrite,
  rollAndWriteKind,
  rollAndWriteTile,
  type Seat,
  type Tally,
  tallyOf,
} from '@nyhavn/engine';
import type { Prospect } from '../learned/prospect.ts';
import { learnedOpinionOf, prospectOf } from './learned.ts';
import { HANDS, realParts } from './rolls.ts';

const { tiles, dice: DICE, faces } = ROLL_AND_WRITE_MATERIAL;
const WHITE = faces.indexOf('W');
const REROLL_STAR = 0;
const RECOLOUR_STAR = 3;

const END = moveSpelled('end');

function moveSpelled(text: string): Move {
  const parsed = rollAndWrite.notation.parse(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

/** What a re-roll that is spent is worth, in points and in a chance of winning of one half. */
const REROLL = { points: 0.2, chance: 0.02 };

/** Re-rolls that are thought through; a third one in a turn hardly ever matters. */
const MOST_REROLLS = 2;

/** A roll with best play after it: what the mover thinks of that, and what it promises to all. */
interface Entry {
  readonly worth: number;
  readonly prospect: Prospect;
}

/**
 * The promises of a turn before its shape is drawn, by the dice that lie there. Each tile is drawn in
 * its best place once; for each roll every tile is tried that it pays for, with the dice that this
 * leaves to the others, also with bonuses and a colour change.
 */
export class RollTable {
  readonly #seat: Seat;
  /** By re-rolls at hand, from none on. */
  readonly #levels: Map<Tally, Entry>[] = [];
  readonly #rerolls: number;

  constructor(state: RollAndWriteState) {
    this.#seat = state.active;
    const drawn = drawnByTile(state);
    this.#levels.push(this.#fill((dice) => bestOf(state, dice, drawn)));
    this.#rerolls = Math.min(MOST_REROLLS, countOf(state.sheets[state.active]!.star, REROLL_STAR));
    for (let left = 0; left < this.#rerolls; left++) this.#levels.push(this.#withReroll());
  }

  /** What is promised once the dice that are missing from these are rolled, with best play; exact. */
  after(dice: Tally): Prospect {
    return this.#levels[this.#rerolls]!.get(dice)!.prospect;
  }

  #withReroll(): Map<Tally, Entry> {
    const before = this.#levels.at(-1)!;
    return this.#fill((dice) => {
      let best = before.get(dice)!;
      let kept: Entry | undefined;
      for (const part of realParts(dice)) {
        const entry = before.get(part)!;
        if (!kept || entry.worth > kept.worth) kept = entry;
      }
      if (kept && kept.worth - REROLL.points > best.worth) best = this.#paid(kept);
      return best;
    });
  }

  #paid({ worth, prospect }: Entry): Entry {
    const seats = prospect.length / 2;
    const paid = prospect.slice();
    const chance = prospect[this.#seat]!;
    const price = 4 * REROLL.chance * chance * (1 - chance);
    for (let seat = 0; seat < seats; seat++) paid[seat]! += price / (seats - 1);
    paid[this.#seat] = chance - price;
    paid[seats + this.#seat]! -= REROLL.points;
    return { worth: worth - REROLL.points, prospect: paid };
  }

  /** All five dice by a function, fewer as the mean over one die more. */
  #fill(entryOf: (dice: Tally) => Entry): Map<Tally, Entry> {
    const entries = new Map<Tally, Entry>();
    for (const dice of HANDS[DICE]!) entries.set(dice, entryOf(dice));
    for (let kept = DICE - 1; kept >= 0; kept--) {
      for (const hand of HANDS[kept]!) {
        entries.set(hand, meanOf(faces.map((_, face) => entries.get(hand + tallyOf(face))!)));
      }
    }
    return entries;
  }
}

function meanOf(entries: readonly Entry[]): Entry {
  const prospect = new Float64Array(entries[0]!.prospect.length);
  let worth = 0;
  for (const entry of entries) {
    worth += entry.worth / entries.length;
    for (let index = 0; index < prospect.length; index++) {
      prospect[index]! += entry.prospect[index]! / entries.length;
    }
  }
  return { worth, prospect };
}

/** A shape that was just drawn in its best place, coats of arms used, the turn not yet ended. */
interface Drawn {
  readonly state: RollAndWriteState;
  readonly worth: number;
}

/** By tile the best way to draw it, whatever the dice are; undefined where it can't be drawn. */
function drawnByTile(state: RollAndWriteState): readonly (Drawn | undefined)[] {
  const best = new Array<Drawn | undefined>(tiles.length);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const rolled = withDice(state, tallyOf(colour, DICE));
    const count = rollAndWrite.count(rolled, state.active);
    for (let index = 0; index < count; index++) {
      const move = rollAndWrite.at(rolled, state.active, index);
      if (rollAndWriteKind(move) !== KIND.draw) continue;
      const { index: tile } = rollAndWriteTile(move);
      const drawn = afterCoats(played(rolled, move));
      if (drawn.worth > (best[tile]?.worth ?? Number.NEGATIVE_INFINITY)) best[tile] = drawn;
    }
  }
  return best;
}

/** The best that the coats of arms owed in this state can be used for. */
function afterCoats(state: RollAndWriteState): Drawn {
  if (state.coats === 0)
    return { state, worth: learnedOpinionOf(played(state, END), state.active) };
  let best: Drawn | undefined;
  const count = rollAndWrite.count(state, state.active);
  for (let index = 0; index < count; index++) {
    const drawn = afterCoats(played(state, rollAndWrite.at(state, state.active, index)));
    if (!best || drawn.worth > best.worth) best = drawn;
  }
  return best!;
}

/** The best that a roll can be used for, without re-rolls. */
function bestOf(
  state: RollAndWriteState,
  dice: Tally,
  drawn: readonly (Drawn | undefined)[],
): Entry {
  const seat = state.active;
  const rolled = withDice(state, dice);
  let end = played(rolled, END);
  let worth = mayEnd(rolled) ? learnedOpinionOf(end, seat) : Number.NEGATIVE_INFINITY;
  for (const { index, colour, size } of tiles) {
    const best = drawn[index];
    if (!best) continue;
    for (const after of payments(best.state, seat, dice, colour, size)) {
      rollAndWrite.advance(after, seat, END);
      const value = learnedOpinionOf(after, seat);
      if (value <= worth) continue;
      worth = value;
      end = after;
    }
  }
  return { worth, prospect: prospectOf(end) };
}

/** The state with a tile drawn and paid with these dice: as they lie, or after a colour change. */
function* payments(
  drawn: RollAndWriteState,
  seat: Seat,
  dice: Tally,
  colour: number,
  size: number,
): Generator<RollAndWriteState> {
  const asTheyLie = paid(drawn, seat, dice, colour, size);
  if (asTheyLie) yield asTheyLie;
  if (countOf(drawn.sheets[seat]!.star, RECOLOUR_STAR) === 0) return;
  if (countOf(dice, colour) + countOf(dice, WHITE) >= size) return;
  for (let face = 0; face < WHITE; face++) {
    const count = countOf(dice, face);
    if (face === colour || count === 0) continue;
    const turned = dice - tallyOf(face, count) + tallyOf(colour, count);
    const after = paid(drawn, seat, turned, colour, size);
    if (!after) continue;
    after.sheets[seat]!.star -= tallyOf(RECOLOUR_STAR);
    yield after;
  }
}

/** What is left after paying, white dice first and then bonuses; undefined if it can't be paid. */
function paid(
  drawn: RollAndWriteState,
  seat: Seat,
  dice: Tally,
  colour: number,
  size: number,
): RollAndWriteState | undefined {
  const whites = Math.min(size, countOf(dice, WHITE));
  const own = Math.min(size - whites, countOf(dice, colour));
  const missing = size - whites - own;
  if (missing > countOf(drawn.sheets[seat]!.bonus, colour)) return undefined;
  const after = rollAndWrite.copy(drawn);
  after.dice = dice - tallyOf(WHITE, whites) - tallyOf(colour, own);
  after.sheets[seat]!.bonus -= tallyOf(colour, missing);
  return after;
}

/** Where ending the turn is allowed it is the first of the moves. */
function mayEnd(state: RollAndWriteState): boolean {
  return (
    rollAndWrite.count(state, state.active) > 0 && rollAndWrite.at(state, state.active, 0) === END
  );
}

function withDice(state: RollAndWriteState, dice: Tally): RollAndWriteState {
  const rolled = rollAndWrite.copy(state);
  rolled.rolling = 0;
  rolled.rolled = true;
  rolled.dice = dice;
  return rolled;
}

function played(state: RollAndWriteState, move: Move): RollAndWriteState {
  const after = rollAndWrite.copy(state);
  rollAndWrite.advance(after, state.active, move);
  return after;
}
