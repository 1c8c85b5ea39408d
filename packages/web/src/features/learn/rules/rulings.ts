/** The rulings of each game, and the section of the rules that each belongs to. */
import { COPENHAGEN_RULINGS, ROLL_AND_WRITE_RULINGS } from '@nyhavn/engine';
import type { BookGame, Section } from '../../../words/rules-sections.ts';
import type { Ruling } from '../../../words/rules-text.ts';

/** The rulings of each game, in order. */
export const RULINGS: { readonly [Game in BookGame]: readonly Ruling<Game>[] } = {
  'roll-and-write': ROLL_AND_WRITE_RULINGS,
  copenhagen: COPENHAGEN_RULINGS,
};

/** Where each ruling is mentioned in the rules. */
export const RULING_SECTIONS: Readonly<
  Record<Ruling<'roll-and-write'>, Section<'roll-and-write'>>
> &
  Readonly<Record<Ruling<'copenhagen'>, Section<'copenhagen'>>> = {
  'RW-1': 'two-players',
  'RW-2': 'abilities',
  'RW-3': 'turn',
  'RW-4': 'abilities',
  'RW-5': 'abilities',
  'RW-6': 'tile',
  'RW-7': 'tile',
  'RW-8': 'drawing',
  'RW-9': 'drawing',
  'RW-10': 'turn',
  'RW-11': 'end',
  'RW-12': 'others',
  'RW-13': 'end',
  'RW-14': 'others',
  'RW-15': 'tile',
  'RW-16': 'coats',
  'RW-17': 'others',
  'RW-18': 'tile',
  'RW-19': 'tracks',
  'RW-20': 'set-up',
  'CO-1': 'taking',
  'CO-2': 'building',
  'CO-3': 'turn',
  'CO-4': 'building',
  'CO-5': 'scoring',
  'CO-6': 'coats',
  'CO-7': 'pile',
  'CO-8': 'set-up',
  'CO-9': 'set-up',
  'CO-10': 'placing',
  'CO-11': 'pile',
};

/** The game of a ruling, by its number; undefined if there is none of that number. */
export function gameOfRuling(ruling: string): BookGame | undefined {
  const games = Object.keys(RULINGS) as BookGame[];
  return games.find((game) => (RULINGS[game] as readonly string[]).includes(ruling));
}
