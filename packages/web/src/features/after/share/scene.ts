/** The quay behind the houses, as marks: sky, the row across the water, lamps, the wall, the water. */
import { FOOT, farRow, WIDTH } from '../../../art/far-row.ts';
import { Drawing, type Mark, rectangle, round } from '../../../art/marks.ts';
import { BLACK, type Inks, mixed, PAINTS, STEADY } from '../../../art/palette.ts';
import { BOAT, CLOUDS, LAMP, STARS } from '../../../art/quay-shapes.ts';
import type { Colour } from '../../../art/types.ts';

/** The places of things in a scene, in dots. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** The line on which houses stand. */
  readonly foot: number;
  /** The height of the wall of the quay; below it is water. */
  readonly wall: number;
  /** The scale of the row across the water. */
  readonly far: number;
  readonly boats: readonly Boat[];
  /** The places of lamps. */
  readonly lamps: readonly number[];
}

/** A boat: where, how large, which paint; a negative one looks the other way. */
type Boat = readonly [x: number, scale: number, paint: Colour];

/** Areas that go from one colour to the next: many flat bands, which every program can draw. */
function drawShade(
  drawing: Drawing,
  field: { readonly top: number; readonly bottom: number; readonly width: number },
  stops: readonly (readonly [at: number, ink: string])[],
): void {
  const bands = 48;
  const { top, bottom, width } = field;
  for (let band = 0; band < bands; band++) {
    const share = band / (bands - 1);
    const next = stops.findIndex(([at]) => at >= share);
    const [to, last] = stops[next === -1 ? stops.length - 1 : next] ?? [1, BLACK];
    const [from, first] = stops[Math.max(0, next - 1)] ?? [to, last];
    const part = to === from ? 1 : (share - from) / (to - from);
    const y = round(top + ((bottom - top) * band) / bands);
    // Each reaches to the bottom, so that no line is left between two of them.
    drawing.rect(0, y, width, round(bottom - y), { fill: mixed(last, first, part) });
  }
}

/** Marks in other inks. */
function tinted(marks: readonly Mark[], tint: (ink: string) => string): Mark[] {
  return marks.map((mark): Mark => {
    if (mark.kind === 'group') return { ...mark, marks: tinted(mark.marks, tint) };
    if (mark.kind === 'text') return { ...mark, ink: tint(mark.ink) };
    const { fill, stroke } = mark;
    return { ...mark, fill: fill && tint(fill), stroke: stroke && tint(stroke) };
  });
}

/** The row across the water, its foot at 0. */
function farMarks(inks: Inks): Mark[] {
  const { walls, chimney, roof, slate, shade, trim, dormer, window, lit, bars, door, plinth } =
    farRow();
  const row = new Drawing();
  row.at(0, -FOOT, 1, (far) => {
    far.path(chimney, { fill: inks.farRoof });
    far.path(roof, { fill: inks.farRoof });
    far.path(slate, { fill: inks.farSlate });
    walls.forEach((d, paint) => {
      far.path(d, { fill: inks.walls[paint] });
    });
    far.path(shade, { fill: STEADY.shade, opacity: 0.14 });
    far.path(trim, { stroke: inks.farTrim, width: 3 });
    far.path(dormer, { fill: inks.farDormer, stroke: inks.farTrim, width: 1.6 });
    far.path(window, { fill: inks.farWindow, stroke: inks.farFrame, width: 2 });
    far.path(lit, { fill: inks.farLit, stroke: inks.farFrame, width: 2 });
    far.path(bars, { stroke: inks.farBars, width: 1.2 });
    far.path(door, { fill: inks.farDoor, stroke: inks.farBars, width: 1.5 });
    far.path(plinth, { fill: inks.farPlinth });
  });
  return row.marks;
}

