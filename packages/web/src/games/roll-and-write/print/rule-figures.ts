/** Little pictures under the rules: where a tile may lie, and what a row brings. */
import { SHEET_WIDTH } from '../../../art/marks.ts';
import { FACTS, SIZE } from './facts.ts';
import type { Pen, SignPen } from './pen.ts';
import { drawPoints } from './signs.ts';

/** In points. */
export const FIGURES_HEIGHT = 92;

const SIDE = 15;
const ROWS = 4;

/** A few rows from the top down: squares drawn before, those of the tile, `.` for nothing. */
interface Figure {
  readonly name: 'ground' | 'above' | 'floating' | 'row';
  /** `o` and `x` were there before, `O` and `X` are new. */
  readonly rows: readonly string[];
}

const PICTURES: readonly Figure[] = [
  { name: 'ground', rows: ['.....', '.....', '.O...', 'XO...'] },
  { name: 'above', rows: ['.....', '.XOO.', '.o...', 'xo...'] },
  { name: 'floating', rows: ['..O..', '..OX.', '.....', 'xo...'] },
  { name: 'row', rows: ['.....', '....O', '.o.XO', 'ooooO'] },
];

/** Draws the figures side by side. */
export function drawFigures(pen: Pen, y: number): void {
  const { drawing, style, words, measure } = pen;
  const pitch = SHEET_WIDTH / PICTURES.length;
  PICTURES.forEach((figure, index) => {
    const middle = pitch * (index + 0.5);
    const left = middle - (SIDE * SIZE.columns) / 2;
    drawing.at(left, y + 8, 1, (picture) => drawFigure({ style, drawing: picture }, figure));
    const isAllowed = figure.name !== 'floating';
    const mark = isAllowed ? 'M-5 0l3.4 4L5-4.5' : 'M-4-4 4 4M4-4-4 4';
    const ink = (isAllowed ? style.colours.G : style.colours.R).line;
    const caption = words.sheet.figures[figure.name];
    const size = Math.min(11, (11 * (pitch - 24)) / measure(caption, 'text', 11));
    const wide = measure(caption, 'text', size);
    const foot = y + 8 + ROWS * SIDE + 15;
    if (figure.name === 'row') {
      drawPoints(pen, [middle - wide / 2 - 2, foot - 3.6], 7, FACTS.row.windows);
    } else {
      drawing.at(middle - wide / 2 - 3, foot - 4, 1, (sign) => {
        sign.path(mark, { stroke: ink, width: 2 });
      });
    }
    drawing.text(middle + 8, foot, caption, {
      face: 'text',
      size,
      ink: style.ink,
      anchor: 'middle',
    });
  });
}

function drawFigure({ drawing, style }: SignPen, { rows }: Figure): void {
  const height = ROWS * SIDE;
  const width = SIZE.columns * SIDE;
  const grid = [
    ...Array.from({ length: SIZE.columns - 1 }, (_, i) => `M${(i + 1) * SIDE} 0V${height}`),
    ...Array.from({ length: ROWS - 1 }, (_, i) => `M0 ${(i + 1) * SIDE}H${width}`),
  ];
  drawing.path(grid.join(''), { stroke: style.hair, width: 0.6 * style.weight });
  const wall = { stroke: style.ink, width: 1.3 * style.weight };
  rows.forEach((row, number) => {
    [...row].forEach((sign, column) => {
      const [x, y] = [column * SIDE, number * SIDE];
      const isNew = sign === 'O' || sign === 'X';
      if (isNew) {
        const { tint, line } = style.colours.B;
        drawing.rect(x, y, SIDE, SIDE, { fill: tint, stroke: line, width: 1.5 * style.weight });
      }
      const pencil = { stroke: isNew ? style.ink : style.soft, width: 1.1 * style.weight };
      if (sign === 'o' || sign === 'O') drawing.circle(x + SIDE / 2, y + SIDE / 2, 4.4, pencil);
      if (sign === 'x' || sign === 'X') drawing.path(`M${x + 4} ${y + 4}l7 7m0 -7l-7 7`, pencil);
    });
  });
  drawing.path(`M0 0V${height}H${width}V0`, wall);
}
