/** The points of a sheet, and warnings about it. */
import './count.css';
import { sayScore } from '../../../words/games/house.ts';
import { say } from '../../../words/index.ts';
import type { SheetEditor } from './sheet-editor.ts';
import { warningInWords } from './sheet-warnings.ts';

/** The points of the sheet that is looked at, by kind. */
export function Count({ editor }: { readonly editor: SheetEditor }) {
  const { front } = editor;
  const { over } = say().table;
  const { count } = sayScore();
  const { rows, columns, tracks, score, empty } = editor.score.value;
  const owed = editor.warnings.value.filter(({ code }) => code === 'coat-unused');
  const numbers: readonly (readonly [name: string, number: number])[] = [
    [over.rows, rows],
    [over.columns, columns],
    ...(front.Marks ? [[over.tracks, tracks] as const] : []),
    [over.empty, empty],
    ...(front.ticksCoats ? [[count.coats, owed.length] as const] : []),
  ];
  return (
    <section class="score-count panel" aria-labelledby="score-count">
      <h2 id="score-count">{say().common.points(score)}</h2>
      <dl>
        {numbers.map(([name, number]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The warnings about the sheet that is looked at. */
export function Warnings({ editor }: { readonly editor: SheetEditor }) {
  const { warnings } = sayScore();
  const found = editor.warnings.value.map(warningInWords);
  return (
    <section class="score-warnings panel" aria-labelledby="score-warnings">
      <h2 id="score-warnings">{warnings.title}</h2>
      {found.length === 0 ? (
        <p>{warnings.none}</p>
      ) : (
        <ul>
          {found.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
