import './quay.css';
import { FOOT, WIDTH } from './far-row.ts';
import { Boats } from './quay-boats.tsx';
import { Row } from './quay-row.tsx';
import { CLOUDS, LAMP, STARS } from './quay-shapes.ts';

const LEFT = -WIDTH / 2;
const EDGE = FOOT + 34;
const HEIGHT = 540;

/** Joints between the stones of the quay wall. */
const JOINTS = Array.from({ length: Math.ceil(WIDTH / 46) }, (_, i) => {
  const x = LEFT + i * 46 + (i % 3) * 5;
  return `M${x} ${FOOT + 9}v11M${x + 24} ${FOOT + 20}v14`;
}).join('');

/** Short strokes of light on the water, `count` of them, by a fixed disorder. */
function glints(count: number, seed: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const depth = ((i * 37 + seed * 11) % 100) / 100;
    const x = LEFT + ((i * 197 + seed * 71) % WIDTH);
    path += `M${Math.round(x)} ${Math.round(12 + depth * depth * 150)}h${Math.round(10 + depth * 50)}`;
  }
  return path;
}

/** Every other band of the water, wider towards the viewer; the reflection is shifted in the odd ones. */
function bands(odd: number): string {
  let path = '';
  for (let y = EDGE, i = 0; y < HEIGHT; y += 4 + i, i++) {
    if (i % 2 === odd) path += `M${LEFT} ${y}h${WIDTH}v${4 + i}H${LEFT}z`;
  }
  return path;
}

const LAMPS = [-520, -190, 60, 340, 640];

/** The lamps' light on the water. */
const STREAKS = LAMPS.flatMap((x) =>
  Array.from({ length: 9 }, (_, i) => {
    const half = 5 + ((i * 5) % 7) + i;
    return `M${x - half + ((i * 3) % 5)} ${EDGE + 12 + i * 11}h${half * 2}`;
  }),
).join('');

/** The scene behind everything: sky, a row of houses, masts, the quay and the water. */
export function Quay({ isFull = false }: { readonly isFull?: boolean }) {
  return (
    <div class={isFull ? 'quay quay-full' : 'quay'} aria-hidden="true">
      <svg
        class="quay-scene"
        viewBox={`${LEFT} 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path class="quay-stars" d={STARS} />
        <path class="quay-clouds" d={CLOUDS} />
        <g class="quay-row">
          <Row />
        </g>
        <g class="quay-lamps">
          {LAMPS.map((x) => (
            <g key={x} transform={`translate(${x} ${FOOT})`}>
              <circle cy="-62" r="44" fill="url(#quay-glow)" />
              <path class="quay-iron" d={LAMP.iron} />
              <path class="quay-lantern" d={LAMP.light} />
            </g>
          ))}
        </g>
        <rect class="quay-wall" x={LEFT} y={FOOT} width={WIDTH} height="34" />
        <path class="quay-joints" d={`M${LEFT} ${FOOT + 20}h${WIDTH}${JOINTS}`} />
        <rect class="quay-kerb" x={LEFT} y={FOOT - 1} width={WIDTH} height="9" />
        <rect
          class="quay-water"
          x={LEFT}
          y={EDGE}
          width={WIDTH}
          height={HEIGHT - EDGE}
          fill="url(#quay-depth)"
        />
        {[0, 1].map((odd) => (
          <g key={odd} class="quay-mirror" clip-path={`url(#quay-bands-${odd})`}>
            <use
              href="#quay-row"
              transform={`translate(${odd * 5 - 2} ${EDGE + FOOT * 0.62}) scale(1 -.62)`}
            />
          </g>
        ))}
        <rect
          class="quay-veil"
          x={LEFT}
          y={EDGE}
          width={WIDTH}
          height={HEIGHT - EDGE}
          fill="url(#quay-veil)"
        />
        <path class="quay-streak" d={STREAKS} />
        <rect class="quay-foot" x={LEFT} y={EDGE} width={WIDTH} height="9" />
        <path class="quay-ripple" transform={`translate(0 ${EDGE})`} d={glints(150, 3)} />
        <Boats />
        <defs>
          {[0, 1].map((odd) => (
            <clipPath key={odd} id={`quay-bands-${odd}`}>
              <path d={bands(odd)} />
            </clipPath>
          ))}
          <radialGradient id="quay-glow" class="quay-glow">
            <stop offset="0" stop-color="currentColor" stop-opacity=".8" />
            <stop offset="1" stop-color="currentColor" stop-opacity="0" />
          </radialGradient>
          <linearGradient id="quay-depth" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stop-color="var(--water-high)" />
            <stop offset=".4" stop-color="var(--water)" />
            <stop offset="1" stop-color="var(--water-low)" />
          </linearGradient>
          <linearGradient id="quay-veil" x1="0" y1="0" x2="0" y2="1">
            <stop offset=".1" stop-color="var(--water)" stop-opacity="0" />
            <stop offset="1" stop-color="var(--water-low)" stop-opacity=".9" />
          </linearGradient>
        </defs>
      </svg>
      <svg
        class="quay-scene quay-glints"
        viewBox={`${LEFT} 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path transform={`translate(0 ${EDGE})`} d={glints(70, 5)} />
      </svg>
    </div>
  );
}
