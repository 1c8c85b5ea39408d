/** Reads expressions of SQL. */
import type { Expression, Select, Value } from './ast.ts';
import type { TokenReader } from './tokens.ts';

/** Operators by how strongly they bind, the weakest first. */
const LEVELS = [['=', '<>', '!=', '<', '>', '<=', '>=', 'like'], ['||'], ['+', '-'], ['*', '/']];

const CONSTANTS: Readonly<Record<string, Value>> = { true: true, false: false, null: null };

/** Words that end an expression without an alias before them. */
const RESERVED: ReadonlySet<string> = new Set(
  'from where group order limit for union on using join inner left set returning values as and or not in is like asc desc'.split(
    ' ',
  ),
);

/** Reads expressions; `select` reads what is inside of brackets that begin with it. */
export class ExpressionReader {
  protected readonly tokens: TokenReader;
  readonly #select: () => Select;

  constructor(tokens: TokenReader, select: () => Select) {
    this.tokens = tokens;
    this.#select = select;
  }

  /** A whole expression. */
  read(): Expression {
    let left = this.#conjunction();
    while (this.tokens.takes('or')) left = binary('or', left, this.#conjunction());
    return left;
  }

  #conjunction(): Expression {
    let left = this.#negation();
    while (this.tokens.takes('and')) left = binary('and', left, this.#negation());
    return left;
  }

  #negation(): Expression {
    if (this.tokens.takes('not')) return { is: 'not', of: this.#negation() };
    return this.#tested();
  }

  /** A comparison, and what may follow it: `is null`, `in (…)`. */
  #tested(): Expression {
    const of = this.#binary(0);
    if (this.tokens.takes('is')) {
      const isNot = this.tokens.takes('not');
      this.tokens.needs('null');
      return { is: 'null', of, isNot };
    }
    const isNot = this.tokens.takes('not', 'in');
    if (!isNot && !this.tokens.takes('in')) return of;
    this.tokens.needs('(');
    const among = this.tokens.sees('select') ? this.#select() : this.#list();
    this.tokens.needs(')');
    return { is: 'in', of, among, isNot };
  }

  #list(): Expression[] {
    return this.tokens.sees(')') ? [] : this.tokens.list(() => this.read());
  }

  #binary(level: number): Expression {
    const operators = LEVELS[level];
    if (!operators) return this.#cast();
    let left = this.#binary(level + 1);
    for (;;) {
      const operator = operators.find((text) => this.tokens.sees(text));
      if (operator === undefined) return left;
      this.tokens.take();
      left = binary(operator === '!=' ? '<>' : operator, left, this.#binary(level + 1));
    }
  }

  /** Types of values are those that JavaScript has, so casts change nothing. */
  #cast(): Expression {
    const of = this.#primary();
    while (this.tokens.takes('::')) {
      this.tokens.name();
      if (this.tokens.takes('[')) this.tokens.needs(']');
    }
    return of;
  }

  #primary(): Expression {
    const { tokens } = this;
    if (tokens.takes('(')) return this.#inBrackets();
    if (tokens.takes('*')) return { is: 'star', table: undefined };
    if (tokens.takes('exists')) {
      tokens.needs('(');
      const select = this.#select();
      tokens.needs(')');
      return { is: 'exists', select };
    }
    const token = tokens.take();
    switch (token.kind) {
      case 'string':
        return { is: 'value', value: token.text };
      case 'number':
        return { is: 'value', value: Number(token.text) };
      case 'parameter':
        return { is: 'parameter', index: Number(token.text) - 1 };
      case 'sign':
      case 'end':
        return tokens.fail('an expression');
      case 'word': {
        const value = CONSTANTS[token.text];
        if (value !== undefined) return { is: 'value', value };
        if (tokens.takes('(')) return this.#call(token.text);
      }
    }
    return this.#column(token.text);
  }

  #inBrackets(): Expression {
    if (this.tokens.sees('select')) {
      const select = this.#select();
      this.tokens.needs(')');
      return { is: 'scalar', select };
    }
    const items = this.#list();
    this.tokens.needs(')');
    const [only] = items;
    return items.length === 1 && only ? only : { is: 'row', items };
  }

  #call(name: string): Expression {
    // `extract(epoch FROM …)` is the only function with words between its arguments.
    const args = this.tokens.takes('epoch', 'from') ? [this.read()] : this.#list();
    this.tokens.needs(')');
    return { is: 'call', name, args };
  }

  #column(name: string): Expression {
    if (!this.tokens.takes('.')) return { is: 'column', table: undefined, name };
    if (this.tokens.takes('*')) return { is: 'star', table: name };
    return { is: 'column', table: name, name: this.tokens.name() };
  }

  /** A name after `as`, or without it where no word of SQL follows. */
  alias(): string | undefined {
    if (this.tokens.takes('as')) return this.tokens.name();
    const { kind, text } = this.tokens.next;
    if (kind === 'quoted' || (kind === 'word' && !RESERVED.has(text))) return this.tokens.name();
    return undefined;
  }
}

function binary(operator: string, left: Expression, right: Expression): Expression {
  return { is: 'binary', operator, left, right };
}
