/** Texts that have to fit: names come from people, and may be long. */
import type { Face, Measure } from '../../../art/marks.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text and its size, smaller and then cut off where it would be too wide. */
export function fitted(
  measure: Measure,
  text: string,
  look: { readonly face: Face; readonly size: number; readonly width: number },
): { readonly text: string; readonly size: number } {
  const { face, width } = look;
  const wide = measure(text, face, look.size);
  if (wide <= width) return { text, size: look.size };
  const size = Math.max(look.size * 0.68, (look.size * width) / wide);
  if (measure(text, face, size) <= width) return { text, size };
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && measure(`${letters.join('')}…`, face, size) > width) letters.pop();
  return { text: `${letters.join('').trimEnd()}…`, size };
}
