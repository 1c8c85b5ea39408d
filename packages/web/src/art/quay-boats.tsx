import { FOOT } from './quay-row.tsx';

/** Boats at the quay: where, how large, which paint; the negative ones look the other way. */
const BOATS = [
  [-610, 1.05, 'B'],
  [-275, -0.9, 'R'],
  [150, 1.1, 'G'],
  [505, -1, 'Y'],
  [800, 0.9, 'B'],
] as const;

/** Wooden boats with masts, furled sails and a pennant. */
export function Boats() {
  return (
    <>
      {BOATS.map(([x, scale, paint]) => (
        <g
          key={x}
          class={`boat paint-${paint}`}
          transform={`translate(${x} ${FOOT + 44}) scale(${scale} ${Math.abs(scale)})`}
        >
          <path class="boat-mirror" d="M-78 3Q-62 26-40 28H44Q66 24 84 3z" />
          <path
            class="boat-rope"
            d="M-8-190-92-22M-8-190 96-30M52-128 96-30M-8-190 52-128M-8-172-52-18M-8-172 30-18M52-118 76-20"
          />
          <path
            class="boat-mast"
            d="M-10-16-9-192h3l2 176zM50-18 51-130h2.5L55-18zM-6-62l52-8 1 4-53 9zM84-26l30-16 1 3-29 17z"
          />
          <path
            class="boat-sail"
            d="M-5-62Q18-74 46-70q2 5-4 7Q14-64-5-54zM55-54q16-7 26-5 1 4-4 5-12 1-22 6z"
          />
          <path class="boat-pennant" d="M-8-192q12 5 26 0-6 5-8 9-8 3-18 0z" />
          <path class="a-base" d="M-88-22Q-40-8 20-12T96-30Q90-4 70 4H-66Q-82-4-88-22z" />
          <path class="boat-hull" d="M-80-8Q-20 4 40-2T92-16L88-9Q60 4 0 5T-75-2z" />
          <path class="boat-rail" d="M-88-22Q-40-8 20-12T96-30" />
          <path class="boat-cabin" d="M-58-15v-14h34v17zM10-12v-12h26v11z" />
          <path class="far-lit" d="M-53-25h8v6h-8zM-40-25h8v6h-8zM18-20h8v5h-8z" />
        </g>
      ))}
    </>
  );
}
