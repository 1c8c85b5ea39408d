import { botNamed, chanceEvent, seededRandom } from '@nyhavn/bots';
import { actorsOf, type Event, seenEvent } from '@nyhavn/engine';
import { copenhagen } from '@nyhavn/engine/copenhagen';
import { afterAll, expect, test } from 'vitest';
import { BotWorker } from '../src/bots/bot-worker.ts';
import type { LiveTable } from '../src/table/live-table.ts';

const SEED = 'lot';
const botWorker = new BotWorker({ seed: () => SEED });
afterAll(() => botWorker.close());

test('a bot thinks in its thread, with what its seat sees and has seen', async () => {
  const architect = botNamed('architect')!;
  const begun = copenhagen.setup({ players: 2, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const { state: game } = begun.value;
  const random = seededRandom('bot-worker');
  const events: Event[] = [];
  const happens = (event: Event) => {
    copenhagen.applyUnchecked(game, event.by, event.move);
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
    const text = await botWorker.choose(table, actor, architect.name);
    expect(text).toBe(copenhagen.notation.format(move));
    if (chooses([]) !== move) remembered++;
    happens({ by: actor, move });
    moves++;
  }
  // Without a memory it would have played otherwise, and this test would say nothing.
  expect(remembered).toBeGreaterThan(0);
});

/** A table at which seat 0 is asked for the first move. */
function begun(): LiveTable {
  const begun = copenhagen.setup({ players: 2, startPlayer: 0, options: {} });
  if (!begun.ok) throw new Error(begun.reason);
  const { state: game } = begun.value;
  const random = seededRandom('begun');
  while (!actorsOf(copenhagen, game).includes(0)) {
    const { by, move } = chanceEvent(copenhagen, game, random);
    copenhagen.applyUnchecked(game, by, move);
  }
  return { state: { rules: copenhagen, game, events: [] } } as never;
}

test('a bot that fails costs no other its decision, whatever it does to the thread', async () => {
  const thread = new URL('./misbehaving-thread.ts', import.meta.url);
  const some = new BotWorker({ thread, timeoutMs: 5000 });
  const names = ['a', 'throws', 'b', 'fails', 'c', 'exits', 'hangs', 'd'];
  const table = begun();
  const chosen = await Promise.allSettled(names.map((bot) => some.choose(table, 0, bot)));
  const answers = chosen.map((one) =>
    one.status === 'fulfilled' ? one.value : one.reason.message,
  );
  expect(answers).toEqual([
    'a',
    'uncaught',
    'b',
    'its own',
    'c',
    "bots' thread ended (3)",
    'a bot took over 5000 ms',
    'd',
  ]);
  expect(await some.choose(table, 0, 'later')).toBe('later');
  await some.close();
}, 60_000);

test('an exception of a bot is the answer to its question alone', async () => {
  const asked = ['no such bot', 'random', 'no such bot'].map((bot) =>
    botWorker.choose(begun(), 0, bot),
  );
  const [first, second, third] = await Promise.allSettled(asked);
  expect([first?.status, second?.status, third?.status]).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
  ]);
});
