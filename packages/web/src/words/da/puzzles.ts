/** Puzzles made from mistakes, in Danish. */
import type { PuzzleWords } from '../en/puzzles.ts';
import { counted } from './grammar.ts';

/** What is said at puzzles, in Danish. */
export const words: PuzzleWords = {
  title: 'Opgaver',
  number: (number, count) => `Opgave ${number} af ${count}`,
  own: (game, day) => `Fra dit eget spil: ${game}, ${day}`,
  given: (game) => `Fra havnefogedens samling, ${game}`,
  task: 'Hvad ville du gøre?',
  cost: (games) =>
    `Det træk du spillede, kostede dig ${counted(games, 'sejr', 'sejre')} på 100 spil.`,
  find: 'Find et træk som havnefogeden ville spille.',
  how: 'Analysér et afsluttet spil, så bliver dine egne fejl til opgaver.',
  toReview: 'Åbn seneste spil',
  thinking: 'Havnefogeden ser på dit træk …',
  failed: 'Havnefogeden kan ikke tjekke dit træk lige nu. Prøv igen.',
  best: 'Det er det bedste træk.',
  fine: 'Lige så godt som det bedste træk.',
  strayed: (own, best) =>
    `Det træk vinder omkring ${own} af 100 spil; det bedste træk vinder ${best}.`,
  near: 'Du er tæt på.',
  far: 'Der er et meget bedre træk.',
  shown: 'Sådan ville havnefogeden spille.',
  rests: 'Det var det – videre til næste opgave.',
  read: 'Læs opgaven',
  solve: 'Løs opgaven',
  again: 'Prøv igen',
  show: 'Vis mig det',
  next: 'Næste opgave',
  skip: 'Spring over',
  moment: 'Åbn i genafspilning',
  leave: 'Forside',
};
