import './harbour.css';

/** The middles of the seven places, clockwise, in fractions of the picture, with the turn of a card in degrees. */
export const PLACES: readonly { readonly x: number; readonly y: number; readonly angle: number }[] =
  [
    { x: 0.107, y: 0.775, angle: -3 },
    { x: 0.107, y: 0.39, angle: -8 },
    { x: 0.302, y: 0.205, angle: -4 },
    { x: 0.5, y: 0.195, angle: 0 },
    { x: 0.698, y: 0.205, angle: 4 },
    { x: 0.893, y: 0.39, angle: 8 },
    { x: 0.893, y: 0.775, angle: 3 },
  ];

/** The harbour's measures, and the width of a card in fractions of the harbour's width. */
const HARBOUR = { width: 640, height: 470, card: 0.165 } as const;

const { width, height } = HARBOUR;
const OUTLINE = 'M0 446V70Q0 0 70 0H570Q640 0 640 70V446Q640 470 616 470H24Q0 470 0 446Z';
const EDGE = 'M154 470V268Q154 196 226 196H414Q486 196 486 268V470';

/** Gangways: where they leave the quay, which way, how far the boat lies along, and its paint. */
const GANGWAYS = [
  [154, 392, -90, 2, 'R'],
  [154, 296, -90, 0, 'Y'],
  [236, 196, -8, 2, 'B'],
  [320, 196, 0, 0, 'G'],
  [404, 196, 8, -2, 'R'],
  [486, 296, 90, 0, 'P'],
  [486, 392, 90, -2, 'Y'],
] as const;

const WAVES =
  'M200 310q8-5 16 0t16 0M276 352q8-5 16 0t16 0 16 0M388 318q8-5 16 0t16 0M232 420q8-5 16 0t16 0 16 0M352 438q8-5 16 0t16 0 16 0M300 286q8-5 16 0t16 0M412 404q8-5 16 0t16 0M306 396q8-5 16 0t16 0';

/** The harbour of the board game: a basin with a quay on three sides, gangways and boats. */
export function Harbour() {
  const chain = PLACES.map(({ x, y }) => `${x * width} ${y * height}`).join('L');
  return (
    <svg class="harbour" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <pattern id="harbour-setts" width="32" height="20" patternUnits="userSpaceOnUse">
          <path
            class="harbour-sett"
            d="M0 .5h32M0 10.5h32M4.5 0v10M20.5 0v10M12.5 10v10M28.5 10v10"
          />
        </pattern>
        <linearGradient id="harbour-depth" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="var(--water-high)" />
          <stop offset="1" stop-color="var(--water)" />
        </linearGradient>
      </defs>
      <path class="harbour-quay" d={OUTLINE} />
      <path d={OUTLINE} fill="url(#harbour-setts)" />
      <path class="harbour-kerb" d={EDGE} />
      <path d={`${EDGE}Z`} fill="url(#harbour-depth)" />
      <path class="harbour-wall" d={EDGE} />
      <path class="harbour-wave" d={WAVES} />
      <path class="harbour-rope" d={`M${chain}`} />
      {GANGWAYS.map(([x, y, angle, along, paint]) => (
        <g key={x + y} class={`paint-${paint}`} transform={`translate(${x} ${y}) rotate(${angle})`}>
          <g transform={`translate(${along * 2} 42)`}>
            <path
              class="harbour-under"
              d="M-36 3Q-30-11-8-11H14Q32-9 38 3 32 15 14 17H-8Q-30 17-36 3z"
            />
            <path class="a-base" d="M-36 0Q-30-13-8-13H14Q32-11 38 0 32 11 14 13H-8Q-30 13-36 0z" />
            <path
              class="harbour-deck"
              d="M-29 0Q-24-8.5-8-8.5H13Q24-7 29 0 24 7 13 8.5H-8Q-24 8.5-29 0z"
            />
            <path class="a-dark" d="M-17-8h5V8h-5zM10-8h5V8h-5z" />
            <path class="harbour-sail" d="M-8-2.5Q6-7 24-1.5V1.5Q6 4-8 2.5z" />
            <circle class="a-dark" r="3" cx="-6" />
          </g>
          <path class="harbour-plank" d="M-8-13H8V33H-8z" />
          <path class="harbour-slat" d="M-8-6H8M-8 1H8M-8 8H8M-8 15H8M-8 22H8M-8 28H8" />
          <path class="harbour-bollard" d="M-17-13a4.5 4.5 0 1 1 .1 0zM17-13a4.5 4.5 0 1 1 .1 0z" />
        </g>
      ))}
      {PLACES.map(({ x, y, angle }, index) => (
        <g key={x + y * 9} transform={`translate(${x * width} ${y * height}) rotate(${angle})`}>
          <rect class="harbour-place" x="-56" y="-77" width="112" height="154" rx="12" />
          <text class="harbour-number" y="14">
            {index + 1}
          </text>
        </g>
      ))}
      <circle class="harbour-light left" cx="142" cy="452" r="8" />
      <circle class="harbour-light right" cx="498" cy="452" r="8" />
    </svg>
  );
}
