/** Finding words in texts, whatever their case and accents. */

/** Letters that are written as several by those who have no key for them, and hyphens, which count for nothing. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  '’': "'",
  '-': '',
};

interface Folded {
  readonly text: string;
  /** For every letter of the folded text, where it stands in the original. */
  readonly at: readonly number[];
}

function fold(original: string): Folded {
  let text = '';
  const at: number[] = [];
  for (let index = 0; index < original.length; index++) {
    const letter = original.charAt(index).toLowerCase();
    const plain = SPELLED[letter] ?? letter.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
    for (const part of plain) {
      text += part;
      at.push(index);
    }
  }
  return { text, at };
}

/** The words of a search, folded; none if nothing is searched for. */
export function soughtIn(query: string): string[] {
  return fold(query)
    .text.split(/\s+/)
    .filter((word) => word !== '');
}

/** The ruling that a search names, as in `AB-9`, `ab9` or `ab 9`. */
export function rulingIn(query: string): string | undefined {
  const [, game, number] = /^\s*([a-z]{2})[-\s]?(\d+)\s*$/i.exec(query) ?? [];
  return game && number && `${game.toUpperCase()}-${Number(number)}`;
}

/** Returns true if a text contains all of the words, or a synonym of each. */
export function hasAll(text: string, sought: readonly (string | readonly string[])[]): boolean {
  const folded = fold(text).text;
  return sought.every((words) => [words].flat().some((word) => folded.includes(word)));
}

/** A part of a text, and whether it is something that was searched for. */
interface Part {
  /** The index of its first character. */
  readonly from: number;
  readonly text: string;
  readonly isHit: boolean;
}

/** A text, cut where words that are searched for begin and end. */
export function markedParts(original: string, sought: readonly string[]): Part[] {
  const { text, at } = fold(original);
  const isHit = new Array<boolean>(original.length).fill(false);
  for (const word of sought) {
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
      for (let index = from; index < from + word.length; index++) isHit[at[index] ?? 0] = true;
    }
  }
  const parts: Part[] = [];
  for (let from = 0; from < original.length; ) {
    let to = from + 1;
    while (to < original.length && isHit[to] === isHit[from]) to++;
    parts.push({ from, text: original.slice(from, to), isHit: isHit[from] ?? false });
    from = to;
  }
  return parts;
}
