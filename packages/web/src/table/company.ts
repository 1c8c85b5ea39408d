/** A table at which others sit at their own devices: what is shown of them round the board. */
import { type ComponentType, createContext } from 'preact';

/** What a table over the network adds to the frame. */
export interface Company {
  /** At the top, the way to the people at the table. */
  readonly Button: ComponentType;
  /** The dialog to which that leads, where there is no room for a panel. */
  readonly Sheet: ComponentType;
  /** The panel to which it leads on a desk: part of the board, which goes on meanwhile. */
  readonly Panel: ComponentType;
  /** Under the line at the top: what is being decided, a lost connection, a seat that a bot plays. */
  readonly Notes: ComponentType;
  /** What can be done when the game is over. */
  readonly Ending: ComponentType;
  /** What stands under somebody's name, such as their clock; empty where there is nothing to say. */
  noteOf(seat: number): string;
  /** What undoing is called now, where others are asked first. */
  undoing(): string | undefined;
  /** What was remarkable beside the game, each before the step with that number. */
  remarks(): readonly { readonly at: number; readonly text: string }[];
  /** That all agreed to stop before the end, in a sentence. */
  stopped(): string | undefined;
}

/** The others at the table; none at a table on this device. */
export const AtTable = createContext<Company | undefined>(undefined);
