import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Choose } from '../../src/contract.ts';
import {
  type CopenhagenState,
  copenhagen,
  redealCopenhagen as redeal,
} from '../../src/copenhagen/public.ts';
import type { Event } from '../../src/index.ts';
import { choices } from '../random.ts';

const { format, picture } = copenhagen.notation;

/** Some events of a random game. */
function game(choose: Choose, length: number): { start: CopenhagenState; events: Event[] } {
  const players = 2 + choose(3);
  const begun = copenhagen.setup({ players, startPlayer: choose(players), options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const start = begun.value.state;
  const events: Event[] = [];
  let state = start;
  while (events.length < length) {
    const awaits = copenhagen.awaits(state);
    if (awaits.kind === 'over') break;
    const by = awaits.kind === 'chance' ? 'chance' : awaits.seats[0]!;
    const move = copenhagen.at(state, by, choose(copenhagen.count(state, by)));
    events.push({ by, move });
    state = after(state, [{ by, move }]);
  }
  return { start, events };
}

function after(start: CopenhagenState, events: readonly Event[]): CopenhagenState {
  let state = start;
  for (const { by, move } of events) {
    const next = copenhagen.apply(state, by, move);
    if (!next.ok) throw new Error(next.reason);
    state = next.value;
  }
  return state;
}

describe('hands that were not seen, dealt anew,', () => {
  test('lead to the same game for whoever could not see them', () => {
    fc.assert(
      fc.property(choices, fc.nat(160), fc.nat(3), (choose, length, place) => {
        const { start, events } = game(choose, length);
        const viewer = place % start.houses.length;
        const dealt = redeal(start, events, viewer, choose);
        const seen = ({ by, move }: Event) => `${by} ${format(move, viewer)}`;
        expect(dealt.map(seen)).toEqual(events.map(seen));
        const view = (all: readonly Event[]) => picture(copenhagen.view(after(start, all), viewer));
        expect(view(dealt)).toEqual(view(events));
      }),
      { numRuns: 60 },
    );
  });

  test('are other hands, where anything else could have been dealt', () => {
    const { start, events } = game((limit) => Math.floor(limit / 2), 6);
    const hands = new Set(
      Array.from({ length: 20 }, (_, seed) => {
        let number = seed;
        const dealt = redeal(start, events, 0, (limit) => {
          number = number * 7 + 3;
          return number % limit;
        });
        return dealt.map(({ move }) => format(move)).join();
      }),
    );
    expect(hands.size).toBeGreaterThan(3);
  });
});
