import './card.css';
import { say } from '../words/index.ts';
import type { Colour } from './types.ts';

/** The house on each card, in a field of forty by fifty-two. */
const HOUSES: Readonly<Record<Colour, string>> = {
  R: 'M6 52V20h5v-5h5v-5h4V5h8v5h4v5h5v5h-1v32z',
  B: 'M6 52V22C12 21 13 10 22 6 31 10 30 21 36 22v30z',
  P: 'M6 52V21h5c4-1 4-5 4-9h-2l8-6 8 6h-2c0 4 0 8 4 9h5v31z',
  G: 'M6 52V22L18 9V5h7v4l11 13v30z',
  Y: 'M6 52V19c5 0 4-6 9-7 1-4 3-6 6.5-6.5 3.5.5 5.5 2.5 6.5 6.5 5 1 4 7 9 7l-1 33z',
};
const PANES = 'M11 27h5v7h-5zM18.5 27h5v7h-5zM26 27h5v7h-5zM11 38h5v7h-5zM26 38h5v7h-5z';

/** A card of the board game: a house in one colour, the back, or the End card. */
export function Card(props: {
  readonly colour: Colour | 'back' | 'end';
  readonly isPicked?: boolean | undefined;
}) {
  const { colour } = props;
  const paint = colour === 'back' || colour === 'end' ? '' : ` paint-${colour}`;
  return (
    <svg
      class={`card${paint}${props.isPicked ? ' card-picked' : ''}`}
      viewBox="0 0 60 84"
      aria-hidden="true"
    >
      <rect class="card-shadow" x="1" y="2.5" width="58.5" height="81" rx="6" />
      <rect class="card-paper" x=".75" y=".75" width="58.5" height="81" rx="6" />
      {colour === 'back' ? <Back /> : colour === 'end' ? <End /> : <Face colour={colour} />}
      <rect class="card-ring" x="1.5" y="1.5" width="57" height="79.5" rx="5.5" />
    </svg>
  );
}

function Face({ colour }: { readonly colour: Colour }) {
  return (
    <>
      <rect class="a-light card-sky" x="4" y="4" width="52" height="74.5" rx="3.5" />
      <path class="card-cloud" d="M33 15q2-4 6-3 3-4 7 0 4-1 5 3zM8 33q1-3 4-2 2-2 5 2z" />
      <g transform="translate(6.6 13.5) scale(1.12)">
        <path class="card-far" d="M-3 52V32l6-5 7 5v20zM31 52V34h12v18z" />
        <path class="a-base" d={HOUSES[colour]} />
        <path class="art-mark" fill={`url(#a-${colour})`} d={HOUSES[colour]} />
        <path class="card-line" d={HOUSES[colour]} />
        <path class="card-pane" d={PANES} />
        <path class="card-door" d="M18.5 52V41q2.5-3 5 0v11z" />
      </g>
      <path class="card-quay" d="M4 71.5h52v3.5q0 3.5-3.5 3.5h-45Q4 78.5 4 75z" />
      <path class="card-wave" d="M8 75q2.5-1.5 5 0t5 0 5 0M33 76q2.5-1.5 5 0t5 0 5 0" />
      <path class="card-flag art-mark" d="M4 7.5Q4 4 7.5 4H19v15l-7.5-3L4 19z" />
      <text class="card-letter art-mark" x="11.5" y="15">
        {say().common.colourLetters[colour]}
      </text>
    </>
  );
}

function Back() {
  return (
    <>
      <rect class="card-night" x="4" y="4" width="52" height="74.5" rx="3.5" />
      <path
        class="card-gold"
        d="M8 8h44v66.5H8zM30 20v36M22 27h16M30 20a4 4 0 1 1 .1 0M15 44q2 13 15 14 13-1 15-14M12 47l3-4 4 3M48 47l-3-4-4 3"
      />
      <path class="card-gold" d="M12 68q3-2.5 6 0t6 0 6 0 6 0 6 0 6 0" />
    </>
  );
}

function End() {
  return (
    <>
      <rect class="card-dusk" x="4" y="4" width="52" height="74.5" rx="3.5" />
      <circle class="card-sun" cx="43" cy="45" r="10" />
      <path class="card-gulls" d="M10 16q3-3 5 0 2-3 5 0M41 12q2-2 3.5 0 1.5-2 3.5 0" />
      <path class="card-night" d="M4 49h52v26q0 3.5-3.5 3.5h-45Q4 78.5 4 75z" />
      <path class="card-sail" d="M29 18v27H15Q27 36 29 18zM31.5 22q11 9 12.5 23H31.5z" />
      <path class="card-hull" d="M12 47.5h36q-3 8-9 8.5H20q-6-.5-8-8.5z" />
      <path class="card-glint" d="M20 61h20M24 66h14M27 71h7" />
    </>
  );
}
