/** A terminal for tests: answers come from a script, and everything written is kept. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOTS } from '@nyhavn/bots';
import { type Actor, readRecords } from '@nyhavn/engine';
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { afterAll } from 'vitest';
import type { PlaySettings, Terminal } from '../../src/play/index.ts';
import { play } from '../../src/play/index.ts';
import { say } from '../../src/words.ts';

/**
 * The folder in which these tests write, and games that are left without a file; deleted when they
 * are done.
 */
export const folder = mkdtempSync(join(tmpdir(), 'nyhavn-play-'));
process.env.TMPDIR = folder;
afterAll(() => rmSync(folder, { recursive: true }));

/** The answer to a prompt; undefined ends the input. */
export type Script = (prompt: string, sofar: string) => string | undefined;

/** Answers one line after the other, and then the input ends. */
export function typed(...lines: string[]): Script {
  return () => lines.shift();
}

/** Settings for a quick game of one person and one strong bot. */
const SETTINGS: PlaySettings = {
  game: rollAndWrite,
  players: 3,
  startPlayer: 0,
  people: 1,
  bots: BOTS.filter(({ name }) => name === 'greedy'),
  seed: 'canal',
  plain: false,
  colour: false,
  options: {},
  sentence: (code) => `Refused because of ${code}.`,
};

/** Plays by a script and gives everything that was written, prompts and answers included. */
export async function transcript(
  script: Script,
  settings: Partial<PlaySettings> = {},
): Promise<string> {
  let text = '';
  const terminal: Terminal = {
    async read(prompt) {
      const line = script(prompt, text);
      text += `${prompt}${line ?? '(end)'}\n`;
      return line;
    },
    write: (more) => {
      text += more;
    },
    clear: () => {
      text += '(clear)\n';
    },
  };
  await play({ ...SETTINGS, ...settings }, terminal);
  return text;
}

/** The first and last number that a prompt offers. */
export function offered(prompt: string): [number, number] {
  const numbers = /(?<!Bot |Player )\b(\d+)(?: \S+ (\d+))?,? /.exec(prompt);
  if (!numbers) throw new Error(`nothing to choose at: ${prompt}`);
  return [Number(numbers[1]), Number(numbers[2] ?? numbers[1])];
}

/** What the last line of a finished game says: who has won. */
export function verdict(): RegExp {
  const { shared, wins } = say().table.over;
  const another = wins({ name: '[^\\n]+', isYou: false });
  return new RegExp(
    `(${wins({ name: say().you, isYou: true })}|${another}\\.|${shared('[^\\n]+')}\\.)\\n$`,
  );
}

/** A game that has come so far, as its record tells it. */
export function recorded(header: object, events: readonly (readonly [by: Actor, move: string])[]) {
  const lines = [{ nyhavn: 1, ...header }, ...events.map(([by, move]) => ({ by, move }))];
  const records = readRecords(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  if (!records.ok) throw new Error(`line ${records.reason.line}: ${records.reason.code}`);
  return records.value.games[0]!;
}
