/** Colours for terminals that have them; nothing is said by colour alone. */
import { stripVTControlCharacters } from 'node:util';

/** Ways to set text off. */
export interface Paint {
  /** In the colour of a house or die face, given by its letter. */
  face(letter: string, text: string): string;
  /** Letters of colours, each in its own. */
  faces(letters: string): string;
  strong(text: string): string;
  faint(text: string): string;
  reverse(text: string): string;
}

const FACE_CODES: Readonly<Record<string, string>> = {
  R: '97;41',
  B: '97;44',
  P: '97;45',
  G: '30;42',
  Y: '30;43',
  W: '30;47',
};

/** Leaves text as it is. */
const BARE: Paint = {
  face: (_, text) => text,
  faces: (letters) => letters,
  strong: (text) => text,
  faint: (text) => text,
  reverse: (text) => text,
};

const ANSI: Paint = {
  face: (letter, text) => escaped(FACE_CODES[letter] ?? '0', text),
  faces: (letters) => [...letters].map((letter) => ANSI.face(letter, letter)).join(''),
  strong: (text) => escaped('1', text),
  faint: (text) => escaped('2', text),
  reverse: (text) => escaped('7', text),
};

function escaped(code: string, text: string): string {
  return `\u001b[${code}m${text}\u001b[0m`;
}

/** The paint for a terminal with or without colours. */
export function paintFor(colour: boolean): Paint {
  return colour ? ANSI : BARE;
}

/** The number of columns of a text, without its escapes. */
export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** Text filled up with spaces to a width. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Blocks of lines side by side, each as wide as said. */
export function sideBySide(blocks: readonly { lines: readonly string[]; width: number }[]): string {
  const height = Math.max(0, ...blocks.map(({ lines }) => lines.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map(({ lines, width }) => padded(lines[row] ?? '', width))
      .join('')
      .trimEnd(),
  ).join('\n');
}
