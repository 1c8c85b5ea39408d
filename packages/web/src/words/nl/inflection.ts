/** Dutch forms that several subjects need. */
import type { Words } from '../en/index.ts';

type Paint = keyof Words['common']['colours'];

/** Colours before a noun with its article, as in `de rode kaart`. */
export const INFLECTED: Readonly<Record<Paint, string>> = {
  R: 'rode',
  B: 'blauwe',
  P: 'paarse',
  G: 'groene',
  Y: 'gele',
  W: 'witte',
};

/** A text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
