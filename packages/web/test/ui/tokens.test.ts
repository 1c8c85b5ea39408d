/** One scale: sizes, spaces, corners and breakpoints outside drawings come from `ui/tokens.css`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');
/** Drawings measure by their own pictures; the page's basic styles are none. */
const FILES = globSync('**/*.css', { cwd: SOURCES }).filter(
  (file) => !file.startsWith('art/') || file === 'art/base.css',
);

function styles(file: string): string {
  return readFileSync(join(SOURCES, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
}

/** What is declared of some properties, as `file: property: value`. */
function declared(properties: RegExp): { readonly at: string; readonly value: string }[] {
  return FILES.flatMap((file) =>
    [...styles(file).matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)]
      .filter(([, property = '']) => properties.test(property))
      .map(([text, , value = '']) => ({ at: `${file}: ${text.trim()}`, value })),
  );
}

const SPACING = /^(?:(?:row-|column-)?gap|(?:padding|margin)(?:-.*)?)$/;

test('the scale has 8 sizes of text, 8 spaces and 4 radii at most', () => {
  const tokens = [...styles('ui/tokens.css').matchAll(/--(font|space|radius)\b[\w-]*:/g)];
  const count = (kind: string) => tokens.filter(([, found]) => found === kind).length;
  expect([count('font'), count('space'), count('radius')]).toEqual([8, 8, 4]);
});

test('sizes of text are of the scale', () => {
  const fonts = declared(/^font(?:-size)?$/).filter(({ value }) => value !== 'inherit');
  expect(fonts.length).toBeGreaterThan(50);
  const others = fonts.filter(({ at, value }) => {
    const size = at.includes(' font: ') ? value.split(' ')[1] : value;
    // The page itself takes what the reader has chosen, and grows with a large screen.
    return !/^(?:var\(--font-\w+\)|100%|max\(100%, .*)$/.test(size ?? '');
  });
  expect(others.map(({ at }) => at)).toEqual([]);
});

test('spaces are of the scale', () => {
  const spaces = declared(SPACING);
  expect(spaces.length).toBeGreaterThan(400);
  // Sums with the size of something may stand there, and parts of a picture.
  const bare = spaces.filter(({ value }) =>
    /(?<![\w.])-?[\d.]+(?:rem|em|px)/.test(value.replaceAll(/calc\([\d.]+rem [+]/g, 'calc(')),
  );
  expect(bare.map(({ at }) => at)).toEqual(['art/base.css: margin: -1px;']);
});

test('corners are of the scale', () => {
  const corners = declared(/^border(?:-.*)?-radius$/);
  expect(corners.length).toBeGreaterThan(50);
  const others = corners.filter(
    ({ value }) => !/^(?:(?:0|var\(--radius(?:-\w+)?\)|\d+%)(?:\s|$))+$/.test(value),
  );
  expect(others.map(({ at }) => at)).toEqual([]);
});

test('screens change at the same widths and heights', () => {
  const queries = FILES.flatMap((file) =>
    [...styles(file).matchAll(/@media[^{]*/g)].map(([query]) => query),
  );
  const limits = (of: RegExp) =>
    [...new Set(queries.flatMap((query) => query.match(of) ?? []))].toSorted();
  expect(limits(/(?<=width [<>]=? )[\d.]+\w+/g)).toEqual([
    '22.5rem',
    '30rem',
    '48rem',
    '64rem',
    '70rem',
    '80rem',
  ]);
  expect(limits(/(?<=height [<>]=? )[\d.]+\w+/g)).toEqual(['28rem', '34rem', '38rem', '52rem']);
  expect(queries.filter((query) => /m(?:in|ax)-(?:width|height)/.test(query))).toEqual([]);
});