/** Draws everything that stands still, up to the wall of the quay. */
export function drawScene(drawing: Drawing, inks: Inks, ground: Ground): void {
  const { width, height, foot, wall, far } = ground;
  drawShade(drawing, { top: 0, bottom: foot, width }, [
    [0, inks.skyHigh],
    [0.5, inks.sky],
    [1, inks.skyLow],
  ]);
  const frame = rectangle(0, 0, width, height);
  const middle = width / 2;
  drawing.at(
    0,
    0,
    1,
    (sky) => {
      const spread = Math.max(far, width / 1500);
      sky.at(middle, foot - FOOT * spread - 20, spread, (clouds) => {
        clouds.path(CLOUDS, { fill: inks.cloud, opacity: inks.hour === 'day' ? 0.8 : 0.28 });
        if (inks.hour === 'dusk') clouds.path(STARS, { stroke: STEADY.stars, width: 2.4 });
      });
      const hazy = tinted(farMarks(inks), (ink) => mixed(ink, inks.haze, 0.66));
      // The row is as wide as it is, and begins again beside itself.
      for (const side of repeats(width, far)) {
        sky.at(middle + side * WIDTH * far, foot, far, (row) => {
          row.marks.push(...hazy);
        });
      }
      for (const x of ground.lamps) drawLamp(sky, inks, x, foot);
    },
    frame,
  );
  drawing.rect(0, foot, width, wall, { fill: inks.quay });
  drawing.path(joints(width, foot, wall), {
    stroke: mixed(inks.quayDark, inks.quay, 0.7),
    width: 1.4,
  });
  drawing.rect(0, foot - 1, width, 8, { fill: inks.quayLight });
  drawWater(drawing, inks, ground);
}

function repeats(width: number, far: number): number[] {
  const around = Math.ceil((width / (WIDTH * far) - 1) / 2);
  return Array.from({ length: 2 * around + 1 }, (_, index) => index - around);
}

function drawLamp(drawing: Drawing, inks: Inks, x: number, foot: number): void {
  drawing.at(x, foot, 1.25, (lamp) => {
    if (inks.hour === 'dusk') {
      for (const radius of [46, 36, 27, 19, 12]) {
        lamp.circle(0, -64, radius, { fill: STEADY.lamp, opacity: 0.1 });
      }
    }
    lamp.path(LAMP.iron, { fill: inks.iron });
    lamp.path(LAMP.light, { fill: inks.lantern });
  });
}

function joints(width: number, foot: number, wall: number): string {
  const half = round((wall - 8) / 2);
  const stones = Array.from({ length: Math.ceil(width / 46) }, (_, stone) => {
    const x = stone * 46 + (stone % 3) * 5;
    return `M${x} ${foot + 8}v${half}M${x + 24} ${foot + 8 + half}v${half}`;
  });
  return `M0 ${foot + 8 + half}h${width}${stones.join('')}`;
}

function drawWater(drawing: Drawing, inks: Inks, ground: Ground): void {
  const { width, height, foot, wall, far } = ground;
  const edge = foot + wall;
  drawShade(drawing, { top: edge, bottom: height, width }, [
    [0, inks.waterHigh],
    [0.4, inks.water],
    [1, inks.waterLow],
  ]);
  const frame = rectangle(0, edge, width, height - edge);
  const mirrored = tinted(farMarks(inks), (ink) => mixed(ink, inks.water, 0.2));
  drawing.at(
    0,
    0,
    1,
    (water) => {
      for (const side of repeats(width, far)) {
        water.group([far, 0, 0, -0.62 * far, width / 2 + side * WIDTH * far, edge], (row) => {
          row.marks.push(...mirrored);
        });
      }
    },
    frame,
  );
}

/** Marks without what water would not show: letters and thin lines. */
function blurred(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark): Mark[] => {
    if (mark.kind === 'group') return [{ ...mark, marks: blurred(mark.marks) }];
    if (mark.kind === 'text') return [];
    return mark.fill === undefined && (mark.width ?? 1) < 1.5 ? [] : [mark];
  });
}

