/** The games that the terminal plays. A further one is a folder beside the others and a line here. */
import type { Game, GameId, GamePicture } from '@nyhavn/engine';
import { Failure } from '../usage.ts';
import { say } from '../words.ts';
import { copenhagen } from './copenhagen/index.ts';
import { rollAndWrite } from './roll-and-write/index.ts';
import type { TerminalGame } from './terminal-game.ts';

const GAMES: Readonly<Record<GameId, TerminalGame>> = {
  'roll-and-write': rollAndWrite,
  copenhagen,
};

const known = new Map<string, TerminalGame>(Object.entries(GAMES));

/** Adds a game from outside, after the engine knows its rules. */
export function registerTerminalGame<Picture extends GamePicture>(
  game: TerminalGame<Picture>,
): void {
  known.set(game.game.id, game as unknown as TerminalGame);
}

/** The terminal's part of a game, if there is one. */
export function terminalGameNamed(id: string): TerminalGame | undefined {
  return known.get(id);
}

/** The terminal's part of a game. */
export function terminalGameOf({ id, title }: Game): TerminalGame {
  const game = known.get(id);
  if (!game) throw new Failure(say().terminal.notHere(title));
  return game;
}
