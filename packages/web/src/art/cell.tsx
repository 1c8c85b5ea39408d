import './cell.css';
import { Coat } from './coat.tsx';
import type { CellLook, Medium } from './types.ts';

/** The side of a cell in the units in which its parts are drawn. */
const SIDE = 40;

/** Pencil strokes of a window (one stroke) and a brick (two), three hands of each. */
const WINDOWS = [
  'M10.5 31.5C10 25 10 18 10.6 13.5 11.8 8 15.5 6 20 6 25 6 29 8.5 29.6 13.5 30.2 19 30 26 29.5 32.5 23 33.3 16 33.2 9 32.2',
  'M30 32C23.5 33.2 17 33 10.5 32.3 9.8 25.5 9.9 19 10.5 14 11.5 8.5 15.5 5.7 20.5 6 25.5 6.3 29 9 29.5 14 30 20 29.8 27 29.6 33.5',
  'M20 6.2C15 6.2 11.5 8.5 10.6 13.5 9.8 19 10 26 10.3 32.4 17 33.2 23 33.3 29.7 32.3 30.3 26 30.2 19 29.4 13.5 28.5 8.5 24.5 5.5 18.5 6.6',
];
const MULLIONS = 'M20.3 7.5Q19.6 20 20.2 32M11.5 18Q20 17 29 17.8';
const COURSES =
  'M3 13.5Q20 12.5 37.5 13.5M3 26.5Q20 27.5 37.5 26.5M14 3V12M27.5 14V26M11.5 27.5V37';
const BRICKS = [
  ['M9 8.5C16 15.5 24 25 31.5 32', 'M31 8C25 15 15.5 25 8.5 32.5'],
  ['M8 9.5C15.5 16 25.5 24 32 31', 'M32 9C24.5 15.5 16.5 24.5 9.5 32'],
  ['M10 7.5C16 16 23.5 24 31 33', 'M30 9.5C23 16 16 25.5 8 31.5'],
] as const;

/** One cell of a building, or one square of a tile, to stand inside a picture. */
export function CellArt(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly look: CellLook;
  readonly medium: Medium;
  /** Drawn with fewer parts, for little houses. */
  readonly isSmall?: boolean;
}) {
  const { x, y, size, look, medium, isSmall } = props;
  const { kind, colour } = look;
  if (kind === 'empty' && !look.coat) return null;
  const hand = Math.round(x / size + (y / size) * 2) % 3;
  const name = [
    medium === 'cardboard' ? 'cell-tile' : 'cell-drawn',
    colour && `paint-${colour}`,
    look.isLit && 'cell-lit',
    look.isNew && 'cell-new',
  ];
  const draw = isSmall ? small : medium === 'cardboard' ? painted : pencilled;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / SIDE})`}>
      {kind === 'empty' ? (
        <Coat x={11} y={9} width={18} isPrinted />
      ) : (
        <g class={name.filter(Boolean).join(' ')}>{draw(look, hand)}</g>
      )}
    </g>
  );
}

function painted({ kind, colour = 'W' }: CellLook) {
  const isWindow = kind === 'window';
  return (
    <>
      {isWindow ? (
        <>
          <path class="a-base" d="M0 0h40v40H0z" />
          {colour !== 'W' && (
            <path class="art-mark" d="M0 0h40v40H0z" fill={`url(#a-${colour})`} opacity=".6" />
          )}
          <use href="#a-window" width="40" height="40" />
        </>
      ) : (
        <use href="#a-brick" width="40" height="40" />
      )}
      <path d="M0 0h40v40H0z" fill="url(#a-gloss)" opacity=".5" />
      {colour !== 'W' && (
        <text class="a-letter art-mark" x="20" y={isWindow ? 39.2 : 22.7}>
          {colour}
        </text>
      )}
    </>
  );
}

function pencilled({ kind, colour, isLit }: CellLook, hand: number) {
  const box = 'M1.5 2 38.5 1.2 38.2 38.6 1.8 38z';
  return (
    <>
      {colour && <path class="a-base cell-wash" d={box} />}
      {colour && <path class="art-mark cell-hatch" d={box} fill={`url(#a-${colour}-pencil)`} />}
      {kind === 'window' ? (
        <>
          <path class={isLit ? 'cell-light' : 'cell-pane'} d={WINDOWS[hand]!} />
          <path class="cell-stroke" pathLength="1" d={WINDOWS[hand]!} />
          <path class="cell-stroke soft" pathLength="1" d={MULLIONS} />
        </>
      ) : (
        <>
          <path class="cell-course" d={COURSES} />
          {BRICKS[hand]!.map((d) => (
            <path key={d} class="cell-stroke" pathLength="1" d={d} />
          ))}
        </>
      )}
      {colour && (
        <text class="a-letter cell-letter art-mark" x="36.8" y="38">
          {colour}
        </text>
      )}
    </>
  );
}

function small({ kind, colour, isLit }: CellLook) {
  return (
    <>
      <path class={colour ? 'a-base' : 'cell-graphite'} d="M0 0h40v40H0z" />
      {kind === 'window' ? (
        <path class={isLit ? 'cell-light' : 'a-frame'} d="M10 9h20v23H10z" />
      ) : (
        <path
          class={colour ? 'a-dark' : 'cell-graphite-dark'}
          d="M0 10h40v5H0zM0 25h40v5H0zM18 0h5v10h-5zM8 15h5v10H8zM28 15h5v10h-5zM18 30h5v10h-5z"
        />
      )}
    </>
  );
}
