import type { Event, Game } from '@nyhavn/engine';
import { copenhagen } from '@nyhavn/engine/copenhagen';
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { describe, expect, test } from 'vitest';
import { type Bot, botNamed, type Match, playDeal, seatingsOf } from '../../src/index.ts';

/** A bot of that name which also writes down the last that it saw. */
function witness(name: string, seen: { events: readonly Event[] }): Bot {
  const bot = botNamed(name)!;
  return {
    name,
    choose(observation) {
      seen.events = observation.seen;
      return bot.choose(observation);
    },
  };
}

/** Everything that happened in a deal, as the seats saw it. */
function eventsOf(game: Game, name: string, players: number): readonly Event[] {
  const seen = { events: [] as readonly Event[] };
  const bots = [witness(name, seen)];
  const match: Match = { game, players, options: {}, bots, seed: 'dice', now: () => 0 };
  playDeal(match, 7, new Array<number>(players).fill(0));
  return seen.events;
}

/** The first rolls of all turns, by round and seat. */
function firstRolls(name: string): Map<string, string> {
  const begun = rollAndWrite.setup({ players: 3, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const { state } = begun.value;
  const rolls = new Map<string, string>();
  for (const { by, move } of eventsOf(rollAndWrite, name, 3)) {
    const turn = `${state.round} ${state.active}`;
    if (by === 'chance' && !state.rolled) rolls.set(turn, rollAndWrite.notation.format(move));
    rollAndWrite.applyUnchecked(state, by, move);
  }
  return rolls;
}

describe('chance is common to all who play a deal:', () => {
  test('first rolls of Roll & Write, whatever was rolled again before', () => {
    const [some, others] = [firstRolls('greedy'), firstRolls('random')];
    expect(some.size).toBeGreaterThan(20);
    for (const [turn, roll] of some) expect(others.get(turn) ?? roll).toBe(roll);
  });

  test('the pile of Copenhagen, card by card', () => {
    const cards = (name: string) =>
      eventsOf(copenhagen, name, 2)
        .map(({ move }) => copenhagen.notation.format(move))
        .filter((text) => text.startsWith('card '));
    const [some, others] = [cards('greedy'), cards('random')];
    const both = Math.min(some.length, others.length);
    expect(both).toBeGreaterThan(20);
    // The players decide which place a card fills, and chance which card comes.
    const colours = (texts: readonly string[]) => texts.slice(0, both).map((text) => text.at(-1));
    expect(colours(some)).toEqual(colours(others));
  });
});

test('a seat sees its own hand and the backs of the others', () => {
  const game = copenhagen;
  const hands: string[][] = [];
  const bot: Bot = {
    name: 'reader',
    choose(observation) {
      hands[observation.seat] = observation.seen
        .map(({ move }) => game.notation.format(move))
        .filter((text) => text.startsWith('hand'));
      return botNamed('greedy')!.choose(observation);
    },
  };
  playDeal({ game, players: 2, options: {}, bots: [bot], seed: 'hands', now: () => 0 }, 0, [0, 0]);
  for (const [seat, texts] of hands.entries()) {
    for (const text of texts) {
      expect(text).toMatch(text.startsWith(`hand ${seat} `) ? /[RBPGY]+$/ : / \?+$/);
    }
  }
});

describe('seatings', () => {
  test('are all orders where everybody has a seat', () => {
    expect(seatingsOf(2, 2)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(seatingsOf(3, 3)).toHaveLength(6);
  });

  test.each([
    [2, 3],
    [2, 4],
    [3, 4],
    [3, 2],
    [5, 4],
  ])('give %i bots at %i seats the same number of every seat', (bots, players) => {
    const seatings = seatingsOf(bots, players);
    for (let seat = 0; seat < players; seat++) {
      for (let bot = 0; bot < bots; bot++) {
        const here = seatings.filter((seating) => seating[seat] === bot);
        expect(here).toHaveLength(seatings.length / bots);
      }
    }
  });
});
