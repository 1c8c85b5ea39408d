import { farRow } from './far-row.ts';

/** The houses across the water, from the left end to the right one. */
export function Row() {
  const { walls, chimney, roof, slate, ...rest } = farRow();
  return (
    <g id="quay-row">
      <path class="far-chimney" d={chimney} />
      <path class="far-roof" d={roof} />
      <path class="far-roof slate" d={slate} />
      {walls.map((d, paint) => (
        <path key={d} class={`far-wall far-${paint}`} d={d} />
      ))}
      {Object.entries(rest).map(([name, d]) => (
        <path key={name} class={`far-${name}`} d={d} />
      ))}
    </g>
  );
}
