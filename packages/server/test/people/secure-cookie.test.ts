import { expect, test } from 'vitest';
import { server, start, Visitor, withServer } from './visitor.ts';

withServer();

const SECURE = '__Host-nyhavn';
const HTTPS = { host: 'nyhavn.example' };

test('over TLS the cookie is one that no neighbouring host can set, and an old one goes on', async () => {
  const old = await Visitor.guest('Anna');
  expect([...old.cookies.keys()]).toEqual(['nyhavn']);
  await server.close();
  await start({ origin: 'https://nyhavn.example' });

  const reply = await old.ask('GET', '/api/me', undefined, HTTPS);
  expect(reply.json()).toMatchObject({ id: old.id });
  expect(reply.cookies).toMatchObject([
    { name: SECURE, value: old.cookies.get('nyhavn'), path: '/', secure: true, httpOnly: true },
  ]);
  expect(reply.cookies[0]).not.toHaveProperty('domain');
  expect((await old.ask('GET', '/api/me', undefined, HTTPS)).cookies).toEqual([]);

  const attacker = new Visitor();
  await attacker.ask('POST', '/api/guest', { name: 'Attacker' }, HTTPS);
  expect([...attacker.cookies.keys()]).toEqual([SECURE]);
  // Planted from a neighbouring host, under the name that such a host can set.
  old.cookies.set('nyhavn', attacker.cookies.get(SECURE) ?? '');
  expect((await old.ask('GET', '/api/me', undefined, HTTPS)).json()).toMatchObject({ id: old.id });

  await old.ask('DELETE', '/api/session', undefined, HTTPS);
  expect(old.cookies.size).toBe(0);
});
