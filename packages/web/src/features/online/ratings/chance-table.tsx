/** The count of each face, as a table. */
import type { Statistics } from '@nyhavn/protocol';
import { say } from '../../../words/index.ts';
import { decimal, signed } from '../../../words/numbers.ts';
import { ratings } from '../../../words/ratings.ts';
import { orderedFaces } from './faces.ts';

/** A line a face. */
export function ChanceTable(props: {
  readonly faces: Statistics['faces'];
  /** The heading that names it. */
  readonly labelledBy: string;
}) {
  const words = ratings.known().chance;
  const { colours } = say().common;
  return (
    <table class="figures" aria-labelledby={props.labelledBy}>
      <thead>
        <tr>
          <th scope="col">{words.face}</th>
          <th scope="col">{words.seen}</th>
          <th scope="col">{words.expected}</th>
          <th scope="col">{words.off}</th>
        </tr>
      </thead>
      <tbody>
        {orderedFaces(props.faces).map(({ face, seen, expected }) => (
          <tr key={face}>
            <th scope="row">{colours[face]}</th>
            <td>{decimal(seen, 0)}</td>
            <td>{decimal(expected)}</td>
            <td>{signed(seen - expected)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
