/** The layout of a table: side by side on a desk, within reach of the thumb on a phone. */
import './board-layout.css';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useLayoutEffect } from 'preact/hooks';
import { TableAdditionsContext } from '../../table/additions.ts';
import { focusDrawer, keepFocus, offers } from '../../table/main-button.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isWide } from '../../ui/media.ts';
import { say } from '../../words/index.ts';
import { helpOn } from './topics.ts';

/** The parts of a table, whatever the game. */
interface BoardParts {
  /** The supply of tiles; on a phone a drawer that opens over the table. */
  readonly side: ComponentChildren;
  readonly sideTitle: string;
  /** True if the drawer is open; picking something closes it. */
  readonly isSideOpen: Signal<boolean>;
  readonly house: ComponentChildren;
  /** Controls for the tile in the hand, beside the house. */
  readonly controls: ComponentChildren;
  /** Abilities and the like. */
  readonly other: ComponentChildren;
  readonly opponents: ComponentChildren;
  /** Dice or cards, and the main buttons, at the foot. */
  readonly tray: ComponentChildren;
}

/** Lays out a table; its parts are drawn in three goes and seen when all of them are there. */
export function BoardLayout(props: BoardParts) {
  const { side, sideTitle, isSideOpen, house, controls, other, opponents, tray } = props;
  const additions = useContext(TableAdditionsContext);
  const drawn = useGoes(3);
  const isComplete = drawn === 3;
  const isOpen = useOpening(isSideOpen);
  useEffect(() => {
    if (isComplete) keepFocus();
  }, [isComplete]);
  useLayoutEffect(() => {
    if (isOpen) focusDrawer();
  }, [isOpen]);
  return (
    <main class="board" data-side={isOpen ? 'open' : 'closed'} data-is-complete={isComplete}>
      <section class="board-side panel" id="board-side" aria-label={sideTitle} {...helpOn('side')}>
        <header class="board-side-head">
          <h2>{sideTitle}</h2>
          <IconButton
            look="quiet"
            icon="close"
            class="board-side-close"
            ref={offers.close}
            label={say().common.close}
            {...helpOn('side-close')}
            onClick={() => {
              isSideOpen.value = false;
            }}
          />
        </header>
        {/* A closed drawer is empty: half of a table would be drawn for nothing. */}
        {isComplete && (isWide.value || isOpen) && side}
      </section>
      <div class="board-house">{house}</div>
      <div class="board-opponents">{drawn > 1 && opponents}</div>
      {additions && <additions.Panel />}
      <div class="board-controls">{isComplete && controls}</div>
      <div class="board-other">{drawn > 1 && other}</div>
      <div class="board-tray">{isComplete && tray}</div>
    </main>
  );
}

/** Returns true once the drawer is to be drawn: the button shows that it was heard a frame before. */
function useOpening(isSideOpen: Signal<boolean>): boolean {
  const isHeard = useSignal(false);
  useEffect(() => {
    isHeard.value = isSideOpen.value;
  }, [isSideOpen.value]);
  return isSideOpen.value && isHeard.value;
}

/** Counts up to a number, a frame at a time, so that no frame has to do everything. */
function useGoes(count: number): number {
  const gone = useSignal(1);
  useEffect(() => {
    if (gone.value < count) gone.value++;
  }, [gone.value]);
  return gone.value;
}

/** The button that opens the drawer on a phone. */
export function SideButton(props: {
  readonly label: string;
  readonly isSideOpen: Signal<boolean>;
}) {
  const { label, isSideOpen } = props;
  return (
    <Button
      class="board-side-button"
      ref={offers.drawer}
      aria-expanded={isSideOpen.value}
      aria-controls="board-side"
      {...helpOn('side-button')}
      onClick={() => {
        isSideOpen.value = !isSideOpen.value;
      }}
    >
      {label}
      <Icon name={isSideOpen.value ? 'down' : 'up'} />
    </Button>
  );
}
