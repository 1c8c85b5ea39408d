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
import { MeanProspect, type Prospect } from '../learned/prospect.ts';
import { learnedOpinionOf } from './learned.ts';
import { HANDS, realParts } from './rolls.ts';
import { opinionAtEnd } from './settled.ts';

const { tiles, dice: DICE, faces } = ROLL_AND_WRITE_MATERIAL;
const WHITE = faces.indexOf('W');
const REROLL_STAR = 0;
const NO_X_STAR = 1;
const RECOLOUR_STAR = 3;

const END = moveSpelled('end');
const NO_X = moveSpelled('nox');

function moveSpelled(text: string): Move {
  const parsed = rollAndWrite.notation.parse(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

/** What a re-roll that is spent is worth, in points and in a chance of winning of one half. */
const REROLL = { points: 0.2, chance: 0.02 };

/** Re-rolls that are thought through; a third one in a turn hardly ever matters. */
const MOST_REROLLS = 2;

/**
 * The promises of a turn before its shape is drawn, by the dice that lie there. Each tile is drawn in
 * its best place once; for each roll every tile is tried that it pays for, with the dice that this
 * leaves to the others, also with bonuses and a colour change.
 */
export class RollTable {
  readonly #seat: Seat;
  /** By re-rolls at hand, from none on. */
  readonly #levels: Map<Tally, Prospect>[] = [];
  readonly #rerolls: number;

  /** Begins with the turn and how its ends are judged. */
  constructor(state: RollAndWriteState, judge: (end: RollAndWriteState) => Prospect) {
    this.#seat = state.active;
    const drawn = drawnByTile(state);
    this.#levels.push(this.#fill((dice) => judge(bestOf(state, dice, drawn))));
    this.#rerolls = Math.min(MOST_REROLLS, countOf(state.sheets[state.active]!.star, REROLL_STAR));
    for (let left = 0; left < this.#rerolls; left++) this.#levels.push(this.#withReroll());
  }

  /** What is promised once the dice that are missing from these are rolled, with best play; exact. */
  after(dice: Tally): Prospect {
    return this.#levels[this.#rerolls]!.get(dice)!;
  }

  #withReroll(): Map<Tally, Prospect> {
    const before = this.#levels.at(-1)!;
    const chance = (prospect: Prospect) => prospect[this.#seat]!;
    return this.#fill((dice) => {
      const standing = before.get(dice)!;
      let kept: Prospect | undefined;
      for (const part of realParts(dice)) {
        const entry = before.get(part)!;
        if (!kept || chance(entry) > chance(kept)) kept = entry;
      }
      const rolled = kept ? this.#paid(kept) : standing;
      return chance(rolled) > chance(standing) ? rolled : standing;
    });
  }

  /** The same after a re-roll star was spent for it. */
  #paid(prospect: Prospect): Prospect {
    const seats = prospect.length / 2;
    const paid = prospect.slice();
    const chance = prospect[this.#seat]!;
    const price = 4 * REROLL.chance * chance * (1 - chance);
    for (let seat = 0; seat < seats; seat++) paid[seat]! += price / (seats - 1);
    paid[this.#seat] = chance - price;
    paid[seats + this.#seat]! -= REROLL.points;
    return paid;
  }

  /** All five dice by a function, fewer as the mean over one die more. */
  #fill(entryOf: (dice: Tally) => Prospect): Map<Tally, Prospect> {
    const entries = new Map<Tally, Prospect>();
    for (const dice of HANDS[DICE]!) entries.set(dice, entryOf(dice));
    for (let kept = DICE - 1; kept >= 0; kept--) {
      for (const hand of HANDS[kept]!) {
        entries.set(hand, meanOf(faces.map((_, face) => entries.get(hand + tallyOf(face))!)));
      }
    }
    return entries;
  }
}

function meanOf(prospects: readonly Prospect[]): Prospect {
  const mean = new MeanProspect(prospects[0]!.length / 2);
  for (const prospect of prospects) mean.add(prospect, 1);
  return mean.value;
}

/** A shape that was just drawn, with what can come with it, the turn not yet ended. */
interface Drawn {
  readonly state: RollAndWriteState;
  readonly worth: number;
}

/** Places of a tile that are thought through to the end of the turn; all of them where the game may end soon. */
const PLACES = 2;
const SOON = 8;

/** By tile the best way to draw it, whatever the dice are; undefined where it can't be drawn. */
function drawnByTile(state: RollAndWriteState): readonly (Drawn | undefined)[] {
  const places: Drawn[][] = tiles.map(() => []);
  const turn = withDice(state, 0);
  collectDraws(turn, places);
  if (!turn.noX && countOf(turn.sheets[turn.active]!.star, NO_X_STAR) > 0) {
    collectDraws(played(turn, NO_X), places);
  }
  const isLate = state.sheets.some(({ score }) => score >= SOON);
  return places.map((drawn) => {
    let best: Drawn | undefined;
    const most = isLate ? drawn.length : PLACES;
    for (const { state: place } of drawn.sort(byWorth).slice(0, most)) {
      const whole = withSquares(afterCoats(place));
      if (!best || whole.worth > best.worth) best = whole;
    }
    return best;
  });
}

function byWorth(a: Drawn, b: Drawn): number {
  return b.worth - a.worth;
}

function collectDraws(turn: RollAndWriteState, places: readonly Drawn[][]): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const rolled = withDice(turn, tallyOf(colour, DICE));
    const count = rollAndWrite.count(rolled, turn.active);
    for (let index = 0; index < count; index++) {
      const move = rollAndWrite.at(rolled, turn.active, index);
      if (rollAndWriteKind(move) !== KIND.draw) continue;
      const state = played(rolled, move);
      const worth = learnedOpinionOf(state, turn.active);
      places[rollAndWriteTile(move).index]!.push({ state, worth });
    }
  }
}

