/** Puzzles of our own, so that there is always something to think about. */
import { formatHeader, gameNamed } from '@nyhavn/engine';
import { GAME_IDS, moduleOf } from '../../../games/registry.ts';
import type { Puzzle } from './puzzle.ts';

const SEATS = [{ name: '' }, { name: 'Freja', bot: 'foreman' }];

/** All of them, game by game. */
export async function builtInPuzzles(): Promise<readonly Puzzle[]> {
  const given = GAME_IDS.map(async (name) => {
    const positions = (await moduleOf(name)?.puzzles?.()) ?? [];
    return positions.map((events, index) => puzzleOf(name, `${name}-${index + 1}`, events));
  });
  return (await Promise.all(given)).flat();
}

function puzzleOf(name: string, id: string, events: string): Puzzle {
  const game = gameNamed(name);
  if (!game) throw new Error(`there is no game ${name}`);
  const setup = { players: SEATS.length, startPlayer: 0, options: {} };
  const lines = events.split(' | ').map((event) => {
    const by = event.startsWith('*') ? 'chance' : Number(event.charAt(0));
    return JSON.stringify({ by, move: event.slice(1) });
  });
  const record = `${[formatHeader(game, setup, { seats: SEATS }), ...lines].join('\n')}\n`;
  return { id, game: name, record };
}
