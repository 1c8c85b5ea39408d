import { botNamed, chanceEvent, seededRandom } from '@nyhavn/bots';
import { actorsOf, copenhagen, type Event, seenEvent } from '@nyhavn/engine';
import { afterAll, expect, test } from 'vitest';
import { Thinker } from '../src/bots/thinker.ts';
import type { LiveTable } from '../src/table/live-table.ts';

const SEED = 'lot';
const thinker = new Thinker(() => SEED);
afterAll(() => thinker.close());

test('a bot thinks in its thread, with what its seat sees and has seen', async () => {
  const architect = botNamed('architect')!;
  const begun = copenhagen.setup({ players: 2, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const { state: game } = begun.value;
  const random = seededRandom('thinker');
  const events: Event[] = [];
  const happens = (event: Event) => {
    copenhagen.advance(game, event.by, event.move);
    events.push(event);
  };
  let remembered = 0;
  for (let moves = 0; moves < 20; ) {
    const [actor = 'chance'] = actorsOf(copenhagen, game);
    if (actor === 'chance') {
      happens(chanceEvent(copenhagen, game, random));
      continue;
    }
    const view = copenhagen.view(game, actor);
    const chooses = (seen: readonly Event[]) =>
      architect.choose({ game: copenhagen, view, seat: actor, random: seededRandom(SEED), seen });
    const move = chooses(events.map((event) => seenEvent(copenhagen, event, actor)));
    const table = { state: { rules: copenhagen, game, events } } as unknown as LiveTable;
    const text = await thinker.choose(table, actor, architect.name);
    expect(text).toBe(copenhagen.notation.format(move));
    if (chooses([]) !== move) remembered++;
    happens({ by: actor, move });
    moves++;
  }
  // Without a memory it would have played otherwise, and this test would say nothing.
  expect(remembered).toBeGreaterThan(0);
});
