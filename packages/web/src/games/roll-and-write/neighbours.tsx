/** The others at a real table who keep sheets of their own: nothing is known of them but their names. */
import './neighbours.css';
import { GOAL } from '@nyhavn/engine/house';
import type { SheetPicture } from '@nyhavn/engine/roll-and-write';
import { nameAt, othersFrom } from '../../table/seat-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { realDice } from '../../words/games/roll-and-write.ts';
import type { GameTable } from './material.ts';

/** Their names, clockwise, with whoever has the dice. */
export function Neighbours({ table }: { readonly table: GameTable }) {
  const words = realDice.say();
  const { active, goal = [] }: Partial<SheetPicture> = table.picture.value;
  if (!words) return null;
  return (
    <section class="neighbours panel" aria-label={words.others}>
      <ul>
        {othersFrom(table.seats, 0).map((seat) => (
          <li key={seat} class={active === seat ? 'is-active' : ''}>
            <Icon name="person" />
            <span class="neighbour-name">{nameAt(table.seats, seat)}</span>
            {active === seat && (
              <span class="neighbour-note">
                <Icon name="dice" />
                <span class="visually-hidden">{words.theirTurn}</span>
              </span>
            )}
            {goal.includes(seat) && <span class="neighbour-note">{words.hasGoal(GOAL)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
