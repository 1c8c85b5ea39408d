/** The parts around a board that only some tables have, such as those over the network. */
import { type ComponentType, createContext } from 'preact';

/** The parts that a table adds to its frame. */
export interface TableAdditions {
  /** The button at the top that leads to the people at the table. */
  readonly Button: ComponentType;
  /** The dialog that it opens where there is no room for a panel. */
  readonly Sheet: ComponentType;
  /** The panel that it opens on a desk: part of the board, which goes on meanwhile. */
  readonly Panel: ComponentType;
  /** Notes under the line at the top: votes, a lost connection, a seat that a bot plays. */
  readonly Notes: ComponentType;
  /** The seal beside dice or cards, where devices check every draw. */
  readonly Seal?: ComponentType;
  /** The actions when the game is over. */
  readonly Ending: ComponentType;
  /** The text under a player's name, such as their clock; may be empty. */
  noteOf(seat: number): string;
  /** The label of undo where others are asked first. */
  undoing(): string | undefined;
  /** Log lines beside the moves, each before the step with that number. */
  remarks(): readonly { readonly at: number; readonly text: string }[];
  /** The sentence that all agreed to stop before the end; undefined if they did not. */
  stopped(): string | undefined;
}

/** The additions of the table that is shown; undefined at a table on this device. */
export const TableAdditionsContext = createContext<TableAdditions | undefined>(undefined);
