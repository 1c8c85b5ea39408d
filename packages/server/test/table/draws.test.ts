/** Verifiable chance, version 2, at a table: who is asked, who is waited for, and what decides. */
import {
  commitmentTo,
  type Entry,
  HashChain,
  isGameEntry,
  recordOf,
  type TableEntry,
  TablePlan,
  verifyRecords,
} from '@nyhavn/protocol';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { verifyTable } from '../../../protocol/test/reference/table.ts';
import { insertTable } from '../../src/store/tables.ts';
import { judge } from '../../src/table/judge.ts';
import type { LiveTable } from '../../src/table/live-table.ts';
import type { Tables } from '../../src/table/tables.ts';
import { asks, playOn, store, tables } from './gathering.ts';
import { Participant } from './participant.ts';

type Due = Extract<TableEntry, { kind: 'due' }>;

/** Waits that end when a test says so. */
function waits() {
  const waiting = new Set<() => void>();
  /** How long each was to last, in milliseconds. */
  const asked: number[] = [];
  return {
    asked,
    later(milliseconds: number, act: () => void) {
      asked.push(milliseconds);
      waiting.add(act);
      return () => waiting.delete(act);
    },
    get size() {
      return waiting.size;
    },
    end() {
      for (const act of [...waiting]) {
        waiting.delete(act);
        act();
      }
    },
  };
}

async function opened(all: Tables, game: string, people: readonly Participant[], more = {}) {
  const seats = people.map(() => ({ kind: 'open' }));
  const reply = await all.open(v.parse(TablePlan, { game, seats, ...more }), people[0]!.person);
  if (!reply.ok) throw new Error(reply.reason);
  return reply.value;
}

/** People who have come to a new table and sat down. */
async function gathered(all: Tables, game: string, people: readonly Participant[], more = {}) {
  const id = await opened(all, game, people, more);
  const table = (await all.at(id, async (found) => {
    for (const person of people) await person.comes(found);
    for (const person of people) await asks(found, person, person.sits());
    return found;
  }))!;
  return table;
}

const people = (...names: string[]) => names.map((name) => new Participant(name));

const drawsOf = (entries: readonly Entry[]) =>
  entries.flatMap((entry) =>
    (isGameEntry(entry) && entry.by === 'chance') || (!isGameEntry(entry) && entry.kind === 'began')
      ? [entry]
      : [],
  );

const dueOf = (table: LiveTable) => table.state.drawState?.due;

async function journalOf(table: LiveTable): Promise<readonly Entry[]> {
  return table.read(() => undefined).then(() => table.journal());
}

/** Closes a table if it is not; a verifier that knows the specification alone finds every draw right. */
async function provenBy(table: LiveTable) {
  if (table.state.phase !== 'closed') expect(await table.close()).toMatchObject({ ok: true });
  const seen = await table.entriesFor('somebody-who-looks-on', 0);
  const { draws, faults } = verifyTable(seen, recordOf(await journalOf(table)));
  expect(faults).toEqual([]);
  return draws;
}

/** Waits until a table waits for nobody's device. */
async function settled(table: LiveTable, is = () => !dueOf(table)): Promise<void> {
  while (!is()) await table.read(() => undefined);
}

describe.each(['roll-and-write', 'copenhagen'])('draws of %s', (game) => {
  test('follow from the links of all who are there, and every device finds them right', async () => {
    const players = people('Anna', 'Bent', 'Cleo');
    const table = await gathered(tables(), game, players);
    await settled(table, () => table.state.phase === 'playing' && !dueOf(table));
    await playThrough(table, players);
    const entries = await journalOf(table);
    expect(drawsOf(entries).every(({ missed }) => missed?.length === 0)).toBe(true);
    const found = verifyRecords(recordOf(entries));
    if (!found.ok || found.findings[0]?.kind !== 'chained') throw new Error(JSON.stringify(found));
    const [finding] = found.findings;
    expect(finding).toMatchObject({ undone: 0, isOver: true });
    for (const draw of finding.draws) expect(draw.tookPart).toEqual([0, 1, 2]);
    for (const { chance } of players) {
      expect(chance.checks).toHaveLength(finding.draws.length);
      expect(chance.checks.filter(({ problem }) => problem !== undefined)).toEqual([]);
    }
    for (const draw of await provenBy(table)) expect(draw.tookPart).toEqual([0, 1, 2]);
    const hides = game === 'copenhagen';
    expect(drawsOf(entries).every(({ link }) => (link === undefined) === hides)).toBe(true);
  });
});

/** Lets people move until the game is over, while draws are made between moves. */
async function playThrough(table: LiveTable, players: readonly Participant[]): Promise<void> {
  while (table.state.phase === 'playing') {
    await settled(table);
    await playOn(table, players, () => dueOf(table) !== undefined);
  }
}

