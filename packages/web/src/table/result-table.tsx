/** The result of a game, player by player, and how the points came about. */
import './result-table.css';
import { IDLE } from '../store/seats.ts';
import { Icon } from '../ui/icon.tsx';
import { say } from '../words/index.ts';
import type { GameFront, PointSource } from './front.ts';
import type { PlayedTable } from './model/played-table.ts';
import { nameAt } from './seat-names.ts';

interface ResultRow {
  readonly seat: number;
  readonly score: number;
  /** What breaks ties, where something does. */
  readonly tie: number;
  readonly sources: readonly PointSource[];
}

/** Points by kind for everybody, the best first; below, line by line. */
export function ResultTable(props: {
  readonly front: GameFront;
  readonly table: PlayedTable;
  readonly winners: readonly number[];
}) {
  const { front, table, winners } = props;
  const { over } = say().table;
  const picture = table.picture.value;
  const tieWords = front.tieBreak?.words();
  const standings = picture.players
    .map(({ score }, seat) => ({
      seat,
      score,
      tie: front.tieBreak?.valueOf(picture, seat) ?? 0,
      sources: front.sources(picture, seat),
    }))
    .filter(({ seat }) => table.seats[seat]?.bot !== IDLE)
    .toSorted((a, b) => b.score - a.score || a.tie - b.tie);
  const [first] = standings;
  const isTie = standings.filter(({ score }) => score === first?.score).length > 1;
  const hasSources = standings.some(({ sources }) =>
    sources.some(({ details }) => details.length > 0),
  );
  const isWinner = ({ seat }: ResultRow) => winners.includes(seat);
  return (
    <>
      <table class="result">
        <thead>
          <tr>
            <th scope="col">{over.player}</th>
            {first?.sources.map(({ kind }) => (
              <th scope="col" key={kind}>
                {kind}
              </th>
            ))}
            <th scope="col">{over.total}</th>
            {tieWords && <th scope="col">{tieWords.counted}</th>}
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <tr key={standing.seat} class={isWinner(standing) ? 'is-winner' : ''}>
              <th scope="row">
                {isWinner(standing) && <Icon name="trophy" />}
                {nameAt(table.seats, standing.seat)}
              </th>
              {standing.sources.map(({ kind, points }) => (
                <td key={kind}>{points}</td>
              ))}
              <td>
                <strong>{standing.score}</strong>
              </td>
              {tieWords && <td>{standing.tie}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {tieWords && isTie && winners.length > 0 && <p>{tieWords.rule}</p>}
      {hasSources && (
        <>
          <h3>{over.howPoints}</h3>
          <dl class="result-sources">
            {standings.map(({ seat, sources }) => (
              <div key={seat}>
                <dt>{nameAt(table.seats, seat)}</dt>
                <dd>{sources.flatMap(({ details }) => details).join(' · ') || '–'}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
