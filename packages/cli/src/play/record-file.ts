/** The file that a game's record is kept in, complete after every event. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { accept, type Result, readRecords, refuse } from '@nyhavn/engine';
import { say } from '../words.ts';

/** A record on disk; what can't be written is reported once and does not stop the game. */
export interface RecordFile {
  readonly path: string;
  /**
   * Brings the file up to these lines, header first. One line more is appended; anything else
   * replaces the record, and the old file stays until the new one is whole.
   */
  keep(lines: readonly string[]): void;
}

/**
 * Opens a file for a game whose record has these lines so far. Games that stand in the file already
 * are kept; an earlier stand of this very game is replaced.
 */
export function openRecordFile(
  path: string,
  lines: readonly string[],
  report: (sentence: string) => void,
): Result<RecordFile, string> {
  let others = '';
  let written = 0;
  let isBroken = true;

  function write(all: readonly string[]): void {
    if (all.length === written + 1 && !isBroken) {
      appendFileSync(path, `${all.at(-1)}\n`);
    } else {
      const temporary = `${path}.${process.pid}.tmp`;
      writeFileSync(temporary, others + all.map((line) => `${line}\n`).join(''));
      renameSync(temporary, path);
    }
    written = all.length;
  }

  try {
    mkdirSync(dirname(resolve(path)), { recursive: true });
    const found = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (found.trim() !== '' && !readRecords(found).ok) {
      return refuse(say().terminal.otherFile(path));
    }
    others = otherGames(found, lines);
    write(lines);
    isBroken = false;
  } catch (error) {
    return refuse(say().terminal.notSaved(path, messageOf(error)));
  }
  return accept({
    path,
    keep(all) {
      try {
        write(all);
        isBroken = false;
      } catch (error) {
        if (!isBroken) report(say().terminal.notSaved(path, messageOf(error)));
        isBroken = true;
      }
    },
  });
}

/** The other lines of a file, beside the record with these lines. */
function otherGames(found: string, lines: readonly string[]): string {
  const present = found.split('\n').filter((line) => line.trim() !== '' && isJson(line));
  const header = present.findLastIndex((line) => line.includes('"nyhavn"'));
  const last = present.slice(Math.max(0, header));
  const isThisGame = last.every((line, index) => line === lines[index]);
  const kept = isThisGame ? present.slice(0, Math.max(0, header)) : present;
  return kept.map((line) => `${line}\n`).join('');
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
