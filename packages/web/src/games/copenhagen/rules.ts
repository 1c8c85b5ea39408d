/** The rules of Copenhagen beside their text. */
import type { COPENHAGEN_RULINGS } from '@nyhavn/engine/copenhagen';
import { COPENHAGEN_SECTIONS, type CopenhagenText } from '../../words/games/copenhagen.ts';
import type { RuleBook } from '../contract/rule-book.ts';
import { FIGURES } from './figures.tsx';

type Section = (typeof COPENHAGEN_SECTIONS)[number];
type Ruling = (typeof COPENHAGEN_RULINGS)[number];

const FIGURES_IN: Readonly<Partial<Record<Section, readonly (keyof CopenhagenText['figures'])[]>>> =
  {
    goal: ['goal'],
    material: ['tiles'],
    'set-up': ['harbour'],
    taking: ['neighbours', 'apart', 'extra'],
    building: ['cost', 'neighbour'],
    placing: ['turning', 'supported', 'floating'],
    scoring: ['scoring'],
    coats: ['coats'],
    abilities: ['abilities'],
    pile: ['pile'],
  };

const RULINGS: Readonly<Record<Ruling, Section>> = {
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
  'CO-12': 'building',
};

/** The rules of Copenhagen. */
export const rules: RuleBook = {
  sections: COPENHAGEN_SECTIONS,
  figuresIn: FIGURES_IN,
  figures: FIGURES,
  rulings: RULINGS,
};
