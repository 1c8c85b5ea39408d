import { ALL_REFUSALS, PHRASES, TablePlan } from '@nyhavn/protocol';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { foldTable } from '../../src/table/fold.ts';
import type { LiveTable, PlayerCommand } from '../../src/table/live-table.ts';
import { awaitedAt, botAt, isResting, seatOf } from '../../src/table/state.ts';
import type { Tables } from '../../src/table/tables.ts';
import { Player } from '../player.ts';
import { FakeTimeWorld } from './fake-time.ts';
import { bots } from './gathering.ts';

type Command = PlayerCommand['command'];

/** Something that happens to a table; what a move is depends on what somebody sees. */
type Step =
  | { readonly who: number; readonly command: Command }
  | { readonly who: number; readonly move: 'any' }
  | { readonly who: number; readonly comes: boolean }
  | { readonly pass: number }
  | { readonly closes: true };

const BESIDE = 'Beside';
const seat = fc.nat({ max: 3 });
/** The last one is beside the first, at the same device. */
const who = fc.constantFrom(0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 5);
const flag = fc.boolean();
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('sit' as const), name: fc.constant('Somebody'), seat }),
  fc.record({ do: fc.constant('sit' as const), name: fc.constant('Somebody') }),
  fc.constant<Command>({ do: 'sit', name: BESIDE, isCompanion: true }),
  fc.record({ do: fc.constantFrom('leave' as const, 'return' as const), seat }),
  fc.record({ do: fc.constant('undo' as const), at: fc.constant(1e6), seat }),
  fc.constantFrom<Command>(
    { do: 'leave' },
    { do: 'begin' },
    { do: 'close' },
    { do: 'return' },
    { do: 'rematch' },
    { do: 'ask', matter: 'undo' },
    { do: 'ask', matter: 'end' },
  ),
  fc.record({ do: fc.constant('remove' as const), seat }),
  fc.record({ do: fc.constant('ask' as const), matter: fc.constant('bot' as const), seat }),
  fc.record({ do: fc.constant('answer' as const), yes: flag }),
  fc.record({ do: fc.constant('undo' as const), at: fc.constantFrom(0, 1e6) }),
  fc.record({ do: fc.constant('say' as const), phrase: fc.constantFrom(...PHRASES) }),
  fc.record({
    do: fc.constant('write' as const),
    text: fc.string({ minLength: 1, maxLength: 280 }),
  }),
  fc.record({ do: fc.constant('set' as const), hasFreeChat: flag, isOpenToSpectators: flag }),
  fc.record({
    do: fc.constant('move' as const),
    at: fc.constantFrom(0, 5, 1e6),
    move: fc.oneof(fc.string({ maxLength: 80 }), fc.constantFrom('end', 'pass', 'roll')),
  }),
);
/** What people ask most of all in a game. */
const agreeing = fc.constantFrom<Command>(
  { do: 'undo', at: 1e6 },
  { do: 'answer', yes: true },
  { do: 'leave' },
  { do: 'return' },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ who, command }) },
  { weight: 12, arbitrary: fc.record({ who, move: fc.constant('any' as const) }) },
  { weight: 2, arbitrary: fc.record({ who, command: agreeing }) },
  { weight: 1, arbitrary: fc.record({ who, comes: flag }) },
  { weight: 1, arbitrary: fc.record({ pass: fc.constantFrom(1000, 15_000, 200_000) }) },
);

/** Few games are closed by an administrator, and then at any moment. */
const sometimesClosed = fc.oneof(
  { weight: 3, arbitrary: fc.constant<readonly Step[]>([]) },
  { weight: 1, arbitrary: fc.constant<readonly Step[]>([{ closes: true }]) },
);

/** Some people sit down first, or little would ever happen. */
const SITTING: readonly Step[] = [0, 1, 2].map((index) => ({
  who: index,
  command: { do: 'sit', name: 'Somebody' },
}));

/** The first of them may bring somebody along. */
const sitting = fc.constantFrom(
  SITTING,
  SITTING.toSpliced(1, 0, { who: 5, command: { do: 'sit', name: BESIDE, isCompanion: true } }),
);

