import { copenhagen, type Event, seenEvent } from '@nyhavn/engine';
import { expect, test } from 'vitest';
import { type Bot, botNamed, playMatch, seededRandom } from '../src/index.ts';

test('in a match every bot remembers all that its seat saw, and nothing more', () => {
  const begun = copenhagen.setup({ players: 3, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const events: Event[] = [];
  let decisions = 0;
  const witness: Bot = {
    name: 'witness',
    choose(observation) {
      const { seat } = observation;
      expect(observation.seen).toEqual(events.map((event) => seenEvent(copenhagen, event, seat)));
      decisions++;
      return botNamed('greedy')!.choose(observation);
    },
  };
  for (const event of playMatch(copenhagen, begun.value.state, [witness], seededRandom('seen'))) {
    events.push(event);
  }
  expect(decisions).toBeGreaterThan(50);
});
