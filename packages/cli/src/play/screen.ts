/** The output for a player, drawn or in sentences. */
import type { Seat, Viewer } from '@nyhavn/engine';
import type { TerminalGame } from '../games/terminal-game.ts';
import type { Menu } from './menu.ts';
import type { Table } from './table.ts';

/** A way to show a game. Everything comes as text that ends its last line, or as the empty text. */
export interface Screen {
  greeting(): string;
  help(): string;
  /** The position for the seat in turn. */
  position(seat: Seat): string;
  menu(menu: Menu, page: number): string;
  /** One player's things, as a seat sees them. */
  sheet(viewer: Viewer, seat: Seat): string;
  /** Everything, as one player sees it. */
  table(seat: Seat): string;
  /** The steps from that one on, as a seat saw them; with or without silent ones. */
  story(viewer: Viewer, from: number, isWhole: boolean): readonly string[];
  ending(viewer: Viewer): string;
  /** Nothing that was shown is to be seen any more. */
  forget(): void;
}

/** The steps from that one on in sentences, as a seat saw them. */
export function storyOf(
  front: TerminalGame,
  table: Table,
  viewer: Viewer,
  from: number,
  isWhole: boolean,
): readonly string[] {
  const steps = table
    .seen(viewer, from)
    .filter((step) => isWhole || !front.isSilent(table.players, step));
  return front.story(table.players, steps);
}
