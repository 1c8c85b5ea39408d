/** A game from beginning to end as an animated picture, made a frame at a time so that nothing waits. */
import type { Measure } from '../../../art/marks.ts';
import { contextOf, paintMarks } from './canvas.ts';
import { GifWriter, MOST_COLOURS } from './gif.ts';
import { Palette } from './gif-colours.ts';
import { drawPicture, FORMATS, type Format, type Shown } from './image.ts';
import type { Hour } from './inks.ts';

/** How large animated pictures are, beside still ones. */
const SCALE = 0.7;
/** The whole game takes about so long, in hundredths of a second; no frame is shorter or longer. */
const WHOLE = 2400;
const [SHORTEST, LONGEST] = [35, 110];
/** How long the end is seen. */
const LAST = 500;

/** Lets the page respond to input between frames. */
function letPageRespond(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** Makes the picture; undefined if it was given up. */
export async function animate(
  count: number,
  shownAt: (frame: number) => Shown,
  look: { readonly format: Format; readonly hour: Hour },
  measure: Measure,
  progress: { readonly signal: AbortSignal; readonly on: (share: number) => void },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [wide, high] = FORMATS[look.format];
  const size = { width: wide, height: high };
  const canvas = document.createElement('canvas');
  const context = contextOf(canvas, size, SCALE);
  const behind = document.createElement('canvas');
  let painted = '';
  const paint = (frame: number) => {
    const shown = shownAt(frame);
    const { still, moving } = drawPicture(shown, look, measure);
    // Only words change in what stands still.
    if (painted !== shown.title) paintMarks(contextOf(behind, size, SCALE), still);
    painted = shown.title;
    context.drawImage(behind, 0, 0, wide, high);
    paintMarks(context, moving);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const end = paint(count - 1);
  await letPageRespond();
  const palette = new Palette([end, paint(Math.floor(count / 2))], MOST_COLOURS);
  await letPageRespond();
  const gif = new GifWriter(canvas.width, canvas.height, palette.colours);
  const each = Math.min(LONGEST, Math.max(SHORTEST, Math.round(WHOLE / count)));
  for (let frame = 0; frame < count; frame++) {
    if (progress.signal.aborted) return undefined;
    const dots = paint(frame);
    await letPageRespond();
    gif.add(palette.numbersOf(dots), frame === count - 1 ? LAST : each);
    progress.on((frame + 1) / count);
    await letPageRespond();
  }
  return gif.finish();
}
