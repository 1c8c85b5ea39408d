import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { accountsIn } from '../../src/people/accounts.ts';
import type { Store } from '../../src/store/store.ts';
import { CookieSigner } from '../../src/wire/authentication.ts';
import { letPass } from '../passing.ts';
import { connect, server, start, Visitor, withServer, withToken } from './visitor.ts';

withServer();

const DAY_MS = 24 * 60 * 60 * 1000;
const SIGNED_OUT = [401, 'not-signed-in'];

describe('cookies', () => {
  test('nobody is known by a cookie that was changed in any place', async () => {
    const anna = await Visitor.guest('Anna');
    const cookie = anna.cookies.get('nyhavn') ?? '';
    for (const at of [0, 5, cookie.indexOf('.') + 1, cookie.length - 2]) {
      const thief = new Visitor();
      const other = cookie[at] === 'A' ? 'B' : 'A';
      thief.cookies.set('nyhavn', cookie.slice(0, at) + other + cookie.slice(at + 1));
      expect(await thief.told('GET', '/api/me')).toEqual(SIGNED_OUT);
    }
  });

  test.each(['.', '', 'a.b.c', `${'x'.repeat(5000)}.y`, '__proto__.x'])(
    'nor by %j',
    async (text) => {
      const thief = new Visitor();
      thief.cookies.set('nyhavn', text);
      expect(await thief.told('GET', '/api/me')).toEqual(SIGNED_OUT);
    },
  );

  test('the signature of a person’s id is no session', async () => {
    const anna = await Visitor.guest('Anna');
    const thief = new Visitor();
    const [, signature] = (anna.cookies.get('nyhavn') ?? '').split('.');
    thief.cookies.set('nyhavn', `${anna.id}.${signature}`);
    expect(await thief.told('GET', '/api/me')).toEqual(SIGNED_OUT);
  });

  test('a session lasts while it is used, and ends a year after', async () => {
    const anna = await Visitor.guest('Anna');
    for (let month = 0; month < 14; month++) {
      letPass(40 * DAY_MS);
      const reply = await anna.ask('GET', '/api/me');
      expect(reply.json()).toMatchObject({ name: 'Anna' });
      expect(reply.cookies).toMatchObject([{ name: 'nyhavn', maxAge: 365 * 24 * 60 * 60 }]);
      expect((await anna.ask('GET', '/api/me')).cookies).toEqual([]);
    }
    letPass(366 * DAY_MS);
    expect(await anna.told('GET', '/api/me')).toEqual(SIGNED_OUT);
  });

  test('they outlive the server', async () => {
    const anna = await Visitor.guest('Anna');
    await server.close();
    await start();
    expect(await anna.told('GET', '/api/me')).toMatchObject([200, { id: anna.id }]);
  });
});