test('a frozen device is waited for once, and not asked again before it is heard of', async () => {
  const time = waits();
  const [anna, bent] = people('Anna', 'Bent') as [Participant, Participant];
  const table = await gathered(tables({ later: time.later }), 'roll-and-write', [anna, bent]);
  await settled(table, () => table.state.phase === 'playing' && !dueOf(table));
  bent.isFrozen = true;
  await playOn(table, [anna, bent], () => dueOf(table) !== undefined);
  const due = dueOf(table)!;
  expect(due.seats).toEqual([0, 1]);
  expect(time.size).toBe(1);
  const waited = time.asked.length;
  expect(time.asked.at(-1)).toBe(3000);
  time.end();
  await settled(table);
  const draws = drawsOf(await journalOf(table));
  expect(draws.at(-1)).toMatchObject({ draw: due.draw, missed: [1] });
  expect(draws.at(-1)?.links?.[1]).toBe('');
  // Anna's moves lead to more draws, for which nobody waits.
  const asked = () =>
    anna.heard.filter((entry): entry is Due => 'kind' in entry && entry.kind === 'due');
  bent.isFrozen = true;
  const before = asked().length;
  while (asked().length === before) {
    const mover = [anna, bent].find((player) => player.isAsked)!;
    if (mover === bent) break;
    await asks(table, mover, { do: 'move', at: mover.next, move: mover.move()! });
    await settled(table);
  }
  if (asked().length > before) expect(asked().at(-1)?.seats).toEqual([0]);
  // Where no one is missing, no wait goes on until its end.
  expect(time.asked.length - waited).toBe(asked().length - before);
  // A move of his is a sign of life.
  bent.isFrozen = false;
  while (dueOf(table) === undefined && table.state.phase === 'playing') {
    const mover = [bent, anna].find((player) => player.isAsked)!;
    const reply = await asks(table, mover, { do: 'move', at: mover.next, move: mover.move()! });
    expect(reply.ok).toBe(true);
    const last = asked().at(-1);
    if (mover === bent && last && last.draw > due.draw) break;
  }
  expect(bent.chance.checks.filter(({ problem }) => problem)).toEqual([]);
  await settled(table);
  expect((await provenBy(table)).filter(({ missed }) => missed.length > 0)).toMatchObject([
    { draw: due.draw, asked: [0, 1], tookPart: [0], missed: [1] },
  ]);
});

test('nobody waits for a draw at a table whose person was deleted before it began', async () => {
  const time = waits();
  const all = tables({ later: time.later });
  const [anna, bent, cleo] = people('Anna', 'Bent', 'Cleo') as [
    Participant,
    Participant,
    Participant,
  ];
  anna.isFrozen = true;
  const table = await gathered(all, 'roll-and-write', [anna, bent]);
  expect(time.size).toBe(1);
  await table.abandon(bent.person);
  expect(dueOf(table)?.draw).toBe(0);
  expect(time.size).toBe(0);
  await cleo.comes(table);
  await asks(table, cleo, cleo.sits());
  expect(time.size).toBe(1);
  await table.abandon(cleo.person);
  for (const person of [anna, bent, cleo]) table.part(person);
  await table.read(() => undefined);
  expect(all.live.has(table.id)).toBe(false);
});

test('refuses links that are wrong, early, late, or of somebody who was not asked', async () => {
  const time = waits();
  const [anna, bent] = people('Anna', 'Bent') as [Participant, Participant];
  anna.isFrozen = bent.isFrozen = true;
  const table = await gathered(tables({ later: time.later }), 'roll-and-write', [anna, bent]);
  expect(dueOf(table)).toMatchObject({ draw: 0, seats: [0, 1] });
  const link = anna.chain.link(1);
  const reveal = (player: Participant, draw: number, given: string) =>
    asks(table, player, { do: 'reveal', draw, link: given });
  const refused = (reason: string) => ({ ok: false, reason });
  expect(await reveal(anna, 1, link)).toEqual(refused('not-due'));
  expect(await reveal(anna, 0, anna.chain.link(2))).toEqual(refused('wrong-link'));
  expect(await reveal(anna, 0, anna.chain.anchor)).toEqual(refused('wrong-link'));
  expect(await reveal(bent, 0, link)).toEqual(refused('wrong-link'));
  expect(await reveal(new Participant('Dora'), 0, link)).toEqual(refused('not-seated'));
  expect(await reveal(anna, 0, link)).toMatchObject({ ok: true });
  expect(await reveal(anna, 0, link)).toMatchObject({ ok: true });
  expect(table.state.phase).toBe('gathering');
  // Nobody who knows links gets another draw by leaving.
  expect(await asks(table, bent, { do: 'leave' })).toEqual(refused('drawing'));
  expect(await asks(table, anna, { do: 'remove', seat: 1 })).toEqual(refused('drawing'));
  expect(await reveal(bent, 0, bent.chain.link(1))).toMatchObject({ ok: true });
  expect(table.state.phase).toBe('playing');
  expect(await reveal(anna, 0, link)).toEqual(refused('not-due'));
});

