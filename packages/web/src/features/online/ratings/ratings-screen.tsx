/** Leaderboards: who is how strong, in each game, at tables of each size, against people or bots only. */
import '../../../ui/figures.css';
import type { LeaderboardEntry, Opponents } from '@nyhavn/protocol';
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { GAME_IDS } from '../../../games/registry.ts';
import { bound } from '../../../ui/bound.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Page } from '../../../ui/page.tsx';
import { say } from '../../../words/index.ts';
import { decimal } from '../../../words/numbers.ts';
import { ratings } from '../../../words/ratings.ts';
import { together } from '../../../words/together.ts';
import { GameChoice } from '../lobby/game-choice.tsx';
import { SIZES, SizeChoice } from '../lobby/size-choice.tsx';
import { me } from '../me.ts';
import { PlayerName } from '../player-name.tsx';
import { Replied, useReply } from '../reply.tsx';
import { LikelyRange } from './likely-range.tsx';
import { boardAddress, boardTitle } from './rating-list.ts';

/** The leaderboard of the game and size that the address names. */
export function RatingsScreen() {
  const words = ratings.say();
  const { query } = useLocation();
  const wanted = useMemo(() => wantedIn(query), []);
  const game = useSignal(wanted.game);
  const size = useSignal(wanted.size);
  const opponents = useSignal(wanted.opponents);
  // The address of a leaderboard can be kept and passed on.
  useSignalEffect(() => {
    const list = { game: game.value, size: size.value, opponents: opponents.value };
    history.replaceState(null, '', boardAddress(list));
  });
  const asking = useReply('leaderboard', {
    params: { game: game.value, size: `${size.value}` },
    query: { opponents: opponents.value },
  });
  const list = { game: game.value, size: size.value, opponents: opponents.value };
  if (!words || !together.say())
    return <Page title={say().common.productName}>{say().common.loading}</Page>;
  return (
    <Page title={words.board.title}>
      <div class="ratings">
        <div class="panel ratings-choices">
          <GameChoice name="board-game" game={game} />
          <SizeChoice name="board-size" size={size} />
          <OpponentsChoice opponents={opponents} />
        </div>
        <p class="visually-hidden" role="status">
          {asking.answer ? boardTitle(list) : say().common.loading}
        </p>
        <Replied asking={asking}>
          {(standings) => <Board standings={standings} title={boardTitle(list)} />}
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
    opponents: query.opponents === 'bots' ? ('bots' as const) : ('people' as const),
  };
}

/** People, or bots only. */
function OpponentsChoice({ opponents }: { readonly opponents: Signal<Opponents> }) {
  const words = ratings.known().board;
  return (
    <Choice
      legend={words.opponents}
      name="board-opponents"
      options={[
        ['people', words.people],
        ['bots', words.bots],
      ]}
      {...bound(opponents)}
    />
  );
}

function Board(props: { readonly standings: readonly LeaderboardEntry[]; readonly title: string }) {
  const { standings, title } = props;
  const words = ratings.known().board;
  return (
    <section class="panel" aria-labelledby="board">
      <h2 id="board">{title}</h2>
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
