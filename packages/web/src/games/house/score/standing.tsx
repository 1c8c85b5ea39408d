/** The ranking of the sheets of a pad. */
import './standing.css';
import '../../../table/result-table.css';
import { GOAL, rankingOf } from '@nyhavn/engine/house';
import { Icon } from '../../../ui/icon.tsx';
import { sayScore } from '../../../words/games/house.ts';
import { say } from '../../../words/index.ts';
import type { SheetEditor } from './sheet-editor.ts';

/** Everybody's points, the best first, with the winner and what decided. */
export function Standing({ editor }: { readonly editor: SheetEditor }) {
  const { front } = editor;
  const { common, table } = say();
  const { over } = table;
  const { standing } = sayScore();
  const scores = editor.scores.value;
  const { winners, isTie } = rankingOf(scores);
  const namesOf = (seats: readonly number[]) =>
    common.list(seats.map((seat) => editor.nameOf(seat)));
  const reached = scores.flatMap(({ score }, seat) => (score >= GOAL ? [seat] : []));
  const isOver = reached.length > 0;
  const verdict =
    winners.length === 1
      ? isOver
        ? standing.wins
        : standing.ahead
      : isOver
        ? standing.share
        : standing.level;
  const rows = scores
    .map((score, seat) => ({ ...score, seat }))
    .toSorted((a, b) => b.score - a.score || a.empty - b.empty);
  return (
    <section class="score-standing panel" aria-labelledby="score-standing">
      <h2 id="score-standing">{standing.title}</h2>
      <p class="score-verdict">{verdict(namesOf(winners))}.</p>
      {isOver && <p>{front.words().reached(namesOf(reached), GOAL)}</p>}
      {!front.keeper.mayReachGoal(reached.length) && (
        <p class="score-doubt">{standing.onlyOne(namesOf(reached), GOAL)}</p>
      )}
      {isTie && <p>{over.tie}</p>}
      <table class="result">
        <thead>
          <tr>
            <th scope="col">{over.player}</th>
            <th scope="col">{over.rows}</th>
            <th scope="col">{over.columns}</th>
            {front.Marks && <th scope="col">{over.tracks}</th>}
            <th scope="col">{over.total}</th>
            <th scope="col">{over.empty}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seat} class={winners.includes(row.seat) ? 'is-winner' : ''}>
              <th scope="row">
                {winners.includes(row.seat) && <Icon name="trophy" />}
                {editor.nameOf(row.seat)}
              </th>
              <td>{row.rows}</td>
              <td>{row.columns}</td>
              {front.Marks && <td>{row.tracks}</td>}
              <td>
                <strong>{row.score}</strong>
              </td>
              <td>{row.empty}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
