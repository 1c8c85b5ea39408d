import type { Choose } from '../src/contract.ts';

/** A move with one thing about it changed: a character, a word, the order of a list, its ending. */
export function mutate(text: string, choose: Choose, endings: readonly string[]): string {
  const letters = 'RBPGYWabcde123456789-,=> ';
  const place = choose(text.length);
  const letter = letters[choose(letters.length)] ?? '';
  const words = text.split(' ');
  const word = choose(words.length);
  switch (choose(6)) {
    case 0:
      return text.slice(0, place) + letter + text.slice(place + 1);
    case 1:
      return text.slice(0, place) + letter + text.slice(place);
    case 2:
      return text.slice(0, place) + text.slice(place + 1);
    case 3:
      return words.toSpliced(word, 1).join(' ');
    case 4:
      return words.with(word, words[word]?.split(',').reverse().join(',') ?? '').join(' ');
    default:
      return `${text}${endings[choose(endings.length)]}`;
  }
}
