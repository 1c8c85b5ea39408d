/** Handlers of the routes about accounts. */
import { accept, refuse } from '@nyhavn/engine';
import type { PEOPLE_API } from '@nyhavn/protocol';
import { deletePerson } from '../people/deletion.ts';
import { exportOf, settingsIn } from '../people/export.ts';
import { nameKey } from '../people/names.ts';
import { siteOf } from '../people/passkeys.ts';
import { isMuted } from '../store/mutes.ts';
import {
  botsOf,
  claimantOf,
  claimName,
  deleteToken,
  insertPerson,
  personBy,
  renameClaimant,
  renameGuest,
  setPassword,
  setSettings,
} from '../store/people.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Principal } from '../wire/authentication.ts';
import type { ApiDeps, Handlers } from './service.ts';

/** Bots that one person can run. */
const MAX_BOTS_PER_PERSON = 20;

/** One handler a route about accounts. */
export const PEOPLE_HANDLERS: Pick<Handlers, keyof typeof PEOPLE_API> = {
  async becomeGuest(service, { person, body: { name }, setSession }) {
    const { store, accounts, now } = service;
    // A browser may forget what a page has stored and keep the cookie: its person comes back.
    const known = person === '' ? undefined : await personBy(store.db, person);
    if (known) {
      if (!(await isMuted(store.db, person, now()))) await renameGuest(store.db, person, name);
      return me(service, person);
    }
    const id = accounts.newId();
    await insertPerson(store.db, { id, name, created: now() });
    setSession(await accounts.sessions.begin(id));
    return me(service, id);
  },

  whoAmI: (service, { person }) => me(service, person),

  async rename(service, { person, body: { name } }) {
    const { db } = service.store;
    // A name is shown at tables, so it would be a way to write.
    if (await isMuted(db, person, service.now())) return refuse('muted');
    const isRenamed =
      (await renameGuest(db, person, name)) ||
      (await renameClaimant(db, person, name, nameKey(name)));
    return isRenamed ? me(service, person) : refuse('name-taken');
  },

  async deleteMe(service, { person, setSession }) {
    await deletePerson(service, person);
    setSession(undefined);
    return accept({});
  },

  async exportMe({ store }, { person }) {
    const data = await exportOf(store.db, person);
    return data ? accept(data) : refuse('not-signed-in');
  },

  async settings({ store }, { person }) {
    const found = await personBy(store.db, person);
    return found ? accept(settingsIn(found.settings)) : refuse('not-signed-in');
  },

  async keepSettings({ store }, { person, body }) {
    await setSettings(store.db, person, JSON.stringify(body));
    return accept({});
  },

  async claimWithPassword(service, { person, address, body, setSession }) {
    const { store, accounts } = service;
    const { passwords, signInLimits } = accounts;
    const found = await personBy(store.db, person);
    if (!found) return refuse('not-signed-in');
    if (passwords.isBusy || !signInLimits.byAddress.take(address)) return refuse('too-fast');
    if (found.password !== null) {
      if (!signInLimits.byNameAndAddress.take(person)) return refuse('too-fast');
      const isRight = await passwords.matches(body.current ?? '', found.password);
      if (!isRight) return refuse('wrong-password');
      signInLimits.byNameAndAddress.reset(person);
    }
    const hash = await passwords.hash(body.password);
    if (!(await claim(service, found))) return refuse('name-taken');
    await setPassword(store.db, person, hash);
    setSession(await accounts.sessions.replaceAll(person));
    accounts.dismiss({ people: [person] });
    return me(service, person);
  },

  async signIn(service, { principal, address, body: { name, password }, setSession }) {
    const { store, accounts } = service;
    const { sessions, passwords, signInLimits } = accounts;
    const key = nameKey(name);
    const here = `${key} ${address}`;
    const mayTry =
      signInLimits.byAddress.take(address) &&
      signInLimits.byNameAndAddress.take(here) &&
      signInLimits.byName.take(key);
    if (!mayTry || passwords.isBusy) return refuse('too-fast');
    const found = await claimantOf(store.db, key);
    const isRight = await passwords.matches(password, found?.password);
    if (!found || !isRight) return refuse('wrong-password');
    signInLimits.byNameAndAddress.reset(here);
    await endSession(service, principal);
    setSession(await sessions.begin(found.id));
    return me(service, found.id);
  },

  async signOut(service, { principal, setSession }) {
    await endSession(service, principal);
    setSession(undefined);
    return accept({});
  },

  async signOutEverywhere({ accounts }, { person, setSession }) {
    await accounts.sessions.endAll(person);
    accounts.dismiss({ people: [person] });
    setSession(undefined);
    return accept({});
  },

  async passkeys({ accounts }, { person }) {
    const kept = await accounts.passkeys.of(person);
    return accept(kept.map(({ id, created }) => ({ id, created: Number(created) })));
  },

  async askToAddPasskey(service, { person, host, giveTicket }) {
    const { store, accounts } = service;
    const { passkeys, origin } = accounts;
    const found = await personBy(store.db, person);
    if (!found) return refuse('not-signed-in');
    if (!(await isFree(service, found))) return refuse('name-taken');
    const { options, ticket } = await passkeys.askToAdd(siteOf(host, origin), found);
    giveTicket(ticket);
    return accept({ ...options });
  },

  async addPasskey(service, { person, host, ticket, body, giveTicket, setSession }) {
    const { store, accounts } = service;
    const { passkeys, origin } = accounts;
    giveTicket(undefined);
    const found = await personBy(store.db, person);
    if (!found) return refuse('not-signed-in');
    const site = siteOf(host, origin);
    const added = await passkeys.add(site, person, ticket, body);
    if (!added.ok) return added;
    if (!(await claim(service, found))) {
      await passkeys.remove(person, added.value);
      return refuse('name-taken');
    }
    if (found.name_key === null) {
      setSession(await accounts.sessions.replaceAll(person));
      accounts.dismiss({ people: [person] });
    }
    return me(service, person);
  },

  removePasskey: ({ accounts }, { person, params }) =>
    accounts.passkeys.removeUnlessLast(person, params.passkey),

  async askToSignInWithPasskey({ accounts }, { host, address, giveTicket }) {
    const { passkeys, signInLimits, origin } = accounts;
    if (!signInLimits.byAddress.take(address)) return refuse('too-fast');
    const { options, ticket } = await passkeys.askToSignIn(siteOf(host, origin));
    giveTicket(ticket);
    return accept({ ...options });
  },

  async signInWithPasskey(
    service,
    { principal, host, address, ticket, body, giveTicket, setSession },
  ) {
    const { sessions, passkeys, signInLimits, origin } = service.accounts;
    if (!signInLimits.byAddress.take(address)) return refuse('too-fast');
    giveTicket(undefined);
    const person = await passkeys.signIn(siteOf(host, origin), ticket, body);
    if (person === undefined) return refuse('wrong-passkey');
    await endSession(service, principal);
    setSession(await sessions.begin(person));
    return me(service, person);
  },

  async bots({ store }, { person }) {
    const bots = await botsOf(store.db, person);
    return accept(bots.map((bot) => ({ ...bot, created: Number(bot.created) })));
  },

  async createBot({ store, accounts, now }, { person, body: { name } }) {
    if ((await botsOf(store.db, person)).length >= MAX_BOTS_PER_PERSON) return refuse('too-many');
    const bot = accounts.newId();
    const created = now();
    await insertPerson(store.db, { id: bot, name, created, owner: person });
    const { id, token } = await accounts.sessions.newToken(bot);
    return accept({ bot, name, created, token: id, secret: token });
  },

  async revokeToken({ store, accounts }, { person, params }) {
    const bot = await deleteToken(store.db, person, params.token);
    if (bot === undefined) return refuse('no-such-person');
    accounts.dismiss({ people: [bot] });
    return accept({});
  },
};

async function me({ store, accounts }: ApiDeps, id: string) {
  const found = await personBy(store.db, id);
  if (!found) return refuse('not-signed-in' as const);
  const { name, name_key, password, owner } = found;
  return accept({
    id,
    name,
    isClaimed: name_key !== null,
    hasPassword: password !== null,
    isBot: owner !== null,
    isAdministrator: accounts.administrators.knows(found),
  });
}

/** True if no other person has claimed a similar name. */
async function isFree({ store }: ApiDeps, { id, name }: PersonRow): Promise<boolean> {
  const claimant = await claimantOf(store.db, nameKey(name));
  return claimant === undefined || claimant.id === id;
}

/** Claims the name that a person has now; they may have changed it since they were looked up. */
async function claim({ store }: ApiDeps, { id }: PersonRow): Promise<boolean> {
  const now = await personBy(store.db, id);
  return now !== undefined && claimName(store.db, id, now.name, nameKey(now.name));
}

/** Ends the session by which a browser was known so far, and closes its sockets. */
async function endSession({ accounts }: ApiDeps, principal: Principal | undefined): Promise<void> {
  if (principal?.session === undefined) return;
  await accounts.sessions.end(principal.session);
  accounts.dismiss({ session: principal.session });
}
