/** The rules of Roll & Write beside their text. */
import type { ROLL_AND_WRITE_RULINGS } from '@nyhavn/engine/roll-and-write';
import {
  ROLL_AND_WRITE_SECTIONS,
  type RollAndWriteText,
} from '../../words/games/roll-and-write.ts';
import type { RuleBook } from '../contract/rule-book.ts';
import { FIGURES } from './figures.tsx';
import { OddsTable } from './odds-table.tsx';

type Section = (typeof ROLL_AND_WRITE_SECTIONS)[number];
type Ruling = (typeof ROLL_AND_WRITE_RULINGS)[number];

const FIGURES_IN: Readonly<
  Partial<Record<Section, readonly (keyof RollAndWriteText['figures'])[]>>
> = {
  goal: ['goal'],
  sheet: ['sheet'],
  tile: ['dice', 'bonus'],
  drawing: ['supported', 'floating', 'gap', 'rotate'],
  scoring: ['scoring'],
  coats: ['coats'],
  tracks: ['tracks'],
  abilities: ['abilities'],
  others: ['others'],
  'two-players': ['twoPlayers'],
};

const RULINGS: Readonly<Record<Ruling, Section>> = {
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
  'RW-21': 'end',
};

/** The rules of Roll & Write. */
export const rules: RuleBook = {
  sections: ROLL_AND_WRITE_SECTIONS,
  figuresIn: FIGURES_IN,
  figures: FIGURES,
  tables: { odds: OddsTable } satisfies Partial<Record<Section, unknown>>,
  rulings: RULINGS,
};