describe('passwords', () => {
  test('the same person on another device, by any spelling that looks alike', async () => {
    const anna = await Visitor.claimed('Ánna Ø', 'correct horse');
    const phone = new Visitor();
    const reply = await phone.told('POST', '/api/session', {
      name: 'anna o',
      password: 'correct horse',
    });
    expect(reply).toMatchObject([200, { id: anna.id, name: 'Ánna Ø', hasPassword: true }]);
    expect(await phone.told('GET', '/api/me')).toMatchObject([200, { id: anna.id }]);
    expect(await anna.told('GET', '/api/me')).toMatchObject([200, { id: anna.id }]);
  });

  test('a password in another normal form is the same', async () => {
    await Visitor.claimed('Zoé', 'mot-de-passé');
    const password = 'mot-de-passé'.normalize('NFD');
    expect(
      await new Visitor().told('POST', '/api/session', { name: 'Zoé', password }),
    ).toMatchObject([200, {}]);
  });

  test.each([
    ['the wrong password', 'Bent', 'wrong horse'],
    ['a name that nobody has claimed', 'Nobody', 'correct horse'],
    ['an empty password', 'Bent', ''],
  ])('%s: no difference can be seen', async (_, name, password) => {
    const bent = await Visitor.guest('Bent');
    await bent.ask('PUT', '/api/me/password', { password: 'correct horse' });
    const thief = new Visitor();
    expect(await thief.told('POST', '/api/session', { name, password })).toEqual([
      403,
      'wrong-password',
    ]);
    expect(thief.cookies.size).toBe(0);
  });

  test.each(['short', 'x'.repeat(201)])('%s is no password', async (password) => {
    const guest = await Visitor.guest('Guest');
    expect(await guest.told('PUT', '/api/me/password', { password })).toEqual([
      400,
      'not-understood',
    ]);
  });

  test('a name that looks like a claimed one can not be claimed, but used', async () => {
    await Visitor.claimed('Carla', 'correct horse');
    const other = await Visitor.guest('Cаrlа');
    const password = 'another horse';
    expect(await other.told('PUT', '/api/me/password', { password })).toEqual([409, 'name-taken']);
    await other.ask('PATCH', '/api/me', { name: 'Carlotta' });
    expect(await other.told('PUT', '/api/me/password', { password })).toMatchObject([200, {}]);
    expect(await other.told('PATCH', '/api/me', { name: 'CARLA' })).toEqual([409, 'name-taken']);
    expect(await other.told('PATCH', '/api/me', { name: 'carlottA' })).toMatchObject([200, {}]);
  });

  test('two who claim a name at once: one of them has it', async () => {
    const both = await Promise.all(['Dora', 'dora'].map((name) => Visitor.guest(name)));
    const told = await Promise.all(
      both.map((one) => one.told('PUT', '/api/me/password', { password: 'correct horse' })),
    );
    expect(told.map(([status]) => status).sort()).toEqual([200, 409]);
  });

  test('a new password asks for the old one, and ends all other sessions', async () => {
    const emil = await Visitor.claimed('Emil', 'correct horse');
    const phone = new Visitor();
    await phone.ask('POST', '/api/session', { name: 'Emil', password: 'correct horse' });
    const change = { password: 'battery staple' };
    expect(await phone.told('PUT', '/api/me/password', change)).toEqual([403, 'wrong-password']);
    const right = { ...change, current: 'correct horse' };
    expect(await phone.told('PUT', '/api/me/password', right)).toMatchObject([200, {}]);
    expect(await emil.told('GET', '/api/me')).toEqual(SIGNED_OUT);
    expect(await phone.told('GET', '/api/me')).toMatchObject([200, { id: emil.id }]);
  });

  test('whoever planted a cookie is not signed in by it: signing in gives a new one', async () => {
    await Visitor.claimed('Frida', 'correct horse');
    const attacker = await Visitor.guest('Attacker');
    const server = new Visitor();
    server.cookies.set('nyhavn', attacker.cookies.get('nyhavn') ?? '');
    await server.ask('POST', '/api/session', { name: 'Frida', password: 'correct horse' });
    expect(server.cookies.get('nyhavn')).not.toBe(attacker.cookies.get('nyhavn'));
    expect(await attacker.told('GET', '/api/me')).toEqual(SIGNED_OUT);
    const guest = await Visitor.guest('Gerda');
    const before = guest.cookies.get('nyhavn');
    await guest.ask('PUT', '/api/me/password', { password: 'correct horse' });
    expect(guest.cookies.get('nyhavn')).not.toBe(before);
  });
});

describe('brute force', () => {
  const tell = async (address: string, password: string) => {
    const visitor = new Visitor();
    visitor.address = address;
    return (await visitor.told('POST', '/api/session', { name: 'HANS', password }))[1];
  };

  test('a name can be tried ten times from an address, and its owner elsewhere still signs in', async () => {
    await Visitor.claimed('Hans', 'correct horse');
    for (let index = 0; index < 10; index++) {
      expect(await tell('10.0.0.1', `guess ${index}`)).toBe('wrong-password');
    }
    expect(await tell('10.0.0.1', 'guess')).toBe('too-fast');
    expect(await tell('10.0.0.1', 'correct horse')).toBe('too-fast');
    expect(await tell('10.0.0.2', 'correct horse')).toMatchObject({ name: 'Hans' });
    letPass(61_000);
    expect(await tell('10.0.0.1', 'correct horse')).toMatchObject({ name: 'Hans' });
  });

  test('from all addresses together a name can be tried a hundred times', () => {
    const accounts = accountsIn({} as Store, new CookieSigner(Buffer.alloc(32)), {
      now: () => 0,
      dismiss() {},
    });
    const taken = Array.from({ length: 101 }, () => accounts.signInLimits.byName.take('hans'));
    expect(taken).toEqual([...Array(100).fill(true), false]);
  });

  test('an address can try thirty times', async () => {
    const thief = new Visitor();
    thief.address = '10.1.1.1';
    const told = [];
    for (let index = 0; index < 31; index++) {
      told.push(await thief.told('POST', '/api/session/passkey/options', {}));
    }
    expect(told.map(([status]) => status)).toEqual([...Array(30).fill(200), 429]);
  });
});

