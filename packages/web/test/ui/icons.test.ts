/** The first screen has the icons that it shows; those of other screens come with them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MORE_ICONS } from '../../src/ui/more-icons.ts';

const SOURCES = join(import.meta.dirname, '../../src');

/** What is shown before any other screen is asked for. */
const FIRST_SCREEN = [
  'app/*.tsx',
  'app/home/*.tsx',
  'art/*.tsx',
  'features/daily/daily-panel.tsx',
  'features/local/saved-*.tsx',
  'features/paper/real-*.tsx',
  'games/*/index.ts',
  'ui/{announcer,button,fold-button,loading,menu,missing,page,trouble,update-notice}.tsx',
];

test('no icon of the first screen is among those that come later', () => {
  const later = new Set<string>(Object.keys(MORE_ICONS));
  const files = globSync(FIRST_SCREEN, { cwd: SOURCES }).filter(
    (file) => !file.endsWith('-screen.tsx'),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(SOURCES, file), 'utf8');
    // Names of elements and attributes are no icons.
    const named = [...text.matchAll(/(?:icon|name)=(?:"([\w-]+)"|\{([^}]*)\})|icon: '([\w-]+)'/g)];
    return named
      .flatMap(([, one = '', some = '', other = '']) => [
        one,
        other,
        ...[...some.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
      ])
      .filter((name) => later.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
