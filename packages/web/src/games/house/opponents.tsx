/** The other players' houses: side by side where there is room, small on a phone; a tap opens one. */
import './opponents.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { House } from '../../art/house.tsx';
import { AtTable } from '../../table/company.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../words/index.ts';
import { HouseWords } from './facade.tsx';
import type { HouseView } from './house-view.ts';
import { helpOn } from './topics.ts';

/** Somebody else at the table. */
export interface Opponent {
  readonly house: HouseView;
  readonly isActive: boolean;
  readonly isThinking: boolean;
  readonly isBot: boolean;
  /** A short line under the name, such as the number of cards. */
  readonly note: string;
  /** What else belongs to that player, shown large when the house is opened. */
  readonly details: ComponentChildren;
}

/** All of them, in turn order after the viewer. */
export function Opponents({ opponents }: { readonly opponents: readonly Opponent[] }) {
  return (
    <section class="opponents" aria-label={say().table.others}>
      {opponents.map((opponent) => (
        <OpponentHouse key={opponent.house.seat} {...opponent} />
      ))}
    </section>
  );
}

function OpponentHouse(props: Opponent) {
  const { house, isActive, isThinking, isBot, details } = props;
  const { common, table } = say();
  const isOpen = useSignal(false);
  const company = useContext(AtTable)?.noteOf(house.seat) ?? '';
  const note = [props.note, company].filter((part) => part !== '').join(' · ');
  const label = table.pointsOf(house.name, common.points(house.score));
  return (
    <>
      <button
        type="button"
        class={`opponent${isActive ? ' is-active' : ''}${isThinking ? ' is-thinking' : ''}`}
        aria-haspopup="dialog"
        {...helpOn('opponent', house.seat)}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <House {...house} isSmall />
        <span class="visually-hidden">{note === '' ? label : `${label}, ${note}`}</span>
        <span class="opponent-name" aria-hidden="true">
          <Icon name={isBot ? 'bot' : 'person'} />
          {house.name}
        </span>
        {note !== '' && (
          <span class="opponent-note" aria-hidden="true">
            {note}
          </span>
        )}
      </button>
      <Dialog title={table.sheetOf(house)} isOpen={isOpen}>
        {() => (
          <div class="opponent-large" {...helpOn('house', house.seat)}>
            <HouseWords house={house} />
            <House {...house} />
            <div>{details}</div>
          </div>
        )}
      </Dialog>
    </>
  );
}
