/** The typefaces of a picture, to be written into it. */
import bold from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url';
import display from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';
import type { EmbeddedFace } from './svg.ts';

async function base64(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Fetches them from our own server, or from what is kept for being offline. */
export async function embeddedFaces(): Promise<EmbeddedFace[]> {
  return [
    { face: 'display', data: await base64(display) },
    { face: 'bold', data: await base64(bold) },
  ];
}
