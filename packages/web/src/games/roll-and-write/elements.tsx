/** The wind and the wave, instead of opponents where a person plays alone. */
import './elements.css';
import { nameAt, othersFrom } from '../../table/seat-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { dailyWords } from '../../words/daily.ts';
import type { GameTable } from './material.ts';

/** The names of the elements, clockwise; they roll, and do nothing else. The one that has the dice is marked. */
export function Elements({ table }: { readonly table: GameTable }) {
  const words = dailyWords.say();
  const { active } = table.picture.value;
  if (!words) return null;
  return (
    <section class="elements panel" aria-label={words.elements}>
      <ul>
        {othersFrom(table.seats, 0).map((seat) => (
          <li key={seat} class={active === seat ? 'is-active' : ''}>
            <Icon name={seat === 1 ? 'wind' : 'wave'} />
            <span class="element-name">{nameAt(table.seats, seat)}</span>
            {active === seat && (
              <span class="element-note">
                <Icon name="dice" />
                <span class="visually-hidden">{words.rolls}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
