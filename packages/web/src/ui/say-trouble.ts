/** Failures in words. */
import { StorageError } from '../store/database.ts';
import { say } from '../words/index.ts';
import { notify } from './announcer.tsx';
import { isFileFailure } from './files.ts';

/** A failure in words, with what to do about it. */
export function troubleInWords(error: unknown): string {
  const { trouble } = say().common;
  if (isFileFailure(error)) return trouble.files;
  return error instanceof StorageError ? trouble.storage : trouble.other;
}

/** Says for a while that something that was asked for failed. */
export function sayTrouble(error: unknown): void {
  console.error(error);
  notify(troubleInWords(error));
}
