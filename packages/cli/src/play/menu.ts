/** Menus: numbered choices that lead to a move or to further choices. */
import type { Facade, Move } from '@nyhavn/engine';

/** What a choice leads to. */
type Lead =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'menu'; open(): Menu };

/** A building as a choice would leave it, with the squares that are new. */
export interface Preview {
  readonly building: Facade;
  readonly cells: readonly string[];
  /** What to write under it, line by line. */
  readonly captions: readonly string[];
}

/** One numbered choice. */
export interface Choice {
  readonly label: string;
  /** Words that choose it besides its number, in small letters. */
  readonly keys: readonly string[];
  readonly lead: Lead;
  readonly preview?: Preview;
}

/** A question and its choices. */
export interface Menu {
  /** Empty where the situation says it all. */
  readonly title: string;
  readonly choices: readonly Choice[];
  /** Moves that can be chosen by letters, sorted canonically, as in `BY`. */
  readonly letters?: ReadonlyMap<string, Move>;
  /** Whether short choices may stand side by side where they are drawn. */
  readonly isDense?: boolean;
}

/** How many choices are shown at once. */
const CHOICES_PER_PAGE = 8;

/** The choices of a page, and the number of the first. */
export function pageOf(menu: Menu, page: number) {
  const first = page * CHOICES_PER_PAGE;
  return { first: first + 1, choices: menu.choices.slice(first, first + CHOICES_PER_PAGE) };
}

/** How many pages a menu has. */
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
