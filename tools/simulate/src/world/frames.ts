/** Frames of the WebSocket protocol, as servers write them. */

const LENGTH_16 = 126;
const LENGTH_64 = 127;

/** The texts in frames that were written together: a character for each byte. */
export function textsIn(frames: string): string[] {
  const texts: string[] = [];
  for (let at = 0; at < frames.length; ) {
    let length = frames.charCodeAt(at + 1);
    at += 2;
    if (length === LENGTH_16) {
      length = (frames.charCodeAt(at) << 8) | frames.charCodeAt(at + 1);
      at += 2;
    } else if (length === LENGTH_64) {
      length = 0;
      for (const end = at + 8; at < end; at++) length = length * 256 + frames.charCodeAt(at);
    }
    texts.push(Buffer.from(frames.slice(at, at + length), 'latin1').toString());
    at += length;
  }
  return texts;
}
