/** Everything that a language says, to be read from top to bottom: `golden.txt` beside its files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathOf } from './folder.ts';
import { type Texts, textsOf } from './texts.ts';

/** Short results share a line. */
const WIDTH = 140;

function goldenPath(language: string): string {
  return pathOf(language, 'golden.txt');
}

/** What stands in the file now. */
export function goldenNow(language: string): string {
  const path = goldenPath(language);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Writes the file again. */
export async function writeGolden(language: string): Promise<void> {
  writeFileSync(goldenPath(language), await golden(language));
}

/** What must stand in the file: each key with its text, or with the texts that its function builds. */
export async function golden(language: string): Promise<string> {
  const files = Map.groupBy(await textsOf(language), ({ file }) => file);
  return [...files].map(([file, texts]) => `# ${file}\n\n${texts.map(entry).join('')}`).join('\n');
}

function entry({ key, parameters, texts }: Texts): string {
  const head = parameters.length === 0 ? key : `${key}(${parameters.join(', ')})`;
  const line = `${head}: ${texts.join(' | ')}\n`;
  if (texts.length === 1 || line.length <= WIDTH) return line;
  return `${head}:\n${texts.map((text) => `    ${text}\n`).join('')}`;
}
