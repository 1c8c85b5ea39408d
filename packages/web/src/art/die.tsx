import './die.css';
import { say } from '../words/index.ts';
import { COLOURS, type Colour, type Paint } from './types.ts';

/** Faces that pass by while a die rolls to one, the first one last, so that it lies on top. */
function passing(face: Paint): Colour[] {
  const others = COLOURS.filter((colour) => colour !== face);
  const first = (COLOURS as readonly Paint[]).indexOf(face) + 1;
  return [2, 1, 0].map((turn) => others[(first + turn) % others.length]!);
}

/** A painted wooden die with one face up; the white face is wild. */
export function Die(props: {
  readonly face: Paint;
  readonly isRolling?: boolean | undefined;
  readonly isPicked?: boolean | undefined;
  readonly isUsed?: boolean | undefined;
}) {
  const { face } = props;
  const name = `die paint-${face}${props.isRolling ? ' die-rolling' : ''}${props.isPicked ? ' die-picked' : ''}${props.isUsed ? ' die-used' : ''}`;
  return (
    <svg class={name} viewBox="0 0 64 64" aria-hidden="true">
      <rect class="die-ring" x="1.5" y="1.5" width="61" height="61" rx="15" />
      <g class="die-body">
        <rect class="die-shadow" x="8" y="12" width="50" height="48" rx="11" />
        <rect class="a-dark" x="6" y="7" width="52" height="51" rx="11" />
        <rect class="a-base" x="6" y="5" width="52" height="49" rx="11" />
        {face !== 'W' && (
          <rect
            class="art-mark"
            x="6"
            y="5"
            width="52"
            height="49"
            rx="11"
            fill={`url(#a-${face})`}
          />
        )}
        <rect x="6" y="5" width="52" height="49" rx="11" fill="url(#a-gloss)" opacity=".7" />
        <path class="die-grain" d="M10 15Q24 12 54 15M9 45Q30 48 55 44" />
        <rect class="die-edge" x="8.5" y="7.5" width="47" height="44" rx="9" />
        {face === 'W' ? (
          <path
            class="die-star"
            d="M32 13.5 35.6 23.3 45 19 40.7 28.4 50.5 32 40.7 35.6 45 45 35.6 40.7 32 50.5 28.4 40.7 19 45 23.3 35.6 13.5 32 23.3 28.4 19 19 28.4 23.3Z"
            transform="translate(5.5 3.5) scale(.82)"
          />
        ) : (
          <>
            <circle class="die-seat art-mark" cx="32" cy="29.5" r="14.5" />
            <text class="die-letter art-mark" x="32" y="38.5">
              {say().common.colourLetters[face]}
            </text>
          </>
        )}
        {props.isRolling &&
          passing(face).map((other, turn) => (
            <g key={other} class={`die-passing paint-${other}`} style={{ '--turn': turn }}>
              <rect class="a-base" x="6" y="5" width="52" height="49" rx="11" />
              <text class="die-letter art-mark" x="32" y="38.5">
                {say().common.colourLetters[other]}
              </text>
            </g>
          ))}
      </g>
    </svg>
  );
}
