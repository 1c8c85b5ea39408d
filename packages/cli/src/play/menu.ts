/** Menus: numbered choices that lead to a move or to further choices. */
import type { Game, GameState, Move, Seat } from '@nyhavn/engine';
import { type Gain, gainOf } from './gains.ts';
import { type Picture, pictureOf, sheetOf } from './picture.ts';
import { type Spoken, spoken, type Verb } from './spoken.ts';

/** What a choice leads to. */
type Lead =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'menu'; open(): Menu };

/** A building as a choice would leave it, with the squares that are new. */
export interface Preview {
  readonly building: readonly string[];
  readonly cells: readonly string[];
  /** Whether it is settled already which of the new squares is X and which O. */
  readonly isMarked: boolean;
  readonly gain: Gain;
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
}

/** How many choices are shown at once. */
export const PAGE = 8;

/** A legal move of the seat that is asked, with what it would bring. */
export interface Option {
  readonly move: Move;
  readonly text: string;
  readonly spoken: Spoken;
  readonly gain: Gain;
  /** The building of the seat after the move. */
  readonly building: readonly string[];
}

/** Everything that a seat may do now. */
export interface Situation {
  readonly seat: Seat;
  readonly picture: Picture;
  readonly options: readonly Option[];
}

/** Asks the engine for everything that a seat may do, and tries it out on copies. */
export function situationOf(game: Game, state: GameState, seat: Seat): Situation {
  const picture = pictureOf(game, state);
  const options = Array.from({ length: game.count(state, seat) }, (_, index): Option => {
    const move = game.at(state, seat, index);
    const text = game.notation.format(move);
    const parts = spoken(text);
    const next = game.copy(state);
    game.advance(next, seat, move);
    const after = pictureOf(game, next);
    return {
      move,
      text,
      spoken: parts,
      gain: gainOf(picture, after, seat, parts.verb),
      building: sheetOf(after, seat).building,
    };
  });
  return { seat, picture, options };
}

/** The options of one kind, with their parts. */
export function optionsOf<V extends Verb>(
  { options }: Situation,
  verb: V,
): (Option & { readonly spoken: Extract<Spoken, { verb: V }> })[] {
  return options.filter(
    (option): option is Option & { readonly spoken: Extract<Spoken, { verb: V }> } =>
      option.spoken.verb === verb,
  );
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

/** Things that have the same key, in the order in which the keys first come. */
export function groupBy<Thing>(
  things: readonly Thing[],
  key: (thing: Thing) => string,
): readonly (readonly [Thing, ...Thing[]])[] {
  const groups = new Map<string, [Thing, ...Thing[]]>();
  for (const thing of things) {
    const group = groups.get(key(thing));
    if (group) group.push(thing);
    else groups.set(key(thing), [thing]);
  }
  return [...groups.values()];
}
