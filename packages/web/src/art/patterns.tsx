import './patterns.css';
import { HouseSymbols } from './house.tsx';
import { COAT, STROKES, WIDTHS } from './strokes.ts';
import type { Colour } from './types.ts';

/** One hidden picture with the patterns, gradients and symbols that all other pictures refer to. */
export function PatternDefs() {
  return (
    <svg class="art-defs" width="0" height="0" aria-hidden="true">
      <defs>
        {(Object.keys(STROKES) as Colour[]).map((colour) => (
          <g key={colour} class={`paint-${colour}`}>
            <pattern id={`a-${colour}`} width="10" height="10" patternUnits="userSpaceOnUse">
              <path class="a-hatch" d={STROKES[colour]} stroke-width={WIDTHS[colour]} />
            </pattern>
            <pattern id={`a-${colour}-pencil`} width="10" height="10" patternUnits="userSpaceOnUse">
              <path class="a-pencil" d={STROKES[colour]} stroke-width={WIDTHS[colour] * 1.15} />
            </pattern>
          </g>
        ))}
        <linearGradient id="a-gloss" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity=".32" />
          <stop offset=".5" stop-color="#fff" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity=".2" />
        </linearGradient>
        <linearGradient id="a-shade" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stop-color="#fff" stop-opacity=".22" />
          <stop offset=".5" stop-color="#fff" stop-opacity="0" />
          <stop offset="1" stop-color="#2a1607" stop-opacity=".1" />
        </linearGradient>
        <radialGradient id="a-glow">
          <stop offset="0" stop-color="var(--lamp-core)" />
          <stop offset=".45" stop-color="var(--lamp)" stop-opacity=".85" />
          <stop offset="1" stop-color="var(--lamp)" stop-opacity="0" />
        </radialGradient>
        <HouseSymbols />
        <symbol id="a-coat" viewBox="0 0 20 24">
          <path class="a-shield" d={COAT.shield} />
          <path class="a-charge" d={COAT.charge} />
          <path class="a-shield-line" d={COAT.water} />
        </symbol>
      </defs>
    </svg>
  );
}
