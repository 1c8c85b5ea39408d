/** Time that ran out appears at its place in the story of the game. */
import { gameNamed } from '@nyhavn/engine';
import { expect, it } from 'vitest';
import { TableGame } from '../src/game.ts';
import type { Seating } from '../src/seating.ts';

const person = (name: string) => ({ kind: 'person', person: name, name }) as const;

function seatingWith(clock: Seating['plan']['clock']): Seating {
  return {
    plan: {
      game: 'roll-and-write',
      options: {},
      seats: [{ kind: 'open' }, { kind: 'open' }],
      clock,
      isPublic: false,
      isOpenToSpectators: true,
      isRated: false,
      hasFreeChat: true,
    },
    host: 'anna',
    hasFreeChat: true,
    isOpenToSpectators: true,
    phase: 'playing',
    places: [person('anna'), person('ben')],
    startPlayer: 0,
    said: [],
    isGivenUp: false,
  };
}

function tableWith(clock: Seating['plan']['clock']): TableGame {
  return new TableGame(seatingWith(clock), 'anna');
}

/** Lets the first thing happen that can. */
function goOn(table: TableGame): void {
  const game = gameNamed('roll-and-write')!;
  const awaited = game.awaits(table.view());
  const by = awaited.kind === 'seats' ? awaited.seats[0]! : 'chance';
  table.applyEvent(by, game.notation.format(game.at(table.view(), by, 0)));
}

it('is told before the move that a bot made, and taken back with it', () => {
  const table = tableWith({ kind: 'move', time: 60_000 });
  expect(table.isHandedOver).toBe(false);
  goOn(table);
  goOn(table);
  const before = table.steps.length;
  table.applyLate(1);
  goOn(table);
  expect(table.late).toEqual([{ seat: 1, at: before }]);
  goOn(table);
  table.applyLate(0);
  goOn(table);
  expect(table.late).toHaveLength(2);
  table.takeBack(1);
  expect(table.late).toEqual([{ seat: 1, at: before }]);
  table.takeBack(2);
  expect(table.late).toEqual([]);
});

it('with a clock for the whole game a bot plays on', () => {
  expect(tableWith({ kind: 'game', time: 900_000 }).isHandedOver).toBe(true);
});
