/** Why a tile can't be drawn, in the engine's words. */
import { unspokenRollAndWrite as spell } from '@nyhavn/engine/roll-and-write';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { say } from '../../words/index.ts';
import { cellName } from '../house/geometry.ts';
import { type GameTable, inOrder, type PrintedTile } from './material.ts';

/** Why a copy of a tile can't be drawn now: the engine refuses the nearest attempt. */
export function whyNot(table: GameTable, tile: PrintedTile, isCrossed: boolean): string {
  const { refusals } = say();
  const rollAndWrite = sayRollAndWrite();
  const { noX, dice } = table.picture.value;
  const cells = tile.squares.map(cellName);
  const counting = [...(dice ?? '')].filter((face) => face === tile.colour || face === 'W');
  const used = inOrder(counting.slice(0, tile.size));
  const attempt = table.tryOut(
    spell({
      verb: 'draw',
      tile: tile.name,
      cells,
      x: noX ? undefined : cells[0],
      dice: used,
      bonus: tile.size - used.length,
      again: isCrossed,
    }),
  );
  const isAboutPlace =
    attempt.ok || attempt.reason === 'occupied' || attempt.reason === 'unsupported';
  return isAboutPlace ? rollAndWrite.noRoom : refusals[attempt.reason];
}