/** Draws houses upside down in the water, and the water's light over everything. */
export function drawReflection(
  drawing: Drawing,
  inks: Inks,
  ground: Ground,
  houses: readonly Mark[],
): void {
  const { width, height, foot, wall } = ground;
  const edge = foot + wall;
  const marks = tinted(blurred(houses), (ink) => mixed(ink, inks.water, 0.42));
  for (const odd of [0, 1]) {
    drawing.group(
      [1, 0, 0, 1, 0, 0],
      (water) => {
        water.group([1, 0, 0, -0.62, odd * 6 - 3, edge + 0.62 * foot], (mirror) => {
          mirror.marks.push(...marks);
        });
      },
      bands(ground, odd),
    );
  }
  const deep = [0.3, 0.5, 0.7, 0.85];
  for (const from of deep) {
    const y = edge + (height - edge) * from;
    drawing.rect(0, y, width, height - y, { fill: inks.waterLow, opacity: 0.2 });
  }
  drawing.rect(0, edge, width, 8, { fill: inks.quayDark, opacity: 0.45 });
  if (inks.hour === 'dusk') {
    const streaks = ground.lamps.flatMap((x) =>
      Array.from({ length: 8 }, (_, i) => {
        const half = 6 + ((i * 5) % 7) + i;
        return `M${x - half + ((i * 3) % 5)} ${edge + 14 + i * 11}h${half * 2}`;
      }),
    );
    drawing.path(streaks.join(''), { stroke: STEADY.lamp, width: 2.6, opacity: 0.4 });
  }
  drawing.path(ripples(ground, 3), { stroke: inks.water, width: 2.2, opacity: 0.7 });
  drawing.path(ripples(ground, 5), { stroke: inks.glint, width: 1.6, opacity: 0.5 });
  drawing.at(
    0,
    0,
    1,
    (boats) => {
      for (const boat of ground.boats) drawBoat(boats, inks, boat, edge + 12);
    },
    rectangle(0, 0, width, height),
  );
}

/** Every other band of the water, wider towards the viewer. */
function bands({ width, height, foot, wall }: Ground, odd: number): string {
  let path = '';
  for (let y = foot + wall, i = 0; y < height; y += 4 + i, i++) {
    if (i % 2 === odd) path += rectangle(0, y, width, Math.min(4 + i, height - y));
  }
  return path;
}

/** Short strokes of light, by a fixed disorder. */
function ripples({ width, height, foot, wall }: Ground, seed: number): string {
  const edge = foot + wall;
  const count = Math.round(((height - edge) * width) / 2600);
  return Array.from({ length: count }, (_, i) => {
    const depth = ((i * 37 + seed * 11) % 100) / 100;
    const long = Math.round(8 + depth * 44);
    const x = Math.round(((i * 197 + seed * 71) % (width + 40)) - 40);
    return `M${x} ${Math.round(edge + 12 + depth * depth * (height - edge - 16))}h${long}`;
  }).join('');
}

function drawBoat(drawing: Drawing, inks: Inks, [x, scale, paint]: Boat, y: number): void {
  const { base, dark } = PAINTS[paint];
  const isDusk = inks.hour === 'dusk';
  drawing.group([scale, 0, 0, Math.abs(scale), x, y], (boat) => {
    boat.path(BOAT.mirror, { fill: dark, opacity: 0.4 });
    boat.path(BOAT.rope, { stroke: inks.rope, width: 1, opacity: 0.75 });
    boat.path(BOAT.mast, { fill: inks.mast });
    boat.path(BOAT.sail, { fill: inks.sail });
    boat.path(BOAT.pennant, { fill: inks.pennant });
    boat.path(BOAT.side, { fill: isDusk ? mixed(base, inks.skyHigh, 0.6) : base });
    boat.path(BOAT.hull, { fill: inks.hull });
    boat.path(BOAT.rail, { stroke: inks.rail, width: 3 });
    boat.path(BOAT.cabin, { fill: inks.sail });
    boat.path(BOAT.lit, { fill: inks.farLit, stroke: inks.farFrame, width: 1 });
  });
}
