/**
 * No error is swallowed. Whatever catches one looks at it: it throws it again, reports it or asks what kind it is. Where
 * that is not needed, a comment that begins with `Expected:` stands there and says why.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..', '..', 'src');

/** The places of a source that catch an error and do not look at it. */
function swallowing(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found: string[] = [];
  const functions = new Map<string, ts.SignatureDeclaration>();

  const isExpected = (node: ts.Node) => {
    const first = source.getLineAndCharacterOfPosition(node.getStart()).line;
    const last = source.getLineAndCharacterOfPosition(node.getEnd()).line;
    // A comment of several lines may begin further up.
    let from = first;
    while (/^\s*(\/\/|\/?\*)/.test(lines[from - 1] ?? '')) from--;
    return lines.slice(from, last + 1).some((line) => line.includes('Expected:'));
  };
  const check = (node: ts.Node, isLookedAt: boolean, ...reasons: readonly ts.Node[]) => {
    if (isLookedAt || [node, ...reasons].some(isExpected)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${name}:${line + 1}`);
  };
  const uses = (body: ts.Node, variable: ts.Node): boolean =>
    ts.forEachChild(body, (child) => isNamed(child, variable) || uses(child, variable)) === true;
  const looks = (handler: ts.SignatureDeclaration): boolean => {
    const [error] = handler.parameters;
    const body = 'body' in handler ? handler.body : undefined;
    return !!error && !!body && (isNamed(body, error.name) || uses(handler, error.name));
  };
  const checkHandler = (handler: ts.Expression, statement: ts.Node) => {
    if (ts.isArrowFunction(handler) || ts.isFunctionExpression(handler)) {
      check(handler, looks(handler), statement);
    } else if (ts.isIdentifier(handler)) {
      const known = functions.get(handler.text);
      // What is given from elsewhere, such as `reject`, gets the error.
      if (known) check(handler, looks(known), statement, known);
    }
  };
  const collect = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) functions.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer))
      functions.set(node.name.getText(), node.initializer);
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCatchClause(node)) {
      const variable = node.variableDeclaration?.name;
      check(node, variable !== undefined && uses(node.block, variable));
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { arguments: given, expression } = node;
      const [first, second] = given;
      const method = expression.name.text;
      const isListener =
        /^(on|once)$/.test(method) && first && ts.isStringLiteral(first) && first.text === 'error';
      if (method === 'catch' && first) checkHandler(first, node);
      if ((method === 'then' || isListener) && second) checkHandler(second, node);
    }
    ts.forEachChild(node, visit);
  };
  collect(source);
  visit(source);
  return found;
}

function isNamed(node: ts.Node, variable: ts.Node): boolean {
  return ts.isIdentifier(node) && node !== variable && node.text === variable.getText();
}

test('no error is swallowed in the server', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    swallowing(file, readFileSync(join(SOURCES, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

test.each([
  ['try { act(); } catch {}'],
  ['try { act(); } catch { again(); }'],
  ['try { act(); } catch (error) { again(); }'],
  ['act().catch(() => undefined);'],
  ['act().catch((error) => again());'],
  ['function ignore() {}\nact().catch(ignore);'],
  ['act().then(go, () => undefined);'],
  ["socket.on('error', () => undefined);"],
])('found: %s', (text) => {
  expect(swallowing('a.ts', text)).toHaveLength(1);
});

test.each([
  ['try { act(); } catch (error) { report(error); }'],
  ['try { act(); } catch {\n  // Expected: there may be none.\n}'],
  ['act().catch((error) => report(error));'],
  ['act().catch((error) => error);'],
  ['// Expected: it is closed already.\nact().catch(() => undefined);'],
  ['act().then(resolve, reject);'],
])('not found: %s', (text) => {
  expect(swallowing('a.ts', text)).toEqual([]);
});
