/** Files and folders that their owner alone may read: secrets, and the database with them. */
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';

/** Makes a folder for its owner alone; one that is there stays as it is. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Restricts an existing file to its owner. */
export function makePrivate(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch {
    // Expected: a missing file needs nothing. Another owner's file, or a file system without modes, can't be helped.
  }
}

/** Creates a file with its owner's permissions only, before another program creates it with wider ones. */
export function touchPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  makePrivate(file);
}