describe('a browser with a valid cookie', () => {
  test('stays who it is when it tells a name again', async () => {
    const guest = await Visitor.guest('Hedda');
    const again = await guest.told('POST', '/api/guest', { name: 'Hedda G' });
    expect(again).toMatchObject([200, { id: guest.id, name: 'Hedda G' }]);
    const claimed = await Visitor.claimed('Hjalmar', 'correct horse');
    const still = await claimed.told('POST', '/api/guest', { name: 'Tesman' });
    expect(still).toMatchObject([200, { id: claimed.id, name: 'Hjalmar', isClaimed: true }]);
  });

  test('becomes somebody new once its person is gone', async () => {
    const guest = await Visitor.guest('Ejlert');
    const cookie = guest.cookies.get('nyhavn') ?? '';
    await guest.ask('DELETE', '/api/me');
    guest.cookies.set('nyhavn', cookie);
    const again = await guest.told('POST', '/api/guest', { name: 'Ejlert' });
    expect(again).toMatchObject([200, { name: 'Ejlert' }]);
    expect(Object(again[1]).id).not.toBe(guest.id);
  });
});

describe('signing in', () => {
  test('closes the sockets of the guest that the browser was before', async () => {
    await Visitor.claimed('Thea', 'correct horse');
    const guest = await Visitor.guest('Guest');
    const socket = await connect({ cookie: guest.cookie });
    const closed = once(socket, 'close');
    await guest.ask('POST', '/api/session', { name: 'Thea', password: 'correct horse' });
    expect((await closed)[0]).toBe(1008);
  });
});

describe('signing out', () => {
  test('on one device, also for a copy of its cookie', async () => {
    const ida = await Visitor.claimed('Ida', 'correct horse');
    const phone = new Visitor();
    await phone.ask('POST', '/api/session', { name: 'Ida', password: 'correct horse' });
    const copy = phone.cookies.get('nyhavn') ?? '';
    expect((await phone.ask('DELETE', '/api/session')).statusCode).toBe(200);
    expect(phone.cookies.has('nyhavn')).toBe(false);
    phone.cookies.set('nyhavn', copy);
    expect(await phone.told('GET', '/api/me')).toEqual(SIGNED_OUT);
    expect(await ida.told('GET', '/api/me')).toMatchObject([200, { id: ida.id }]);
  });

  test('everywhere: every cookie dies, and every socket closes', async () => {
    const jens = await Visitor.claimed('Jens', 'correct horse');
    const phone = new Visitor();
    await phone.ask('POST', '/api/session', { name: 'Jens', password: 'correct horse' });
    const other = await Visitor.guest('Other');
    const [theirs, kept] = await Promise.all([
      connect({ cookie: jens.cookie }),
      connect({ cookie: other.cookie }),
    ]);
    const closed = once(theirs, 'close');
    await phone.ask('DELETE', '/api/sessions');
    expect((await closed)[0]).toBe(1008);
    expect(kept.readyState).toBe(WebSocket.OPEN);
    kept.close();
    expect(await jens.told('GET', '/api/me')).toEqual(SIGNED_OUT);
    expect(await phone.told('GET', '/api/me')).toEqual(SIGNED_OUT);
  });
});

