/** Somebody's games drawn as rows of houses; the tables beside them say the same. */
import type { Source } from './own-game.ts';
import type { ReadGame } from './reading.ts';

/** The most games that one row shows. */
export const MOST_GAMES = 40;

const TALLEST = 110;
const PAINTS = ['R', 'B', 'P', 'G', 'Y'] as const;

/** A house a game, as high as its points, lit where it was won. */
export function CourseChart({ games }: { readonly games: readonly ReadGame[] }) {
  const shown = games.slice(-MOST_GAMES);
  const most = Math.max(1, ...shown.map(({ score }) => score));
  const width = 24;
  const room = Math.max(shown.length, 12) * width;
  return (
    <svg class="own-course" viewBox={`0 -6 ${room} ${TALLEST + 10}`} aria-hidden="true">
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

/** Averages of kinds of points as beams of stone and paint. */
export function SourceChart({ sources }: { readonly sources: readonly Source[] }) {
  const most = Math.max(0.1, ...sources.map(({ points }) => points));
  return (
    <svg class="own-sources" viewBox={`0 0 300 ${sources.length * 26}`} aria-hidden="true">
      {sources.map(({ kind, points }, index) => {
        const paint = PAINTS[index % PAINTS.length] ?? 'R';
        const d = `M0 ${index * 26 + 3}h${Math.max(2, (points / most) * 296)}v20H0z`;
        return (
          <g key={kind} class={`paint-${paint}`}>
            <path class="a-base own-wall" d={d} />
            <path class="art-mark" fill={`url(#a-${paint})`} d={d} />
          </g>
        );
      })}
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
    <svg class="own-fortune" viewBox={`0 ${-half} ${room} ${2 * half}`} aria-hidden="true">
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
