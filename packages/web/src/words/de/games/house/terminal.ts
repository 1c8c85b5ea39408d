/** Houses in a terminal, in German. */
import type { HouseTerminalWords } from '../../../en/games/house/terminal.ts';
import { grammarOf } from '../../../grammar.ts';

const { counted } = grammarOf('de');

/** What the terminal says of houses. */
export const words: HouseTerminalWords = {
  empty: (count) => counted(count, 'leeres Feld', 'leere Felder'),
  emptySquares: 'leere Felder',
  complete: (points) => `komplett, ${points}`,
  score: (points, others) => `Stand: ${points}, die anderen ${others}.`,
  upTo: (gain) => `bis zu ${gain}`,
  where: (tile) => `Wohin kommt ${tile}?`,
  payWith: (tile) => `Womit bezahlst du ${tile}?`,
  soFar: (picked) => `Bisher ${picked}. Was noch?`,
};
