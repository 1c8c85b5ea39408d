import './cell.css';
import { say } from '../../words/index.ts';
import { Coat } from '../coat.tsx';
import type { Medium } from '../types.ts';
import type { CellLook } from './cell-look.ts';
import { BRICK_STROKES, COURSES, MULLIONS, WINDOW_STROKES } from './cell-shapes.ts';

/** The side of a cell in the units in which its parts are drawn. */
const SIDE = 40;

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
          {say().common.colourLetters[colour]}
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
          <path class={isLit ? 'cell-light' : 'cell-pane'} d={WINDOW_STROKES[hand]!} />
          <path class="cell-stroke" pathLength="1" d={WINDOW_STROKES[hand]!} />
          <path class="cell-stroke soft" pathLength="1" d={MULLIONS} />
        </>
      ) : (
        <>
          <path class="cell-course" d={COURSES} />
          {BRICK_STROKES[hand]!.map((d) => (
            <path key={d} class="cell-stroke" pathLength="1" d={d} />
          ))}
        </>
      )}
      {colour && (
        <text class="a-letter cell-letter art-mark" x="36.8" y="38">
          {say().common.colourLetters[colour]}
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
