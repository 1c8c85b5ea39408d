/** Menus tried out on games that are played at random. */
import { chanceEvent, seededRandom } from '@nyhavn/bots';
import type { Game, GamePicture, GameState, Move, Seat } from '@nyhavn/engine';
import { expect } from 'vitest';
import { terminalGameOf } from '../../src/games/registry.ts';
import type { Menu } from '../../src/play/menu.ts';
import { turnOptionsOf } from '../../src/play/turn-options.ts';

/** Every move that a menu leads to, by whatever choices. */
function leavesOf(menu: Menu, found = new Set<Move>()): Set<Move> {
  for (const { lead } of menu.choices) {
    if (lead.kind === 'move') found.add(lead.move);
    else leavesOf(lead.open(), found);
  }
  return found;
}

/** Every state of a game that is played at random, with the move that follows. */
export function* randomPlay<State extends GameState, Picture extends GamePicture>(
  game: Game<State, Picture>,
  players: number,
  seed: string,
): Generator<{ state: State; seat: Seat; move: Move }, void, void> {
  const random = seededRandom(seed);
  const begun = game.setup({ players, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const state = game.copy(begun.value.state);
  for (;;) {
    const awaited = game.awaits(state);
    if (awaited.kind === 'over') return;
    if (awaited.kind === 'chance') {
      game.applyUnchecked(state, 'chance', chanceEvent(game as Game, state, random).move);
      continue;
    }
    const seat = awaited.seats[random.below(awaited.seats.length)]!;
    const move = game.at(state, seat, random.below(game.count(state, seat)));
    yield { state, seat, move };
    game.applyUnchecked(state, seat, move);
  }
}

/** Checks that menus lead to every legal move and to no other; how many moves there were. */
export function checkMenus(game: Game, players: number, seed: string): number {
  const { menu } = terminalGameOf(game);
  let moves = 0;
  for (const { state, seat } of randomPlay(game, players, seed)) {
    const turn = turnOptionsOf(game, state, seat);
    const legal = new Set(
      Array.from({ length: game.count(state, seat) }, (_, index) => game.at(state, seat, index)),
    );
    expect(leavesOf(menu(turn))).toEqual(legal);
    moves += legal.size;
  }
  return moves;
}
