/** The values that sentences are tried with. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { Samples } from '../src/samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PARTS = [
  ...[...'RBPGYW'].map((colour) => ({
    file: 'common.ts',
    key: `common.colours.${colour}`,
    value: colour,
  })),
  { file: 'home.ts', key: 'home.you', value: 'Du' },
];

/** The trials of a function with these parameters. */
function trialsOf(parameters: string): readonly (readonly unknown[])[] {
  const path = join(folder, 'a.ts');
  writeFileSync(
    path,
    `interface Person { name: string; isYou: boolean }\nexport function f(${parameters}) {}`,
  );
  const program = ts.createProgram([path], { strict: true, types: [] });
  const checker = program.getTypeChecker();
  const [symbol] = checker.getExportsOfModule(
    checker.getSymbolAtLocation(program.getSourceFile(path)!)!,
  );
  const [signature] = checker.getTypeOfSymbol(symbol!).getCallSignatures();
  const known = signature!.getParameters().map((parameter) => ({
    name: parameter.name,
    type: checker.getTypeOfSymbol(parameter),
  }));
  return new Samples('de', { checker, said: PARTS }).trials('f', known);
}

it('numbers are nothing, one and more; only persons and lists may be the reader', () => {
  expect(trialsOf('count: number').flat()).toEqual([0, 1, 2, 5, 21]);
  expect(trialsOf('goal: number').flat()).toEqual([12]);
  expect(trialsOf('name: string').flat()).toEqual(['Anders', 'Lucas', 'Maximiliane-Charlotte']);
  expect(trialsOf('by: string, of: string').flat()).toContain('Lucas');
  expect(trialsOf('names: string').flat()).toEqual([
    'Du und Anders',
    'Anders, Lucas und Maximiliane-Charlotte',
  ]);
  expect(trialsOf('person: Person').flat()[0]).toEqual({ name: 'Du', isYou: true });
  expect(trialsOf('where: string, percent: string')).toEqual([['{where}', '60\u00a0%']]);
});

it('all combinations of few, and every value of many', () => {
  expect(trialsOf('count: number, isLast: boolean')).toHaveLength(10);
  const many = trialsOf(`count: number, name: string | undefined, kind: 'a' | 'b' | 'c'`);
  expect(many).toHaveLength(5);
  expect(new Set(many.map(([count]) => count)).size).toBe(5);
  expect(new Set(many.map(([, name]) => name)).size).toBe(4);
  expect(new Set(many.map(([, , kind]) => kind)).size).toBe(3);
});

it('lists have one, two and three things', () => {
  expect(trialsOf('cells: readonly string[]').map(([cells]) => cells)).toEqual([
    ['c5'],
    ['c5', 'd5'],
  ]);
  expect(trialsOf('boxes: number[]').map(([boxes]) => boxes)).toEqual([[1], [1, 2], [1, 2, 5]]);
});

it('a parameter without samples is an error that says what to do', () => {
  expect(() => trialsOf('when: Date')).toThrow(
    'no samples for when: Date; tools/words/src/samples.ts',
  );
});
