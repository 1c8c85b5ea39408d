/** Whole games over a real server, through the client's own rooms and games. */
import { verifyRecords } from '@nyhavn/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proofOf } from '../../src/proof.ts';
import { isAloneAtRated } from '../../src/seating.ts';
import { begunBy, OPEN, playOut, tableOf } from './playing.ts';
import { type Device, Guest, type Plan, Service, until } from './service.ts';

const service = new Service();
let anna: Guest;
let ben: Guest;

beforeAll(async () => {
  await service.start();
  anna = await Guest.named(service, 'Anna');
  ben = await Guest.named(service, 'Ben');
});
afterAll(() => service.close());

/** The finding for a fair game with the device's own contribution and nothing missed. */
const OWN_AND_FAIR = { kind: 'chained', comparison: { isOwnUsed: true }, missed: 0 };

/** Anna and Ben at a table that has begun. */
const begun = (plan: Plan) => begunBy(anna, ben, plan);

describe.each(['roll-and-write', 'copenhagen'] as const)('%s', (game) => {
  it('is played to its end by two, and both saw the same', async () => {
    const { id, devices } = await begun({ game, seats: [OPEN, OPEN] });
    await playOut(devices);
    const [first, second] = devices.map((device) => tableOf(device).picture);
    expect(first?.winners).toEqual(second?.winners);
    expect(first?.players.map(({ score }) => score)).toEqual(
      second?.players.map(({ score }) => score),
    );
    const record = await anna.record(id);
    const found = verifyRecords(record);
    expect(found.ok && found.findings).toMatchObject([{ kind: 'chained' }]);
    for (const device of devices) {
      expect(device.refusals).toEqual([]);
      expect(proofOf(record, await device.room.witness())).toMatchObject(OWN_AND_FAIR);
      device.close();
    }
  });

  it('goes on when connections are cut and the server is killed in the middle of moves', async () => {
    const { devices } = await begun({ game, seats: [OPEN, OPEN, { kind: 'bot', bot: 'random' }] });
    await playOut(devices, async (moves) => {
      if (moves % 7 === 3) for (const device of devices) device.cut();
      if (moves === 11) {
        await service.kill();
        await service.start();
      }
    });
    const scores = devices.map((device) =>
      tableOf(device).picture.players.map(({ score }) => score),
    );
    expect(scores[0]).toEqual(scores[1]);
    for (const device of devices) {
      expect(device.refusals).toEqual([]);
      device.close();
    }
  });
});

