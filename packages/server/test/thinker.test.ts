import { chanceEvent, seededRandom } from '@nyhavn/bots';
import { actorsOf, copenhagen, type Event } from '@nyhavn/engine';
import { afterAll, expect, test } from 'vitest';
import { Thinker } from '../src/bots/thinker.ts';
import type { LiveTable } from '../src/table/live-table.ts';

const thinker = new Thinker();
afterAll(() => thinker.close());

test('a bot thinks in its thread, with what its seat sees and has seen', async () => {
  const begun = copenhagen.setup({ players: 2, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const { state: game } = begun.value;
  const random = seededRandom('thinker');
  const events: Event[] = [];
  const happens = (event: Event) => {
    copenhagen.advance(game, event.by, event.move);
    events.push(event);
  };
  for (let moves = 0; moves < 6; ) {
    const [actor = 'chance'] = actorsOf(copenhagen, game);
    if (actor === 'chance') {
      happens(chanceEvent(copenhagen, game, random));
      continue;
    }
    const table = { state: { rules: copenhagen, game, events } } as unknown as LiveTable;
    const text = await thinker.choose(table, actor, 'architect');
    const move = copenhagen.notation.parse(text);
    if (!move.ok) throw new Error(move.reason);
    expect(copenhagen.apply(game, actor, move.value).ok).toBe(true);
    happens({ by: actor, move: move.value });
    moves++;
  }
});
