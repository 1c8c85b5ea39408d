/** Houses in a terminal, in Danish. */
import type { HouseTerminalWords } from '../../../en/games/house/terminal.ts';
import { counted } from '../../grammar.ts';

/** What the terminal says of houses. */
export const words: HouseTerminalWords = {
  empty: (count) => counted(count, 'tomt felt', 'tomme felter'),
  emptySquares: 'tomme felter',
  complete: (points) => `fuld, ${points}`,
  score: (points, others) => `Stilling: ${points}, de andre ${others}.`,
  upTo: (gain) => `op til ${gain}`,
  where: (tile) => `Hvor skal ${tile} hen?`,
  payWith: (tile) => `Hvad betaler du for ${tile} med?`,
  soFar: (picked) => `Indtil nu ${picked}. Hvilken nu?`,
};
