/**
 * Real games over a real server, computed again by a verifier that is written from the specification alone: from what a
 * spectator receives in the plain form, and from the record.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Report, verifyTable } from '../../../protocol/test/reference/table.ts';
import { begunBy, OPEN, playOut, tableOf } from './playing.ts';
import { type Device, Guest, Service, until } from './service.ts';

const service = new Service();
let anna: Guest;
let ben: Guest;
let cleo: Guest;

beforeAll(async () => {
  await service.start();
  anna = await Guest.named(service, 'Anna');
  ben = await Guest.named(service, 'Ben');
  cleo = await Guest.named(service, 'Cleo 🎲 “Ærø”');
});
afterAll(() => service.close());

/** What somebody who only looks on receives, until the table is closed. */
function watched(table: string): Promise<object[]> {
  const entries: object[] = [];
  // The WebSocket of Node takes headers.
  const options = { headers: cleo.session.headers } as unknown as string[];
  const socket = new WebSocket(`${service.url.replace('http', 'ws')}/api/socket`, options);
  return new Promise((resolve, reject) => {
    const say = (message: object) => socket.send(JSON.stringify(message));
    socket.onopen = () => {
      say({ type: 'hello', version: 1 });
      say({ type: 'watch', id: 'w', channel: 0, table, from: 0 });
    };
    socket.onerror = reject;
    socket.onmessage = ({ data }) => {
      const message: { news?: [number, number, { kind?: string }[]] } = JSON.parse(String(data));
      const [, from, news] = message.news ?? [0, entries.length, []];
      expect(from).toBe(entries.length);
      entries.push(...news);
      if (!news.some(({ kind }) => kind === 'closed')) return;
      socket.close();
      resolve(entries);
    };
  });
}

/** The verifier's report of a table that is over; devices agree with it draw by draw. */
async function reportOf(id: string, seen: Promise<object[]>, devices: readonly Device[]) {
  const report = verifyTable(await seen, await anna.record(id));
  expect(report.faults).toEqual([]);
  expect(report.draws.length).toBeGreaterThan(10);
  for (const { room, refusals } of devices) {
    await until(() => room.seating?.phase === 'closed');
    expect(refusals).toEqual([]);
    const checks = room.draws.map(({ draw, tookPart, missed, problem }) => ({
      draw,
      tookPart,
      missed,
      problem,
    }));
    expect(checks).toEqual(
      report.draws.map(({ asked: _, ...rest }) => ({ ...rest, problem: undefined })),
    );
  }
  return report;
}

const allTookPart = ({ draws }: Report, seats: readonly number[]) =>
  draws.every(({ tookPart }) => `${tookPart}` === `${seats}`);

