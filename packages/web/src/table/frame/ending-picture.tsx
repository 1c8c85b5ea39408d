/** The evening after a game: the houses on the quay are lit, and the winner's has the flag. */
import '../../art/ending-quay.css';
import type { GameFront } from '../front.ts';
import type { PlayedTable } from '../model/played-table.ts';
import { isCounted } from '../result-table.tsx';

/** The result for the people at the device: a victory, a defeat, or neither. */
export type Mood = 'won' | 'lost' | 'shared';

/** The places over the quay where rockets burst, and the times, in parts of a second. */
const ROCKETS = [
  [70, 46, 0.5],
  [330, 34, 0.8],
  [205, 26, 1.1],
] as const;

/** Sparks of one rocket. */
const SPARKS = Array.from({ length: 12 }, (_, spark) => {
  const [x, y] = [Math.cos((spark * Math.PI) / 6), Math.sin((spark * Math.PI) / 6)];
  const at = (far: number) => `${(x * far).toFixed(1)} ${(y * far).toFixed(1)}`;
  return `M${at(10)}L${at(24)}`;
}).join('');

/** Little flags on a line over the quay, as on a holiday. */
const BUNTING = Array.from({ length: 21 }, (_, flag) => {
  const x = flag * 20 - 2;
  return { x, y: 8 + ((x - 200) / 200) ** 2 * -6 + 6 };
});

/** A picture for those who look; the words beside it say the same. */
export function EndingPicture(props: {
  readonly front: GameFront;
  readonly table: PlayedTable;
  readonly winners: readonly number[];
  readonly mood: Mood;
}) {
  const { front, table, winners, mood } = props;
  const { Miniature } = front;
  if (!Miniature) return null;
  const views = front.views(table.seats, table.picture.value, table.steps.value);
  return (
    <div class="ending-picture" data-mood={mood} aria-hidden="true">
      {mood === 'won' && <Fireworks />}
      <div class="ending-houses">
        {views
          .filter(({ seat }) => isCounted(table, seat))
          .map((view, turn) => (
            <div
              key={view.seat}
              class={winners.includes(view.seat) ? 'ending-house is-winner' : 'ending-house'}
              style={{ '--turn': turn }}
            >
              <span class="ending-glow" />
              {winners.includes(view.seat) && <Flag />}
              <Miniature view={view} />
              <p class="ending-sign">
                <span>{view.name}</span> <strong>{view.score}</strong>
              </p>
            </div>
          ))}
      </div>
    </div>
  );
}

function Flag() {
  return (
    <svg class="ending-flag" viewBox="0 0 48 44" aria-hidden="true">
      <path class="ending-pole" d="M4 4V44" />
      <path class="ending-cloth" d="M5.5 4h40l-9 12.5 9 12.5h-40z" />
      <path class="ending-cross" d="M5.5 14.5h33.2v4H5.5zM16 4h4v25h-4z" />
      <circle class="ending-knob" cx="4" cy="3" r="3" />
    </svg>
  );
}

function Fireworks() {
  return (
    <svg
      class="ending-sky"
      viewBox="0 0 400 100"
      preserveAspectRatio="xMidYMin meet"
      aria-hidden="true"
    >
      <path class="ending-line" d="M-4 8Q200 20 404 8" />
      {BUNTING.map(({ x, y }, flag) => (
        <path key={x} class={`ending-bunting flag-${flag % 3}`} d={`M${x} ${y}h12l-6 10z`} />
      ))}
      {ROCKETS.map(([x, y, when]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path class="ending-rocket" d={SPARKS} style={{ animationDelay: `${when}s` }} />
        </g>
      ))}
    </svg>
  );
}
