/** A page of sheets as a picture, mark by mark as in the PDF of the command line. */
import type { Mark } from '../../../art/marks.ts';
import type { SheetPage } from './pages.ts';

/** Draws a page; its name tells outlines that cut apart from those of other pages. */
export function PrintPage(props: {
  readonly page: SheetPage;
  readonly name: string;
  readonly label: string;
}) {
  const { page, name, label } = props;
  return (
    <svg
      class="print-page"
      viewBox={`0 0 ${page.width} ${page.height}`}
      role="img"
      aria-label={label}
    >
      {page.marks.map((mark, index) => drawn(mark, `${name}-${index}`))}
    </svg>
  );
}

function drawn(mark: Mark, name: string) {
  if (mark.kind === 'path') {
    const { d, fill = 'none', stroke, width, dash, opacity } = mark;
    return (
      <path
        key={name}
        d={d}
        fill={fill}
        stroke={stroke}
        stroke-width={width}
        stroke-dasharray={dash?.join(' ')}
        opacity={opacity}
      />
    );
  }
  if (mark.kind === 'text') {
    const { x, y, text, face, size, ink, anchor } = mark;
    return (
      <text
        key={name}
        class={`print-${face}`}
        x={x}
        y={y}
        fill={ink}
        font-size={size}
        text-anchor={anchor}
      >
        {text}
      </text>
    );
  }
  return (
    <g key={name} transform={`matrix(${mark.matrix.join(' ')})`}>
      {mark.clip && (
        <clipPath id={name}>
          <path d={mark.clip} />
        </clipPath>
      )}
      <g clip-path={mark.clip && `url(#${name})`}>
        {mark.marks.map((inner, index) => drawn(inner, `${name}-${index}`))}
      </g>
    </g>
  );
}