describe.each(['roll-and-write', 'copenhagen'] as const)('%s', (game) => {
  it('of two people and a bot follows from its links', async () => {
    const bot = { kind: 'bot', bot: 'random' } as const;
    const { id, devices } = await begunBy(anna, ben, { game, seats: [OPEN, bot, OPEN] });
    const seen = watched(id);
    await devices[0].room.ask({ do: 'write', text: '“Skål” 🎲 Ærø' });
    await playOut(devices);
    const report = await reportOf(id, seen, devices);
    expect(allTookPart(report, [0, 2])).toBe(true);
    for (const device of devices) device.close();
  });

  it('of several people at one device follows from the link of that device', async () => {
    const id = await anna.open({ game, seats: [OPEN, OPEN, OPEN] });
    const seen = watched(id);
    const devices = [anna.enter(id), ben.enter(id)] as const;
    const [shared, alone] = devices;
    for (const { room } of devices) await until(() => room.seating !== undefined);
    expect(await shared.room.sit('Anna', 1)).toBe(true);
    expect(await shared.room.sitBeside('Emil', 0)).toBe(true);
    expect(await alone.room.sit('Ben')).toBe(true);
    for (const { room } of devices) await until(() => room.game !== undefined);
    const table = tableOf(shared);
    const take = () => void (table.turn.kind === 'handover' && table.takeDevice());
    const stop = shared.room.subscribe(take);
    take();
    await playOut(devices);
    stop();
    const report = await reportOf(id, seen, devices);
    expect(allTookPart(report, [1, 2])).toBe(true);
    for (const device of devices) device.close();
  });

  it('goes on with a new anchor when a person goes on with another device', async () => {
    const { id, devices } = await begunBy(anna, ben, { game, seats: [OPEN, OPEN] });
    const seen = watched(id);
    await until(() => devices.some((device) => tableOf(device).turn.kind === 'person'));
    const before = devices[0].room.next();
    const phone = ben.elsewhere().enter(id);
    await until(() => devices[0].room.next() > before && phone.room.game !== undefined);
    devices[1].close();
    await playOut([devices[0], phone]);
    const report = await reportOf(id, seen, [devices[0], phone]);
    expect(allTookPart(report, [0, 1])).toBe(true);
    expect(JSON.stringify(await seen).match(/"anchored"/g)).toHaveLength(1);
    for (const device of [...devices, phone]) device.close();
  });

  it('has the same draw after the server was killed', async () => {
    const { id, devices } = await begunBy(anna, ben, { game, seats: [OPEN, OPEN] });
    let kills = 0;
    await playOut(devices, async (moves) => {
      if (moves % 9 !== 4 || kills === 2) return;
      kills++;
      await service.kill();
      await service.start();
    });
    await reportOf(id, watched(id), devices);
    for (const device of devices) device.close();
  });

  it('has links, heads and indices of its own in a rematch', async () => {
    const first = await begunBy(anna, ben, { game, seats: [OPEN, OPEN] });
    const [one, two] = first.devices;
    await one.room.ask({ do: 'ask', matter: 'end' });
    await until(() => two.room.seating?.question !== undefined);
    await two.room.ask({ do: 'answer', yes: true });
    await until(() => one.room.seating?.phase === 'closed');
    expect(verifyTable(await watched(first.id), await anna.record(first.id)).faults).toEqual([]);
    expect(await one.room.ask({ do: 'rematch' })).toBe(true);
    await until(() => two.room.seating?.rematch !== undefined);
    const id = two.room.seating?.rematch ?? '';
    const seen = watched(id);
    const devices = [anna.enter(id), ben.enter(id)] as const;
    for (const { room } of devices) await until(() => room.seating !== undefined);
    expect(await devices[0].room.sit('Anna')).toBe(true);
    expect(await devices[1].room.sit('Ben')).toBe(true);
    for (const { room } of devices) await until(() => room.game !== undefined);
    await playOut(devices);
    const report = await reportOf(id, seen, devices);
    expect(allTookPart(report, [0, 1])).toBe(true);
    for (const device of [...first.devices, ...devices]) device.close();
  });
});

it('a device in the background answers, though its timers stand still and it shows nothing', async () => {
  const { devices } = await begunBy(anna, ben, { game: 'copenhagen', seats: [OPEN, OPEN] });
  const [one, two] = devices;
  const isAsked = (device: Device) => tableOf(device).turn.kind === 'person';
  /** Takes cards, after which others are drawn for the harbour. */
  const take = async (device: Device) => {
    const table = tableOf(device);
    while (isAsked(device)) {
      const move = table.legal.find(({ text }) => text.startsWith('take')) ?? table.legal[0];
      table.play(move?.text ?? '');
      await until(() => table.turn.kind !== 'sent');
    }
  };
  await until(() => devices.some(isAsked));
  if (isAsked(two)) await take(two);
  await until(() => isAsked(one));
  two.isInBackground = true;
  const before = one.room.draws.length;
  await take(one);
  await until(() => one.room.draws.length >= before + 2);
  for (const draw of one.room.draws) expect(draw).toMatchObject({ tookPart: [0, 1], missed: [] });
  for (const device of devices) device.close();
});

it('a roll that is undone keeps its index, and the next has the next one', async () => {
  const { id, devices } = await begunBy(anna, ben, { game: 'roll-and-write', seats: [OPEN, OPEN] });
  const seen = watched(id);
  let undone = 0;
  await playOut(devices, async (moves) => {
    if (moves % 5 !== 0 || undone === 4) return;
    const [first] = devices;
    const { steps } = tableOf(first);
    const isLong = () => tableOf(first).undoSteps > 1 && tableOf(first).turn.kind !== 'sent';
    const last = steps.slice(-tableOf(first).undoSteps);
    if (!isLong() || !last.some(({ by }) => by === 'chance')) return;
    await until(() => devices.some((device) => tableOf(device).turn.kind === 'person'));
    const other = devices[1].room;
    if (tableOf(first).undo() !== undefined) return;
    await until(() => other.seating?.question?.matter === 'undo');
    expect(await other.ask({ do: 'answer', yes: true })).toBe(true);
    undone++;
  });
  const report = await reportOf(id, seen, devices);
  expect(undone).toBeGreaterThan(0);
  expect((await anna.record(id)).split('\n')[0]).toMatch(/"undone":.*"draw"/);
  expect(allTookPart(report, [0, 1])).toBe(true);
  for (const device of devices) device.close();
});
