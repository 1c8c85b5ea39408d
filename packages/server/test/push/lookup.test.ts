import { expect, test } from 'vitest';
import { isOpenAddress, lookupOpen } from '../../src/push/endpoint.ts';

test('a name that leads to this machine is not followed', async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => lookupOpen('localhost', { all }, resolve));
    expect(String(error)).toMatch(/not in the open internet/);
  }
});

test('open addresses are open', () => {
  expect(['93.184.215.14', '2a00:1450:4001:80b::200a'].map(isOpenAddress)).toEqual([true, true]);
  expect(['::ffff:127.0.0.1', '::', 'nonsense', '2001:db8::1'].map(isOpenAddress)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
