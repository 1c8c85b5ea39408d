/** Handlers of the routes about push notifications. */
import { accept, refuse } from '@nyhavn/engine';
import type { PUSH_API } from '@nyhavn/protocol';
import { hashOf } from '../people/sessions.ts';
import { isQuiet, keepDevice, removeDevice, setQuiet } from '../store/devices.ts';
import type { Handlers } from './service.ts';

/** One handler a route about push notifications. */
export const PUSH_HANDLERS: Pick<Handlers, keyof typeof PUSH_API> = {
  async pushKey({ pushSender }) {
    return accept({ publicKey: pushSender.publicKey });
  },

  async addDevice({ store, pushSender, now }, { person, principal, body: { endpoint, keys } }) {
    const session = principal?.session;
    if (session === undefined) return refuse('not-signed-in');
    if (!pushSender.allows(endpoint)) return refuse('not-understood');
    const device = hashOf(endpoint);
    const { p256dh, auth } = keys;
    const row = { id: device, person, session, endpoint, p256dh, auth, created: now() };
    await keepDevice(store.db, row);
    return accept({ device });
  },

  async removeDevice({ store }, { person, params: { device } }) {
    await removeDevice(store.db, person, device);
    return accept({});
  },

  async quiet({ store }, { person, params: { table } }) {
    return accept({ isQuiet: await isQuiet(store.db, person, table) });
  },

  async keepQuiet({ store }, { person, params: { table }, body }) {
    const isSeated = await setQuiet(store.db, person, table, body.isQuiet);
    return isSeated ? accept({}) : refuse('not-seated');
  },
};
