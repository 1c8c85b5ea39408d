/** Houses in a terminal, in Dutch. */
import type { HouseTerminalWords } from '../../../en/games/house/terminal.ts';
import { grammarOf } from '../../../grammar.ts';

const { counted } = grammarOf('nl');

/** What the terminal says of houses. */
export const words: HouseTerminalWords = {
  empty: (count) => counted(count, 'leeg veld', 'lege velden'),
  emptySquares: 'lege velden',
  complete: (points) => `voltooid, ${points}`,
  score: (points, others) => `Stand: ${points}, de anderen ${others}.`,
  upTo: (gain) => `tot ${gain}`,
  where: (tile) => `Waar komt ${tile}?`,
  payWith: (tile) => `Waarmee betaal je ${tile}?`,
  soFar: (picked) => `Tot nu toe ${picked}. Welke nu?`,
};
