/** The power fails at any change of the disk, and what was not flushed is lost in any order: what was confirmed is there. */
import { seededRandom } from '@nyhavn/bots';
import {
  type KillableStore,
  loadEngine,
  openSimulatedSqlite,
  SimulatedDisk,
} from '@nyhavn/simulate/stores';
import { expect, test } from 'vitest';
import { VirtualTime } from './virtual-time.ts';
import { Workload } from './workload.ts';

/** Servers whose power fails: so many lives, at so many moments of each. `POWER_LOSS=life:moment` repeats one. */
const LIVES = Number(process.env.LIVES ?? 8);
const MOMENTS = Number(process.env.MOMENTS ?? 12);
const ONLY = process.env.POWER_LOSS?.split(':').map(Number);

/** Steps of a life; after each of them the machine is idle for a while or not. */
const STEPS = 30;

interface Machine {
  readonly time: VirtualTime;
  open(disk: SimulatedDisk): Promise<KillableStore>;
}

function machineOf(seed: string): Machine {
  const random = seededRandom(`machine ${seed}`);
  const time = new VirtualTime(random);
  return {
    time,
    open: (disk) =>
      time.until(
        openSimulatedSqlite({
          machine: { disk, random, timeOfDay: time.timeOfDay },
          runtime: time,
          // A short log goes to its places while moves come.
          options: { maxLogLength: 1 << 13, quietMs: 5 },
        }),
      ),
  };
}

/** A disk on which a server has made its file ready. */
async function readyDisk(): Promise<SimulatedDisk> {
  const disk = new SimulatedDisk();
  const { time, open } = machineOf('ready');
  const { store } = await open(disk);
  await time.until(store.close());
  return disk;
}

await loadEngine();
const ready = await readyDisk();

/** A life until the power fails. */
async function live(life: number, disk: SimulatedDisk): Promise<Workload> {
  const random = seededRandom(`life ${life}`);
  const { time, open } = machineOf(`life ${life}`);
  const workload = new Workload(random, time);
  const opened = await open(disk).catch(() => undefined);
  for (let step = 0; opened && step < STEPS && !disk.isOff; step++) {
    await time.until(workload.step(opened.store));
    if (random.below(4) === 0) await time.pass(random.below(40));
  }
  opened?.kill();
  return workload;
}

/** What is wrong after a loss of power, when the machine is on again. */
async function problemsAfter(life: number, moment: number): Promise<string[]> {
  const chance = seededRandom(`loss ${life} ${moment}`);
  const before = ready.copy();
  before.failsAt = moment;
  const workload = await live(life, before);
  let disk = before.afterLoss(chance);
  const machine = machineOf(`after ${life} ${moment}`);
  if (chance.below(3) === 0) {
    // It fails again while SQLite reads its log.
    disk.failsAt = 1 + chance.below(12);
    const again = await machine.open(disk).catch(() => undefined);
    again?.kill();
    disk = disk.afterLoss(chance);
  }
  const { store } = await machine.open(disk);
  const problems = await machine.time.until(workload.problems(store));
  await machine.time.until(store.close());
  return problems;
}

async function momentsOf(life: number): Promise<number> {
  const disk = ready.copy();
  const workload = await live(life, disk);
  expect(workload.wrong).toEqual([]);
  return disk.operations;
}

test('wherever the power fails, what was confirmed is there, and nothing by half', async () => {
  if (ONLY) {
    const [life = 0, moment = 0] = ONLY;
    expect(await problemsAfter(life, moment)).toEqual([]);
    return;
  }
  for (let life = 0; life < LIVES; life++) {
    const random = seededRandom(`moments ${life}`);
    const all = await momentsOf(life);
    for (let count = 0; count < MOMENTS; count++) {
      const moment = 1 + random.below(all);
      const command = `POWER_LOSS=${life}:${moment} npx vitest run packages/server/test/store/power-loss`;
      expect(await problemsAfter(life, moment), command).toEqual([]);
    }
  }
});
