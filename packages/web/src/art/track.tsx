import './track.css';
import type { Colour } from './types.ts';

const NONE = { bonus: 0, star: 0 } as const;

interface Signs {
  readonly bonus: number;
  readonly star: number;
}

/** One ability track: nine boxes with pencil marks, the signs under them. */
export function TrackArt(props: {
  readonly colour: Colour;
  /** The points of the whole track, under its last box. */
  readonly points: number;
  /** Nine characters: `+`, `*` or a space. */
  readonly signs: string;
  readonly marked: number;
  /** The number of last marks that appear now. */
  readonly isNew?: number | undefined;
  /** The unlocked signs that are still unused; without it, all of them. */
  readonly ready?: Signs | undefined;
  /** The unlocked signs that can be used from the next turn on: the last ones. */
  readonly soon?: Signs | undefined;
  /** The number of next boxes that can be marked. */
  readonly next?: number | undefined;
  /** Boxes marked and signs struck out in any order, counted from 1, in place of the numbers above. */
  readonly free?: { readonly marked: readonly number[]; readonly struck: readonly number[] };
}) {
  const { colour, points, signs, marked, isNew = 0, ready, soon = NONE, next = 0, free } = props;
  /** Those used first are the ones further to the left. */
  const stateOf = (box: number) => {
    if (free) return free.struck.includes(box + 1) ? 'track-spent' : '';
    if (!ready) return '';
    const sign = signs.charAt(box);
    const kind = sign === '+' ? 'bonus' : 'star';
    const after = signs.slice(box + 1, marked).split(sign).length - 1;
    if (after < soon[kind]) return 'track-soon';
    return after < soon[kind] + ready[kind] ? '' : 'track-spent';
  };
  return (
    <svg class={`track paint-${colour}`} viewBox="0 0 226 44" aria-hidden="true">
      <rect class="track-band" x=".5" y=".5" width="225" height="43" rx="8" />
      <rect
        class="track-hatch art-mark"
        x=".5"
        y=".5"
        width="225"
        height="43"
        rx="8"
        fill={`url(#a-${colour}-pencil)`}
      />
      {Array.from({ length: 9 }, (_, i) => {
        const sign = signs[i];
        const isMarked = free ? free.marked.includes(i + 1) : i < marked;
        const isOffered = !isMarked && i < marked + next;
        const state = isMarked ? `track-on ${stateOf(i)}` : '';
        return (
          <g
            key={`${colour}${i}`}
            transform={`translate(${5 + i * 24} 4)`}
            class={state}
            data-box={i + 1}
          >
            <rect
              class={isOffered ? 'track-box track-next' : 'track-box'}
              x=".8"
              y=".8"
              width="22"
              height="22"
              rx="3.5"
            />
            {isMarked && (
              <g class={i >= marked - isNew ? 'track-mark cell-new' : 'track-mark'}>
                <path
                  class="cell-stroke"
                  pathLength="1"
                  d={i % 2 ? 'M5.5 5Q12 10.5 19 19.5' : 'M5 6Q11 11 18.5 18.5'}
                />
                <path
                  class="cell-stroke"
                  pathLength="1"
                  d={i % 2 ? 'M18.5 5.5Q12 11 5 18.5' : 'M19 5Q13 11.5 5.5 19'}
                />
              </g>
            )}
            {sign === '+' && <path class="track-plus" d="M11.8 26.5v9M7.3 31h9" />}
            {sign === '*' && (
              <path
                class="track-star"
                d="M11.8 25.3l1.7 3.7 4 .4-3 2.7.9 4-3.6-2.1-3.6 2.1.9-4-3-2.7 4-.4z"
              />
            )}
            {i === 8 && (
              <g class="track-points">
                <circle cx="11.8" cy="31.4" r="7.4" />
                <text x="11.8" y="35.8">
                  {points}
                </text>
              </g>
            )}
            {free?.struck.includes(i + 1) && <path class="track-strike" d="M4 35Q12 31 20 26.5" />}
          </g>
        );
      })}
    </svg>
  );
}
