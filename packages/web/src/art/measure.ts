/** The width of texts, measured on a canvas in typefaces of the page. */
import type { Face, Measure } from './marks.ts';

/** A weight, and a list of families as in style sheets. */
interface Font {
  readonly weight: number;
  readonly stack: string;
}

/** The fonts in which the faces of drawings are set. */
export type Fonts = Readonly<Record<Face, Font>>;

/** A font in the notation of CSS. */
export function fontOf({ weight, stack }: Font, size: number): string {
  return `${weight} ${size}px ${stack}`;
}

/** Firefox loads no typeface in a tab that is hidden; the system's are better than no picture. */
const FONTS_TIMEOUT_MS = 3000;

/** Waits for the typefaces, and gives the measure of texts in them. */
export async function loadMeasure(fonts: Fonts): Promise<Measure> {
  const loaded = Promise.all(
    Object.values(fonts).map((font) => document.fonts.load(fontOf(font, 20))),
  );
  const tooLate = new Promise((resolve) => setTimeout(resolve, FONTS_TIMEOUT_MS));
  await Promise.race([loaded, tooLate]);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  return (text, face, size) => {
    context.font = fontOf(fonts[face], 100);
    return (context.measureText(text).width * size) / 100;
  };
}
