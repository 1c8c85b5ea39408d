/** Counts and lists in plain English. */

const PLURALS = new Intl.PluralRules('en-GB');
const LISTS = new Intl.ListFormat('en-GB');
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** A number with its noun, as in `1 point` and `2 points`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${PLURALS.select(amount) === 'one' ? noun : `${noun}s`}`;
}

/** Things one after the other, as in `a, b and c`. */
export function list(things: readonly string[]): string {
  return LISTS.format(things);
}

/** A small number as a word. */
export function numberWord(amount: number): string {
  return NUMBERS[amount] ?? String(amount);
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
