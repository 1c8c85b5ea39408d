/** The keys by which push services know this server (VAPID): made once, or given by the environment. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';

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
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'vapid.json');
  try {
    const made = JSON.stringify(webPush.generateVAPIDKeys());
    writeFileSync(file, made, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
