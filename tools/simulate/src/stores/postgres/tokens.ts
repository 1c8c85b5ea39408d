/** Words, strings, numbers and signs of SQL. */

/** A piece of a statement. */
export interface Token {
  readonly kind: 'word' | 'quoted' | 'string' | 'number' | 'parameter' | 'sign' | 'end';
  readonly text: string;
}

const PIECES =
  /\s+|"((?:[^"]|"")*)"|'((?:[^']|'')*)'|\$(\d+)|(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|(<>|!=|<=|>=|\|\||::|!~|[-+*/=<>(),.;[\]])/gy;

/** The pieces of a text. */
function tokensOf(sql: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of sql.matchAll(PIECES)) {
    end = match.index + match[0].length;
    const [, quoted, text, parameter, number, word, sign] = match;
    if (quoted !== undefined) tokens.push({ kind: 'quoted', text: quoted.replaceAll('""', '"') });
    else if (text !== undefined) tokens.push({ kind: 'string', text: text.replaceAll("''", "'") });
    else if (parameter !== undefined) tokens.push({ kind: 'parameter', text: parameter });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word.toLowerCase() });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
  }
  if (end < sql.length)
    throw new Error(`the model of Postgres can't read ${sql.slice(end, end + 40)}`);
  return [...tokens, { kind: 'end', text: '' }];
}

/** Reads pieces one after the other. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(sql: string) {
    this.#tokens = tokensOf(sql);
  }

  get next(): Token {
    return this.#tokens[this.#at]!;
  }

  get isAtEnd(): boolean {
    return this.next.kind === 'end';
  }

  /** Whether these words or signs come next. */
  sees(...texts: readonly string[]): boolean {
    return texts.every((text, index) => {
      const token = this.#tokens[this.#at + index];
      return (token?.kind === 'word' || token?.kind === 'sign') && token.text === text;
    });
  }

  /** Passes these words or signs if they come next. */
  takes(...texts: readonly string[]): boolean {
    if (!this.sees(...texts)) return false;
    this.#at += texts.length;
    return true;
  }

  needs(...texts: readonly string[]): void {
    if (!this.takes(...texts)) this.fail(texts.join(' '));
  }

  take(): Token {
    const token = this.next;
    this.#at++;
    return token;
  }

  /** A name, in quotes or without. */
  name(): string {
    const token = this.take();
    if (token.kind !== 'word' && token.kind !== 'quoted') this.fail('a name');
    return token.text;
  }

  /** Things between commas. */
  list<Thing>(read: () => Thing): Thing[] {
    const things = [read()];
    while (this.takes(',')) things.push(read());
    return things;
  }

  /** Things between commas in brackets. */
  inBrackets<Thing>(read: () => Thing): Thing[] {
    this.needs('(');
    const things = this.sees(')') ? [] : this.list(read);
    this.needs(')');
    return things;
  }

  fail(wanted: string): never {
    const rest = this.#tokens.slice(this.#at, this.#at + 8).map(({ text }) => text);
    throw new Error(`the model of Postgres wants ${wanted} before ${rest.join(' ')}`);
  }
}
