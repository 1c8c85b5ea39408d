/** Kills between a draw that is due and its event, where two processes collect the links of the devices that they serve. */
import { type Entry, isGameEntry, recordOf, verifyRecords } from '@nyhavn/protocol';
import { expect, test } from 'vitest';
import type { LiveTable } from '../../src/table/live-table.ts';
import { Participant } from '../table/participant.ts';
import { leave, OPEN, open, type Process, start } from './process.ts';

const KILLS = 200;

/** A device, and the table as the process has it at which the device is. */
interface Served {
  readonly process: Process;
  readonly device: Participant;
  readonly table: LiveTable;
}

/** A new process. Nobody's time is over here: whoever is missing comes back. */
const begin = () => start('redis', undefined, { later: () => () => undefined });

async function served(process: Process, id: string, device: Participant): Promise<Served> {
  const table = await process.tables.at(id, async (found) => {
    await device.comes(found);
    return found;
  });
  if (!table) throw new Error('the table is gone');
  return { process, device, table };
}

const dueAt = ({ table }: Served) => table.state.drawState?.due;

let ids = 0;

/** Waits for something that comes by way of another process. */
async function until(is: () => boolean): Promise<void> {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Plays until a draw is due, with both devices known to both processes; undefined when the game is over. */
async function playToDraw(both: readonly Served[]) {
  const isKnown = ({ table }: Served) => table.attendance.audience.seats(table.state).length === 2;
  for (;;) {
    await until(() => both.every(isKnown));
    const [one, other] = both;
    if (!one || !other) throw new Error('two are served');
    await until(() => one.table.state.next === other.table.state.next);
    if (one.table.state.phase === 'closed') return undefined;
    const due = dueAt(one);
    if (due) return due;
    await until(() => both.some(({ device }) => device.isAsked));
    const { table, device } = both.find((player) => player.device.isAsked)!;
    const command = { do: 'move', at: device.next, move: device.move() ?? '' } as const;
    await table.ask({ person: device.person, id: `m${ids++}`, command });
  }
}

test(`${KILLS} kills in a cluster between due and event give the same links and one event`, async () => {
  let processes = [await begin(), await begin()] as const;
  let kills = 0;
  while (kills < KILLS) {
    const id = await open(processes[0], OPEN, OPEN);
    const names = [`Anna-${kills}`, `Bent-${kills}`];
    const sitting = names.map((name) => new Participant(name));
    let both: Served[] = [];
    for (const [index, device] of sitting.entries()) {
      both.push(await served(processes[index]!, id, device));
    }
    for (const { table, device } of both) {
      await table.ask({ person: device.person, id: 'sit', command: device.sits() });
    }
    while (kills < KILLS) {
      for (const { device } of both) device.isFrozen = true;
      const due = await playToDraw(both);
      if (!due) break;
      // The link of none, of the device at the process that is killed, or of the other comes before the kill.
      const [gone, stays] = both as [Served, Served];
      expect(due.seats).toEqual([0, 1]);
      for (const [index, { device }] of [gone, stays].entries()) {
        if (kills % 3 !== index + 1) continue;
        device.isFrozen = false;
        await device.chance.answer();
      }
      await leave(gone.process);
      kills++;
      const { person, roots } = gone.device;
      const process = await begin();
      const back = await served(process, id, new Participant(person, roots));
      stays.device.isFrozen = false;
      stays.device.wakes();
      await until(() => [back, stays].every((one) => dueAt(one)?.draw !== due.draw));
      const stored = await back.process.store.journal.load(id, 0);
      const entries = (stored?.entries ?? []).map(({ entry }) => entry);
      const made = entries.filter((entry) => isDrawn(entry, due.draw));
      expect(made).toMatchObject([{ missed: [] }]);
      for (const { device } of [back, stays]) {
        expect(device.chance.checks.filter(({ problem }) => problem)).toEqual([]);
        expect(device.chance.hasOwnLinkIn(due.draw)).toBe(true);
      }
      for (const { device } of [gone, back, stays]) {
        for (const reply of device.replies) expect(reply).toMatchObject({ ok: true });
      }
      const found = verifyRecords(recordOf(entries));
      expect(found.ok && found.findings[0]?.kind).not.toBe('false');
      // The other process is the next to go.
      both = [stays, back];
      processes = [stays.process, back.process];
    }
    for (const { table, device } of both) table.attendance.part(device);
  }
}, 400_000);

function isDrawn(entry: Entry, draw: number): boolean {
  return (isGameEntry(entry) || entry.kind === 'began') && entry.draw === draw;
}
