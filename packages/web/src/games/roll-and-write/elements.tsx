/** The wind and the wave beside somebody who plays alone: they roll, and do nothing else. */
import './neighbours.css';
import { nameAt, othersFrom } from '../../table/seat-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { dailyWords } from '../../words/daily.ts';
import type { GameTable } from './material.ts';

/** Both of them, with whoever has the dice. */
export function Elements({ table }: { readonly table: GameTable }) {
  const words = dailyWords.say();
  const { active } = table.picture.value;
  if (!words) return null;
  return (
    <section class="neighbours panel" aria-label={words.elements}>
      <ul>
        {othersFrom(table.seats, 0).map((seat) => (
          <li key={seat} class={active === seat ? 'is-active' : ''}>
            <Icon name={seat === 1 ? 'wind' : 'wave'} />
            <span class="neighbour-name">{nameAt(table.seats, seat)}</span>
            {active === seat && (
              <span class="neighbour-note">
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
