/** Both games, for tests that are the same for either. */
import { titleOf } from '../words.ts';
import { playCopenhagen } from './copenhagen-player.ts';
import { playRollAndWrite } from './roll-and-write-player.ts';

/** The games with their names on the page, and somebody who plays them. */
export const GAMES = [
  { id: 'roll-and-write', title: titleOf('roll-and-write'), play: playRollAndWrite },
  { id: 'copenhagen', title: titleOf('copenhagen'), play: playCopenhagen },
] as const;
