/** The buttons with which a held tile is turned, moved and placed. */
import './placing-controls.css';
import { useEffect } from 'preact/hooks';
import { announce } from '../../ui/announcer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../words/index.ts';
import { gainInWords } from '../gain-words.ts';
import { helpOn } from '../help/topic.ts';
import type { Placing } from '../placing.ts';

/** Controls for the tile in the hand: rotate, turn over, brick, next place, place, put back. */
export function PlacingControls(props: {
  readonly placing: Placing;
  /** What is held, as in `blue tile of 4 squares`. */
  readonly what: string;
  /** What it costs where it is held, as in `3 cards`; empty where that needs no words. */
  readonly cost?: string;
  readonly onPlace: () => void;
  readonly onPutBack: (() => void) | undefined;
}) {
  const { placing, what, cost = '', onPlace, onPutBack } = props;
  const { table, refusals } = say();
  const prospect = placing.prospect.value;
  const { cells, brick } = placing.held.value;
  const worth = prospect.isLegal ? gainInWords(prospect.gain) : refusals[prospect.reason];
  const chip = prospect.isLegal && cost !== '' ? table.placeHere(cost, worth) : worth;
  const where = table.ghost(cells.join(', '), placing.plan.brick === 'none' ? '' : (brick ?? ''));
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
              name="rotate-left"
              help={helpOn('rotate', 'left')}
              label={table.rotateLeft}
              onClick={() => placing.rotate('left')}
            />
            <IconButton
              name="rotate-right"
              help={helpOn('rotate', 'right')}
              label={table.rotateRight}
              onClick={() => placing.rotate('right')}
            />
          </>
        )}
        {placing.canFlip && (
          <IconButton
            name="flip"
            help={helpOn('flip')}
            label={table.flip}
            onClick={() => placing.flip()}
          />
        )}
        {placing.bricks.length > 1 && (
          <IconButton
            name="brick"
            help={helpOn('brick')}
            label={table.nextBrick}
            onClick={() => placing.nextBrick()}
          />
        )}
        {count > 1 && (
          <IconButton
            name="next-place"
            help={helpOn('next-place')}
            label={table.nextPlace}
            onClick={() => placing.nextPlace()}
          />
        )}
        {onPutBack && (
          <IconButton
            name="close"
            help={helpOn('put-back')}
            label={table.putBack}
            onClick={onPutBack}
          />
        )}
      </div>
      <button
        type="button"
        class="button primary placing-place"
        aria-disabled={!prospect.isLegal}
        onClick={onPlace}
        {...helpOn('place')}
      >
        <Icon name={prospect.isLegal && prospect.isFinal ? 'lock' : 'check'} />
        {table.place}
        {prospect.isLegal && prospect.isFinal && (
          <span class="visually-hidden"> ({table.isFinal})</span>
        )}
      </button>
    </fieldset>
  );
}

function IconButton(props: {
  readonly name: Parameters<typeof Icon>[0]['name'];
  readonly help: ReturnType<typeof helpOn>;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      class="button icon"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
      {...props.help}
    >
      <Icon name={props.name} />
    </button>
  );
}
