import './patterns.css';
import type { Colour } from './types.ts';

/** Strokes of each colour's pattern on a field of ten by ten. */
const STROKES: Readonly<Record<Colour, string>> = {
  R: 'M-1 1 1-1M-1 11 11-1M4 16 16 4M-1 6 6-1M4 11 11 4',
  B: 'M-1 2.5Q1 .5 2.5 2.5T5 2.5 7.5 2.5 11 2.5M-1 7.5Q1 5.5 2.5 7.5T5 7.5 7.5 7.5 11 7.5',
  P: 'M2.5 2.5h.01M7.5 7.5h.01',
  G: 'M1.25-1v12M3.75-1v12M6.25-1v12M8.75-1v12',
  Y: 'M-1-1 11 11M-1 11 11-1',
};
const WIDTHS: Readonly<Record<Colour, number>> = { R: 0.9, B: 0.9, P: 2.8, G: 0.8, Y: 0.9 };

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
          <path class="a-shield" d="M2 2q4 1.5 8-.5 4 2 8 .5v9.5q0 7.5-8 11.5-8-4-8-11.5z" />
          <path
            class="a-charge"
            d="M4.5 18V9.5h1.6V8h1.5v1.5h1.6V5.5l.8-1.5.8 1.5v4h1.6V8h1.5v1.5h1.6V18z"
          />
          <path class="a-shield-line" d="M3.6 14.2q1.6 1.2 3.2 0t3.2 0 3.2 0 3.2 0" />
        </symbol>
      </defs>
    </svg>
  );
}
