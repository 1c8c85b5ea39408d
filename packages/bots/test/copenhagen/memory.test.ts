import { countOf, type Event, seenEvent, totalOf } from '@nyhavn/engine';
import { type CopenhagenState, copenhagen } from '@nyhavn/engine/copenhagen';
import { COLOURS } from '@nyhavn/engine/house';
import { expect, test } from 'vitest';
import { imagineKnown, knownHands } from '../../src/copenhagen/memory.ts';
import { seededRandom } from '../../src/index.ts';
import { positionsOf } from '../positions.ts';

/** Events as a spectator sees them. */
function spectated(events: readonly Event[]): Event[] {
  return events.map((event) => seenEvent(copenhagen, event, 'spectator'));
}

test.each([2, 3, 4])('what is known of %i hands is true and is all that was seen', (players) => {
  let largest = 0;
  const positions = [
    ...positionsOf(copenhagen, players, ['greedy', 'random'], `memory ${players}`),
  ];
  for (const { state, events } of positions.filter((_, index) => index % 5 === 0)) {
    const known = knownHands(players, spectated(events), 0);
    for (const [seat, { hand, cards }] of (state as CopenhagenState).houses.entries()) {
      for (const [colour] of COLOURS.entries()) {
        expect(countOf(known[seat]!, colour)).toBeLessThanOrEqual(countOf(hand ?? 0, colour));
      }
      // Only the cards that were dealt at the beginning, 4 at most, can be unknown.
      expect(cards - totalOf(known[seat]!)).toBeLessThanOrEqual(4);
      largest = Math.max(largest, totalOf(known[seat]!));
    }
  }
  expect(largest).toBeGreaterThan(3);
});

test('an imagined world has all cards, the known ones where they are, and the seat’s own', () => {
  for (const { state, events } of positionsOf(copenhagen, 3, ['greedy'], 'imagined')) {
    if (events.length % 9 !== 8) continue;
    const real = state as CopenhagenState;
    const view = copenhagen.view(real, 1);
    const known = knownHands(3, spectated(events), 0);
    const world = imagineKnown(view, known, seededRandom(`${events.length}`));
    expect(copenhagen.view(world, 1)).toEqual(view);
    const all = (one: CopenhagenState) =>
      one.houses.reduce((sum, { hand }) => sum + (hand ?? 0), one.pile ?? 0);
    expect(all(world)).toBe(all(real));
    for (const [seat, { hand, cards }] of world.houses.entries()) {
      expect(totalOf(hand ?? 0)).toBe(cards);
      if (seat === 1) continue;
      for (const [colour] of COLOURS.entries()) {
        expect(countOf(hand ?? 0, colour)).toBeGreaterThanOrEqual(countOf(known[seat]!, colour));
      }
    }
  }
});
