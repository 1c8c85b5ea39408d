/** All dice of a deal, known before the game begins. */
import { chanceStream } from '@nyhavn/bots/internal';
import { rollAndWriteArena } from '@nyhavn/bots/roll-and-write';
import { ROLL_AND_WRITE_MATERIAL, rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { SETUP } from './game.ts';
import { REROLLS } from './help.ts';

const { dice, faces } = ROLL_AND_WRITE_MATERIAL;
const WORD = 2 ** 32;
const TICKETS = faces.length ** dice;

/** Dice by their faces. */
export type Dice = readonly number[];

/** The rolls of a round. */
export interface RoundOfDice {
  /** The first roll of the player's own turn. */
  readonly own: Dice;
  /** The faces of re-rolled dice, for each re-roll: of n dice the first n. */
  readonly again: readonly Dice[];
  /** True if chance is known that exactly; if not, re-rolls may show anything. */
  readonly isKnown: boolean;
  /** The dice for the player in the turns of the others. */
  readonly others: readonly Dice[];
}

/** The dice of a round of a deal, with as many re-rolls of the player's turn as there are stars. */
export function diceOf(seed: string, deal: number, round: number): RoundOfDice {
  const stream = (active: number, rolled: boolean) =>
    chanceStream(`${seed}/${deal}`, rollAndWriteArena.stream({ ...BEGUN, round, active, rolled }));
  const first = (active: number) => facesOf(stream(active, false).below(TICKETS));
  // A limit of a whole word gives the words themselves, of which the arena takes the remainder.
  const again = stream(0, true);
  const words = Array.from({ length: REROLLS.most }, () => again.below(WORD));
  return {
    own: first(0),
    again: words.map((word) => facesOf(word % TICKETS)),
    // A word so high would be drawn again for five dice, but perhaps not for fewer.
    isKnown: words.every((word) => word < WORD - (WORD % TICKETS)),
    others: Array.from({ length: SETUP.players - 1 }, (_, other) => first(other + 1)),
  };
}

/** The faces on a ticket. As six divides itself, its last digits are the ticket of fewer dice. */
function facesOf(ticket: number): Dice {
  return Array.from(
    { length: dice },
    (_, die) => Math.floor(ticket / faces.length ** die) % faces.length,
  );
}

const BEGUN = begin();

function begin() {
  const begun = rollAndWrite.setup(SETUP);
  if (!begun.ok) throw new Error(begun.reason);
  return begun.value.state;
}
