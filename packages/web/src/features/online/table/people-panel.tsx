/** The people at a table on a desk: a panel beside the game, which goes on while they talk. */
import './people-panel.css';
import type { Seating } from '@nyhavn/client';
import type { Signal } from '@preact/signals';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../../ui/button.tsx';
import { say } from '../../../words/index.ts';
import { together } from '../../../words/together.ts';
import type { OnlineTable } from './online-table.ts';
import { People } from './people-sheet.tsx';
import type { Room } from './room.ts';

/** A panel that is open while its signal is true; closing it returns the focus. */
export function PeoplePanel(props: {
  readonly room: Room;
  readonly table: OnlineTable;
  readonly seating: Seating;
  readonly isOpen: Signal<boolean>;
}) {
  const { isOpen, ...atTable } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const words = together.known();
  useLayoutEffect(() => {
    const before = document.activeElement;
    const opened = panel.current;
    heading.current?.focus({ preventScroll: true });
    return () => {
      const isInside = opened?.contains(document.activeElement);
      if (isInside && before instanceof HTMLElement) before.focus();
    };
  }, []);
  const close = () => {
    isOpen.value = false;
  };
  return (
    <section
      ref={panel}
      class="people-panel panel"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <header class="people-panel-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {words.people.title}
        </h2>
        <IconButton look="quiet" icon="close" label={say().common.close} onClick={close} />
      </header>
      <People {...atTable} />
    </section>
  );
}
