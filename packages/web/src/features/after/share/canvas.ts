/** Marks on a canvas, with the page's own typefaces. */
import type { Mark } from '../../../art/marks.ts';
import { fontOf } from '../../../art/measure.ts';
import { FAMILIES } from './faces.ts';

/** Outlines that were read before. */
const paths = new Map<string, Path2D>();
const MAX_CACHED_PATHS = 4000;

function pathOf(d: string): Path2D {
  const known = paths.get(d);
  if (known) return known;
  if (paths.size >= MAX_CACHED_PATHS) paths.clear();
  const path = new Path2D(d);
  paths.set(d, path);
  return path;
}

/** Paints marks, each in so many dots as the canvas is larger than the drawing. */
export function paintMarks(context: CanvasRenderingContext2D, marks: readonly Mark[]): void {
  for (const mark of marks) {
    if (mark.kind === 'group') {
      context.save();
      context.transform(...mark.matrix);
      if (mark.clip !== undefined) context.clip(pathOf(mark.clip));
      paintMarks(context, mark.marks);
      context.restore();
    } else if (mark.kind === 'text') {
      context.font = fontOf(FAMILIES[mark.face], mark.size);
      context.fillStyle = mark.ink;
      context.textAlign = mark.anchor === 'middle' ? 'center' : mark.anchor;
      context.fillText(mark.text, mark.x, mark.y);
    } else {
      const { d, fill, stroke, width = 1, dash = [], opacity = 1 } = mark;
      context.globalAlpha = opacity;
      if (fill) {
        context.fillStyle = fill;
        context.fill(pathOf(d));
      }
      if (stroke) {
        context.strokeStyle = stroke;
        context.lineWidth = width;
        context.setLineDash([...dash]);
        context.stroke(pathOf(d));
      }
      context.globalAlpha = 1;
    }
  }
}

/** Makes ready to paint; 1 dot of the drawing is so many of the canvas. */
export function contextOf(
  canvas: HTMLCanvasElement,
  size: { readonly width: number; readonly height: number },
  scale: number,
): CanvasRenderingContext2D {
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser has no canvas');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.direction = 'ltr';
  context.setTransform(canvas.width / size.width, 0, 0, canvas.height / size.height, 0, 0);
  return context;
}

/** The picture on a canvas as a file. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else fail(new Error('the picture could not be written'));
    }, 'image/png');
  });
}
