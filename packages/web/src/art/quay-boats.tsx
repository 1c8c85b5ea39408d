import { FOOT } from './far-row.ts';
import { BOAT } from './quay-shapes.ts';

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
          <path class="boat-mirror" d={BOAT.mirror} />
          <path class="boat-rope" d={BOAT.rope} />
          <path class="boat-mast" d={BOAT.mast} />
          <path class="boat-sail" d={BOAT.sail} />
          <path class="boat-pennant" d={BOAT.pennant} />
          <path class="a-base" d={BOAT.side} />
          <path class="boat-hull" d={BOAT.hull} />
          <path class="boat-rail" d={BOAT.rail} />
          <path class="boat-cabin" d={BOAT.cabin} />
          <path class="far-lit" d={BOAT.lit} />
        </g>
      ))}
    </>
  );
}
