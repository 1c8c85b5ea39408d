/** The person's results in all their games: on this device, of the days, and online. */
import '../../../ui/figures.css';
import './own-statistics.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_IDS } from '../../../games/registry.ts';
import { Button } from '../../../ui/button.tsx';
import type { Failed } from '../../../ui/loaded.ts';
import { Page } from '../../../ui/page.tsx';
import { TroubleNote } from '../../../ui/trouble.tsx';
import type { OwnStatisticsWords } from '../../../words/en/own-statistics.ts';
import { language, say } from '../../../words/index.ts';
import { ownStatistics } from '../../../words/own-statistics.ts';
import { me } from '../../online/me.ts';
import { type Fetching, fetchOnlineGames } from './fetching.ts';
import { OfGame } from './of-game.tsx';
import { type Reading, readOwnGames } from './reading.ts';

/** Both games, each with its results, sources, course and fortune. */
export function OwnStatisticsScreen() {
  const words = ownStatistics.say();
  const reading = useSignal<Reading | undefined>(undefined);
  const fetching = useSignal<Fetching>({ kind: 'done' });
  const failure = useSignal<Failed | undefined>(undefined);
  const times = useSignal(0);
  const person = me.value?.id;
  useEffect(() => {
    const stop = new AbortController();
    const read = () =>
      readOwnGames(person, stop.signal, (now) => {
        reading.value = now;
      });
    const fetchMore = async () => {
      fetching.value = { kind: person === undefined ? 'done' : 'asking' };
      await read();
      if (person === undefined || stop.signal.aborted) return;
      const hasMore = await fetchOnlineGames(person, stop.signal, (now) => {
        fetching.value = now;
      });
      if (hasMore) await read();
    };
    failure.value = undefined;
    fetchMore().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      console.error(error);
      failure.value = { kind: 'failed', error, again: () => times.value++ };
    });
    return () => stop.abort();
  }, [language.value, person, times.value]);
  const now = reading.value;
  if (!words) return <Page title={say().home.statistics}>{say().common.loading}</Page>;
  const played = GAME_IDS.filter((game) => (now?.games[game]?.length ?? 0) > 0);
  const isKnown = now !== undefined && now.read === now.of && !isUnderWay(fetching.value);
  return (
    <Page title={words.title}>
      <div class="ratings own">
        <div class="panel">
          <p>{words.about}</p>
          {failure.value ? (
            <TroubleNote failed={failure.value} />
          ) : (
            <p class="own-progress" role="status">
              <strong>{progress(now, fetching.value, words)}</strong>
            </p>
          )}
        </div>
        {isKnown && played.length === 0 && (
          <div class="panel ratings-empty">
            <p>{words.none}</p>
            <Button look="primary" icon="dice" href="/">
              {words.play}
            </Button>
          </div>
        )}
        {played.map((game) => (
          <OfGame key={game} game={game} games={now?.games[game] ?? []} />
        ))}
        {me.value && (
          <div class="panel ratings-empty">
            <p>{words.online}</p>
            <Button icon="person" href={`/people/${me.value.id}`}>
              {words.profile}
            </Button>
          </div>
        )}
      </div>
    </Page>
  );
}

function isUnderWay({ kind }: Fetching): boolean {
  return kind === 'asking' || kind === 'fetching';
}

/** The progress of fetching and reading, or the number of games that count. */
function progress(
  reading: Reading | undefined,
  fetching: Fetching,
  words: OwnStatisticsWords,
): string {
  if (!reading) return say().common.loading;
  if (reading.read < reading.of) return words.reading(reading.read, reading.of);
  if (fetching.kind === 'fetching') return words.fetching(fetching.read, fetching.of);
  return fetching.kind === 'done' ? words.counted(reading.of) : words[fetching.kind];
}
