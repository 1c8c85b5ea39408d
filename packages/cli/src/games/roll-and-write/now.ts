/** The seat in turn, and its dice. */
import type { Seat } from '@nyhavn/engine';
import { isLastRound } from '@nyhavn/engine/roll-and-write';
import { playerAt, turnOf } from '../../play/player.ts';
import { labelled, say } from '../../words.ts';
import type { Scene } from '../terminal-game.ts';
import type { Picture } from './picture.ts';

/** The seat in turn and its task, with the dice as the screen shows them, as in `Round 3. Your turn. Dice: …` */
export function occasion({ players, picture }: Scene<Picture>, seat: Seat, dice: string): string {
  const { phase, round, active } = picture;
  const player = playerAt(players, seat);
  const { name, isYou } = player;
  const { rollAndWrite, rollAndWriteTerminal } = say();
  const { status } = rollAndWrite;
  if (phase === 'start') return isYou ? status.start : status.startOf(name);
  if (phase === 'mark') {
    const left = rollAndWriteTerminal.left(playerAt(players, active ?? 0).name, dice);
    return isYou ? left : labelled(name, left);
  }
  const where = [
    rollAndWrite.round(round),
    ...(isLastRound(picture) ? [rollAndWrite.ending.last.short] : []),
    turnOf(player),
  ];
  const turn = where.join('. ');
  return dice === '' ? turn : `${turn}. ${labelled(rollAndWrite.dice, dice)}`;
}
