/** How a world begins: servers start, people sign in, open tables and meet there, and then the weather turns. */
import { passTime } from './pastimes.ts';
import type { Person } from './person.ts';
import type { PlannedTable } from './plan.ts';
import type { World } from './world.ts';

/** Begins the story of a world. */
export function begin(world: World): void {
  const { plan, servers, people, faults } = world;
  for (const server of servers) server.start();
  if (plan.isFresh) interruptMigration(world);
  const ready = new Set<Person>();
  const [first] = people;
  const second = plan.hasTwoDevices ? people.at(-1) : undefined;
  for (const person of people.slice(0, plan.people))
    person.signIn(() => {
      ready.add(person);
      person.openPage();
      if (second && person === first) first.signInAt(second);
      passTime(world, person);
      if (ready.size === plan.people) openTables(world);
    });
  faults.begin(plan.faults, plan.duration);
  const { deletion } = plan;
  if (deletion) world.later(deletion.at, () => people[deletion.person]?.deleteAccount());
}

/** A server dies while it makes the database ready. */
function interruptMigration(world: World): void {
  const [server] = world.servers;
  world.later(1 + world.randomOf('migration').below(40), () => {
    if (!server || server.isRunning) return;
    world.met('a migration was interrupted');
    server.crash();
    world.later(500, () => server.start());
  });
}

function openTables(world: World): void {
  for (const [number, planned] of world.plan.tables.entries()) {
    const host = world.people[planned.people[0] ?? 0];
    host?.insist({ route: 'openTable', body: planFor(planned) }, (reply) => {
      const { id } = reply.value as { id: string };
      world.tables.set(number, id);
      for (const index of [...planned.people, ...planned.spectators])
        world.people[index]?.visit(id);
    });
  }
}

function planFor({ game, people, bots, clock, isRated }: PlannedTable): object {
  const seats = [
    ...people.map(() => ({ kind: 'open' })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'greedy' })),
  ];
  return {
    game,
    options: {},
    seats,
    clock,
    isRated,
    isPublic: false,
    isOpenToSpectators: true,
    hasFreeChat: true,
  };
}
