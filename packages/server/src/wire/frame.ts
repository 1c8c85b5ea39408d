/**
 * Messages as the WebSocket protocol frames them: made once, and written to all who hear the same. A
 * frame is a string with a character for each byte (`latin1`): the system takes a short one as it is,
 * while a buffer has to be made first.
 */

/** A whole message of text, not masked, as servers send it. */
const WHOLE_TEXT = 0x81;

/** Lengths up to here stand in one byte, up to the next in two more, beyond it in eight. */
const SHORT = 125;
const LONG = 0xffff;

/** A message, ready to be written. */
export function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  // What is as long in bytes has no character that takes two.
  const bytes = length === text.length ? text : Buffer.from(text).toString('latin1');
  return headOf(length) + bytes;
}

function headOf(length: number): string {
  if (length <= SHORT) return String.fromCharCode(WHOLE_TEXT, length);
  if (length <= LONG) return String.fromCharCode(WHOLE_TEXT, 126, length >>> 8, length & 0xff);
  const head = Buffer.of(WHOLE_TEXT, 127, 0, 0, 0, 0, 0, 0, 0, 0);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head.toString('latin1');
}
