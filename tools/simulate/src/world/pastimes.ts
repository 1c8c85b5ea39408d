/** What people do beside playing: they read a table over HTTP at any server, and say things there. */
import type { Happened } from '../history/index.ts';
import { PageLog } from './device.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** Begins the pastimes of a person. */
export function passTime(world: World, person: Person): void {
  const { machine, random } = person;
  machine.later(world.plan.pastimeMs * (0.5 + random.below(100) / 100), () => {
    if (world.isEnding || person.isLeaving) return;
    const tables = [...person.tables];
    const table = tables[random.below(Math.max(1, tables.length))];
    if (table !== undefined) {
      if (random.below(3) > 0) read(world, person, table);
      else say(person, table);
    }
    passTime(world, person);
  });
}

/** Reads a table: what anybody was told before is there. */
function read(world: World, person: Person, table: string): void {
  const known = world.truths.knownOf(table);
  person.request({ route: 'entries', params: { table }, query: { from: 0 } }, (reply) => {
    if (!reply?.ok) return;
    const { entries } = reply.value as { entries: readonly unknown[] };
    world.truths.read(`${person.name} over HTTP`, table, known, entries.length);
    world.truths.told(table, entries.length);
  });
}

/** Says something, perhaps twice under one id: it is said once. */
function say(person: Person, table: string): void {
  const id = person.machine.randomId();
  const log = new PageLog(person.id ?? '', table);
  log.hasLeft = true;
  person.logs.push(log);
  const command = { do: 'say', phrase: 'hello' } as const;
  const happened: Happened[] = log.happened;
  happened.push({ kind: 'sent', id, command });
  person.request({ route: 'command', params: { table }, body: { id, command } }, (reply) => {
    if (reply?.ok)
      happened.push({ kind: 'confirmed', id, next: (reply.value as { next: number }).next });
  });
}
