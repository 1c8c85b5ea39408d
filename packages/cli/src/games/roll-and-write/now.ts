/** The seat in turn, and its dice. */
import type { Seat } from '@nyhavn/engine';
import { playerAt, turnOf } from '../../play/player.ts';
import type { Scene } from '../terminal-game.ts';
import type { Picture } from './picture.ts';

/** The seat in turn and its task, with the dice as the screen shows them, as in `Round 3, your turn. Dice: …` */
export function occasion({ players, picture }: Scene<Picture>, seat: Seat, dice: string): string {
  const { phase, round, active } = picture;
  const player = playerAt(players, seat);
  const { name, isYou } = player;
  if (phase === 'start') return `${isYou ? 'You choose' : `${name} chooses`} a starting track`;
  if (phase === 'mark') {
    const left = `${playerAt(players, active ?? 0).name} left ${dice}`;
    return isYou ? left : `${name}: ${left}`;
  }
  const turn = `Round ${round}, ${turnOf(player)}`;
  return dice === '' ? turn : `${turn}. Dice: ${dice}`;
}
