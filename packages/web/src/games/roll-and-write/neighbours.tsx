/** The others where nothing is known of them but their names. */
import './neighbours.css';
import { GOAL } from '@nyhavn/engine/house';
import type { SheetPicture } from '@nyhavn/engine/roll-and-write';
import { nameAt, othersFrom } from '../../table/seat-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { dailyWords } from '../../words/daily.ts';
import { realDice } from '../../words/games/roll-and-write.ts';
import type { GameTable } from './material.ts';

/** The others at a real table who keep sheets of their own. */
export function Neighbours({ table }: { readonly table: GameTable }) {
  const words = realDice.say();
  const { goal = [] }: Partial<SheetPicture> = table.picture.value;
  if (!words) return null;
  const noteOf = (seat: number) => goal.includes(seat) && words.hasGoal(GOAL);
  const said = { title: words.others, rolls: words.theirTurn };
  return <Names {...{ table, said, noteOf }} iconOf={() => 'person'} />;
}

/** The wind and the wave beside a person who plays alone: they roll, and do nothing else. */
export function Elements({ table }: { readonly table: GameTable }) {
  const words = dailyWords.say();
  if (!words) return null;
  const said = { title: words.elements, rolls: words.rolls };
  return <Names {...{ table, said }} iconOf={(seat) => (seat === 1 ? 'wind' : 'wave')} />;
}

/** The names of the others, clockwise; the one who has the dice is marked. */
function Names(props: {
  readonly table: GameTable;
  readonly said: { readonly title: string; readonly rolls: string };
  readonly iconOf: (seat: number) => IconName;
  readonly noteOf?: (seat: number) => string | false;
}) {
  const { table, said, iconOf, noteOf } = props;
  const { active } = table.picture.value;
  return (
    <section class="neighbours panel" aria-label={said.title}>
      <ul>
        {othersFrom(table.seats, 0).map((seat) => (
          <li key={seat} class={active === seat ? 'is-active' : ''}>
            <Icon name={iconOf(seat)} />
            <span class="neighbour-name">{nameAt(table.seats, seat)}</span>
            {active === seat && (
              <span class="neighbour-note">
                <Icon name="dice" />
                <span class="visually-hidden">{said.rolls}</span>
              </span>
            )}
            {noteOf?.(seat) && <span class="neighbour-note">{noteOf(seat)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