test('takes nothing back while a draw is due', async () => {
  const time = waits();
  const [anna, bent] = people('Anna', 'Bent') as [Participant, Participant];
  const table = await gathered(tables({ later: time.later }), 'roll-and-write', [anna, bent]);
  await settled(table, () => table.state.phase === 'playing' && !dueOf(table));
  anna.isFrozen = bent.isFrozen = true;
  await playOn(table, [anna, bent], () => dueOf(table) !== undefined);
  for (const player of [anna, bent]) {
    const at = table.state.next;
    expect(await asks(table, player, { do: 'undo', at })).toEqual({ ok: false, reason: 'drawing' });
    const asking = { do: 'ask', matter: 'undo' } as const;
    expect(await asks(table, player, asking)).toEqual({ ok: false, reason: 'drawing' });
  }
  anna.isFrozen = bent.isFrozen = false;
  anna.wakes();
  bent.wakes();
  await settled(table);
});

test('after a crash the same draw is due, with the same links and the same outcome', async () => {
  for (const crashAfter of [1, 2, 3, 5, 8]) {
    const time = waits();
    const players = people(`Anna${crashAfter}`, `Bent${crashAfter}`);
    const first = tables({ later: time.later });
    let table = await gathered(first, 'roll-and-write', players);
    for (let draws = 0; draws < crashAfter; draws++) {
      await settled(table, () => table.state.phase === 'playing' && !dueOf(table));
      if (draws === crashAfter - 1) for (const player of players) player.isFrozen = true;
      await playOn(table, players, () => dueOf(table) !== undefined);
    }
    const due = dueOf(table)!;
    expect(due).toBeDefined();
    // One link has arrived, and is lost with the process.
    const [anna] = players as [Participant];
    await anna.chance.answer();
    const second = tables({ later: time.later });
    const again = players.map(({ person, roots }) => new Participant(person, roots));
    table = (await second.at(table.id, async (found) => {
      expect(dueOf(found)).toMatchObject({ draw: due.draw, head: due.head, seats: due.seats });
      for (const player of again) await player.comes(found);
      await settled(found);
      return found;
    }))!;
    const [event] = drawsOf(await journalOf(table)).slice(-1);
    expect(event).toMatchObject({ draw: due.draw, missed: [] });
    for (const { chance } of again) {
      expect(chance.checks.filter(({ problem }) => problem)).toEqual([]);
    }
    await settled(table);
    await provenBy(table);
  }
});

test('a person who comes with another device takes part with it from the next draw on', async () => {
  const [anna, bent] = people('Anna', 'Bent') as [Participant, Participant];
  const time = waits();
  const table = await gathered(tables({ later: time.later }), 'roll-and-write', [anna, bent]);
  await settled(table, () => table.state.phase === 'playing' && !dueOf(table));
  table.attendance.part(anna);
  const phone = new Participant('Anna');
  await phone.comes(table);
  await settled(table, () => phone.heard.some((one) => 'kind' in one && one.kind === 'anchored'));
  await playOn(table, [phone, bent], () => dueOf(table) !== undefined);
  await settled(table);
  const last = drawsOf(await journalOf(table)).at(-1);
  expect(last?.missed).toEqual([]);
  expect(last?.links?.[0]).toBe(phone.chain.link(1));
  await playThrough(table, [phone, bent]);
  const found = verifyRecords(recordOf(await journalOf(table)));
  expect(found).toMatchObject({ ok: true, findings: [{ kind: 'chained', isOver: true }] });
  expect(phone.chance.checks.filter(({ problem }) => problem)).toEqual([]);
  await provenBy(table);
});

