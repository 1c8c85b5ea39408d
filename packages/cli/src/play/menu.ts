/** Menus: numbered choices that lead to a move or to further choices. */
import type { Move } from '@nyhavn/engine';

/** The target of a choice. */
type Lead =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'menu'; open(): Menu };

/** One numbered choice. */
export interface Choice {
  readonly label: string;
  /** Words that choose it besides its number, in small letters. */
  readonly keys: readonly string[];
  readonly lead: Lead;
  /** The data for the game's drawing of this choice. */
  readonly preview?: unknown;
}

/** A question and its choices. */
export interface Menu {
  /** Empty if the position needs no title. */
  readonly title: string;
  readonly choices: readonly Choice[];
  /** Reads a move of this menu from a short spelling, as its letters. */
  readonly read?: (text: string) => Move | undefined;
  /** True if short choices may stand side by side where they are drawn. */
  readonly isDense?: boolean;
}

/** More choices go on further pages. */
const CHOICES_PER_PAGE = 8;

/** The choices of a page, and the number of the first. */
export function pageOf(menu: Menu, page: number) {
  const first = page * CHOICES_PER_PAGE;
  return { first: first + 1, choices: menu.choices.slice(first, first + CHOICES_PER_PAGE) };
}

/** The number of pages of a menu. */
export function pagesOf(menu: Menu): number {
  return Math.max(1, Math.ceil(menu.choices.length / CHOICES_PER_PAGE));
}

/** A choice that makes a move. */
export function leaf(label: string, move: Move, more: Partial<Choice> = {}): Choice {
  return { label, keys: [], lead: { kind: 'move', move }, ...more };
}

/** A choice that opens a menu. */
export function branch(label: string, open: () => Menu, more: Partial<Choice> = {}): Choice {
  return { label, keys: [], lead: { kind: 'menu', open }, ...more };
}

/** The menu, or the one that its only choice opens. */
export function unlessTrivial(menu: Menu): Menu {
  const [only, ...others] = menu.choices;
  return only && others.length === 0 && only.lead.kind === 'menu' ? only.lead.open() : menu;
}
