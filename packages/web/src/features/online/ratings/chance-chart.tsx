/** The counts of faces as a row of houses; the table beside it has the same numbers. */
import type { Statistics } from '@nyhavn/protocol';
import { Card } from '../../../art/card.tsx';
import { Die } from '../../../art/die.tsx';
import { moduleOf } from '../../../games/registry.ts';
import { type FaceCount, orderedFaces } from './faces.ts';

/** The measures of a house: the tallest, how wide, and how much of it is gable. */
const TALLEST = 150;
const WIDTH = 60;
const LEFT = 8;
const RIGHT = WIDTH - LEFT;
const GABLE = 16;
const FLOOR = 26;

/** A house a face, as high as often as it came. */
export function ChanceChart(props: { readonly game: string; readonly faces: Statistics['faces'] }) {
  const faces = orderedFaces(props.faces);
  const most = Math.max(
    ...faces.flatMap(({ seen, expected, deviation }) => [seen, expected + 2 * deviation]),
  );
  return (
    <div class="chance-chart" aria-hidden="true">
      {faces.map((count) => (
        <div key={count.face} class={`chance-column paint-${count.face}`}>
          <ChanceHouse count={count} scale={TALLEST / most} />
          {moduleOf(props.game)?.chance === 'cards' && count.face !== 'W' ? (
            <Card colour={count.face} />
          ) : (
            <Die face={count.face} />
          )}
        </div>
      ))}
    </div>
  );
}

function ChanceHouse(props: { readonly count: FaceCount; readonly scale: number }) {
  const { face, seen, expected, deviation } = props.count;
  const top = TALLEST - seen * props.scale;
  const line = TALLEST - expected * props.scale;
  const usual = 2 * deviation * props.scale;
  // A low house has a low gable.
  const eaves = Math.min(TALLEST, top + Math.min(GABLE, (TALLEST - top) / 2));
  const outline = `M${LEFT} ${TALLEST}V${eaves}L${WIDTH / 2} ${top}L${RIGHT} ${eaves}V${TALLEST}Z`;
  const floors = Math.max(0, Math.floor((TALLEST - eaves - 4) / FLOOR));
  return (
    <svg class="chance-house" viewBox={`0 -8 ${WIDTH} ${TALLEST + 10}`} aria-hidden="true">
      <rect class="chance-usual" x="2" y={line - usual} width={WIDTH - 4} height={2 * usual} />
      <path class="a-base chance-wall" d={outline} />
      {face !== 'W' && <path class="art-mark" fill={`url(#a-${face})`} d={outline} />}
      {Array.from({ length: floors }, (_, floor) => (
        <path
          key={floor}
          class="chance-window"
          d={`M15 ${TALLEST - 22 - floor * FLOOR}h11v15h-11zM34 ${TALLEST - 22 - floor * FLOOR}h11v15h-11z`}
        />
      ))}
      <path class="chance-expected" d={`M0 ${line}H${WIDTH}`} />
      <path class="chance-quay" d={`M0 ${TALLEST + 1}H${WIDTH}`} />
    </svg>
  );
}
