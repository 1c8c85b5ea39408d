/** The texts of a file by their keys, as they are written in it. */
import ts from 'typescript';
import { type Edit, lineAt, parse, spansOf } from './literals.ts';

/** A text in a source file. */
export interface Entry {
  readonly line: number;
  /** With `{name}` for what is inserted; undefined where code builds the text. */
  readonly text: string | undefined;
  /** What is inserted, as it is named in the text. */
  readonly holes: readonly string[];
  /** The change of the file that gives it another text. */
  edit(text: string): Edit;
}

/** All texts of a file by their keys; the one of an object `words` has no name before it. */
export function entriesOf(path: string, source?: string): Map<string, Entry> {
  const file = parse(path, source);
  const entries = new Map<string, Entry>();
  const constants = new Map<string, ts.Expression>();
  for (const { name, initializer } of file.statements.flatMap(declarations)) {
    if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
  }
  const walk = (key: string, value: ts.Expression): void => {
    const node = bare(value);
    if (ts.isIdentifier(node)) {
      const constant = constants.get(node.text);
      if (constant) walk(key, constant);
    } else if (ts.isArrayLiteralExpression(node)) {
      for (const [index, element] of node.elements.entries())
        walk(joined(key, `${index}`), element);
    } else if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) {
        if (ts.isShorthandPropertyAssignment(property)) {
          walk(joined(key, property.name.text), property.name);
        } else if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
          walk(joined(key, property.name.text), property.initializer);
        }
      }
    } else {
      entries.set(key, entry(file, node));
    }
  };
  for (const [name, value] of constants) {
    if (isExported(value)) walk(name === 'words' ? '' : name, value);
  }
  return entries;
}

function declarations(statement: ts.Statement): readonly ts.VariableDeclaration[] {
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
}

function isExported(value: ts.Expression): boolean {
  const statement = value.parent.parent.parent;
  return (
    ts.isVariableStatement(statement) &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  );
}

function joined(key: string, name: string): string {
  return key === '' ? name : `${key}.${name}`;
}

/** An expression without types and brackets around it. */
function bare(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

function entry(file: ts.SourceFile, value: ts.Expression): Entry {
  const line = lineAt(file, value.getStart());
  const body = ts.isArrowFunction(value) && !ts.isBlock(value.body) ? bare(value.body) : value;
  const code: Entry = {
    line,
    text: undefined,
    holes: [],
    edit: () => {
      throw new Error('code builds this text');
    },
  };
  if (ts.isStringLiteralLike(body)) {
    const span = { start: body.getStart(), end: body.end };
    return { line, text: body.text, holes: [], edit: (text) => ({ ...span, text: quoted(text) }) };
  }
  if (!ts.isTemplateExpression(body)) return code;
  const inserted = body.templateSpans.map(({ expression }) => expression.getText());
  const texts = [body.head.text, ...body.templateSpans.map(({ literal }) => literal.text)];
  // Code with texts of its own is no name; braces would be taken for one.
  if (inserted.some((name) => /['"`{}\n]/.test(name))) return code;
  if (texts.some((text) => /[{}]/.test(text))) return code;
  const [first, last] = [spansOf(body)[0]!, spansOf(body).at(-1)!];
  return {
    line,
    text: texts.reduce((so, text, index) => `${so}{${inserted[index - 1]}}${text}`),
    holes: [...new Set(inserted)],
    edit: (text) => ({ start: first.start, end: last.end, text: templated(text) }),
  };
}

function quoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  if (!text.includes("'")) return `'${escaped}'`;
  return `"${escaped.replaceAll('"', '\\"')}"`;
}

function templated(text: string): string {
  const escaped = text.replaceAll(/[\\`]/g, '\\$&').replaceAll('\n', '\\n');
  return escaped.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => `\${${name}}`);
}
