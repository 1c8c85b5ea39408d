/** The way from the quay to the challenge of the day. */
import './daily-panel.css';
import { GABLES } from '../../art/gables.ts';
import { Button } from '../../ui/button.tsx';
import { loadedValue, useLoaded } from '../../ui/loaded.ts';
import { say } from '../../words/index.ts';
import { dayAt, KINDS } from './days.ts';
import { allTries, streakOf } from './tries.ts';

/** The part of the quay with today's dice: what is left to play, and how many days there were. */
export function DailyPanel() {
  const words = say().home.daily;
  const tries = loadedValue(useLoaded(allTries, [])) ?? [];
  const today = dayAt(Date.now());
  const played = tries.filter(({ day, result }) => day === today && result).length;
  const streak = streakOf(tries, today);
  return (
    <section class="daily-panel panel" aria-labelledby="daily">
      <svg class="daily-panel-house" viewBox="0 0 244 250" aria-hidden="true">
        <path class="daily-panel-wall" d={`${GABLES[1].outline}M6 66H238V246H6Z`} />
        <path class="daily-panel-cap" d={GABLES[1].caps} />
        {KINDS.map((kind, index) => (
          <path
            key={kind}
            class={index < played ? 'daily-panel-window lit' : 'daily-panel-window'}
            d={`M${38 + index * 92} 205v-62a38 38 0 0 1 76 0v62z`}
          />
        ))}
      </svg>
      <div>
        <h2 id="daily">{words.title}</h2>
        <p>
          {played === KINDS.length ? words.done : words.about}
          {streak > 1 && <strong> {words.streak(streak)}</strong>}
        </p>
      </div>
      <div class="actions">
        <Button look="primary" icon="calendar" href="/daily">
          {played === KINDS.length ? words.look : words.go}
        </Button>
        <Button icon="puzzle" href="/puzzles">
          {words.puzzles}
        </Button>
      </div>
    </section>
  );
}
