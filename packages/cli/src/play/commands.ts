/** The words that are understood at every prompt. */

/** Something typed that is not a move. */
export type Command =
  | { readonly name: 'number'; readonly number: number }
  | { readonly name: 'back' | 'more' | 'undo' | 'quit' | 'help' | 'table' }
  | { readonly name: 'log'; readonly isWhole: boolean }
  | { readonly name: 'sheet'; readonly number?: number }
  | { readonly name: 'save'; readonly path: string };

const SIMPLE: ReadonlyMap<string, 'back' | 'more' | 'undo' | 'quit' | 'help' | 'table'> = new Map([
  ['', 'back'],
  ['b', 'back'],
  ['back', 'back'],
  ['m', 'more'],
  ['more', 'more'],
  ['u', 'undo'],
  ['undo', 'undo'],
  ['q', 'quit'],
  ['quit', 'quit'],
  ['exit', 'quit'],
  ['h', 'help'],
  ['?', 'help'],
  ['help', 'help'],
  ['table', 'table'],
]);

/** Reads a command; undefined for anything else. A game may call a player's things by a word of its own. */
export function readCommand(text: string, sheetWord: string): Command | undefined {
  if (/^\d{1,9}$/.test(text)) return { name: 'number', number: Number(text) };
  const lower = text.toLowerCase();
  const simple = SIMPLE.get(lower);
  if (simple) return { name: simple };
  const [word, number = '', ...more] = lower.split(' ');
  const isSheet = (word === 'sheet' || word === sheetWord) && /^\d{0,2}$/.test(number);
  if (isSheet && more.length === 0) {
    return { name: 'sheet', ...(number === '' ? {} : { number: Number(number) }) };
  }
  if (lower === 'log' || lower === 'log all') return { name: 'log', isWhole: lower !== 'log' };
  const save = /^save(?: (.*))?$/i.exec(text);
  return save ? { name: 'save', path: save[1] ?? '' } : undefined;
}