describe('a table', () => {
  it('is the same on two devices of one person, of which either may move', async () => {
    const { id, devices } = await begun({ game: 'copenhagen', seats: [OPEN, OPEN] });
    const other = anna.enter(id);
    await until(() => other.room.game !== undefined);
    await until(() => other.room.next() === devices[0].room.next());
    const table = tableOf(other);
    expect(table.picture).toEqual(tableOf(devices[0]).picture);
    await playOut([other, devices[1]]);
    await until(() => tableOf(devices[0]).turn.kind === 'over');
    expect(tableOf(devices[0]).picture).toEqual(table.picture);
    for (const device of [...devices, other]) device.close();
  });

  it('takes back a move at once, or by consent, and its record verifies with it', async () => {
    const { id, devices } = await begun({ game: 'roll-and-write', seats: [OPEN, OPEN] });
    const asked = () => devices.find((device) => tableOf(device).turn.kind === 'person') as Device;
    const move = async () => {
      await until(() => asked() !== undefined);
      const device = asked();
      const table = tableOf(device);
      table.play(table.legal[0]?.text ?? '');
      await until(() => table.turn.kind !== 'sent');
      return device;
    };
    const first = await move();
    while ((await move()) === first);
    const second = devices.find((device) => device !== first) as Device;
    await until(() => tableOf(first).undoSteps > 1);
    // While dice are due, nothing is undone, nor by a device that has not heard of them.
    await until(() => asked() !== undefined && first.room.next() === second.room.next());
    const left = tableOf(first).steps.length - tableOf(first).undoSteps;
    expect(tableOf(first).undo()).toBeUndefined();
    await until(() => second.room.seating?.question?.matter === 'undo');
    expect(await second.room.ask({ do: 'answer', yes: true })).toBe(true);
    for (const device of devices) {
      await until(() => tableOf(device).steps.length === left);
    }
    expect(first.room.seating?.question).toBeUndefined();
    await playOut(devices);
    const record = await anna.record(id);
    const late = anna.enter(id);
    await until(() => late.room.seating?.phase === 'closed');
    for (const device of [...devices, late]) {
      const proof = proofOf(record, await device.room.witness());
      expect(proof).toMatchObject({ kind: 'chained', comparison: { isOwnUsed: true } });
      device.close();
    }
  });

  it('lets people talk, hand a seat to a bot, come back, and stop', async () => {
    const { devices } = await begun({
      game: 'copenhagen',
      seats: [OPEN, OPEN],
      hasFreeChat: false,
    });
    const [one, two] = devices;
    await one.room.say('good-luck');
    await until(() => two.room.seating?.said.at(-1)?.phrase === 'good-luck');
    expect(await one.room.ask({ do: 'write', text: 'hi' })).toBe(false);
    expect(one.refusals).toEqual(['chat-is-off']);
    expect(await one.room.ask({ do: 'ask', matter: 'bot', seat: 1 })).toBe(true);
    // A person who is online decides about their own seat.
    await until(() => two.room.seating?.question?.matter === 'bot');
    expect(await two.room.ask({ do: 'answer', yes: true })).toBe(true);
    const bot = () => {
      const place = two.room.seating?.places[1];
      return place?.kind === 'person' ? place.bot : undefined;
    };
    await until(() => bot() !== undefined);
    expect(tableOf(two).turn.kind).not.toBe('person');
    expect(await two.room.ask({ do: 'return' })).toBe(true);
    await until(() => bot() === undefined);
    expect(tableOf(two).own).toEqual([1]);
    expect(two.room.seating?.places).toMatchObject([{ name: 'Anna' }, { name: 'Ben' }]);
    await one.room.ask({ do: 'ask', matter: 'end' });
    await until(() => two.room.seating?.question?.matter === 'end');
    await two.room.ask({ do: 'answer', yes: true });
    for (const device of devices) {
      await until(() => tableOf(device).turn.kind === 'over');
      device.close();
    }
  });

  it('tells who asked who has said no, until they move on', async () => {
    const { devices } = await begun({ game: 'copenhagen', seats: [OPEN, OPEN] });
    const [one, two] = devices;
    await one.room.ask({ do: 'ask', matter: 'end' });
    await until(() => two.room.seating?.question?.matter === 'end');
    await two.room.ask({ do: 'answer', yes: false });
    await until(() => one.room.seating?.declined !== undefined);
    expect(one.room.seating).toMatchObject({
      question: undefined,
      declined: { by: 0, no: 1 },
    });
    await one.room.ask({ do: 'ask', matter: 'end' });
    await until(() => one.room.seating?.question !== undefined);
    expect(one.room.seating?.declined).toBeUndefined();
    for (const device of devices) device.close();
  });

  it('knows that who ends a rated game alone has given it up', async () => {
    const { devices } = await begun({
      game: 'copenhagen',
      seats: [OPEN, OPEN],
      isRated: true,
    });
    const [one, two] = devices;
    const isAlone = () => {
      const seating = one.room.seating;
      return seating && isAloneAtRated(seating, one.room.person);
    };
    expect(isAlone()).toBe(false);
    await two.room.ask({ do: 'leave' });
    await until(() => isAlone() === true);
    await one.room.ask({ do: 'ask', matter: 'end' });
    await until(() => one.room.seating?.phase === 'closed');
    expect(one.room.seating?.endedBy).toBe(0);
    for (const device of devices) device.close();
  });

  it('knows who is there, who has left, and what clocks show', async () => {
    const { devices } = await begun({
      game: 'copenhagen',
      seats: [OPEN, OPEN],
      clock: { kind: 'game', time: 600_000 },
    });
    const [one, two] = devices;
    await until(() => one.room.presence?.seats.length === 2);
    await until(() => one.room.clocks?.left.some((left) => left !== null) === true);
    expect(await two.room.ask({ do: 'leave' })).toBe(true);
    const place = () => one.room.seating?.places[1];
    await until(() => JSON.stringify(place()).includes('hasLeft'));
    await until(() => tableOf(two).turn.kind === 'bot');
    expect(await two.room.ask({ do: 'return' })).toBe(true);
    await until(() => !JSON.stringify(place()).includes('hasLeft'));
    two.close();
    await until(() => one.room.presence?.seats.length === 1);
    one.close();
  });

  it('leads to a rematch, where seats are kept and people sit one seat on', async () => {
    const { devices } = await begun({ game: 'copenhagen', seats: [OPEN, OPEN] });
    const [one, two] = devices;
    await one.room.ask({ do: 'ask', matter: 'end' });
    await until(() => two.room.seating?.question !== undefined);
    await two.room.ask({ do: 'answer', yes: true });
    await until(() => one.room.seating?.phase === 'closed');
    expect(await one.room.ask({ do: 'rematch' })).toBe(true);
    await until(() => two.room.seating?.rematch !== undefined);
    const again = ben.enter(two.room.seating?.rematch ?? '');
    await until(() => again.room.seating !== undefined);
    expect(again.room.seating?.places).toMatchObject([
      { kind: 'open', keptFor: ben.session.person },
      { kind: 'open', keptFor: anna.session.person },
    ]);
    expect(await again.room.sit('Ben')).toBe(true);
    await until(() => again.room.seat === 0);
    for (const device of [...devices, again]) device.close();
  });

  it.each(['copenhagen', 'roll-and-write'] as const)(
    'of %s is played by two at one device and one elsewhere',
    async (game) => {
      const id = await anna.open({ game, seats: [OPEN, OPEN, OPEN] });
      const devices = [anna.enter(id), ben.enter(id)] as const;
      const [shared, alone] = devices;
      for (const { room } of devices) await until(() => room.seating !== undefined);
      expect(await shared.room.sit('Anna')).toBe(true);
      expect(await shared.room.sitBeside('Emil', 1)).toBe(true);
      expect(await alone.room.sit('Ben')).toBe(true);
      for (const { room } of devices) await until(() => room.game !== undefined);
      const table = tableOf(shared);
      expect(table.own).toEqual([0, 1]);
      expect(table.seating.places).toMatchObject([
        { name: 'Anna' },
        { name: 'Emil', isCompanion: true },
        { name: 'Ben' },
      ]);
      let handovers = 0;
      // Errors of listeners stop nothing, so listeners note what is compared afterwards.
      const covered: unknown[] = [];
      const asked: (readonly [unknown, number])[] = [];
      const take = () => {
        if (table.turn.kind !== 'handover') return;
        handovers++;
        covered.push([table.viewer, JSON.stringify(table.picture).includes('"hand":"')]);
        table.takeDevice();
      };
      const see = () => {
        const { turn } = table;
        if (turn.kind !== 'person') return;
        asked.push([table.viewer, turn.seat]);
      };
      const stops = [take, see].map((act) => shared.room.subscribe(act));
      for (const act of [take, see]) act();
      await playOut(devices);
      expect([...new Set(asked.map(([, seat]) => seat))].sort()).toEqual([0, 1]);
      expect(asked.filter(([viewer, seat]) => viewer !== seat)).toEqual([]);
      expect(covered).toEqual(covered.map(() => ['spectator', false]));
      expect(handovers > 1).toBe(game === 'copenhagen');
      expect(table.picture.players.map(({ score }) => score)).toEqual(
        tableOf(alone).picture.players.map(({ score }) => score),
      );
      for (const stop of stops) stop();
      const record = await anna.record(id);
      for (const { room } of devices) {
        expect(proofOf(record, await room.witness())).toMatchObject(OWN_AND_FAIR);
      }
      for (const device of devices) {
        expect(device.refusals).toEqual([]);
        device.close();
      }
    },
  );

  it('shows somebody who looks on no more than they may see', async () => {
    const { id, devices } = await begun({ game: 'copenhagen', seats: [OPEN, OPEN] });
    const cleo = (await Guest.named(service, 'Cleo')).enter(id);
    await until(() => cleo.room.game !== undefined);
    await until(() => cleo.room.next() === devices[0].room.next());
    const table = tableOf(cleo);
    expect(table.viewer).toBe('spectator');
    expect(table.turn.kind).toBe('bot');
    expect(table.legal).toEqual([]);
    expect(JSON.stringify(table.picture)).not.toBe(JSON.stringify(tableOf(devices[0]).picture));
    for (const device of [...devices, cleo]) device.close();
  });

  it('says why it can not be heard of', async () => {
    const device = anna.enter('nowhere-at-all');
    await until(() => device.room.trouble !== undefined);
    expect(device.room.trouble).toBe('no-such-table');
    device.close();
  });
});
