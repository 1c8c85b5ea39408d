/** What players have built on the quay, as a picture to give away. */
import { Drawing, type Mark, type Measure } from '../../../art/marks.ts';
import { type Hour, type Inks, inksAt, STEADY } from '../../../art/palette.ts';
import type { PlayerView, Sculpture } from '../../../table/front.ts';
import { fitted } from './fitted.ts';
import { drawReflection, drawScene, type Ground } from './scene.ts';

/** The shapes of pictures, in dots: for links and posts, for feeds, for phones. */
export const FORMATS = {
  wide: [1200, 630],
  square: [1080, 1080],
  tall: [1080, 1350],
} as const;
/** One of those shapes. */
export type Format = keyof typeof FORMATS;

/** What a picture shows. */
export interface Shown {
  readonly views: readonly PlayerView[];
  readonly sculpture: Sculpture;
  readonly winners: readonly number[];
  /** Points in words, as under the names. */
  readonly points: (score: number) => string;
  /** The product's name, what happened, and which game it was. */
  readonly head: string;
  readonly title: string;
  readonly subtitle: string;
}

/** A picture: its size and everything on it. */
export interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** Where everything is. */
interface Layout extends Ground {
  readonly scale: number;
  /** The left edges of what is shown. */
  readonly lefts: readonly number[];
  readonly words: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly size: number;
    readonly anchor: 'start' | 'middle';
  };
}

/** How deep the water is, and how high the wall. */
const DEPTHS: Readonly<Record<Format, number>> = { wide: 104, square: 170, tall: 214 };
const WALL = 30;

/** The room that words take above them. */
const WORDS: Readonly<Record<Format, number>> = { wide: 132, square: 210, tall: 250 };

function layoutOf(format: Format, count: number, sculpture: Sculpture): Layout {
  const high = sculpture.height + sculpture.above;
  const [width, height] = FORMATS[format];
  const foot = height - DEPTHS[format] - WALL;
  // One or two leave room for words beside them.
  const isBeside = format === 'wide' && count <= 2;
  const margin = 48;
  const left = isBeside ? width * 0.44 : margin;
  const room = width - left - margin;
  const top = isBeside ? 24 : WORDS[format];
  const gap = 26;
  const scale = Math.min(
    (foot - top) / high,
    (room - gap * (count - 1)) / (count * sculpture.width),
  );
  const taken = count * sculpture.width * scale + gap * (count - 1);
  const first = left + (room - taken) / 2;
  const step = sculpture.width * scale + gap;
  const lefts = Array.from({ length: count }, (_, at) => first + at * step);
  const sky = foot - high * scale;
  // Where they are low the words are larger, and stand in the middle of the sky.
  const size = format === 'wide' ? (isBeside ? 56 : 46) : sky > 400 ? 92 : 64;
  return {
    width,
    height,
    foot,
    wall: WALL,
    far: format === 'wide' ? 0.92 : format === 'square' ? 1.25 : 1.5,
    scale,
    lefts,
    words: isBeside
      ? { x: 64, y: 92, width: left - 90, size, anchor: 'start' }
      : {
          x: width / 2,
          y: format === 'wide' ? 44 : Math.max(78, (sky - size * 1.3) / 2),
          width: width - 2 * margin,
          size,
          anchor: 'middle',
        },
    ...furniture(format, isBeside, width),
  };
}

/** Boats and lamps where nobody's things or name are. */
function furniture(
  format: Format,
  isBeside: boolean,
  width: number,
): Pick<Layout, 'boats' | 'lamps'> {
  if (isBeside) return { boats: [[250, 0.95, 'B']], lamps: [80, 440, width - 26] };
  const lamps = [24, width - 24];
  if (format !== 'wide') return { boats: [], lamps };
  return {
    boats: [
      [70, 0.62, 'B'],
      [width - 64, -0.58, 'G'],
    ],
    lamps,
  };
}

/** Draws the picture. */
export function drawPicture(
  shown: Shown,
  look: { readonly format: Format; readonly hour: Hour },
  measure: Measure,
): DrawnPicture {
  const inks = inksAt(look.hour);
  const { sculpture, views, winners } = shown;
  const layout = layoutOf(look.format, views.length, sculpture);
  const drawing = new Drawing();
  drawScene(drawing, inks, layout);
  drawWords(drawing, inks, shown, layout, measure);
  const built = new Drawing();
  const top = layout.foot - sculpture.height * layout.scale + 2;
  views.forEach((view, at) => {
    built.at(layout.lefts[at] ?? 0, top, layout.scale, (field) => {
      sculpture.draw(field, inks, view, winners.includes(view.seat));
    });
  });
  drawReflection(drawing, inks, layout, built.marks);
  drawing.marks.push(...built.marks);
  views.forEach((view, at) => {
    drawSign(drawing, view, shown, layout, at, measure);
  });
  const { width, height } = layout;
  return { width, height, marks: drawing.marks };
}

function drawWords(
  drawing: Drawing,
  inks: Inks,
  { head, title, subtitle }: Shown,
  { words }: Layout,
  measure: Measure,
): void {
  const { x, y, width, size, anchor } = words;
  const small = size * 0.44;
  drawing.text(x, y, head, { face: 'display', size: small * 1.1, ink: inks.accent, anchor });
  const line = fitted(measure, title, { face: 'display', size, width });
  drawing.text(x, y + size * 1.06, line.text, {
    face: 'display',
    size: line.size,
    ink: inks.ink,
    anchor,
  });
  const below = fitted(measure, subtitle, { face: 'bold', size: small, width });
  drawing.text(x, y + size * 1.06 + small * 1.5, below.text, {
    face: 'bold',
    size: below.size,
    ink: inks.inkSoft,
    anchor,
  });
}

/** A wooden sign: whose that is, and what it brought. */
function drawSign(
  drawing: Drawing,
  view: PlayerView,
  { points, winners, sculpture }: Shown,
  { lefts, scale, foot }: Layout,
  at: number,
  measure: Measure,
): void {
  const width = Math.max(150, sculpture.width * scale * 0.94);
  const size = Math.min(34, Math.max(21, 25 * scale));
  const height = size * 2.35;
  const middle = (lefts[at] ?? 0) + (sculpture.width * scale) / 2;
  const [x, y] = [middle - width / 2, foot + 12];
  drawing.rect(x + 3, y + 4, width, height, { fill: STEADY.shade, opacity: 0.3 }, 8);
  const isWinner = winners.includes(view.seat);
  const edge = isWinner ? STEADY.gold : STEADY.woodDark;
  drawing.rect(
    x,
    y,
    width,
    height,
    { fill: STEADY.wood, stroke: edge, width: isWinner ? 3 : 2 },
    8,
  );
  const grain = [0.3, 0.62].map(
    (part) =>
      `M${x + 10} ${y + height * part}q${width / 4} -3 ${width / 2 - 10} 0t${width / 2 - 10} 0`,
  );
  drawing.path(grain.join(''), { stroke: STEADY.woodDark, width: 1, opacity: 0.5 });
  const name = fitted(measure, view.name, { face: 'display', size, width: width - 24 });
  drawing.text(middle, y + size * 1.08, name.text, {
    face: 'display',
    size: name.size,
    ink: STEADY.onWood,
    anchor: 'middle',
  });
  drawing.text(middle, y + size * 1.98, points(view.score), {
    face: 'bold',
    size: size * 0.76,
    ink: isWinner ? STEADY.lamp : STEADY.softOnWood,
    anchor: 'middle',
  });
}
