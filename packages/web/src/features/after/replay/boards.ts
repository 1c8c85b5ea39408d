/** The boards of the games, to look at only, each loaded when it is needed. */
import type { ComponentType } from 'preact';
import type { Replay } from '../../../table/replay/replay.ts';

type Board = ComponentType<{ readonly replay: Replay }>;

const BOARDS: Readonly<Record<string, () => Promise<{ readonly ReplayBoard: Board }>>> = {
  'roll-and-write': () => import('../../../games/roll-and-write/replay-board.tsx'),
  copenhagen: () => import('../../../games/copenhagen/replay-board.tsx'),
};

/** Loads the board of a game, by the id of its front. */
export async function loadBoard(game: string): Promise<Board | undefined> {
  return (await BOARDS[game]?.())?.ReplayBoard;
}