/** The best that the coats of arms owed in this state can be used for. */
function afterCoats(state: RollAndWriteState): Drawn {
  if (state.coats === 0) return { state, worth: opinionAtEnd(played(state, END), state.active) };
  return bestAmong(state, () => true)!;
}

/** One X squares are added as long as they make it better. */
function withSquares(drawn: Drawn): Drawn {
  const better = bestAmong(drawn.state, (move) => rollAndWriteKind(move) === KIND.single);
  return better && better.worth > drawn.worth ? withSquares(better) : drawn;
}

/** The best state after one of these moves and the coats of arms that it brings. */
function bestAmong(state: RollAndWriteState, follow: (move: Move) => boolean): Drawn | undefined {
  let best: Drawn | undefined;
  const count = rollAndWrite.count(state, state.active);
  for (let index = 0; index < count; index++) {
    const move = rollAndWrite.at(state, state.active, index);
    if (!follow(move)) continue;
    const drawn = afterCoats(played(state, move));
    if (!best || drawn.worth > best.worth) best = drawn;
  }
  return best;
}

/** The best that a roll can be used for, without re-rolls. */
function bestOf(
  state: RollAndWriteState,
  dice: Tally,
  drawn: readonly (Drawn | undefined)[],
): RollAndWriteState {
  const seat = state.active;
  const rolled = withDice(state, dice);
  let end = played(rolled, END);
  let worth = mayEnd(rolled) ? opinionAtEnd(end, seat) : Number.NEGATIVE_INFINITY;
  for (const { index, colour, size } of tiles) {
    const best = drawn[index];
    if (!best) continue;
    for (const after of payments(best.state, seat, dice, colour, size)) {
      rollAndWrite.advance(after, seat, END);
      const value = opinionAtEnd(after, seat);
      if (value <= worth) continue;
      worth = value;
      end = after;
    }
  }
  return end;
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