const plan = fc.record({
  game: fc.constantFrom('copenhagen', 'roll-and-write'),
  seats: fc.constantFrom(
    [{ kind: 'open' }, { kind: 'open' }],
    [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
    [{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
  ),
  clock: fc.constantFrom(
    { kind: 'none' },
    { kind: 'move', time: 10_000 },
    { kind: 'game', time: 60_000 },
  ),
  isPublic: flag,
  isRated: flag,
  isOpenToSpectators: flag,
  hasFreeChat: flag,
});

const STEPS = fc.array(step, { minLength: 30, maxLength: 120, size: 'max' });

/** Does one thing at a table. */
async function perform(
  world: FakeTimeWorld,
  table: LiveTable,
  people: readonly Player[],
  step: Step,
  id: string,
) {
  if ('pass' in step) return world.time.pass(step.pass);
  if ('closes' in step) return table.close();
  const player = people[step.who];
  if (!player) return;
  if ('comes' in step) {
    if (!step.comes) table.part(player);
    else if (!table.listeners.has(player)) await table.join(player, player.next);
    return;
  }
  const asked: Command =
    'command' in step
      ? step.command
      : {
          do: 'move',
          at: table.state.next,
          move: player.move() ?? 'end',
          ...seatOfCompanion(player),
        };
  const before = table.state.next;
  const reply = await table.ask({ person: player.person, id, command: asked });
  if (reply.ok) expect(reply.value).toBeGreaterThanOrEqual(before);
  else expect(ALL_REFUSALS).toContain(reply.reason);
}

/** Whoever is beside another says for which seat they move. */
function seatOfCompanion({ companion, seat }: Player): { readonly seat?: number } {
  return companion === undefined || seat === 'spectator' ? {} : { seat };
}

/** A table as its entries alone make it. */
async function refolded(world: FakeTimeWorld, id: string) {
  const stored = await world.store.journal.load(id);
  return { ...foldTable(stored?.entries ?? []), rules: undefined };
}

/** Waits for bots that are still thinking. */
async function settle(table: LiveTable) {
  const isBotAsked = () =>
    !isResting(table.state) &&
    awaitedAt(table.state).some((seat) => botAt(table.state, seat) !== undefined);
  for (let next = -1; next !== table.state.next || isBotAsked(); ) {
    // Once for what is being written, and once for what a bot has thought of meanwhile.
    await table.entriesFor('nobody', next);
    ({ next } = table.state);
    await table.entriesFor('nobody', next);
  }
}

async function open(all: Tables, given: object) {
  const opened = await all.open(v.parse(TablePlan, given), 'person-0');
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
}

test('whatever people ask in whatever order, the table is what its entries say', async () => {
  const world = new FakeTimeWorld(bots);
  await fc.assert(
    fc.asyncProperty(plan, sitting, STEPS, sometimesClosed, async (given, first, steps, end) => {
      const all = await world.start();
      const id = await open(all, given);
      const people = [0, 1, 2, 3, 4].map((index) => new Player(`person-${index}`));
      people.push(new Player('person-0', BESIDE));
      await all.at(id, async (table) => {
        for (const player of people.toSpliced(4, 1)) await table.join(player, 0);
        for (const [index, what] of [...first, ...steps, ...end].entries()) {
          await perform(world, table, people, what, `${index}`);
        }
        await settle(table);
        expect({ ...table.state, rules: undefined }).toEqual(await refolded(world, id));
        for (const player of people.filter((one) => table.listeners.has(one))) {
          const known = player.view();
          const { game, rules } = table.state;
          const own = seatOf(table.state, player.person) ?? 'spectator';
          const viewer = player.companion === undefined ? own : player.seat;
          if (known) expect(known.view).toEqual(game && rules.view(game, viewer));
        }
      });
      all.stop();
      // Other runs have clocks of their own.
      await world.store.db.updateTable('tables').set({ deadline: null }).execute();
    }),
    { numRuns: 40 },
  );
  await world.close();
});
