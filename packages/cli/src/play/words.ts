/** Counts, lists, colours and pieces in plain English. */

/** Colours by their letters, in canonical order. */
const COLOUR_NAMES: Readonly<Record<string, string>> = {
  R: 'red',
  B: 'blue',
  P: 'purple',
  G: 'green',
  Y: 'yellow',
  W: 'white',
};

/** Everything that is picked by letter, in canonical order: colours, and places by number. */
export const LETTERS = `${Object.keys(COLOUR_NAMES).join('')}1234567`;

/** Letters in canonical order. */
export function canonicalLetters(letters: string): string {
  return [...letters].sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b)).join('');
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** A number with its noun, as in `1 point` and `2 points`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${amount === 1 ? noun : `${noun}s`}`;
}

/** Things one after the other, as in `a, b and c`. */
export function list(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}

/** The name of a colour, given by its letter. */
export function colourName(letter: string): string {
  return COLOUR_NAMES[letter] ?? letter;
}

/** Colours one by one, as in `red, blue, blue`. */
export function colourList(letters: string): string {
  return [...letters].map(colourName).join(', ');
}

/** A small number as a word. */
export function numberWord(amount: number): string {
  return NUMBERS[amount] ?? String(amount);
}

/** Coloured pieces, as in `two red dice` and `a white one`, to be put into a list. */
export function piecesInWords(
  letters: string,
  [noun, nouns]: readonly [noun: string, nouns: string],
): string[] {
  return [...new Set(letters)].map((letter, index) => {
    const amount = letters.split(letter).length - 1;
    const colour = colourName(letter);
    if (index > 0) return amount === 1 ? `a ${colour} one` : `${numberWord(amount)} ${colour}`;
    return `${numberWord(amount)} ${colour} ${amount === 1 ? noun : nouns}`;
  });
}

const SHAPES: Readonly<Record<string, string>> = {
  R3: 'corner of three',
  R4: 'square of four',
  R5: 'square of four and one',
  B3: 'corner of three',
  B4: 'L of four',
  B4L: 'left L of four',
  B4R: 'right L of four',
  B5: 'T of five',
  P3: 'line of three',
  P4: 'line of four',
  P5: 'line of five',
  G3: 'line of three',
  G4: 'T of four',
  G5: 'cross of five',
  Y3: 'corner of three',
  Y4: 'zigzag of four',
  Y4L: 'left zigzag of four',
  Y4R: 'right zigzag of four',
  Y5: 'Z of five',
};

/** The shape of a tile in words. */
export function shapeInWords(tile: string): string {
  return SHAPES[tile] ?? 'line of two';
}

/** A sentence's first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Text in lines of at most so many characters. */
export function wrap(text: string, width = 78): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n');
}

function wrapLine(line: string, width: number): string {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current);
      current = word;
    } else {
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  return [...lines, current].join('\n');
}
