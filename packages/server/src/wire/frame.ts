/** Messages as the WebSocket protocol frames them: made once, and written to all who hear the same. */

/** A whole message of text, not masked, as servers send it. */
const WHOLE_TEXT = 0x81;

/** Lengths up to here stand in one byte, up to the next in two more, beyond it in eight. */
const SHORT = 125;
const LONG = 0xffff;

/** A message, ready to be written. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= LONG ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, head);
  return frame;
}
