/** The last seven days as a row of houses on the quay, lit where they were played. */
import './week.css';
import { GABLES } from '../../art/gables.ts';
import type { DailyTry } from '../../store/stored-shapes.ts';
import { dailyWords } from '../../words/daily.ts';
import { locale } from '../../words/index.ts';
import { dayFrom, KINDS } from './days.ts';
import { dayInShort } from './saying.ts';
import { triesOn } from './tries.ts';

const DAYS = 7;

/** Seven houses, the last one that of the given day; each leads to its day. */
export function Week(props: { readonly tries: readonly DailyTry[]; readonly until: string }) {
  const { tries, until } = props;
  const words = dailyWords.say();
  if (!words) return null;
  return (
    <ol class="week" aria-label={words.week}>
      {Array.from({ length: DAYS }, (_, index) => {
        const day = dayFrom(until, index - DAYS + 1);
        const played = Object.values(triesOn(tries, day)).filter(({ result }) => result);
        const name = dayInShort(day);
        const label =
          played.length === 0
            ? words.dayMissed(name)
            : played.some(({ isOnTime }) => isOnTime)
              ? words.dayPlayed(name)
              : words.dayLate(name);
        return (
          <li key={day}>
            <a
              href={`/daily/${day}`}
              aria-label={label}
              title={label}
              aria-current={day === until ? 'date' : undefined}
            >
              <SmallHouse
                day={day}
                lit={KINDS.map((kind) => played.some((one) => one.kind === kind))}
              />
              <span aria-hidden="true">
                {new Date(day).toLocaleDateString(locale.value, {
                  weekday: 'narrow',
                  timeZone: 'UTC',
                })}
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** A house with a lamp for each game of the day. */
function SmallHouse({ day, lit }: { readonly day: string; readonly lit: readonly boolean[] }) {
  const weekday = new Date(day).getUTCDay();
  const gable = GABLES[weekday % GABLES.length];
  return (
    <svg
      class={`week-house paint-${'RBYGPBR'.charAt(weekday)}`}
      viewBox="0 0 244 250"
      aria-hidden="true"
    >
      <path class="week-wall" d={`${gable?.outline}M6 66H238V246H6Z`} />
      <path class="week-cap" d={gable?.caps} />
      {lit.map((isLit, index) => (
        <path
          key={index}
          class={isLit ? 'week-window lit' : 'week-window'}
          d={`M${38 + index * 92} 200v-60a38 38 0 0 1 76 0v60z`}
        />
      ))}
    </svg>
  );
}
