/** The finished houses on the quay, as a picture to share. */
import { Drawing, type Mark, type Measure } from '../../../art/marks.ts';
import { type Hour, type Inks, inksAt, STEADY } from '../../../art/palette.ts';
import type { PlayerView, Sculpture } from '../../../table/front.ts';
import { fitted } from './fitted.ts';
import { drawReflection, drawScene, type Ground } from './scene.ts';

/** The size of a picture in dots: that of the previews of links and posts. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The content of a picture. */
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

/** The layout of a picture. */
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

/** The depth of the water, and the height of the wall above it. */
const DEPTH = 104;
const WALL = 30;
const MARGIN = 48;
const GAP = 26;

function layoutOf(count: number, sculpture: Sculpture): Layout {
  const { width, height } = PICTURE_SIZE;
  const foot = height - DEPTH - WALL;
  // One or two leave room for words beside them.
  const isBeside = count <= 2;
  const left = isBeside ? width * 0.44 : MARGIN;
  const room = width - left - MARGIN;
  const scale = Math.min(
    (foot - (isBeside ? 24 : 132)) / (sculpture.height + sculpture.above),
    (room - GAP * (count - 1)) / (count * sculpture.width),
  );
  const step = sculpture.width * scale + GAP;
  const first = left + (room - step * count + GAP) / 2;
  const lefts = Array.from({ length: count }, (_, at) => first + at * step);
  return {
    width,
    height,
    foot,
    wall: WALL,
    far: 0.92,
    scale,
    lefts,
    ...(isBeside
      ? {
          words: { x: 64, y: 92, width: left - 90, size: 56, anchor: 'start' },
          boats: [[250, 0.95, 'B']],
          lamps: [80, 440, width - 26],
        }
      : {
          words: { x: width / 2, y: 44, width: width - 2 * MARGIN, size: 46, anchor: 'middle' },
          boats: [
            [70, 0.62, 'B'],
            [width - 64, -0.58, 'G'],
          ],
          lamps: [24, width - 24],
        }),
  };
}

/** Draws the picture. */
export function drawPicture(shown: Shown, hour: Hour, measure: Measure): DrawnPicture {
  const inks = inksAt(hour);
  const { sculpture, views, winners } = shown;
  const layout = layoutOf(views.length, sculpture);
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
