/** The keys by which push services know this server (VAPID): made once, or given by the environment. */
import { join } from 'node:path';
import * as v from 'valibot';
import webPush from 'web-push';
import { madeOnce } from '../secret.ts';

/** A key pair, both in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A key of so many bytes: a point of the curve P-256, and a number. */
const key = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+$/),
    v.check((text) => Buffer.from(text, 'base64url').length === bytes),
  );
const Keys = v.object({ publicKey: key(65), privateKey: key(32) });

/** The keys of the environment, or else those of a data folder; a new folder gets new ones. */
export function pushKeysIn(
  folder: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): PushKeys {
  const { NYHAVN_VAPID_PUBLIC_KEY: publicKey, NYHAVN_VAPID_PRIVATE_KEY: privateKey } = environment;
  if (publicKey && privateKey) {
    const given = v.safeParse(Keys, { publicKey, privateKey });
    if (given.success) return given.output;
    throw new Error(
      'NYHAVN_VAPID_PUBLIC_KEY and NYHAVN_VAPID_PRIVATE_KEY take a pair of VAPID keys, as `npx web-push generate-vapid-keys` makes them.',
    );
  }
  const file = join(folder, 'vapid.json');
  const made = madeOnce(file, () => JSON.stringify(webPush.generateVAPIDKeys()));
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Keys), made);
  if (kept.success) return kept.output;
  throw new Error(
    `The file ${file} is damaged: it takes a pair of VAPID keys. Restore it from a backup; or delete it to get new keys, ` +
      'with which devices have to ask for notifications again.',
  );
}
