/** The buttons with which a held tile is turned, moved and placed. */
import { ButtonWords, moveName } from '../../table/button-words.tsx';
import { offers } from '../../table/main-button.ts';
import './placing-controls.css';
import { useEffect } from 'preact/hooks';
import { announce } from '../../ui/announcer.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { sayHouse } from '../../words/games/house.ts';
import { say } from '../../words/index.ts';
import { gainInWords } from './gain-words.ts';
import type { Placing } from './placing.ts';
import { helpOn } from './topics.ts';

/** Controls for the tile in the hand: rotate, turn over, brick, next place, place, put back. */
export function PlacingControls(props: {
  readonly placing: Placing;
  /** The name of the tile in the hand, as in `blue tile of 4 squares`. */
  readonly what: string;
  /** Its cost where it is held, as in `3 cards`; empty if there is none to say. */
  readonly cost?: string;
  readonly onPlace: () => void;
  readonly onPutBack: (() => void) | undefined;
}) {
  const { placing, what, cost = '', onPlace, onPutBack } = props;
  const { table, refusals } = say();
  const prospect = placing.prospect.value;
  const isFinal = prospect.isLegal && prospect.isFinal;
  const { cells, brick } = placing.held.value;
  const worth = prospect.isLegal ? gainInWords(prospect.gain) : refusals[prospect.reason];
  const chip = prospect.isLegal && cost !== '' ? table.placeHere(cost, worth) : worth;
  const where = sayHouse().ghost(
    cells.join(', '),
    placing.plan.brick === 'none' ? '' : (brick ?? ''),
  );
  const { number, count } = placing.places;
  const place = number > 0 ? `, ${table.placeOf(number, count)}` : '';
  const told = `${what}. ${where}${place}. ${chip}`;
  useEffect(() => announce(told, 'hand'), [told]);
  return (
    <fieldset class="placing" {...helpOn('held')}>
      <legend class="visually-hidden">{what}</legend>
      <p class={prospect.isLegal ? 'chip' : 'chip bad'}>{chip}</p>
      <div class="placing-buttons">
        {placing.canRotate && (
          <>
            <IconButton
              icon="rotate-left"
              label={table.rotateLeft}
              onClick={() => placing.rotate('left')}
              {...helpOn('rotate', 'left')}
            />
            <IconButton
              icon="rotate-right"
              label={table.rotateRight}
              onClick={() => placing.rotate('right')}
              {...helpOn('rotate', 'right')}
            />
          </>
        )}
        {placing.canFlip && (
          <IconButton
            icon="flip"
            label={table.flip}
            onClick={() => placing.flip()}
            {...helpOn('flip')}
          />
        )}
        {placing.bricks.length > 1 && (
          <IconButton
            icon="wall"
            label={sayHouse().nextBrick}
            onClick={() => placing.nextBrick()}
            {...helpOn('brick')}
          />
        )}
        {count > 1 && (
          <IconButton
            icon="next-place"
            label={table.nextPlace}
            onClick={() => placing.nextPlace()}
            {...helpOn('next-place')}
          />
        )}
        {onPutBack && (
          <IconButton
            icon="close"
            label={table.putBack}
            onClick={onPutBack}
            {...helpOn('put-back')}
          />
        )}
      </div>
      <Button
        look="primary"
        icon={isFinal ? 'no-undo' : 'check'}
        class="placing-place"
        ref={offers.place}
        aria-disabled={!prospect.isLegal}
        aria-label={moveName(table.place, isFinal)}
        onClick={onPlace}
        {...helpOn('place')}
      >
        <ButtonWords isFinal={isFinal}>{table.place}</ButtonWords>
      </Button>
    </fieldset>
  );
}
