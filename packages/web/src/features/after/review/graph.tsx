/** Everybody's chance of winning after each turn: a graph to look at, to walk along, and as a table. */
import './graph.css';
import type { Review } from '@nyhavn/bots';
import type { Replay } from '../../../table/replay/replay.ts';
import { nameAt } from '../../../table/seat-names.ts';
import type { ReviewWords } from '../../../words/en/review.ts';
import { say } from '../../../words/index.ts';
import { change, percent } from './review-numbers.ts';
import { type TurnPoint, turnPoints } from './turns.ts';

/** The picture's measures. */
const WIDTH = 320;
const HEIGHT = 150;

/** The graph; walking along it moves the game. */
export function Graph(props: {
  readonly replay: Replay;
  readonly review: Review;
  readonly words: ReviewWords;
}) {
  const { replay, review, words } = props;
  const points = turnPoints(replay, review);
  const at = Math.max(
    0,
    points.findLastIndex(({ moment }) => moment <= replay.at.value),
  );
  const x = (moment: number) => (moment / Math.max(1, review.length)) * WIDTH;
  const y = (chance: number) => (1 - chance) * HEIGHT;
  const seats = review.before.chances.map((_, seat) => seat);
  const current = points[at]!;
  return (
    <section class="review-graph" aria-labelledby="review-graph">
      <h2 id="review-graph">{words.graph.title}</h2>
      <Legend replay={replay} point={current} />
      <div class="graph-frame">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {[0.25, 0.5, 0.75].map((chance) => (
            <line key={chance} class="graph-rule" x1={0} x2={WIDTH} y1={y(chance)} y2={y(chance)} />
          ))}
          <line
            class="graph-now"
            x1={x(current.moment)}
            x2={x(current.moment)}
            y1={0}
            y2={HEIGHT}
          />
          {seats.map((seat) => (
            <polyline
              key={seat}
              class={`graph-line house-${seat % 4}`}
              points={points
                .map(({ moment, chances }) => `${x(moment)},${y(chances[seat] ?? 0)}`)
                .join(' ')}
            />
          ))}
        </svg>
        {seats.map((seat) => (
          <span
            key={seat}
            class={`graph-dot house-${seat % 4}`}
            style={{
              insetInlineStart: `${(100 * x(current.moment)) / WIDTH}%`,
              top: `${(100 * y(current.chances[seat] ?? 0)) / HEIGHT}%`,
            }}
          />
        ))}
        <span class="graph-scale" aria-hidden="true">
          <span>{percent(1)}</span>
          <span>{percent(0.5)}</span>
          <span>{percent(0)}</span>
        </span>
        <input
          type="range"
          class="graph-walk"
          min={0}
          max={review.length}
          step="any"
          value={current.moment}
          aria-label={words.graph.label}
          aria-valuetext={inWords(replay, current, words)}
          onInput={({ currentTarget }) => {
            const wanted = Number(currentTarget.value);
            replay.goTo(nearest(points, wanted));
          }}
          onKeyDown={(event) => {
            const by = STEPS[event.key];
            if (by === undefined) return;
            event.preventDefault();
            event.stopPropagation();
            const next = Math.min(points.length - 1, Math.max(0, at + by));
            replay.goTo(points[next]!.moment);
          }}
        />
      </div>
      <p class="review-about">{words.graph.about}</p>
      <details>
        <summary>{words.graph.table}</summary>
        <Table {...{ replay, points, words }} />
      </details>
    </section>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function nearest(points: readonly TurnPoint[], wanted: number): number {
  const distance = ({ moment }: TurnPoint) => Math.abs(moment - wanted);
  return points.reduce((best, point) => (distance(point) < distance(best) ? point : best)).moment;
}

function Legend({ replay, point }: { readonly replay: Replay; readonly point: TurnPoint }) {
  return (
    <ul class="graph-legend">
      {point.chances.map((chance, seat) => (
        <li key={seat} class={`house-${seat % 4}`}>
          <svg viewBox="0 0 28 6" aria-hidden="true">
            <line class="graph-line" x1={1} x2={27} y1={3} y2={3} />
          </svg>
          <span>{nameAt(replay.seats, seat)}</span>
          <strong>{percent(chance)}</strong>
        </li>
      ))}
    </ul>
  );
}

function titleOf(replay: Replay, { seat, number }: TurnPoint, words: ReviewWords): string {
  if (seat === undefined) return words.graph.before;
  return seat === null ? words.graph.laid : words.graph.turn(number, nameAt(replay.seats, seat));
}

function inWords(replay: Replay, point: TurnPoint, words: ReviewWords): string {
  const chances = point.chances.map((chance, seat) =>
    words.graph.chance(nameAt(replay.seats, seat), percent(chance)),
  );
  return words.graph.value(titleOf(replay, point, words), say().common.list(chances));
}

function Table(props: {
  readonly replay: Replay;
  readonly points: readonly TurnPoint[];
  readonly words: ReviewWords;
}) {
  const { replay, points, words } = props;
  const names = points[0]!.chances.map((_, seat) => nameAt(replay.seats, seat));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    <div class="review-scroll" tabIndex={0}>
      <table class="review-table">
        <thead>
          <tr>
            <th scope="col">{words.graph.after}</th>
            {names.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
            <th scope="col">{words.graph.luck}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.moment}>
              <th scope="row">
                <a href={`#${point.moment}`}>{titleOf(replay, point, words)}</a>
              </th>
              {point.chances.map((chance, seat) => (
                <td key={seat}>{percent(chance)}</td>
              ))}
              <td>{luckOf(replay, point)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whom luck favoured in a turn, and by how much. */
function luckOf(replay: Replay, { luck }: TurnPoint): string {
  const most = Math.max(...luck);
  if (most < 0.005) return '–';
  return `${nameAt(replay.seats, luck.indexOf(most))} ${change(most)}`;
}
