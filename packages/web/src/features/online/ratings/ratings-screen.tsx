/** Leaderboards: who is how strong, in each game and at tables of each size. */
import '../../../ui/figures.css';
import type { LeaderboardEntry } from '@nyhavn/protocol';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { GAME_IDS } from '../../../games/registry.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { gameName, say } from '../../../words/index.ts';
import { decimal } from '../../../words/numbers.ts';
import { ratings } from '../../../words/ratings.ts';
import { together } from '../../../words/together.ts';
import { GameChoice } from '../lobby/game-choice.tsx';
import { SIZES, SizeChoice } from '../lobby/size-choice.tsx';
import { me } from '../me.ts';
import { PlayerName } from '../player-name.tsx';
import { Replied, useReply } from '../reply.tsx';
import { LikelyRange } from './likely-range.tsx';

/** The leaderboard of the game and size that the address names. */
export function RatingsScreen() {
  const words = ratings.say();
  const { query } = useLocation();
  const wanted = useMemo(() => wantedIn(query), []);
  const game = useSignal(wanted.game);
  const size = useSignal(wanted.size);
  // The address of a leaderboard can be kept and passed on.
  useSignalEffect(() => {
    history.replaceState(null, '', `/ratings?game=${game.value}&size=${size.value}`);
  });
  const asking = useReply('leaderboard', {
    params: { game: game.value, size: `${size.value}` },
  });
  if (!words || !together.say())
    return <Page title={say().common.productName}>{say().common.loading}</Page>;
  return (
    <Page title={words.board.title}>
      <div class="ratings">
        <div class="panel ratings-choices">
          <GameChoice name="board-game" game={game} />
          <SizeChoice name="board-size" size={size} />
        </div>
        <p class="visually-hidden" role="status">
          {asking.answer ? titleOf(game.value, size.value) : say().common.loading}
        </p>
        <Replied asking={asking}>
          {(standings) => <Board standings={standings} game={game.value} size={size.value} />}
        </Replied>
        <details class="panel ratings-meaning">
          <summary>{words.board.meaning}</summary>
          {words.board.about.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      </div>
    </Page>
  );
}

function wantedIn(query: Readonly<Record<string, string>>) {
  const [smallest = 2] = SIZES;
  return {
    game: GAME_IDS.find((id) => id === query.game) ?? GAME_IDS[0]!,
    size: SIZES.find((size) => `${size}` === query.size) ?? smallest,
  };
}

function titleOf(game: string, size: number): string {
  return ratings.known().board.of(gameName(game), size);
}

function Board(props: {
  readonly standings: readonly LeaderboardEntry[];
  readonly game: string;
  readonly size: number;
}) {
  const { standings, game, size } = props;
  const words = ratings.known().board;
  return (
    <section class="panel" aria-labelledby="board">
      <h2 id="board">{titleOf(game, size)}</h2>
      {standings.length === 0 ? (
        <div class="ratings-empty">
          <p>{words.empty}</p>
          <Button look="primary" icon="people" href="/together?rated">
            {words.toTables}
          </Button>
        </div>
      ) : (
        <table class="figures leaderboard" aria-labelledby="board">
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{words.rank}</span>
              </th>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.rating}</th>
              <th scope="col">{words.sure}</th>
              <th scope="col">{words.games}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map((standing, index) => (
              <tr key={standing.id} class={standing.id === me.value?.id ? 'is-me' : ''}>
                <td>{index + 1}</td>
                <th scope="row">
                  <PlayerName player={standing} />
                </th>
                <td>
                  <strong>{decimal(standing.rating)}</strong>
                </td>
                <td>
                  <LikelyRange {...standing} />
                </td>
                <td>{standing.games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
