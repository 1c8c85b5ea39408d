/** Passkeys, as far as the browser has to do with them; it reads and writes the JSON of WebAuthn itself. */
import { accept, type Result, refuse } from '@nyhavn/engine';
import type { AnyRefusal } from '@nyhavn/protocol';
import { ask, type Reply } from '../api.ts';

const MISSED = ['cancelled', 'present', 'unavailable'] as const;

/** The reason why a device gave no passkey: the person refused, it has one already, or it can't. */
export type Missed = (typeof MISSED)[number];

/** Returns true if the device, and not the server, gave the reason. */
export function isMissed(reason: string): reason is Missed {
  return MISSED.some((missed) => missed === reason);
}

/** The account that a passkey belongs to, or why there is none. */
type PasskeyResult = Promise<Result<Reply<'whoAmI'>, AnyRefusal | 'unreachable' | Missed>>;

/**
 * Returns true if this browser can use passkeys here: not over plain HTTP from afar, nor in old
 * ones.
 */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Makes a passkey for this account, and has the server keep it. */
export async function addPasskey(): PasskeyResult {
  const asked = await ask('askToAddPasskey');
  if (!asked.ok) return asked;
  const options = asked.value as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await fromDevice<RegistrationResponseJSON>(() => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return navigator.credentials.create({ publicKey });
  });
  if (!made.ok) return made;
  const { id, rawId, response } = made.value;
  return ask('addPasskey', { body: { id, rawId, response, type: 'public-key' } });
}

/** Signs in with a passkey that the person chooses. */
export async function signInWithPasskey(): PasskeyResult {
  const asked = await ask('askToSignInWithPasskey');
  if (!asked.ok) return asked;
  const options = asked.value as unknown as PublicKeyCredentialRequestOptionsJSON;
  const signed = await fromDevice<AuthenticationResponseJSON>(() => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    return navigator.credentials.get({ publicKey });
  });
  if (!signed.ok) return signed;
  const { id, rawId, response } = signed.value;
  return ask('signInWithPasskey', { body: { id, rawId, response, type: 'public-key' } });
}

/** The device's answer, in JSON. */
async function fromDevice<Json>(
  request: () => Promise<Credential | null>,
): Promise<Result<Json, Missed>> {
  try {
    const credential = await request();
    if (!(credential instanceof PublicKeyCredential)) return refuse('cancelled');
    return accept(credential.toJSON() as Json);
  } catch (error) {
    return refuse(missedBy(error));
  }
}

function missedBy(error: unknown): Missed {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'present';
  // The address is one that no passkey can be for, such as a number.
  if (name === 'SecurityError' || name === 'NotSupportedError') return 'unavailable';
  return 'cancelled';
}
