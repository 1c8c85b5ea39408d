/** Bugs in tables and around them. */
import { accept } from '@nyhavn/engine';
import { Attendance, Audience, LiveTable, SerialQueue, Sockets } from '@nyhavn/server/internal';
import { Wire } from '../world/network.ts';
import { everyNth, type Planted, replace } from './planted.ts';

/** The time of day is believed, whatever it says. */
const believeTheWall: Planted = {
  name: 'believe-the-wall',
  clock: (machine) => ({ now: () => Math.floor(machine.timeOfDay()) }),
};

/** A move is made though its player has not seen what came before. */
const acceptStale: Planted = {
  name: 'accept-stale',
  plant: () =>
    replace(
      LiveTable.prototype,
      'ask',
      (ask) =>
        function (this: LiveTable, asked) {
          const { command } = asked;
          if (command.do !== 'move') return ask.call(this, asked);
          return ask.call(this, { ...asked, command: { ...command, at: this.state.next } });
        },
    ),
};

/** Commands of one table are not done one after the other. */
const noMutex: Planted = {
  name: 'no-mutex',
  plant: () =>
    replace(
      SerialQueue.prototype,
      'run',
      () =>
        function <Value>(this: SerialQueue, act: () => Promise<Value>) {
          return this.hold(act);
        },
    ),
};

/** News is told twice. */
const tellTwice: Planted = {
  name: 'tell-twice',
  plant() {
    const isTwice = everyNth(25);
    return replace(
      Audience.prototype,
      'broadcast',
      (broadcast) =>
        function (this: Audience, ...told) {
          broadcast.apply(this, told);
          if (isTwice()) broadcast.apply(this, told);
        },
    );
  },
};

/** Some news is not told. */
const tellNotAll: Planted = {
  name: 'tell-not-all',
  plant() {
    const isLost = everyNth(25);
    return replace(
      Audience.prototype,
      'broadcast',
      (broadcast) =>
        function (this: Audience, ...told) {
          if (!isLost()) broadcast.apply(this, told);
        },
    );
  },
};

/** Everybody sees what only some may see. */
const showHidden: Planted = {
  name: 'show-hidden',
  plant: () =>
    replace(
      Audience.prototype,
      'broadcast',
      () =>
        function (this: Audience, _, from, entries) {
          for (const listener of this.listeners) listener.onEntries(from, entries);
        },
    ),
};

/** Some who have gone are kept in memory. */
const keepListeners: Planted = {
  name: 'keep-listeners',
  plant() {
    const isKept = everyNth(5);
    return replace(
      Attendance.prototype,
      'part',
      (part) =>
        function (this: Attendance, ...gone) {
          if (!isKept()) part.apply(this, gone);
        },
    );
  },
};

/** Sockets that broke are kept. */
const keepSockets: Planted = {
  name: 'keep-sockets',
  plant: () =>
    replace(
      Sockets.prototype,
      'admit',
      (admit) =>
        function (this: Sockets, arrival, principal) {
          const socket = new Proxy(arrival.socket, {
            get(target, name) {
              const value: unknown = Reflect.get(target, name);
              if (name !== 'on') return typeof value === 'function' ? value.bind(target) : value;
              return (event: 'close', listener: (code: number) => void) =>
                target.on(event, (code) => {
                  if (event !== 'close' || code !== 1006) listener(code);
                });
            },
          });
          admit.call(this, { ...arrival, socket }, principal);
        },
    ),
};

/** A server does not read what others have stored. */
const hearNoPeers: Planted = {
  name: 'hear-no-peers',
  plant: () => replace(LiveTable.prototype, 'catchUp', () => async () => undefined),
};

/** A person is told to be deleted when only the sessions are. */
const deleteByHalf: Planted = {
  name: 'delete-by-half',
  handlers: {
    async deleteMe({ accounts }, { person }) {
      await accounts.sessions.endAll(person);
      return accept({});
    },
  },
};

/** A refusal is told where the outcome is not known yet. */
const refuseTooSoon: Planted = {
  name: 'refuse-too-soon',
  plant() {
    const isRefused = everyNth(40);
    return replace(
      LiveTable.prototype,
      'ask',
      (ask) =>
        async function (this: LiveTable, asked) {
          const reply = await ask.call(this, asked);
          return isRefused() ? { ok: false, reason: 'stale' } : reply;
        },
    );
  },
};

/** A device sends a command again under another id. */
const resendUnderNewId: Planted = {
  name: 'resend-under-new-id',
  plant() {
    const sent = new Set<string>();
    const older = new Map<string, string>();
    const undoAsk = replace(
      Wire.prototype,
      'ask',
      (ask) =>
        function (this: Wire, text) {
          const [, id] = /^{"type":"command","id":"([^"]+)"/.exec(text) ?? [];
          if (id === undefined || !sent.has(id)) {
            if (id !== undefined) sent.add(id);
            ask.call(this, text);
            return;
          }
          const other = `${id.slice(0, -4)}${String(older.size).padStart(4, '0')}`;
          older.set(other, id);
          ask.call(this, text.replace(id, other));
        },
    );
    const undoTell = replace(
      Wire.prototype,
      'tell',
      (tell) =>
        function (this: Wire, text) {
          const [id] = /(?<="(?:done|refused)":\[(?:"[a-z-]+",)?")[0-9a-f-]{36}/.exec(text) ?? [];
          const first = id === undefined ? undefined : older.get(id);
          tell.call(this, id && first ? text.replace(id, first) : text);
        },
    );
    return () => {
      undoAsk();
      undoTell();
    };
  },
};

/** All of these. */
export const TABLE_BUGS: readonly Planted[] = [
  believeTheWall,
  acceptStale,
  noMutex,
  tellTwice,
  tellNotAll,
  showHidden,
  keepListeners,
  keepSockets,
  hearNoPeers,
  deleteByHalf,
  refuseTooSoon,
  resendUnderNewId,
];
