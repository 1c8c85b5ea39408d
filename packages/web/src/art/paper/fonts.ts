/** The typefaces of printed pages, from the packages. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontFiles } from './pdf.ts';

const require = createRequire(import.meta.url);

async function read(file: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(require.resolve(`@fontsource/${file}-normal.woff`)));
}

/** Reads them. */
export async function readFonts(): Promise<FontFiles> {
  return {
    display: await read('fraunces/files/fraunces-latin-600'),
    text: await read('alegreya-sans/files/alegreya-sans-latin-400'),
    bold: await read('alegreya-sans/files/alegreya-sans-latin-700'),
  };
}
