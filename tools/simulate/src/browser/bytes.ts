/** Stands in for Node's `Buffer` where there is no Node: as much of it as the server's code uses. */

/** Bytes of text in one of Node's encodings. */
function bytesOf(text: string, encoding: string): Uint8Array {
  switch (encoding) {
    case 'hex':
      return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
    case 'latin1':
      return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    case 'base64':
    case 'base64url':
      return bytesOf(atob(text.replaceAll('-', '+').replaceAll('_', '/')), 'latin1');
    default:
      return new TextEncoder().encode(text);
  }
}

/** Bytes with Node's methods. */
export class Bytes extends Uint8Array {
  static override from(source: unknown, encoding: unknown = 'utf8'): Bytes {
    const plain =
      typeof source === 'string'
        ? bytesOf(source, String(encoding))
        : Uint8Array.from(source as Iterable<number>);
    return Bytes.copyOf(plain);
  }

  static alloc(length: number, value = 0): Bytes {
    return new Bytes(length).fill(value);
  }

  static byteLength(text: string): number {
    return new TextEncoder().encode(text).length;
  }

  static copyOf(plain: Uint8Array): Bytes {
    const bytes = new Bytes(plain.length);
    bytes.set(plain);
    return bytes;
  }

  writeBigUInt64BE(value: bigint, at = 0): void {
    new DataView(this.buffer, this.byteOffset).setBigUint64(at, value);
  }

  override toString(encoding = 'utf8', begin = 0, end = this.length): string {
    const part = this.subarray(begin, end);
    if (encoding === 'utf8') return new TextDecoder().decode(part);
    if (encoding === 'hex') return [...part].map((byte) => HEX[byte]).join('');
    let letters = '';
    for (const byte of part) letters += String.fromCharCode(byte);
    if (encoding === 'latin1') return letters;
    const text = btoa(letters);
    if (encoding === 'base64') return text;
    return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
