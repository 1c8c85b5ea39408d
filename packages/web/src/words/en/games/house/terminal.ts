/** Houses in a terminal. */
import { grammarOf } from '../../../grammar.ts';

const { counted } = grammarOf('en');

/** What the terminal says of houses. */
export const words = {
  empty: (count: number) => counted(count, 'empty square', 'empty squares'),
  /** Counted where players have the same points. */
  emptySquares: 'empty squares',
  complete: (points: string) => `complete, ${points}`,
  score: (points: string, others: string) => `Score: ${points}, the others ${others}.`,
  upTo: (gain: string) => `up to ${gain}`,
  where: (tile: string) => `Where does ${tile} go?`,
  payWith: (tile: string) => `What do you pay for ${tile} with?`,
  soFar: (picked: string) => `So far ${picked}. Which one next?`,
};

/** What the terminal says of houses, in any language. */
export type HouseTerminalWords = typeof words;
