import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { pushKeysIn } from '../../src/push/keys.ts';
import { PushSender } from '../../src/push/push-sender.ts';
import { devicesToNotify, keepDevice, setQuiet } from '../../src/store/devices.ts';
import { insertPerson } from '../../src/store/people.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { insertTable } from '../../src/store/tables.ts';
import type { Turn } from '../../src/table/turn-notifier.ts';
import { type Device, PushService } from './push-service.ts';

const KEYS = webPush.generateVAPIDKeys();
const TABLE = 'table-of-days';
const DAY_MS = 24 * 3600 * 1000;
const service = new PushService();
const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
let store: Store;
let people = 0;

beforeAll(async () => {
  await service.start();
  store = await openSqlite(join(folder, 'nyhavn.db'));
  const plan = {
    game: 'copenhagen',
    options: {},
    seats: [{ kind: 'open' }, { kind: 'open' }] as const,
    clock: { kind: 'none' },
    isPublic: false,
    isOpenToSpectators: true,
    isRated: false,
    hasFreeChat: true,
  } as const;
  const seats = [...plan.seats];
  await insertTable(store.db, {
    id: TABLE,
    seed: '00',
    plan: { ...plan, seats },
    host: 'somebody',
    openSeats: 0,
    time: 0,
  });
});
afterEach(() => {
  expect(service.complaints).toEqual([]);
});
afterAll(async () => {
  await service.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody new with a device that is to be told. */
async function newPerson() {
  const person = `person-${people++}`;
  await insertPerson(store.db, { id: person, name: person, created: 0 });
  const device = service.subscribe(KEYS.publicKey);
  await add(person, device);
  return { person, device };
}

async function add(person: string, device: Device, created = 0): Promise<void> {
  const session = `session of ${person}`;
  await store.db
    .insertInto('sessions')
    .values({ id: session, person, created: 0, expires: 1e15 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { endpoint, keys } = device.subscription();
  await keepDevice(store.db, { id: endpoint, person, session, endpoint, ...keys, created });
}

function pushSenderOf(more: Partial<ConstructorParameters<typeof PushSender>[0]> = {}): PushSender {
  const options = {
    store,
    keys: KEYS,
    now: Date.now,
    mayBeLoopback: true,
    retryPausesMs: [1, 2, 3],
  };
  return new PushSender({ ...options, ...more });
}

function turnOf(person: string, more: Partial<Turn> = {}): Turn {
  return { table: TABLE, game: 'copenhagen', person, clock: 'none', deadline: null, ...more };
}

async function devicesOf(person: string): Promise<number> {
  return (await devicesToNotify(store.db, person, TABLE)).length;
}

describe('a call over the real protocol', () => {
  test('is signed, encrypted for the device, and says codes alone', async () => {
    const { person, device } = await newPerson();
    const pushSender = pushSenderOf({ origin: 'https://nyhavn.example' });
    pushSender.notify(turnOf(person));
    await pushSender.done();
    expect(device.received).toEqual([
      {
        message: { turn: { table: TABLE, game: 'copenhagen' } },
        ttl: expect.closeTo(24 * 3600, -1),
        urgency: 'high',
        topic: TABLE,
      },
    ]);
  });

  test('is worth delivering until the time to move is up, and over days not urgent', async () => {
    const { person, device } = await newPerson();
    const now = () => 5_000_000;
    const pushSender = pushSenderOf({ now });
    pushSender.notify(turnOf(person, { clock: 'days', deadline: now() + 3 * DAY_MS }));
    pushSender.notify(turnOf(person, { clock: 'move', deadline: now() - 1 }));
    await pushSender.done();
    expect(device.received).toMatchObject([{ ttl: 3 * 24 * 3600, urgency: 'normal' }]);
    expect(device.tries).toBe(1);
  });

  test('goes to every device, of which the oldest makes room at last', async () => {
    const { person, device: oldest } = await newPerson();
    const devices = Array.from({ length: 10 }, () => service.subscribe(KEYS.publicKey));
    for (const [index, device] of devices.entries()) await add(person, device, index + 1);
    const pushSender = pushSenderOf();
    pushSender.notify(turnOf(person));
    await pushSender.done();
    expect(devices.map(({ received }) => received.length)).toEqual(devices.map(() => 1));
    expect(oldest.tries).toBe(0);
  });

  test('is reported once where the push service breaks, and not where the server closes', async () => {
    const { person, device } = await newPerson();
    device.answers.push(500, 500, 500, 500);
    const reported: unknown[] = [];
    const report = (place: string, error: unknown) => reported.push([place, String(error)]);
    const pushSender = pushSenderOf({ report });
    pushSender.notify(turnOf(person));
    await pushSender.done();
    expect(reported).toEqual([['push', 'Error: a push service answered 500']]);
    device.answers.push(500);
    const closing = pushSenderOf({ report, retryPausesMs: [600_000] });
    closing.notify(turnOf(person));
    await expect.poll(() => device.tries, { timeout: 20_000 }).toBe(5);
    await closing.close();
    expect(reported).toHaveLength(1);
  });

  test.each([404, 410])('is the last to a device of which %i is answered', async (status) => {
    const { person, device } = await newPerson();
    const other = service.subscribe(KEYS.publicKey);
    await add(person, other);
    device.answers.push(status);
    const pushSender = pushSenderOf();
    for (let call = 0; call < 2; call++) {
      pushSender.notify(turnOf(person));
      await pushSender.done();
    }
    expect([device.tries, other.tries]).toEqual([1, 2]);
    expect(await devicesOf(person)).toBe(1);
  });

  test('is sent again a few times after 429, 500 or silence, then no more', async () => {
    const { person, device } = await newPerson();
    device.answers.push(500, { status: 429, retryAfter: '0' }, 503);
    const pushSender = pushSenderOf();
    pushSender.notify(turnOf(person));
    await pushSender.done();
    expect([device.tries, device.received.length]).toEqual([4, 1]);
    device.answers.push(500, 500, 500, 500, 500);
    pushSender.notify(turnOf(person));
    await pushSender.done();
    expect([device.tries, device.received.length]).toEqual([8, 1]);
    expect(await devicesOf(person)).toBe(1);
  });

  test('waits as long as the push service asks for, and not for ever', async () => {
    const { person, device } = await newPerson();
    device.answers.push({ status: 429, retryAfter: '86400' });
    const pushSender = pushSenderOf();
    pushSender.notify(turnOf(person));
    await pushSender.done();
    expect(device.tries).toBe(1);
  });

  test.each([400, 403, 413, 301])('is not sent again after %i', async (status) => {
    const { person, device } = await newPerson();
    device.answers.push(status);
    const pushSender = pushSenderOf();
    pushSender.notify(turnOf(person));
    await pushSender.done();
    expect(device.tries).toBe(1);
    expect(await devicesOf(person)).toBe(1);
  });

  test('does not come from a table that is to be quiet', async () => {
    const { person, device } = await newPerson();
    await store.db
      .insertInto('seats')
      .values({ table_id: TABLE, seat: people, person, name: person })
      .execute();
    const pushSender = pushSenderOf();
    expect(await setQuiet(store.db, person, TABLE, true)).toBe(true);
    pushSender.notify(turnOf(person));
    await pushSender.done();
    expect(device.tries).toBe(0);
    await setQuiet(store.db, person, TABLE, false);
    pushSender.notify(turnOf(person));
    await pushSender.done();
    expect(device.received).toHaveLength(1);
  });

  test('ends with the server, also while it waits for another try', async () => {
    const { person, device } = await newPerson();
    device.answers.push(500);
    const pushSender = pushSenderOf({ retryPausesMs: [1e6] });
    pushSender.notify(turnOf(person));
    await expect.poll(() => device.tries).toBe(1);
    await pushSender.close();
    expect(device.tries).toBe(1);
  });

  test('nobody can make a device ring without end', async () => {
    const { person, device } = await newPerson();
    const pushSender = pushSenderOf({ now: () => 0 });
    for (let call = 0; call < 100; call++) pushSender.notify(turnOf(person));
    await pushSender.done();
    expect(device.received).toHaveLength(30);
  });
});

describe('an endpoint', () => {
  test.each([
    'http://push.example/x',
    'https://localhost/x',
    'https://printer/x',
    'https://printer.local/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/x',
    'https://100.64.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://[2002:a00:1::]/x',
    'https://somebody:secret@push.example/x',
    'https://push.example:8443/x',
    'ftp://push.example/x',
    'push.example',
    'https://[2a00:1450:4001:80b::200a]/x',
    'https://elsewhere.example/x',
    'https://fcm.googleapis.com.elsewhere.example/x',
    'https://notfcm.googleapis.com/x',
  ])('may not be %s', (endpoint) => {
    expect(pushSenderOf({ mayBeLoopback: false }).allows(endpoint)).toBe(false);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])('may be %s', (endpoint) => {
    expect(pushSenderOf({ mayBeLoopback: false }).allows(endpoint)).toBe(true);
  });

  test('may be at a host that was configured', () => {
    const pushSender = pushSenderOf({
      mayBeLoopback: false,
      pushHosts: ['push.example', '.ntfy.example'],
    });
    expect(pushSender.allows('https://push.example/x')).toBe(true);
    expect(pushSender.allows('https://up.ntfy.example/x')).toBe(true);
    expect(pushSender.allows('https://other.push.example/x')).toBe(false);
  });

  test('that is slow keeps no message to another from being sent', {
    timeout: 60_000,
  }, async () => {
    const slow = createServer(() => undefined);
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const { port } = slow.address() as AddressInfo;
    const pushSender = pushSenderOf();
    for (let index = 0; index < 110; index++) {
      const { person, device } = await newPerson();
      await store.db.deleteFrom('devices').where('person', '=', person).execute();
      const session = `session of ${person}`;
      const { keys } = device.subscription();
      for (let more = 0; more < 10; more++) {
        const endpoint = `http://127.0.0.1:${port}/${index}/${more}`;
        await keepDevice(store.db, {
          id: endpoint,
          person,
          session,
          endpoint,
          ...keys,
          created: more,
        });
      }
      pushSender.notify(turnOf(person));
    }
    const { person, device } = await newPerson();
    pushSender.notify(turnOf(person));
    await expect.poll(() => device.received.length, { timeout: 30_000 }).toBe(1);
    slow.closeAllConnections();
    slow.close();
    await pushSender.close();
  });

  test('on this machine is never written to outside of tests', async () => {
    const { person, device } = await newPerson();
    const pushSender = pushSenderOf({ mayBeLoopback: false });
    pushSender.notify(turnOf(person));
    await pushSender.done();
    expect(device.tries).toBe(0);
    expect(await devicesOf(person)).toBe(0);
  });
});

describe('the keys of a server', () => {
  test('are made once, and for its owner alone', () => {
    const data = join(folder, 'keys');
    const keys = pushKeysIn(data, {});
    expect(pushKeysIn(data, {})).toEqual(keys);
    expect(statSync(join(data, 'vapid.json')).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(join(data, 'vapid.json'), 'utf8'))).toEqual(keys);
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  });

  test('can come from the environment, and are looked at before anybody subscribes', () => {
    const environment = {
      NYHAVN_VAPID_PUBLIC_KEY: KEYS.publicKey,
      NYHAVN_VAPID_PRIVATE_KEY: KEYS.privateKey,
    };
    expect(pushKeysIn(join(folder, 'none'), environment)).toEqual(KEYS);
    expect(() => pushSenderOf({ keys: { ...KEYS, privateKey: 'none' } })).toThrow();
  });
});
