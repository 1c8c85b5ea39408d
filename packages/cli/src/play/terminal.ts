/** Input and output of a game. */
import { createInterface } from 'node:readline';

/** Lines in, text out: all that a game needs of a terminal. */
export interface Terminal {
  /** The next line without its end, or undefined when there will be no more. */
  read(prompt: string): Promise<string | undefined>;
  write(text: string): void;
  /** Puts everything that was written out of sight. */
  clear(): void;
}

/** Plain substitutes for typographic marks. */
const PLAIN_MARKS: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”„]|«[\u00a0\u202f]?|[\u00a0\u202f]?»/g, '"'],
  [/[\u00a0\u202f]/g, ' '],
  [/–/g, '-'],
  [/×/g, 'x'],
  [/…/g, '...'],
];

/** A terminal that is written to in letters, accents included, and in marks that every keyboard has. */
export function inAscii(terminal: Terminal): Terminal {
  const plain = (text: string) =>
    PLAIN_MARKS.reduce((rest, [mark, letter]) => rest.replace(mark, letter), text);
  return {
    read: (prompt) => terminal.read(plain(prompt)),
    write: (text) => terminal.write(plain(text)),
    clear: () => terminal.clear(),
  };
}

/** Clears the screen and what was scrolled off it, and goes to its first line. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** The terminal of this process; lines that come ahead of their question wait for it. */
export function nodeTerminal(): Terminal & { close(): void } {
  const { stdin, stdout } = process;
  const lines = createInterface({ input: stdin, output: stdout, terminal: stdin.isTTY === true });
  const ahead: string[] = [];
  let asked: ((line: string | undefined) => void) | undefined;
  let isClosed = false;

  function answer(line: string | undefined): void {
    const resolve = asked;
    asked = undefined;
    resolve?.(line);
  }

  lines.on('line', (line) => {
    if (asked) answer(line);
    else ahead.push(line);
  });
  stdout.on('error', () => lines.close());
  lines.on('SIGINT', () => lines.close());
  lines.on('close', () => {
    isClosed = true;
    if (asked) stdout.write('\n');
    answer(undefined);
  });

  return {
    async read(prompt) {
      if (ahead.length === 0 && isClosed) return undefined;
      const waiting = ahead.shift();
      if (waiting !== undefined) {
        stdout.write(`${prompt}${waiting}\n`);
        return waiting;
      }
      const line = await new Promise<string | undefined>((resolve) => {
        asked = resolve;
        lines.setPrompt(prompt);
        lines.prompt();
      });
      if (line !== undefined && stdin.isTTY !== true) stdout.write(`${line}\n`);
      return line;
    },
    write: (text) => void stdout.write(text),
    clear: () => void (stdout.isTTY === true && stdout.write(CLEAR)),
    close: () => lines.close(),
  };
}
