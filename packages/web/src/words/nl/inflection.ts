/** Dutch forms that several subjects need. */
import type { FirstWords } from '../en/index.ts';

type Paint = keyof FirstWords['common']['colours'];

/** Colours before a noun with its article, as in `de rode kaart`. */
export const INFLECTED: Readonly<Record<Paint, string>> = {
  R: 'rode',
  B: 'blauwe',
  P: 'paarse',
  G: 'groene',
  Y: 'gele',
  W: 'witte',
};
