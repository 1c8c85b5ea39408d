import { expect, test } from 'vitest';
import { SlewedClock } from '../src/slewed-clock.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** A machine: time passes, and what its clock on the wall says is another matter. */
class Machine {
  wall: number;
  elapsed = 0;
  readonly clock: SlewedClock;

  constructor(wall = 1_800_000_000_000) {
    this.wall = wall;
    this.clock = new SlewedClock(
      () => this.wall,
      () => this.elapsed,
    );
  }

  pass(milliseconds: number): number {
    const before = this.clock.now();
    const step = SECOND_MS;
    for (let left = milliseconds; left > 0; left -= step) {
      this.wall += Math.min(step, left);
      this.elapsed += Math.min(step, left);
      this.clock.now();
    }
    return this.clock.now() - before;
  }
}

test('it is the time of day, as long as that goes on evenly', () => {
  const machine = new Machine();
  machine.pass(DAY_MS);
  expect(machine.clock.now()).toBe(machine.wall);
});

for (const jump of [HOUR_MS, -HOUR_MS, 30 * HOUR_MS, 30 * DAY_MS, -400 * DAY_MS]) {
  test(`a minute is a minute, more or less, after a jump by ${jump / HOUR_MS} hours`, () => {
    const machine = new Machine();
    machine.pass(10 * SECOND_MS);
    machine.wall += jump;
    const minute = machine.pass(60 * SECOND_MS);
    expect(Math.abs(minute - 60 * SECOND_MS)).toBeLessThanOrEqual(3 * SECOND_MS);
    // A large difference takes longer than a test should; whoever set the clock wrongly sets it right.
    machine.wall -= Math.abs(jump) > DAY_MS ? jump : 0;
    machine.pass(DAY_MS);
    expect(machine.clock.now()).toBe(machine.wall);
  });
}

test('it never goes back', () => {
  const machine = new Machine();
  let last = machine.clock.now();
  for (const jump of [0, -HOUR_MS, HOUR_MS, 10, -10, -5 * HOUR_MS]) {
    machine.wall += jump;
    for (let step = 0; step < 100; step++) {
      machine.wall += 50;
      machine.elapsed += 50;
      const now = machine.clock.now();
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
  }
});

test('a clock that was never set is believed once it is', () => {
  const machine = new Machine(DAY_MS);
  machine.wall += 57 * 365 * DAY_MS;
  machine.pass(5 * SECOND_MS);
  expect(machine.clock.now()).toBe(machine.wall);
});

test('where others say what time it is, this machine’s time of day does not matter', () => {
  const machine = new Machine();
  const away = 7 * HOUR_MS;
  machine.clock.syncTo(machine.wall + away);
  expect(machine.clock.now()).toBe(machine.wall + away);
  const right = machine.wall + away;
  machine.wall -= HOUR_MS;
  machine.clock.syncTo(right);
  machine.pass(60 * SECOND_MS);
  expect(machine.clock.now()).toBe(right + 60 * SECOND_MS);
});

test('a machine that has slept goes by what the others say, and one whose clock was set does not', () => {
  const asleep = new Machine();
  asleep.clock.syncTo(asleep.wall);
  asleep.wall += HOUR_MS;
  asleep.clock.syncTo(asleep.wall);
  expect(asleep.clock.now()).toBe(asleep.wall);

  const awake = new Machine();
  awake.clock.syncTo(awake.wall);
  const before = awake.clock.now();
  awake.clock.syncTo(awake.wall + HOUR_MS);
  expect(awake.clock.now()).toBe(before);
});
