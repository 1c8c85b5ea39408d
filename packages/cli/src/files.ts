/** Reading and writing records in files, `-` being the standard streams. */
import { readFileSync } from 'node:fs';
import { type Records, readRecords } from '@nyhavn/engine';
import { refusalSentence } from './sentences.ts';
import { Failure } from './usage.ts';
import { labelled, say } from './words.ts';

/** The reason for which a file could not be read or written, without the noise around it. */
export function fileFailure(file: string, error: unknown): Failure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const { missing, forbidden, folder, noFolder } = say().commands.files;
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: missing,
    EACCES: forbidden,
    EISDIR: folder,
    ENOTDIR: noFolder,
  };
  return new Failure(labelled(file, reasons[code] ?? code));
}

/** The text of a file. */
export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    if (file === '-' && error instanceof Error && 'code' in error && error.code === 'EOF')
      return '';
    throw fileFailure(file, error);
  }
}

/** The records of a file, every event checked; a last line that was cut off is warned of. */
export function loadRecords(file: string, text = readText(file)): Records {
  const records = readRecords(text);
  if (!records.ok) {
    const { line, code } = records.reason;
    throw new Failure(say().commands.files.line(line, `${refusalSentence(code)} (${code})`));
  }
  const { cutOff } = records.value;
  if (cutOff !== undefined) {
    process.stderr.write(`${say().commands.files.cutOff(cutOff)}\n`);
  }
  return records.value;
}
