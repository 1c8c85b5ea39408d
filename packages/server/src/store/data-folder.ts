/** The folder of a server alone: one server at a time, and no silent start where its data has gone. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFolder, touchPrivate } from '../private-files.ts';

/** The last known state of the database, as a number in the lock file. */
const STATES = { none: 0, closed: 1, open: 2 } as const;

/** SQLite's code for what another connection has locked. */
const BUSY = 5;

/** A data folder that is locked for this process. */
export interface DataFolder {
  /** The database in it. */
  readonly file: string;
  /** A warning for the operator. */
  readonly warning?: string;
  /** The database is open: from now on it is missed where it is gone. */
  opened(): void;
  /** The database is about to be closed. */
  closing(): void;
  unlock(): void;
}

/**
 * Locks a data folder, and makes a missing one. The lock is an exclusive one on a small SQLite file of its own: the system
 * releases it when a process ends, however it ends, and it knows no process ids, which containers share. The
 * database itself stays free for backups.
 */
export function lockFolder(folder: string): DataFolder {
  const file = join(folder, 'nyhavn.db');
  const lock = openLock(folder);
  const keep = (state: number) => {
    try {
      lock.exec(`PRAGMA user_version = ${state}`);
    } catch {
      // Expected: a full disk. Nothing is missed later that is not missed now.
    }
  };
  try {
    const state = Number(lock.prepare('PRAGMA user_version').get()?.user_version);
    if (state !== STATES.none && (!existsSync(file) || statSync(file).size === 0)) {
      throw new Error(
        `The database ${file} is missing or empty, but this folder had one. Restore it from a backup; ` +
          `or delete nyhavn.lock as well, to begin with an empty database.`,
      );
    }
    const isCut = state === STATES.open && !existsSync(`${file}-wal`);
    return {
      file,
      ...(isCut ? { warning: warningOf(file) } : {}),
      opened: () => keep(STATES.open),
      closing: () => keep(STATES.closed),
      unlock: () => lock.close(),
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

function openLock(folder: string): DatabaseSync {
  const name = join(folder, 'nyhavn.lock');
  try {
    makePrivateFolder(folder);
    touchPrivate(name);
  } catch (error) {
    throw new Error(`The data folder ${folder} can't be written: ${messageOf(error)}.`, {
      cause: error,
    });
  }
  const lock = new DatabaseSync(name, { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) {
      throw new Error(
        `Another server is using the data folder ${folder}. Stop it first, or give this one a folder of its own with --data.`,
        { cause: error },
      );
    }
    throw new Error(`The file ${name} can't be used: ${messageOf(error)}. Delete it.`, {
      cause: error,
    });
  }
}

function warningOf(file: string): string {
  return (
    `The server was not stopped in order, and ${file}-wal is missing. Unless another program has opened the database since, ` +
    'the latest moves are lost: restore the file if you have moved it.'
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
