/** The games that can be played in the terminal. A new one is a folder beside the others and a line here. */
import type { Game } from '@nyhavn/engine';
import { front as copenhagen } from './copenhagen/index.ts';
import type { GameFront } from './front.ts';
import { front as rollAndWrite } from './roll-and-write/index.ts';

const FRONTS: readonly GameFront[] = [rollAndWrite, copenhagen];

/** What a game gives to be played here. */
export function frontOf({ id }: Game): GameFront {
  const front = FRONTS.find(({ game }) => game.id === id);
  if (!front) throw new Error(`${id} can't be played here`);
  return front;
}
