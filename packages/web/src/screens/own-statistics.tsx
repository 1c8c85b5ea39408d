/** How somebody has done in the games on this device. */
import '../ratings/ratings.css';
import '../statistics/own-statistics.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { Icon } from '../art/icon.tsx';
import { me } from '../online/me.ts';
import { GAME_IDS } from '../play/fronts.ts';
import { OfGame } from '../statistics/of-game.tsx';
import { type Reading, readOwnGames } from '../statistics/reading.ts';
import { language, say } from '../words/index.ts';
import { ownStatistics } from '../words/own-statistics.ts';

/** Both games, each with its results, sources, course and fortune. */
export function OwnStatisticsScreen() {
  const words = ownStatistics.say();
  const reading = useSignal<Reading | undefined>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    readOwnGames(stop.signal, (now) => {
      reading.value = now;
    }).catch(console.error);
    return () => stop.abort();
  }, [language.value]);
  const now = reading.value;
  if (!words) return <Page title={say().home.statistics}>{say().common.loading}</Page>;
  const played = GAME_IDS.filter((game) => (now?.games[game]?.length ?? 0) > 0);
  return (
    <Page title={words.title}>
      <div class="ratings own">
        <p class="panel">{words.about}</p>
        {now && now.read < now.of && (
          <p class="panel" role="status">
            {words.reading(now.read, now.of)}
          </p>
        )}
        {now && now.read === now.of && played.length === 0 && (
          <div class="panel ratings-empty">
            <p>{words.none}</p>
            <a class="button primary" href="/">
              <Icon name="dice" />
              {words.play}
            </a>
          </div>
        )}
        {played.map((game) => (
          <OfGame key={game} game={game} games={now?.games[game] ?? []} />
        ))}
        {me.value && (
          <div class="panel ratings-empty">
            <p>{words.online}</p>
            <a class="button" href={`/people/${me.value.id}`}>
              <Icon name="person" />
              {words.profile}
            </a>
          </div>
        )}
      </div>
    </Page>
  );
}
