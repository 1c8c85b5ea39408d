/** The keys by which push services know this server (VAPID): made once, or given by the environment. */
import { join } from 'node:path';
import webPush from 'web-push';
import { madeOnce } from '../secret.ts';

/** A key pair, both in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of the environment, or else those of a data folder; a new folder gets new ones. */
export function pushKeysIn(
  folder: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): PushKeys {
  const { NYHAVN_VAPID_PUBLIC_KEY: publicKey, NYHAVN_VAPID_PRIVATE_KEY: privateKey } = environment;
  if (publicKey && privateKey) return { publicKey, privateKey };
  const made = madeOnce(join(folder, 'vapid.json'), () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  return JSON.parse(made);
}
