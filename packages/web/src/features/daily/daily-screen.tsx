/** The challenge of a day: two games with the same dice for everybody, and how the days went. */
import './daily-screen.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import type { DailyKind, DailyTry } from '../../store/stored-shapes.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { loadedValue, useLoaded } from '../../ui/loaded.ts';
import { Missing } from '../../ui/missing.tsx';
import { Page } from '../../ui/page.tsx';
import { Trouble } from '../../ui/trouble.tsx';
import { dailyWords } from '../../words/daily.ts';
import { gameWords, say } from '../../words/index.ts';
import { durationText } from '../../words/numbers.ts';
import {
  addressOf,
  DAILY_GAME,
  DAILY_RULES,
  dayAt,
  idOf,
  isDay,
  KINDS,
  rivalOn,
  untilNext,
} from './days.ts';
import { dayInShort, dayInWords, resultInWords } from './saying.ts';
import { Sharing } from './sharing.tsx';
import { allTries, fewestTurns, streakOf, triesOn } from './tries.ts';
import { Week } from './week.tsx';

/** Today's challenge, or that of the day in the address. */
export function DailyScreen() {
  const now = useNow();
  const today = dayAt(now);
  const { day = today } = useRoute().params;
  const words = dailyWords.say();
  const loaded = useLoaded(allTries, []);
  const tries = loadedValue(loaded);
  if (loaded.kind === 'failed') return <Trouble failed={loaded} />;
  if (!words || !tries) {
    return <Page title={say().common.productName}>{say().common.loading}</Page>;
  }
  if (!isDay(day, now)) return <Missing text={words.notYet} />;
  const isToday = day === today;
  const streak = streakOf(tries, today);
  const best = fewestTurns(tries);
  const notes = streak > 1 && isToday ? [words.streak(streak)] : [];
  return (
    <Page title={isToday ? words.title : words.titleOf(dayInWords(day))}>
      <div class="daily">
        <section class="panel daily-head">
          {isToday && <p class="daily-date">{dayInWords(day)}</p>}
          <p>{isToday ? gameWords(DAILY_GAME)?.daily : words.late}</p>
          <Week tries={tries} until={today} />
          <p class="daily-standing">
            <strong>{words.streak(streak)}</strong>
            {best !== undefined && <span>{words.best(best)}</span>}
            {isToday ? (
              <span>{words.next(countdown(now))}</span>
            ) : (
              <a href="/daily">{words.toToday}</a>
            )}
          </p>
        </section>
        <div class="daily-games">
          {KINDS.map((kind) => (
            <Game key={kind} {...{ day, kind, notes }} tried={triesOn(tries ?? [], day)[kind]} />
          ))}
        </div>
        <Earlier tries={tries} />
      </div>
    </Page>
  );
}

/** The time, again every half minute. */
function useNow(): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now.value;
}

function countdown(now: number): string {
  const minutes = Math.ceil(untilNext(now) / 60_000);
  return durationText({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
}

/** One of the two games: to play, to go on with, or what came of it. */
function Game(props: {
  readonly day: string;
  readonly kind: DailyKind;
  readonly tried: DailyTry | undefined;
  readonly notes: readonly string[];
}) {
  const { day, kind, tried, notes } = props;
  const words = dailyWords.say();
  const { common } = say();
  if (!words) return null;
  const rival = rivalOn(day);
  const about =
    kind === 'alone'
      ? words.kinds.alone.about(DAILY_RULES?.goal ?? 0)
      : words.kinds.duel.about(rival.name, common.bots[rival.bot]?.name ?? '');
  const { title } = words.kinds[kind];
  const id = `daily-${kind}`;
  const { result } = tried ?? {};
  const advice = result && result.advice > 0 ? [words.advice(result.advice)] : [];
  return (
    <article class="panel daily-game" aria-labelledby={id} data-kind={kind}>
      <h2 id={id}>
        <Icon name={kind === 'alone' ? 'wind' : 'people'} />
        {title}
      </h2>
      {result ? (
        <>
          <p class="daily-result">{resultInWords(kind, result)}</p>
          <Sharing {...{ day, kind, result }} notes={[...advice, ...notes]} />
          <div class="actions">
            <Button
              icon="again"
              href={addressOf({ day, kind, isPractice: true })}
              aria-label={words.practiseWhat(title)}
            >
              {words.practise}
            </Button>
            <Button icon="eye" href={`/game/${idOf({ day, kind, isPractice: false })}`}>
              {words.replay}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{about}</p>
          <Button
            look="primary"
            icon={tried ? 'right' : 'dice'}
            class="daily-play"
            href={addressOf({ day, kind, isPractice: false })}
            aria-label={tried ? words.goOnWhat(title) : words.playWhat(title)}
          >
            {tried ? words.goOn : words.play}
          </Button>
        </>
      )}
    </article>
  );
}

/** The results of earlier days, the last one first. */
function Earlier({ tries }: { readonly tries: readonly DailyTry[] }) {
  const words = dailyWords.say();
  const days = [...new Set(tries.map(({ day }) => day))];
  if (!words || days.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="daily-earlier">
      <h2 id="daily-earlier">{words.earlier}</h2>
      <table class="daily-table">
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            {KINDS.map((kind) => (
              <th scope="col" key={kind}>
                {words.kinds[kind].title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row">
                <a href={`/daily/${day}`}>{dayInShort(day)}</a>
              </th>
              {KINDS.map((kind) => (
                <td key={kind}>{inTable(kind, triesOn(tries, day)[kind])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function inTable(kind: DailyKind, tried: DailyTry | undefined): string {
  const words = dailyWords.say();
  if (!words) return '';
  if (!tried) return words.none;
  return tried.result ? resultInWords(kind, tried.result) : words.open;
}
