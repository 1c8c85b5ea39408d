/** A tile of the facade sheet while another player's turn is entered; a tap crosses it out. */

import { unspokenHeard } from '@nyhavn/engine/roll-and-write';
import { TileArt } from '../../art/house/tile.tsx';
import { offers } from '../../table/main-button.ts';
import { notify } from '../../ui/announcer.tsx';
import { realDice, sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { say } from '../../words/index.ts';
import { extentOf } from '../house/geometry.ts';
import type { DiceEntry } from './dice-entry.ts';
import type { GameTable, PrintedTile } from './material.ts';
import { tileInWords } from './naming.ts';
import { helpOn } from './topics.ts';

/** One copy of a tile; the first that is free stands for all. */
export function CrossableTile(props: {
  readonly table: GameTable;
  readonly pad: DiceEntry;
  readonly tile: PrintedTile;
  readonly copy: number;
  /** How many copies are crossed out. */
  readonly crossed: number;
  readonly onPick: () => void;
}) {
  const { table, pad, tile, copy, crossed, onPick } = props;
  const { name, colour, copies, squares } = tile;
  const { refusals } = say();
  const rollAndWrite = sayRollAndWrite();
  const words = realDice.say();
  const isGone =
    table.tellRefusal(unspokenHeard({ verb: 'left', dice: '', crossed: name })) ===
    'tile-crossed-out';
  const isChosen = pad.crossed.value.includes(name) && copy === crossed;
  const isPossible = copies > 0 && !isGone && copy >= crossed;
  const label = [
    tileInWords(name),
    ...(copies > 1 ? [rollAndWrite.copy(copy + 1, copies)] : []),
    copy < crossed ? rollAndWrite.crossedOut : isPossible ? words?.crossOut : rollAndWrite.notNow,
  ].join(', ');
  function use() {
    if (copies === 0) notify(words?.neverCrossed ?? '');
    else if (isGone) notify(refusals['tile-crossed-out']);
    else {
      pad.cross(name);
      onPick();
    }
  }
  return (
    <button
      type="button"
      ref={offers.pick}
      class={`facade-tile${copies === 0 ? '' : ' once'}`}
      style={{ '--columns': extentOf(squares)[0] }}
      aria-pressed={isChosen}
      aria-disabled={!isPossible}
      {...helpOn('tile', name, copy)}
      onClick={use}
    >
      <span class="visually-hidden">{label}</span>
      <TileArt
        squares={squares}
        colour={colour}
        medium="paper"
        size={13}
        isCrossed={copy < crossed || isChosen}
      />
      <span class="facade-cost" aria-hidden="true" />
    </button>
  );
}
