/** The person's games drawn as rows of houses; the tables beside them say the same. */
import type { ReadGame } from './reading.ts';

/** The most games that one row shows. */
export const MAX_CHART_GAMES = 40;

const TALLEST = 110;
const PAINTS = ['R', 'B', 'P', 'G', 'Y'] as const;

/** A house a game, as high as its points, lit where it was won. */
export function CourseChart({ games }: { readonly games: readonly ReadGame[] }) {
  const shown = games.slice(-MAX_CHART_GAMES);
  const most = Math.max(1, ...shown.map(({ score }) => score));
  const width = 24;
  const room = Math.max(shown.length, 12) * width;
  return (
    <svg
      class="own-course"
      viewBox={`0 -6 ${room} ${TALLEST + 10}`}
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
    >
      {shown.map(({ id, score, isWin }, index) => {
        const high = Math.max(12, (score / most) * TALLEST);
        const [left, top] = [index * width + 2, TALLEST - high];
        const floors = Math.max(1, Math.floor((high - 12) / 15));
        return (
          <g key={id} class={`paint-${PAINTS[index % PAINTS.length]}`}>
            <path
              class="a-base own-wall"
              d={`M${left} ${TALLEST}V${top + 8}l${width / 2 - 2}-8 ${width / 2 - 2} 8V${TALLEST}z`}
            />
            <path
              class={isWin ? 'own-lit' : 'own-dark'}
              d={Array.from({ length: floors }, (_, floor) => {
                const y = TALLEST - 13 - floor * 15;
                return y < top + 8 ? '' : `M${left + 3} ${y}h5v8h-5zM${left + 12} ${y}h5v8h-5z`;
              }).join('')}
            />
          </g>
        );
      })}
      <path class="chance-quay" d={`M0 ${TALLEST + 1.5}H${room}`} />
    </svg>
  );
}

/** One number among others as a painted beam. */
export function Beam(props: { readonly index: number; readonly share: number }) {
  const paint = PAINTS[props.index % PAINTS.length] ?? 'R';
  const d = `M.5 .5h${Math.max(3, props.share * 119)}v15H.5z`;
  return (
    <svg class={`own-beam paint-${paint}`} viewBox="0 0 120 16" aria-hidden="true">
      <path class="a-base own-wall" d={d} />
      <path class="art-mark" fill={`url(#a-${paint})`} d={d} />
    </svg>
  );
}

/** Luck above or below the water, and what was given away hanging under it, game by game. */
export function FortuneChart({ games }: { readonly games: readonly ReadGame[] }) {
  const shown = games.flatMap(({ id, fortune }) => (fortune ? [{ id, ...fortune }] : []));
  const most = Math.max(0.1, ...shown.flatMap(({ luck, lost }) => [Math.abs(luck), lost]));
  const width = 24;
  const room = Math.max(shown.length, 12) * width;
  const half = 56;
  const bar = (value: number) => (value / most) * (half - 4);
  return (
    <svg
      class="own-fortune"
      viewBox={`0 ${-half} ${room} ${2 * half}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {shown.map(({ id, luck, lost }, index) => {
        const x = index * width;
        return (
          <g key={id}>
            <path class="own-luck" d={`M${x + 3} 0h8v${-bar(luck)}h-8z`} />
            <path class="own-lost" d={`M${x + 13} 0h8v${bar(lost)}h-8z`} />
          </g>
        );
      })}
      <path class="own-water" d={`M0 0H${room}`} />
    </svg>
  );
}
