/** The likely range of a rating, drawn. */

import { decimal, sureness } from '../../../words/numbers.ts';
import { ratings } from '../../../words/ratings.ts';

/** Skills that are drawn; the few beyond are cut off. */
const LOWEST = 0;
const HIGHEST = 50;
const WIDTH = 100;

interface Strength {
  readonly skill: number;
  readonly uncertainty: number;
}

/** The range in which the skill is with nineteen chances in twenty, and in words how sure that is. */
export function LikelyRange({ skill, uncertainty }: Strength) {
  const words = ratings.known();
  const [low, high] = [skill - 2 * uncertainty, skill + 2 * uncertainty];
  const [left, middle, right] = [place(low), place(skill), place(high)];
  return (
    <span class="likely" title={words.between(decimal(low, 0), decimal(high, 0))}>
      <svg class="likely-range" viewBox={`-3 0 ${WIDTH + 6} 14`} aria-hidden="true">
        <path
          class="likely-water"
          d="M-3 12q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0"
        />
        <rect class="likely-bar" x={left} y="4" width={right - left} height="5" rx="2.5" />
        <circle class="likely-middle" cx={middle} cy="6.5" r="4" />
      </svg>
      <small>{words.sure[sureness(uncertainty)]}</small>
    </span>
  );
}

function place(skill: number): number {
  const inside = Math.min(HIGHEST, Math.max(LOWEST, skill));
  return ((inside - LOWEST) / (HIGHEST - LOWEST)) * WIDTH;
}
