/** Houses in a terminal, in French. */
import type { HouseTerminalWords } from '../../../en/games/house/terminal.ts';
import { counted } from '../../grammar.ts';

/** What the terminal says of houses. */
export const words: HouseTerminalWords = {
  empty: (count) => counted(count, 'case vide', 'cases vides'),
  emptySquares: 'cases vides',
  complete: (points) => `complète, ${points}`,
  score: (points, others) => `Score : ${points}, les autres ${others}.`,
  upTo: (gain) => `jusqu’à ${gain}`,
  where: (tile) => `Où va ${tile} ?`,
  payWith: (tile) => `Avec quoi paies-tu ${tile} ?`,
  soFar: (picked) => `Jusqu’ici ${picked}. Et ensuite ?`,
};
