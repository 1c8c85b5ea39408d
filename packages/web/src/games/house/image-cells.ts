/** The squares of a house as marks: painted tiles, or pencil on paper. */

import type { CellLook } from '../../art/house/cell-look.ts';
import {
  BRICK_STROKES,
  BRICKS,
  COURSES,
  MULLIONS,
  PAINTED_WINDOW,
  WINDOW_STROKES,
} from '../../art/house/cell-shapes.ts';
import type { Drawing } from '../../art/marks.ts';
import { BLACK, type Inks, mixed, PAINTS, STEADY, WHITE } from '../../art/palette.ts';
import { COAT } from '../../art/strokes.ts';
import type { Colour } from '../../art/types.ts';
import { say } from '../../words/index.ts';

const FIELD = 'M0 0h40v40H0z';

function lines(count: number, line: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => line(at)).join('');
}

/** Each colour's pattern over a whole cell. */
const HATCHES: Readonly<Record<Colour, { readonly d: string; readonly width: number }>> = {
  R: {
    d: lines(15, (at) => {
      const sum = (at + 1) * 5;
      return sum <= 40 ? `M0 ${sum} ${sum} 0` : `M${sum - 40} 40 40 ${sum - 40}`;
    }),
    width: 0.9,
  },
  B: {
    d: lines(8, (at) => `M0 ${at * 5 + 2.5}q1.25-2 2.5 0${'t2.5 0'.repeat(15)}`),
    width: 0.9,
  },
  P: {
    d: lines(32, (at) => {
      const row = Math.floor(at / 4);
      return `M${(at % 4) * 10 + (row % 2 ? 7.5 : 2.5)} ${row * 5 + 2.5}h.01`;
    }),
    width: 2.8,
  },
  G: { d: lines(16, (at) => `M${at * 2.5 + 1.25} 0v40`), width: 0.8 },
  Y: {
    d: lines(7, (at) => {
      const edge = (at - 3) * 10;
      const [x, y] = edge > 0 ? [edge, 0] : [0, -edge];
      const long = 40 - Math.abs(edge);
      return `M${x} ${y}l${long} ${long}M${40 - x} ${y}l${-long} ${long}`;
    }),
    width: 0.9,
  },
};

/** A coat of arms in a box of the width; taken, it is grey. */
export function drawCoatAt(
  drawing: Drawing,
  [x, y]: readonly [x: number, y: number],
  width: number,
  look: { readonly shield: string; readonly line: string; readonly charge: string },
): void {
  drawing.at(x, y, width / 20, (coat) => {
    coat.path(COAT.shield, { fill: look.shield, stroke: look.line, width: 1.2 });
    coat.path(COAT.charge, { fill: look.charge });
    coat.path(COAT.water, { stroke: look.line, width: 1 });
  });
}

/** The three looks of coats of arms. */
export function coatLooks(inks: Inks) {
  return {
    ready: { shield: STEADY.gold, line: STEADY.shieldLine, charge: STEADY.charge },
    taken: { shield: STEADY.takenShield, line: STEADY.takenLine, charge: STEADY.takenCharge },
    printed: {
      shield: mixed(STEADY.gold, inks.cardboard, 0.55),
      line: STEADY.shieldLine,
      charge: STEADY.charge,
    },
  } as const;
}

/** A painted tile's square. */
export function drawPainted(drawing: Drawing, look: CellLook): void {
  const { kind, colour = 'W', isLit } = look;
  const { base, dark, light, ink: letter } = PAINTS[colour];
  if (kind === 'window') {
    drawing.path(FIELD, { fill: base });
    if (colour !== 'W') {
      const { d, width } = HATCHES[colour];
      drawing.path(d, { stroke: mixed(dark, base, 0.6), width });
    }
    drawing.path(PAINTED_WINDOW.arch, { fill: dark });
    drawing.path(PAINTED_WINDOW.frame, { fill: STEADY.frame });
    drawing.path(PAINTED_WINDOW.glass, { fill: isLit ? STEADY.lamp : STEADY.pane });
    drawing.path(PAINTED_WINDOW.glint, {
      fill: mixed(isLit ? STEADY.lamp : STEADY.pane, WHITE, 0.45),
    });
    drawing.path(PAINTED_WINDOW.sill, { fill: STEADY.sill, stroke: dark, width: 0.6 });
  } else {
    drawing.path(FIELD, { fill: dark });
    drawing.path(BRICKS.plain, { fill: base });
    drawing.path(BRICKS.pale, { fill: light });
  }
  drawing.path('M0 0h40v3H0z', { fill: WHITE, opacity: 0.14 });
  drawing.path('M0 37h40v3H0z', { fill: BLACK, opacity: 0.12 });
  if (colour === 'W') return;
  const y = kind === 'window' ? 39.2 : 22.7;
  drawing.text(20, y, say().common.colourLetters[colour], {
    face: 'bold',
    size: 8,
    ink: letter,
    anchor: 'middle',
  });
}

/** A square in pencil; its place decides on the hand. */
export function drawPencilled(drawing: Drawing, look: CellLook, hand: number, inks: Inks): void {
  const { kind, colour, isLit } = look;
  const paint = colour && PAINTS[colour];
  if (paint && colour !== 'W') {
    drawing.path('M1.5 2 38.5 1.2 38.2 38.6 1.8 38z', { fill: mixed(paint.base, inks.paper, 0.2) });
    const { d, width } = HATCHES[colour];
    drawing.path(d, { stroke: mixed(paint.base, inks.paper, 0.6), width });
  }
  const pencil = { stroke: STEADY.graphite, width: 2 };
  const turn = hand % 3;
  if (kind === 'window') {
    const stroke = WINDOW_STROKES[turn] ?? WINDOW_STROKES[0];
    drawing.path(stroke, {
      fill: isLit ? STEADY.lamp : mixed(STEADY.sketchedPane, inks.paper, 0.5),
    });
    drawing.path(stroke, pencil);
    drawing.path(MULLIONS, { stroke: mixed(STEADY.graphite, inks.paper, 0.6), width: 1 });
  } else {
    const joints = mixed(paint?.dark ?? STEADY.graphite, inks.paper, 0.45);
    drawing.path(COURSES, { stroke: joints, width: 1.1 });
    for (const d of BRICK_STROKES[turn] ?? BRICK_STROKES[0]) drawing.path(d, pencil);
  }
  if (paint && colour !== 'W') {
    const ink = mixed(paint.dark, BLACK, 0.7);
    drawing.text(36.8, 38, say().common.colourLetters[colour], {
      face: 'bold',
      size: 7,
      ink,
      anchor: 'middle',
    });
  }
}
