/** The boards of the games, to look at only, each loaded when it is needed. */
import type { VNode } from 'preact';
import type { Replay } from '../../../table/replay/replay.ts';

/** A method, so that it may know the pictures of its game: it gets replays of no other. */
interface BoardModule {
  ReplayBoard(props: { readonly replay: Replay }): VNode;
}

const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  'roll-and-write': () => import('../../../games/roll-and-write/replay-board.tsx'),
  copenhagen: () => import('../../../games/copenhagen/replay-board.tsx'),
};

/** Loads the board of a game, by the id of its front. */
export async function loadBoard(game: string): Promise<BoardModule['ReplayBoard'] | undefined> {
  return (await BOARDS[game]?.())?.ReplayBoard;
}