test('where nobody is, a draw is made at once, and verify says that the host could know it', async () => {
  const [anna, bent] = people('Anna', 'Bent') as [Participant, Participant];
  const clock = { kind: 'days', time: 86_400_000 };
  const table = await gathered(tables(), 'roll-and-write', [anna, bent], { clock });
  await settled(table, () => table.state.phase === 'playing' && !dueOf(table));
  await asks(table, anna, { do: 'say', phrase: 'hello' });
  table.attendance.part(anna);
  table.attendance.part(bent);
  const before = drawsOf(await journalOf(table)).length;
  for (const player of [anna, bent]) player.isFrozen = true;
  while (drawsOf(await journalOf(table)).length === before) {
    const { rules, game } = table.state;
    const seat = [0, 1].find((one) => game && rules.count(game, one) > 0)!;
    const move = rules.notation.format(rules.at(game!, seat, 0));
    const mover = seat === anna.seat ? anna : bent;
    const at = table.state.next;
    expect(await asks(table, mover, { do: 'move', at, move })).toMatchObject({ ok: true });
  }
  const last = drawsOf(await journalOf(table)).at(-1);
  expect(last).toMatchObject({ links: ['', ''], missed: [] });
  const [none] = (await provenBy(table)).slice(-1);
  expect(none).toMatchObject({ asked: [], tookPart: [], missed: [] });
});

test('at a table over days a device has ten seconds to answer', async () => {
  const time = waits();
  const players = people('Anna', 'Bent') as [Participant, Participant];
  const clock = { kind: 'days', time: 86_400_000 };
  const all = tables({ later: time.later });
  const table = await gathered(all, 'copenhagen', players, { clock });
  await settled(table, () => table.state.phase === 'playing' && !dueOf(table));
  players[1].isFrozen = true;
  await playOn(table, players, () => dueOf(table) !== undefined);
  const due = dueOf(table)!;
  expect(time.asked.at(-1)).toBe(10_000);
  time.end();
  await settled(table);
  // Two cards are laid out one after the other: only the first is waited for.
  const [missed, next] = (await provenBy(table)).slice(due.draw);
  expect(missed).toMatchObject({ asked: [0, 1], tookPart: [0], missed: [1] });
  expect(next).toMatchObject({ asked: [0], tookPart: [0], missed: [] });
});

test('nothing is taken back any more when half of the server’s chain is used', async () => {
  const [anna, bent] = people('Anna', 'Bent') as [Participant, Participant];
  const table = await gathered(tables(), 'roll-and-write', [anna, bent]);
  await settled(table, () => table.state.phase === 'playing' && !dueOf(table));
  const lastMove = () => table.state.events.findLast((event) => event.by !== 'chance');
  await playOn(table, [anna, bent], () => lastMove() !== undefined);
  const { drawState } = table.state;
  const by = lastMove()?.by === 0 ? anna : bent;
  const context = { person: by.person, substitute: 'greedy', absenceOf: () => 'present' as const };
  const undoAt = (nextDraw: number) => {
    const state = { ...table.state, drawState: drawState && { ...drawState, nextDraw } };
    return judge(state, { do: 'undo', at: state.next }, context);
  };
  expect(undoAt(511)).toMatchObject({ ok: true });
  expect(undoAt(512)).toEqual({ ok: false, reason: 'too-many' });
});

test('the server shows its root when the table is closed, and never before', async () => {
  const [anna, bent] = people('Anna', 'Bent') as [Participant, Participant];
  const table = await gathered(tables(), 'copenhagen', [anna, bent]);
  await settled(table, () => table.state.phase === 'playing' && !dueOf(table));
  await playThrough(table, [anna, bent]);
  const [first, ...entries] = anna.heard as TableEntry[];
  const closed = entries.at(-1);
  if (first?.kind !== 'opened' || closed?.kind !== 'closed' || !closed.root) throw new Error();
  expect(new HashChain(closed.root).anchor).toBe(first.anchor);
  expect(JSON.stringify(entries.slice(0, -1))).not.toContain(closed.root);
  expect(entries.slice(0, -1).some((entry) => 'link' in entry)).toBe(false);
});

test('a table that was opened under version 1 is finished under version 1', async () => {
  const seed = 'c0ffee'.padEnd(64, '0');
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const plan = v.parse(TablePlan, { game: 'roll-and-write', seats });
  const [id, host, time] = ['version-one', 'Anna', Date.now()];
  await insertTable(store.db, { id, seed, plan, host, openSeats: 2, time });
  const opening = { kind: 'opened', plan, host, commitment: commitmentTo(seed) } as const;
  await store.journal.append(id, 0, { entries: [opening], time });
  const players = people('Anna', 'Bent');
  await tables().at(id, async (table) => {
    for (const player of players) {
      await player.comes(table);
      const contribution = 'ab'.repeat(16);
      await asks(table, player, { do: 'sit', name: player.person, contribution });
    }
    await playOn(table, players);
    const record = recordOf(await table.journal());
    expect(record).not.toContain('"due"');
    const finding = { kind: 'fair', contributed: 2, isOver: true };
    expect(verifyRecords(record)).toMatchObject({ ok: true, findings: [finding] });
  });
});
