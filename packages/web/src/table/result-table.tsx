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
  /** The number that breaks ties. */
  readonly tie: number;
  readonly sources: readonly PointSource[];
}

/** The parts of a result. */
interface ResultParts {
  readonly front: GameFront;
  readonly table: PlayedTable;
  readonly winners: readonly number[];
}

/** Everybody whose points are known here, the best first. */
function standingsOf({ front, table }: ResultParts): ResultRow[] {
  const picture = table.picture.value;
  return picture.players
    .map(({ score }, seat) => ({
      seat,
      score,
      tie: front.tieBreak?.valueOf(picture, seat) ?? 0,
      sources: front.sources(picture, seat),
    }))
    .filter(({ seat }) => isCounted(table, seat))
    .toSorted((a, b) => b.score - a.score || a.tie - b.tie);
}

/** Returns true if the points of a seat's player are known here. */
export function isCounted({ seats }: PlayedTable, seat: number): boolean {
  return seats[seat]?.bot !== IDLE;
}

/** Points by kind for everybody. */
export function ResultTable(props: ResultParts) {
  const { front, table, winners } = props;
  const { over } = say().table;
  const tieWords = front.tieBreak?.words();
  const standings = standingsOf(props);
  const [first] = standings;
  const isTie = standings.filter(({ score }) => score === first?.score).length > 1;
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
    </>
  );
}

/** The sources of the points, line by line; nothing if no line gave any. */
export function ResultSources(props: ResultParts) {
  const { over } = say().table;
  const standings = standingsOf(props);
  const details = ({ sources }: ResultRow) => sources.flatMap((source) => source.details);
  if (standings.every((standing) => details(standing).length === 0)) return null;
  return (
    <>
      <h3>{over.howPoints}</h3>
      <dl class="result-sources">
        {standings.map((standing) => (
          <div key={standing.seat}>
            <dt>{nameAt(props.table.seats, standing.seat)}</dt>
            <dd>{details(standing).join(' · ') || '–'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
