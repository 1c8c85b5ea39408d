/** The public profile of a person or a bot: ratings, games, the last tables. */
import '../lobby/together-screen.css';
import '../../../ui/figures.css';
import type { Profile } from '@nyhavn/protocol';
import { Fragment } from 'preact';
import { useRoute } from 'preact-iso';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { gameName, say } from '../../../words/index.ts';
import { dayText, decimal, percent } from '../../../words/numbers.ts';
import { ratings } from '../../../words/ratings.ts';
import { together } from '../../../words/together.ts';
import { me } from '../me.ts';
import { characterOf, nameOf, ProfileLink } from '../player-name.tsx';
import { Replied, useReply } from '../reply.tsx';
import { LikelyRange } from './likely-range.tsx';
import { boardAddress, boardTitle } from './rating-list.ts';

/** The profile of the one whom the address names. */
export function ProfileScreen() {
  const { id = '' } = useRoute().params;
  const asking = useReply('profile', { params: { id } });
  const words = ratings.say();
  const { answer } = asking;
  const title = answer?.ok ? nameOf(answer.value) : say().common.productName;
  if (!words || !together.say()) return <Page title={title}>{say().common.loading}</Page>;
  return (
    <Page title={title}>
      <div class="ratings">
        <Replied asking={asking}>{(profile) => <WholeProfile profile={profile} />}</Replied>
        <div class="actions">
          <Button icon="trophy" href="/ratings">
            {words.profile.toBoards}
          </Button>
        </div>
      </div>
    </Page>
  );
}

interface Shown {
  readonly profile: Profile;
}

function WholeProfile({ profile }: Shown) {
  return (
    <>
      <Introduction profile={profile} />
      {profile.played.length + profile.recent.length === 0 ? (
        <NoGames profile={profile} />
      ) : (
        <>
          <Ratings profile={profile} />
          <Games profile={profile} />
          <LastGames profile={profile} />
        </>
      )}
    </>
  );
}

function Introduction({ profile }: Shown) {
  const words = ratings.known();
  const { id, isBot, isClaimed, since } = profile;
  const character = characterOf(id);
  const { houseBot, ownBot } = words.profile;
  const remarks = [
    ...(isBot ? [since === null ? houseBot : ownBot] : []),
    ...(character === '' ? [] : [character]),
    ...(since === null ? [] : [words.profile.since(dayText(since))]),
    ...(isClaimed ? [words.profile.claimed] : []),
    ...(id === me.value?.id ? [words.you] : []),
  ];
  return (
    <p class="panel profile-introduction">
      <Icon name={isBot ? 'bot' : 'person'} />
      <span>{remarks.join(' · ')}</span>
    </p>
  );
}

function NoGames({ profile }: Shown) {
  const words = ratings.known().profile;
  const isMe = profile.id === me.value?.id;
  return (
    <div class="panel ratings-empty">
      <p>{isMe ? words.noneOwn : words.none(nameOf(profile))}</p>
      <Button look="primary" icon="people" href="/together">
        {words.toTables}
      </Button>
    </div>
  );
}

function Ratings({ profile }: Shown) {
  const words = ratings.known();
  const { board } = words;
  return (
    <section class="panel" aria-labelledby="ratings">
      <h2 id="ratings">{words.profile.ratings}</h2>
      {profile.ratings.length === 0 ? (
        <p>{words.profile.unrated}</p>
      ) : (
        <table class="figures" aria-labelledby="ratings">
          <thead>
            <tr>
              <th scope="col">{words.profile.game}</th>
              <th scope="col">{board.rating}</th>
              <th scope="col">{board.sure}</th>
              <th scope="col">{board.games}</th>
            </tr>
          </thead>
          <tbody>
            {profile.ratings.map(({ rating, games, skill, uncertainty, ...list }) => (
              <tr key={boardAddress(list)}>
                <th scope="row">
                  <a class="profile-link" href={boardAddress(list)}>
                    {boardTitle(list)}
                  </a>
                </th>
                <td>
                  <strong>{decimal(rating)}</strong>
                </td>
                <td>
                  <LikelyRange skill={skill} uncertainty={uncertainty} />
                </td>
                <td>{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Games({ profile }: Shown) {
  const words = ratings.known();
  if (profile.played.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="games">
      <h2 id="games">{words.profile.games}</h2>
      <table class="figures" aria-labelledby="games">
        <thead>
          <tr>
            <th scope="col">{words.profile.game}</th>
            <th scope="col">{words.profile.played}</th>
            <th scope="col">{words.profile.won}</th>
            <th scope="col">{words.profile.mean}</th>
            <th scope="col">{words.profile.most}</th>
          </tr>
        </thead>
        <tbody>
          {profile.played.map(({ game, size, played, won, meanPoints, mostPoints }) => (
            <tr key={`${game} ${size}`}>
              <th scope="row">{words.board.of(gameName(game), size)}</th>
              <td>{played}</td>
              <td>
                {won} <small>({percent(won, played)})</small>
              </td>
              <td>{decimal(meanPoints)}</td>
              <td>{mostPoints}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function LastGames({ profile }: Shown) {
  const words = ratings.known().profile;
  return (
    <section class="panel" aria-labelledby="recent">
      <h2 id="recent">{words.recent}</h2>
      <ul class="table-lines">
        {profile.recent.map((game) => (
          <li key={game.table}>
            <span class="table-line-words">
              <strong id={`game-${game.table}`}>{gameName(game.game)}</strong>
              <span>
                {words.with}{' '}
                {game.others.map((other, index) => (
                  <Fragment key={index}>
                    {index > 0 && ', '}
                    <ProfileLink {...other} />
                  </Fragment>
                ))}
              </span>
              <small>{remarksOn(game).join(' · ')}</small>
            </span>
            <Button
              icon="right"
              href={`/table/${game.table}`}
              aria-describedby={`game-${game.table}`}
            >
              {words.look}
            </Button>
            <Button icon="eye" href={`/game/${game.table}`} aria-describedby={`game-${game.table}`}>
              {say().table.over.replay}
            </Button>
          </li>
        ))}
      </ul>
      <small>{words.private}</small>
    </section>
  );
}

function remarksOn({ place, size, points, rating, time }: Profile['recent'][number]): string[] {
  const words = ratings.known().profile;
  return [
    place === 0 ? words.stopped : words.place(place, size),
    say().common.points(points),
    ...(rating ? [ratingChange(rating)] : []),
    dayText(time),
  ];
}

function ratingChange(change: NonNullable<Profile['recent'][number]['rating']>): string {
  const { rating, ratingAgainstBots } = ratings.known().profile;
  const say = change.opponents === 'bots' ? ratingAgainstBots : rating;
  return say(decimal(change.before), decimal(change.after));
}
