/**
 * The fewest turns in which a player could have 12 points with the dice of a deal: a lower bound
 * for every player, found by letting one play who knows all dice by easier rules.
 *
 * The easier rules:
 * - Where squares lie. Their number and that of the windows among them alone decide what they score
 *   and how many coats of arms they reach (`lines.ts`), both as well as any building could in which so
 *   many rows and columns are complete in the end.
 * - Which tiles are left, and whether they fit. A turn without a tile counts as one of a single brick.
 * - When coats of arms are taken. Any that the squares may have reached can be kept for later, and mark
 *   any two boxes.
 * - When No X is used. It is enough to have its stars in the last turn, and the first one also turns
 *   all single squares into windows.
 * Unchanged: every roll and re-roll, the effects of bonuses, re-rolls, colour changes and One X,
 * what boxes must be marked for that before the turn, and that each roll of the others marks one box.
 *
 * Every game that can be played is a game of this player too, with at least as many squares and
 * windows after every turn and no more help used, so no player is quicker.
 */
import { COLOURS, GOAL } from '@nyhavn/engine/house';
import { ROLL_AND_WRITE_MATERIAL } from '@nyhavn/engine/roll-and-write';
import type { RoundOfDice } from './chance.ts';
import { Foreknowledge, type KnownTurn } from './foreknowledge.ts';
import { NEVER } from './game.ts';
import {
  amountOf,
  BONUSES,
  boxesFor,
  CHANGES,
  KINDS,
  MAX_NO_X,
  REROLLS,
  SINGLES,
  USES,
} from './help.ts';
import { leastDrawn } from './least.ts';
import { BUILDING, COATS, FRAMES, type Frame } from './lines.ts';
import type { Option } from './options.ts';

const { trackLength, trackPoints } = ROLL_AND_WRITE_MATERIAL;

/** A position: the use of help so far, and the coats of arms that marked boxes. */
const POSITIONS = USES * (COATS + 1);
const NONE = -1;

/** Sets of tracks by how many they are. */
const TRACK_SETS = [0, ...COLOURS.map((_, track) => track + 1)].map((size) =>
  Array.from({ length: 1 << COLOURS.length }, (_, set) =>
    COLOURS.map((_, track) => track).filter((track) => (set >> track) & 1),
  ).filter((tracks) => tracks.length === size),
);

/** A bound from below for the turns to 12 points with these dice, given round by round. */
export function fewestTurns(dice: (round: number) => RoundOfDice): number {
  const known = new Foreknowledge(dice);
  for (let turns = 1; turns < NEVER; turns++) {
    if (FRAMES.some((frame) => new Search(known, frame, turns).succeeds())) return turns;
  }
  return NEVER;
}

/** Positions that can be reached, each with the most squares drawn otherwise than by coats of arms. */
class Layer {
  readonly drawn = new Int8Array(POSITIONS).fill(NONE);
  readonly positions: number[] = [];

  put(position: number, drawn: number): void {
    if (this.drawn[position] === NONE) this.positions.push(position);
    this.drawn[position] = Math.max(this.drawn[position]!, drawn);
  }

  /** Returns true if another position has as many squares with less help used. */
  isBeaten(position: number): boolean {
    const drawn = this.drawn[position]!;
    if (position >= USES && this.drawn[position - USES]! >= drawn) return true;
    for (const kind of KINDS) {
      if (amountOf(position, kind) > 0 && this.drawn[position - kind.step]! >= drawn) return true;
    }
    return false;
  }
}

/** Whether 12 points can be had in so many turns by completing so many rows and columns. */
class Search {
  readonly #known: Foreknowledge;
  readonly #frame: Frame;
  readonly #turns: number;
  /** Squares that must be drawn in the end, by coats of arms that marked boxes. */
  readonly #least: readonly number[];

  constructor(known: Foreknowledge, frame: Frame, turns: number) {
    this.#known = known;
    this.#frame = frame;
    this.#turns = turns;
    this.#least = leastDrawn(frame, turns);
  }

  /** Tries everything, turn by turn; of each position only the most squares drawn matter. */
  succeeds(): boolean {
    if (this.#known.most(1, this.#turns) + SINGLES.most < this.#least[0]!) return false;
    let layer = new Layer();
    layer.put(0, 0);
    for (let number = 1; number <= this.#turns; number++) {
      const next = new Layer();
      for (const position of layer.positions) {
        if (layer.isBeaten(position)) continue;
        if (this.#play(number, position, layer.drawn[position]!, next)) return true;
      }
      layer = next;
    }
    return false;
  }

  /** Plays a turn in every way from a position; says whether one of them ends the game. */
  #play(number: number, position: number, before: number, next: Layer): boolean {
    const turn = this.#known.turn(number);
    const use = position % USES;
    const taken = (position - use) / USES;
    const most = this.#frame.markingCoats(before);
    const later = this.#known.most(number + 1, this.#turns);
    const singlesLeft = SINGLES.most - amountOf(use, SINGLES);
    for (const option of turn.options) {
      if (!isLeft(use, option)) continue;
      const hoped = before + option.size + later + singlesLeft;
      if (hoped < this.#least[taken]!) continue;
      for (let singles = 0; singles <= singlesLeft; singles++) {
        const used = use + option.use + singles * SINGLES.step;
        const coats = Math.max(taken, turn.coatsFor(used));
        if (coats > most) break;
        if (hoped < this.#least[coats]!) break;
        const drawn = Math.min(BUILDING, before + option.size + singles);
        if (number < this.#turns) next.put(used + coats * USES, drawn);
        else if (this.#ends(turn, used, coats, most, drawn)) return true;
      }
    }
    return false;
  }

  /** Returns true if 12 points are reached in the last turn, or by marks after it. */
  #ends(turn: KnownTurn, used: number, coats: number, most: number, drawn: number): boolean {
    if (drawn < this.#least[coats]!) return false;
    const singles = amountOf(used, SINGLES);
    for (let noX = 0; noX <= Math.min(MAX_NO_X, this.#turns); noX++) {
      const boxes = boxesFor(used, noX);
      const marking = Math.max(coats, turn.marks.coatsFor(boxes));
      if (marking > most) return false;
      const bricks = this.#turns - noX + (noX === 0 ? singles : 0);
      for (const [full, sets] of TRACK_SETS.entries()) {
        const wanted = GOAL - full * trackPoints;
        if (this.#points(drawn, marking, bricks) < wanted) continue;
        for (const tracks of sets) {
          const coats = Math.max(marking, turn.later.coatsFor(filled(boxes, tracks)));
          if (coats > this.#frame.markingCoats(drawn)) continue;
          if (this.#points(drawn, coats, bricks) >= wanted) return true;
        }
      }
    }
    return false;
  }

  #points(drawn: number, markingCoats: number, bricks: number): number {
    return this.#frame.points(this.#frame.squares(drawn, markingCoats), bricks);
  }
}

/** Boxes once these tracks are full. */
function filled(boxes: readonly number[], tracks: readonly number[]): number[] {
  return boxes.map((box, track) => (tracks.includes(track) ? trackLength : box));
}

/** Returns true if there is still as much of every kind of help as an option uses. */
function isLeft(use: number, { rerolls, changes, colour, bonuses }: Option): boolean {
  const bonus = BONUSES[colour]!;
  return (
    amountOf(use, REROLLS) + rerolls <= REROLLS.most &&
    amountOf(use, CHANGES) + changes <= CHANGES.most &&
    amountOf(use, bonus) + bonuses <= bonus.most
  );
}