describe('tokens', () => {
  test('a bot acts by its token, over HTTP and the WebSocket, marked as a bot', async () => {
    const kai = await Visitor.guest('Kai');
    const made = (await kai.ask('POST', '/api/me/bots', { name: 'Kai’s bot' })).json();
    expect(made).toEqual({
      bot: expect.any(String),
      name: 'Kai’s bot',
      created: expect.any(Number),
      token: expect.any(String),
      secret: expect.stringMatching(/^nyhavn_[\w-]{43}$/),
    });
    const bot = new Visitor();
    const told = await bot.told('GET', '/api/me', undefined, withToken(made.secret));
    expect(told).toMatchObject([200, { id: made.bot, name: 'Kai’s bot', isBot: true }]);
    const socket = await connect(withToken(made.secret));
    socket.send(JSON.stringify({ type: 'hello', version: 1 }));
    const [hello] = await once(socket, 'message');
    expect(JSON.parse(String(hello))).toEqual({ hello: { version: 1, person: made.bot } });
    const listed = (await kai.ask('GET', '/api/me/bots')).json();
    const { secret: _, ...shown } = made;
    expect(listed).toEqual([shown]);

    const closed = once(socket, 'close');
    expect((await kai.ask('DELETE', `/api/me/tokens/${made.token}`)).statusCode).toBe(200);
    await closed;
    expect(await bot.told('GET', '/api/me', undefined, withToken(made.secret))).toEqual(SIGNED_OUT);
    await expect(connect(withToken(made.secret))).rejects.toThrow('401');
    expect((await kai.ask('GET', '/api/me/bots')).json()).toMatchObject([{ token: null }]);
  });

  test.each(['Bearer nyhavn_x', `Bearer nyhavn_${'A'.repeat(43)}`, 'Basic YTpi', '', 'Bearer'])(
    'a bad token is not made good by a cookie: %j',
    async (authorization) => {
      const guest = await Visitor.guest('Lone');
      expect(await guest.told('GET', '/api/me', undefined, { authorization })).toEqual(SIGNED_OUT);
      expect(await guest.told('GET', '/api/tables', undefined, { authorization })).toEqual(
        SIGNED_OUT,
      );
    },
  );

  test('nobody revokes somebody else’s token', async () => {
    const [mads, nina] = [await Visitor.guest('Mads'), await Visitor.guest('Nina')];
    const { token, secret } = (await mads.ask('POST', '/api/me/bots', { name: 'bot' })).json();
    expect(await nina.told('DELETE', `/api/me/tokens/${token}`)).toEqual([404, 'no-such-person']);
    expect(await nina.told('GET', '/api/me', undefined, withToken(secret))).toMatchObject([
      200,
      { isBot: true },
    ]);
  });

  test.each([
    ['PUT', '/api/me/password', { password: 'correct horse' }],
    ['POST', '/api/me/bots', { name: 'another' }],
    ['POST', '/api/me/passkeys/options', {}],
    ['DELETE', '/api/me', undefined],
    ['DELETE', '/api/sessions', undefined],
    ['GET', '/api/me/export', undefined],
    ['POST', '/api/session', { name: 'x', password: 'correct horse' }],
  ] as const)('a bot can not %s %s', async (method, url, body) => {
    const owner = await Visitor.guest('Owner');
    const { secret } = (await owner.ask('POST', '/api/me/bots', { name: 'bot' })).json();
    expect(await new Visitor().told(method, url, body, withToken(secret))).toEqual([
      403,
      'not-welcome',
    ]);
  });

  test('twenty bots are enough', async () => {
    const owner = await Visitor.guest('Owner');
    for (let index = 0; index < 20; index++)
      await owner.ask('POST', '/api/me/bots', { name: `b${index}` });
    expect(await owner.told('POST', '/api/me/bots', { name: 'one more' })).toEqual([
      409,
      'too-many',
    ]);
  });
});

describe('settings', () => {
  test('follow a person to another device', async () => {
    const olga = await Visitor.claimed('Olga', 'correct horse');
    expect(await olga.told('GET', '/api/me/settings')).toEqual([200, {}]);
    const settings = { theme: 'dusk', sound: false, nested: { a: [1, 'ø'] } };
    await olga.ask('PUT', '/api/me/settings', settings);
    const phone = new Visitor();
    await phone.ask('POST', '/api/session', { name: 'Olga', password: 'correct horse' });
    expect(await phone.told('GET', '/api/me/settings')).toEqual([200, settings]);
  });

  test('are refused where they are too much', async () => {
    const guest = await Visitor.guest('Per');
    const settings = { x: 'y'.repeat(8192) };
    expect(await guest.told('PUT', '/api/me/settings', settings)).toEqual([400, 'not-understood']);
  });
});
