/** Links that carry a whole game in their fragment, compressed, so that no server need know it. */
import { accept, type Result, refuse } from '@nyhavn/engine';

/** In characters; no record of one game is as long. */
const MAX_RECORD_LENGTH = 2_000_000;

const MARK = '#r=';

/** The fragment that carries a record. */
export async function carry(record: string): Promise<string> {
  const packed = new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `${MARK}${toText(new Uint8Array(await new Response(packed).arrayBuffer()))}`;
}

/** Returns true if a fragment carries a record, even a damaged one. */
export function isCarrying(fragment: string): boolean {
  return fragment.startsWith(MARK);
}

/** The record in a fragment, or that it is not whole. */
export async function carriedIn(fragment: string): Promise<Result<string, 'damaged'>> {
  try {
    const bytes = fromText(fragment.slice(MARK.length));
    const opened = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const text = await readText(opened);
    return text === undefined ? refuse('damaged') : accept(text);
  } catch {
    return refuse('damaged');
  }
}

/** The text of a stream; undefined if it is longer than any record. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MAX_RECORD_LENGTH) {
      await reader.cancel();
      return undefined;
    }
  }
}

/** Bytes in letters that an address may have. */
function toText(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
