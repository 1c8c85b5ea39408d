/** Shared by both kinds of printing: options with a few values, and the file. */
import { writeFileSync } from 'node:fs';
import type { Arguments } from '../arguments.ts';
import { fileFailure } from '../files.ts';
import { UsageError } from '../usage.ts';
import { either, say } from '../words.ts';

/** The value of an option, which must be one of a few. */
export function oneOf<Thing extends string | number>(
  given: Pick<Arguments, 'text'>,
  name: string,
  things: readonly Thing[],
  otherwise: Thing,
): Thing {
  const text = given.text(name);
  if (text === undefined) return otherwise;
  const thing = things.find((known) => `${known}` === text);
  if (thing !== undefined) return thing;
  throw new UsageError(say().commands.options.oneOf(`--${name}`, either(things.map(String))));
}

/** Writes a document into a file and says a sentence, or to standard output and says nothing. */
export function writePdf(file: string, pdf: Uint8Array, sentence: string): void {
  if (file === '-') {
    process.stdout.write(pdf);
    return;
  }
  try {
    writeFileSync(file, pdf);
  } catch (error) {
    throw fileFailure(file, error);
  }
  process.stdout.write(`${sentence}\n`);
}
