import './patterns.css';
import { COAT, STROKES, WIDTHS } from './strokes.ts';
import type { Colour } from './types.ts';

/** Rows of bricks in a cell of forty, the paler ones apart. */
const BRICKS =
  'M1 1h12v6H1zM15 1h15v6H15zM1 9h20v6H1zM34 9h5v6h-5zM1 17h8v6H1zM32 17h7v6h-7zM1 25h18v6H1zM21 25h12v6H21zM10 33h16v6H10zM28 33h11v6H28z';
const PALE_BRICKS = 'M32 1h7v6h-7zM23 9h9v6h-9zM35 25h4v6h-4zM1 33h7v6H1z';

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
        <symbol id="a-window" viewBox="0 0 40 40">
          <path class="a-dark" d="M8.5 9.5Q20-.5 31.5 9.5l-1.5 2H10z" />
          <path class="a-frame" d="M10 9Q20 2 30 9v21H10z" />
          <path
            class="a-glass"
            d="M12 10q3.5-2.6 7-3v8h-7zM21 7q3.5.4 7 3v5h-7zM12 17h7v11.5h-7zM21 17h7v11.5h-7z"
          />
          <path class="a-glint" d="M12 24l7-6v2l-7 6zM21 25.5l7-6v2l-7 6z" />
          <path class="a-sill" d="M7.5 30h25v2.6h-25z" />
        </symbol>
        <symbol id="a-brick" viewBox="0 0 40 40">
          <path class="a-dark" d="M0 0h40v40H0z" />
          <path class="a-base" d={BRICKS} />
          <path class="a-light" d={PALE_BRICKS} />
          <path class="a-light" d="M11 17h19v6H11z" />
        </symbol>
        <symbol id="a-coat" viewBox="0 0 20 24">
          <path class="a-shield" d={COAT.shield} />
          <path class="a-charge" d={COAT.charge} />
          <path class="a-shield-line" d={COAT.water} />
        </symbol>
      </defs>
    </svg>
  );
}
