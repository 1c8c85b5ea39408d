/** The outlook of a game of Roll & Write between two turns, and turns judged by it. */
import type { Seat } from '@nyhavn/engine';
import type { RollAndWriteState } from '@nyhavn/engine/roll-and-write';
import type { Prospect } from '../learned/prospect.ts';
import { isLastTurn, LastTurns } from './last-turn.ts';
import { prospectOf } from './learned.ts';
import type { Taste } from './roll-ends.ts';
import { type Further, RollTable } from './roll-table.ts';
import { Takings } from './settled.ts';

/** The horizon of the search: the next awaited roll. The last roll of a game is counted exactly. */
export class Horizon {
  readonly #lastTurns = new LastTurns();

  /** The outlook of a state between two turns. */
  of(state: RollAndWriteState): Prospect {
    return isLastTurn(state) ? this.#lastTurns.of(state) : prospectOf(state);
  }

  /** The value of a state between two turns for a seat. */
  readonly hope = (state: RollAndWriteState, seat: Seat): number => worthTo(this.of(state), seat);

  /** The outlook of the rolls of a turn; some of its ends may be searched further. */
  table(turn: RollAndWriteState, further?: Further): RollTable {
    const takings = new Takings(turn, this.hope);
    const taste: Taste = {
      hope: this.hope,
      worth: this.hope,
      end: (state) => takings.end(state),
    };
    return new RollTable(turn, taste, (end) => this.of(end), further);
  }
}

/** The value of a prospect for a seat: its chance of winning, and among equal ones the margin. */
export function worthTo(prospect: Prospect, seat: Seat): number {
  return prospect[seat]! + MARGIN * prospect[prospect.length / 2 + seat]!;
}

/** The weight of a point of margin beside the chance of winning. */
const MARGIN = 1e-4;
