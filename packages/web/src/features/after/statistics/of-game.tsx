/** The statistics of one kind of game. */
import { Button } from '../../../ui/button.tsx';
import type { OwnStatisticsWords } from '../../../words/en/own-statistics.ts';
import { gameName, say } from '../../../words/index.ts';
import { dayText, decimal, percent } from '../../../words/numbers.ts';
import { ownStatistics } from '../../../words/own-statistics.ts';
import { percent as chance, change } from '../review/review-numbers.ts';
import { Beam, CourseChart, FortuneChart, MAX_CHART_GAMES } from './charts.tsx';
import type { ReadGame } from './reading.ts';
import { mean, type OpponentRecord, type Sums, sumsOf } from './sums.ts';

/** Results, sources, the course and the fortune, each as a picture and a table. */
export function OfGame(props: { readonly game: string; readonly games: readonly ReadGame[] }) {
  const { game, games } = props;
  const words = ownStatistics.say();
  if (!words) return null;
  const sums = sumsOf(games);
  const id = `own-${game}`;
  return (
    <section class="panel" aria-labelledby={id}>
      <div class="own-head">
        <h2 id={id}>{gameName(game)}</h2>
        <p>
          <strong>{words.summary(sums.games, decimal(sums.mean), sums.most)}</strong>
        </p>
        {sums.decided > 0 && (
          <p>{words.won(sums.won, sums.decided, percent(sums.won, sums.decided))}</p>
        )}
      </div>
      <Results {...{ id, sums, words }} />
      <Sources {...{ id, sums, words }} />
      <Course {...{ id, games, words }} />
      <Fortunes {...{ id, games, words }} />
    </section>
  );
}

interface Part {
  /** The prefix of the ids of headings. */
  readonly id: string;
  readonly words: OwnStatisticsWords;
}

/** Opponents by name. */
function opponents({ against }: OpponentRecord, words: OwnStatisticsWords): string {
  const { common } = say();
  if (against.length === 0) return words.alone;
  const names = against.map((level) =>
    level === 'person' ? words.person : (common.bots[level]?.name ?? level),
  );
  return common.list(names);
}

function Results({ id, sums, words }: Part & { readonly sums: Sums }) {
  return (
    <>
      <h3 id={`${id}-results`}>{words.results}</h3>
      <table class="figures" aria-labelledby={`${id}-results`}>
        <thead>
          <tr>
            <th scope="col">{words.against}</th>
            <th scope="col">{words.size}</th>
            <th scope="col">{words.games}</th>
            <th scope="col">{words.wins}</th>
            <th scope="col">{words.mean}</th>
          </tr>
        </thead>
        <tbody>
          {sums.records.map((record) => (
            <tr key={`${record.size} ${record.against.join()}`}>
              <th scope="row">{opponents(record, words)}</th>
              <td>{record.size}</td>
              <td>{record.games}</td>
              <td>
                {record.decided === 0 ? '–' : percent(record.won, record.decided)}
                <svg
                  class="own-win-bar"
                  viewBox="0 0 100 6"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path d="M0 0h100v6H0z" />
                  <path d={`M0 0h${(100 * record.won) / Math.max(1, record.decided)}v6H0z`} />
                </svg>
              </td>
              <td>{decimal(record.mean)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Sources({ id, sums, words }: Part & { readonly sums: Sums }) {
  const most = Math.max(0.1, ...sums.sources.map(({ points }) => points));
  return (
    <>
      <h3 id={`${id}-sources`}>{words.sources}</h3>
      <table class="figures" aria-labelledby={`${id}-sources`}>
        <thead>
          <tr>
            <th scope="col">{words.kind}</th>
            <td />
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {sums.sources.map(({ kind, points }, index) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td class="own-beams">
                <Beam index={index} share={points / most} />
              </td>
              <td>{decimal(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Course({ id, games, words }: Part & { readonly games: readonly ReadGame[] }) {
  return (
    <>
      <h3 id={`${id}-course`}>{words.course}</h3>
      <CourseChart games={games} />
      <small>{words.courseAbout}</small>
      <details>
        <summary>{words.table}</summary>
        <table class="figures" aria-labelledby={`${id}-course`}>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.score}</th>
              <th scope="col">{words.result}</th>
            </tr>
          </thead>
          <tbody>
            {games
              .slice(-MAX_CHART_GAMES)
              .toReversed()
              .map(({ id: game, when, score, isWin }) => (
                <tr key={game}>
                  <th scope="row">
                    <a class="profile-link" href={`/game/${encodeURIComponent(game)}`}>
                      {dayText(when)}
                    </a>
                  </th>
                  <td>{score}</td>
                  <td>{isWin === undefined ? words.unknown : isWin ? words.win : words.loss}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function Fortunes({ id, games, words }: Part & { readonly games: readonly ReadGame[] }) {
  const reviewed = games
    .flatMap(({ fortune, ...game }) => (fortune ? [{ ...game, fortune }] : []))
    .slice(-MAX_CHART_GAMES);
  const last = games.at(-1);
  return (
    <>
      <h3 id={`${id}-fortune`}>{words.fortune}</h3>
      {reviewed.length === 0 ? (
        <>
          <p>{words.noReviews}</p>
          {last && (
            <p>
              <Button icon="eye" href={`/game/${encodeURIComponent(last.id)}?part=review`}>
                {words.toReview}
              </Button>
            </p>
          )}
        </>
      ) : (
        <>
          <p>
            {words.fortuneMean(
              change(mean(reviewed.map(({ fortune }) => fortune.luck))),
              chance(mean(reviewed.map(({ fortune }) => fortune.lost))),
            )}
          </p>
          <FortuneChart games={reviewed} />
          <small>
            <span class="own-key luck" aria-hidden="true" />
            {words.luck}
            <span class="own-key lost" aria-hidden="true" />
            {words.lost} · {words.fortuneAbout}
          </small>
          <details>
            <summary>{words.table}</summary>
            <table class="figures" aria-labelledby={`${id}-fortune`}>
              <thead>
                <tr>
                  <th scope="col">{words.day}</th>
                  <th scope="col">{words.luck}</th>
                  <th scope="col">{words.lost}</th>
                  <th scope="col">{words.mistakes}</th>
                </tr>
              </thead>
              <tbody>
                {reviewed.toReversed().map(({ id: game, when, fortune }) => (
                  <tr key={game}>
                    <th scope="row">{dayText(when)}</th>
                    <td>{change(fortune.luck)}</td>
                    <td>{chance(fortune.lost)}</td>
                    <td>{fortune.mistakes}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </>
  );
}
