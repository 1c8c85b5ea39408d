/** What a player gets to see or hear, whichever way it is shown. */
import type { Seat } from '@nyhavn/engine';
import type { Menu } from './menu.ts';
import { PAGE } from './menu.ts';
import type { Step, Table } from './table.ts';

/** A way to show a game. Everything comes as text that ends its last line, or as the empty text. */
export interface Screen {
  greeting(): string;
  help(): string;
  /** A step as it happens. */
  story(step: Step): string;
  /** What somebody who has to choose needs to know. */
  situation(seat: Seat): string;
  menu(menu: Menu, page: number): string;
  sheet(seat: Seat): string;
  /** All sheets, as one player sees them. */
  table(seat: Seat): string;
  ending(): string;
}

/** Whether a step needs no words: the dice of a person who is shown them anyway. */
export function isSilent(table: Table, { by, spoken, before }: Step): boolean {
  if (by !== 'chance' || spoken.verb !== 'roll' || before.active === null) return false;
  return spoken.dice.length === 5 && !table.player(before.active).bot;
}

/** The choices of a page, and the number of the first. */
export function pageOf(menu: Menu, page: number) {
  const first = page * PAGE;
  return { first: first + 1, choices: menu.choices.slice(first, first + PAGE) };
}

/** How many pages a menu has. */
export function pagesOf(menu: Menu): number {
  return Math.max(1, Math.ceil(menu.choices.length / PAGE));
}

/** Who has to do what, with the dice as the screen shows them, as in `Round 3, your turn. Dice: …` */
export function occasion(table: Table, seat: Seat, dice: string): string {
  const { phase, round, active } = table.picture;
  const { name, isYou } = table.player(seat);
  if (phase === 'start') return `${isYou ? 'You choose' : `${name} chooses`} a track to begin with`;
  if (phase === 'mark') {
    const left = `${table.player(active ?? 0).name} has left ${dice}`;
    return isYou ? left : `${name}: ${left}`;
  }
  const turn = `Round ${round}, ${isYou ? 'your turn' : `turn of ${name}`}`;
  return dice === '' ? turn : `${turn}. Dice: ${dice}`;
}
