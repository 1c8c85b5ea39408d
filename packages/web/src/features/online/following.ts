/**
 * The settings of a claimed account follow the person to all their devices; those of a guest stay
 * here.
 */
import { effect } from '@preact/signals';
import { changeSettings, settings } from '../../store/settings.ts';
import { isStillKnown, me } from './me.ts';
import { settingsIn } from './other-settings.ts';
import { request } from './request.ts';
import { keepUnsent, unsent } from './unsent.ts';

const ADDRESS = '/api/me/settings';

/** The settings that the server is known to have, and their person. */
interface Agreed {
  readonly person: string;
  readonly text: string;
}

let agreed: Agreed | undefined;
let isFollowing = false;
let sending: Promise<void> = Promise.resolve();

/** Takes over the settings of the account from now on, and sends changes. */
export function followSettings(): void {
  if (isFollowing) return;
  isFollowing = true;
  effect(() => {
    const person = me.value;
    const text = JSON.stringify(settings.value);
    if (!person?.isClaimed) agreed = undefined;
    else if (agreed?.person !== person.id) void meet(person.id);
    else if (agreed.text !== text) void send({ person: person.id, text });
  });
}

/**
 * Takes over the settings of an account that has signed in; an account without settings gets those
 * of this device.
 */
async function meet(person: string): Promise<void> {
  const here = settings.peek();
  agreed = { person, text: JSON.stringify(here) };
  const answer = await request('GET', ADDRESS);
  if (me.peek()?.id !== person) return;
  if (!answer.ok) {
    // A failed request is repeated when the page is next opened.
    if (answer.reason === 'not-signed-in') await isStillKnown();
    return;
  }
  const theirs = settingsIn(answer.value);
  const isOurTurn = unsent() === person || Object.keys(theirs).length === 0;
  const now = settings.peek();
  if (isOurTurn) return send({ person, text: JSON.stringify(now) });
  // Settings that were changed while the request was under way are newer.
  if (now !== here) return;
  agreed = { person, text: JSON.stringify({ ...now, ...theirs }) };
  await changeSettings(theirs);
}

/** Sends what is set, after what was sent before; only the latest counts. */
function send(next: Agreed): Promise<void> {
  agreed = next;
  keepUnsent(next.person);
  sending = sending.then(async () => {
    if (agreed !== next) return;
    const answer = await request('PUT', ADDRESS, settings.peek());
    if (answer.ok && agreed === next) keepUnsent(undefined);
  });
  return sending;
}
