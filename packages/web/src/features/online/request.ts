/** A request to the server. What is needed from the start asks by this alone; all others go by `ask`, which knows the types. */
import type { Result } from '@nyhavn/engine';
import type { AnyRefusal } from '@nyhavn/protocol';

/** The result of a request; `unreachable` if the server did not answer. */
export type ApiResult<Value> = Result<Value, AnyRefusal | 'unreachable'>;

/** Requests that are answered with a new cookie, and end the session of the one before. */
const ROTATING: ReadonlySet<string> = new Set([
  'PUT /api/me/password',
  'POST /api/me/passkeys',
  'POST /api/session',
  'POST /api/session/passkey',
]);

/** A new cookie waits no longer than this for requests that are under way. */
const LOCK_TIMEOUT_MS = 5000;

/** The lock of the cookie, which all tabs share. */
const LOCK = 'nyhavn-cookie';

/** Requests of this tab that are under way with the cookie of now. */
const underWay = new Set<Promise<unknown>>();

/** The latest request of this tab for a new cookie, until it is answered. */
let rotation: Promise<unknown> | undefined;

/**
 * Sends something to an address of the API. Read-write lock: a request for a new cookie is sent when the others are
 * answered, and the next ones wait for it; the server would refuse the cookie before as that of a stranger.
 */
export function request(
  method: string,
  address: string,
  body?: unknown,
): Promise<ApiResult<unknown>> {
  const act = () => send(method, address, body);
  const isRotating = ROTATING.has(`${method} ${address}`);
  // The types know only of secure contexts; over plain http a tab knows of its own requests alone.
  const { locks }: { locks?: LockManager } = navigator;
  if (!locks) return isRotating ? rotateInTab(act) : readInTab(act);
  return isRotating ? rotate(locks, act) : locks.request(LOCK, { mode: 'shared' }, act);
}

type Act = () => Promise<ApiResult<unknown>>;

/** Sends when no tab has a request under way, or when the wait becomes too long. */
async function rotate(locks: LockManager, act: Act): Promise<ApiResult<unknown>> {
  const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS);
  let isSent = false;
  try {
    return await locks.request(LOCK, { signal }, () => {
      isSent = true;
      return act();
    });
  } catch (error) {
    if (isSent) throw error;
    return act();
  }
}

function readInTab(act: Act): Promise<ApiResult<unknown>> {
  const sent = rotation ? rotation.then(act) : act();
  underWay.add(sent);
  return sent.finally(() => underWay.delete(sent));
}

function rotateInTab(act: Act): Promise<ApiResult<unknown>> {
  const isAnswered = Promise.all([rotation, ...underWay]);
  const isLate = new Promise((resolve) => setTimeout(resolve, LOCK_TIMEOUT_MS));
  const sent = Promise.race([isAnswered, isLate]).then(act);
  rotation = sent;
  return sent.finally(() => {
    if (rotation === sent) rotation = undefined;
  });
}

/** Never rejects: where nothing comes back, that is the answer. */
async function send(method: string, address: string, body: unknown): Promise<ApiResult<unknown>> {
  const content = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(address, { method, ...(body === undefined ? {} : content) });
    const reply: unknown = await response.json();
    return response.ok ? { ok: true, value: reply } : { ok: false, reason: refusalIn(reply) };
  } catch {
    return { ok: false, reason: 'unreachable' };
  }
}

function refusalIn(reply: unknown): AnyRefusal | 'unreachable' {
  const isRefusal = typeof reply === 'object' && reply !== null && 'refused' in reply;
  // A proxy may have answered in the place of the server.
  return isRefusal ? (reply.refused as AnyRefusal) : 'unreachable';
}
