import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { siteOf } from '../../src/people/passkeys.ts';
import { letPass } from '../passing.ts';
import { type Tricks, VirtualAuthenticator } from './virtual-authenticator.ts';
import { connect, Visitor, withServer } from './visitor.ts';

withServer();

const HERE = { origin: 'http://localhost:8080', rpId: 'localhost' };
const OPTIONS = '/api/me/passkeys/options';
let people = 0;

/** Somebody with a passkey, at an address of their own. */
async function keyed(name: string) {
  const visitor = await Visitor.guest(name);
  visitor.address = `10.2.${people++}.1`;
  const device = new VirtualAuthenticator(HERE);
  const options = (await visitor.ask('POST', OPTIONS, {})).json();
  const told = await visitor.told('POST', '/api/me/passkeys', device.create(options));
  expect(told).toMatchObject([200, { id: visitor.id, isClaimed: true, hasPassword: false }]);
  return { visitor, device };
}

/** Somebody who is about to sign in. */
async function asked() {
  const visitor = new Visitor();
  visitor.address = `10.3.${people++}.1`;
  const options = (await visitor.ask('POST', '/api/session/passkey/options', {})).json();
  return { visitor, options };
}

describe('claiming a name', () => {
  test('the device is asked for a key that it keeps, with its owner’s consent', async () => {
    const anna = await Visitor.guest('Anna');
    expect((await anna.ask('POST', OPTIONS, {})).json()).toMatchObject({
      rp: { id: 'localhost', name: 'Nyhavn' },
      user: { name: 'Anna', id: Buffer.from(anna.id).toString('base64url') },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  test('then the name is taken, and the key is listed', async () => {
    const { visitor, device } = await keyed('Bent');
    const passkeys = await visitor.told('GET', '/api/me/passkeys');
    expect(passkeys).toEqual([200, [{ id: device.id, created: expect.any(Number) }]]);
    const other = await Visitor.guest('bеnt');
    expect(await other.told('POST', OPTIONS, {})).toEqual([409, 'name-taken']);
  });

  test('the name is lost to who was quicker, and the key is not kept', async () => {
    const [one, other] = [await Visitor.guest('Carla'), await Visitor.guest('Carla')];
    const device = new VirtualAuthenticator(HERE);
    const options = (await one.ask('POST', OPTIONS, {})).json();
    await other.ask('PUT', '/api/me/password', { password: 'correct horse' });
    const told = await one.told('POST', '/api/me/passkeys', device.create(options));
    expect(told).toEqual([409, 'name-taken']);
    expect(await one.told('GET', '/api/me/passkeys')).toEqual([200, []]);
  });

  test('a planted session ends when its guest is claimed, and the claimer has a new one', async () => {
    const attacker = await Visitor.guest('Dagny');
    const server = new Visitor();
    server.cookies.set('nyhavn', attacker.cookies.get('nyhavn') ?? '');
    const socket = await connect({ cookie: attacker.cookie });
    const closed = once(socket, 'close');
    const options = (await server.ask('POST', OPTIONS, {})).json();
    const created = new VirtualAuthenticator(HERE).create(options);
    expect(await server.told('POST', '/api/me/passkeys', created)).toMatchObject([
      200,
      { id: attacker.id, isClaimed: true },
    ]);
    expect(await attacker.told('GET', '/api/me')).toEqual([401, 'not-signed-in']);
    expect(await server.told('GET', '/api/me')).toMatchObject([200, { id: attacker.id }]);
    expect((await closed)[0]).toBe(1008);
    // A further passkey signs no device out.
    const phone = new Visitor();
    phone.cookies.set('nyhavn', server.cookies.get('nyhavn') ?? '');
    const more = (await server.ask('POST', OPTIONS, {})).json();
    await server.ask('POST', '/api/me/passkeys', new VirtualAuthenticator(HERE).create(more));
    expect(await phone.told('GET', '/api/me')).toMatchObject([200, {}]);
  });

  test('the last passkey stays where there is no password', async () => {
    const { visitor, device } = await keyed('Lone');
    const url = `/api/me/passkeys/${device.id}`;
    expect(await visitor.told('DELETE', url)).toEqual([409, 'last-passkey']);
    const options = (await visitor.ask('POST', OPTIONS, {})).json();
    const second = new VirtualAuthenticator(HERE);
    await visitor.ask('POST', '/api/me/passkeys', second.create(options));
    const both = await Promise.all(
      [device, second].map(({ id }) => visitor.told('DELETE', `/api/me/passkeys/${id}`)),
    );
    expect(both.map(([status]) => status).sort()).toEqual([200, 409]);
  });

  test.each<[string, Tricks]>([
    ['another site’s page', { origin: 'https://elsewhere.example' }],
    ['another site’s key', { rpId: 'elsewhere.example' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['what was meant for signing in', { type: 'webauthn.get' }],
    ['an owner who was not asked', { isVerified: false }],
  ])('%s is refused', async (_, tricks) => {
    const guest = await Visitor.guest('Dora');
    const options = (await guest.ask('POST', OPTIONS, {})).json();
    const created = new VirtualAuthenticator(HERE).create(options, tricks);
    expect(await guest.told('POST', '/api/me/passkeys', created)).toEqual([403, 'wrong-passkey']);
    expect(await guest.told('GET', '/api/me')).toMatchObject([200, { isClaimed: false }]);
  });

  test('a challenge is good once, for one person, and for five minutes', async () => {
    const [guest, thief] = [await Visitor.guest('Emil'), await Visitor.guest('Thief')];
    const options = (await guest.ask('POST', OPTIONS, {})).json();
    const ticket = guest.cookies.get('nyhavn-passkey') ?? '';
    thief.cookies.set('nyhavn-passkey', ticket);
    const created = new VirtualAuthenticator(HERE).create(options);
    expect(await thief.told('POST', '/api/me/passkeys', created)).toEqual([403, 'wrong-passkey']);
    expect(await guest.told('POST', '/api/me/passkeys', created)).toEqual([403, 'wrong-passkey']);
    const late = (await guest.ask('POST', OPTIONS, {})).json();
    letPass(5 * 60_000 + 1);
    const tooLate = new VirtualAuthenticator(HERE).create(late);
    expect(await guest.told('POST', '/api/me/passkeys', tooLate)).toEqual([403, 'wrong-passkey']);
  });

  test('a key that somebody has can not be anybody else’s', async () => {
    const { device } = await keyed('Frida');
    const thief = await Visitor.guest('Thief');
    const options = (await thief.ask('POST', OPTIONS, {})).json();
    const told = await thief.told('POST', '/api/me/passkeys', device.create(options));
    expect(told).toEqual([403, 'wrong-passkey']);
  });
});

describe('signing in', () => {
  test('on another device, without saying a name, with a new cookie', async () => {
    const { visitor: gerda, device } = await keyed('Gerda');
    const { visitor, options } = await asked();
    const told = await visitor.told('POST', '/api/session/passkey', device.get(options));
    expect(told).toMatchObject([200, { id: gerda.id, name: 'Gerda' }]);
    expect(await visitor.told('GET', '/api/me')).toMatchObject([200, { id: gerda.id }]);
    expect(visitor.cookies.has('nyhavn-passkey')).toBe(false);
    expect(visitor.cookies.get('nyhavn')).not.toBe(gerda.cookies.get('nyhavn'));
  });

  test.each<[string, Tricks]>([
    ['another site’s page', { origin: 'https://elsewhere.example' }],
    ['another site’s key', { rpId: 'elsewhere.example' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['what was meant for adding a key', { type: 'webauthn.create' }],
    ['an owner who was not asked', { isVerified: false }],
    ['a copy of the key, whose counter is behind', { counter: 1 }],
  ])('%s is refused', async (what, tricks) => {
    const { device } = await keyed(`Hans ${what}`.slice(0, 24));
    const { visitor, options } = await asked();
    const signed = device.get(options, tricks);
    expect(await visitor.told('POST', '/api/session/passkey', signed)).toEqual([
      403,
      'wrong-passkey',
    ]);
    expect(visitor.cookies.has('nyhavn')).toBe(false);
  });

  test('a signature by another key is refused', async () => {
    const { device } = await keyed('Ida');
    const { visitor, options } = await asked();
    const forged = {
      ...new VirtualAuthenticator(HERE).get(options),
      id: device.id,
      rawId: device.id,
    };
    expect(await visitor.told('POST', '/api/session/passkey', forged)).toEqual([
      403,
      'wrong-passkey',
    ]);
  });

  test('what was signed once can not be used again, nor by another browser', async () => {
    const { device } = await keyed('Jens');
    const { visitor, options } = await asked();
    const signed = device.get(options);
    const { visitor: thief } = await asked();
    expect(await thief.told('POST', '/api/session/passkey', signed)).toEqual([
      403,
      'wrong-passkey',
    ]);
    const ticket = visitor.cookies.get('nyhavn-passkey') ?? '';
    expect(await visitor.told('POST', '/api/session/passkey', signed)).toMatchObject([200, {}]);
    visitor.cookies.set('nyhavn-passkey', ticket);
    expect(await visitor.told('POST', '/api/session/passkey', signed)).toEqual([
      403,
      'wrong-passkey',
    ]);
  });

  test('a key that was removed lets nobody in', async () => {
    const { visitor: kai, device } = await keyed('Kai');
    const thief = await Visitor.guest('Thief');
    const url = `/api/me/passkeys/${device.id}`;
    expect(await thief.told('DELETE', url)).toEqual([403, 'wrong-passkey']);
    await kai.ask('PUT', '/api/me/password', { password: 'correct horse' });
    expect((await kai.ask('DELETE', url)).statusCode).toBe(200);
    const { visitor, options } = await asked();
    const signed = device.get(options);
    expect(await visitor.told('POST', '/api/session/passkey', signed)).toEqual([
      403,
      'wrong-passkey',
    ]);
  });

  test.each([{}, { id: 5 }, { id: 'x', rawId: 'x', type: 'public-key', response: {} }])(
    'what no browser sends is not understood: %j',
    async (body) => {
      const { visitor } = await asked();
      expect(await visitor.told('POST', '/api/session/passkey', body)).toEqual([
        400,
        'not-understood',
      ]);
    },
  );
});

test('passkeys are for the host that was asked, or for the origin that was set', () => {
  expect(siteOf('nyhavn.example:8443')).toEqual({
    id: 'nyhavn.example',
    origins: ['https://nyhavn.example:8443', 'http://nyhavn.example:8443'],
  });
  expect(siteOf('10.0.0.1:8080', 'https://nyhavn.example')).toEqual({
    id: 'nyhavn.example',
    origins: ['https://nyhavn.example'],
  });
});
