import { chanceEvent, seededRandom } from '@nyhavn/bots';
import { type Game, type GameState, type Move, rollAndWrite } from '@nyhavn/engine';
import { expect, test } from 'vitest';
import { LARGE_TILES, trackOf } from '../../src/play/material.ts';
import { type Menu, situationOf } from '../../src/play/menu.ts';
import { pictureOf, sheetOf, trackPicture } from '../../src/play/picture.ts';
import { menuFor } from '../../src/play/turn-menu.ts';

const game: Game = rollAndWrite;

function leavesOf(menu: Menu, found = new Set<Move>()): Set<Move> {
  for (const { lead } of menu.choices) {
    if (lead.kind === 'move') found.add(lead.move);
    else leavesOf(lead.open(), found);
  }
  return found;
}

/** Every state of some games that are played at random, with the move that follows. */
function* randomPlay(players: number, seed: string) {
  const random = seededRandom(seed);
  const begun = game.setup({ players, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const state: GameState = game.copy(begun.value.state);
  for (;;) {
    const awaited = game.awaits(state);
    if (awaited.kind === 'over') return;
    if (awaited.kind === 'chance') {
      game.advance(state, 'chance', chanceEvent(game, state, random).move);
      continue;
    }
    const seat = awaited.seats[random.below(awaited.seats.length)]!;
    const move = game.at(state, seat, random.below(game.count(state, seat)));
    yield { state, seat, move };
    game.advance(state, seat, move);
  }
}

test.each([2, 3])('menus for %i players lead to every legal move and no other', (players) => {
  let moves = 0;
  for (const { state, seat } of randomPlay(players, `menus ${players}`)) {
    const situation = situationOf(game, state, seat);
    const legal = new Set(situation.options.map(({ move }) => move));
    expect(leavesOf(menuFor(situation))).toEqual(legal);
    moves += legal.size;
  }
  expect(moves).toBeGreaterThan(1000);
});

test('tracks and tiles are printed as the engine has them', () => {
  const copies = new Map(LARGE_TILES.flat());
  const signs = { '+': 0, '*': 0 };
  for (const { state, seat, move } of randomPlay(3, 'printed')) {
    const text = game.notation.format(move);
    const before = pictureOf(game, state);
    for (const [name, crossed] of Object.entries(before.crossed)) {
      expect(copies.get(name)).toBeGreaterThanOrEqual(crossed);
    }
    const [, colour] = /^mark ([RBPGY])$/.exec(text) ?? [];
    if (!colour) continue;
    const next = game.copy(state);
    game.advance(next, seat, move);
    const old = trackPicture(sheetOf(before, seat), colour);
    const now = trackPicture(sheetOf(pictureOf(game, next), seat), colour);
    const sign = trackOf(colour).signs.charAt(old.marked);
    expect(now.bonus - old.bonus).toBe(sign === '+' ? 1 : 0);
    expect(now.star - old.star).toBe(sign === '*' ? 1 : 0);
    if (sign === '+' || sign === '*') signs[sign]++;
  }
  expect(signs['+']).toBeGreaterThan(5);
  expect(signs['*']).toBeGreaterThan(5);
});
