/** The door of the page to printing: pages with typefaces from our own server. */
import text from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff?url';
import bold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff?url';
import display from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff?url';
import { Printer } from './printer.ts';

async function read(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Fetches the typefaces and makes ready to print. */
export async function openPrinter(): Promise<Printer> {
  const [displayFile, textFile, boldFile] = await Promise.all([display, text, bold].map(read));
  if (!displayFile || !textFile || !boldFile) throw new Error('a typeface is missing');
  return new Printer({ display: displayFile, text: textFile, bold: boldFile });
}
