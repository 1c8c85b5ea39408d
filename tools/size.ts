/** `npm run size`: how much JavaScript the screens load, compressed; too much is a failure. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@nyhavn/engine';

const DIST = join(import.meta.dirname, '..', 'packages', 'web', 'dist');

/** The page itself, with the screen that it shows first. */
const FIRST = ['index.html'];

/** The code that shows a game of any kind. */
const TABLE = [...FIRST, 'src/features/local/table-screens.ts', 'src/ui/more-icons.ts'];

const ROUTES = [
  { name: 'first screen', most: 45_000, roots: FIRST, without: /[/](screens|table)[.]ts$/ },
  ...GAMES.map(({ id }) => ({
    name: id,
    most: 113_000,
    roots: [...TABLE, `src/games/${id}/front.tsx`],
    without: new RegExp(
      `/(${GAMES.flatMap((game) => (game.id === id ? [] : [game.id])).join('|')})/table[.]ts$`,
    ),
  })),
];

/** Screens, with what they share, and games load when they are opened; other parts when they are first used. */
const ELSEWHERE = /-screens?[.]tsx?$|^src[/]games[/]|^src[/]ui[/]more-/;

/** The words of any subject, of which only the first ones and those of tables are loaded with them. */
const WORDS = /^src[/]words[/](?:[a-z]{2}|games)[/]/;

/** Of these languages one is loaded, so the largest counts. */
const LANGUAGE = /^src[/]words[/]([a-z]{2})[/](?:games[/][^/]+[/])?(?:index|screens|table)[.]ts$/;

/** How learned weights begin; only the thread in which bots think has them. */
const WEIGHTS = 'nyhavn-weights';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

interface Size {
  readonly gzip: number;
  readonly brotli: number;
}

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'),
);

/** As the build has compressed it. */
function sizeOf(file: string): Size {
  const sizeAs = (kind: string) => statSync(join(DIST, `${file}.${kind}`)).size;
  return { gzip: sizeAs('gz'), brotli: sizeAs('br') };
}

function sum(files: Iterable<string>): Size {
  let gzip = 0;
  let brotli = 0;
  for (const file of files) {
    const size = sizeOf(file);
    gzip += size.gzip;
    brotli += size.brotli;
  }
  return { gzip, brotli };
}

/** The files of chunks and of all that comes with them. */
function filesOf(
  roots: readonly string[],
  without: RegExp,
  files = new Set<string>(),
): Set<string> {
  const words: string[] = [];
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file) || !chunk.file.endsWith('.js')) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
    for (const next of chunk.dynamicImports ?? []) {
      if (LANGUAGE.test(next) && !without.test(next)) words.push(next);
      else if (WORDS.test(next)) continue;
      else if (!ELSEWHERE.test(next)) visit(next);
    }
  };
  for (const root of roots) visit(root);
  const [largest] = Object.values(Object.groupBy(words, (key) => LANGUAGE.exec(key)?.[1] ?? ''))
    .map((keys = []) => filesOf(keys, without, new Set(files)))
    .sort((one, other) => sum(other).gzip - sum(one).gzip);
  return largest ?? files;
}

function print(name: string, { gzip, brotli }: Size, rest = ''): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`.padStart(9);
  console.log(`${name.padEnd(28)}${kilobytes(gzip)} gzip${kilobytes(brotli)} brotli${rest}`);
}

const counted = new Set<string>();
for (const { name, most, roots, without } of ROUTES) {
  const missing = roots.filter((root) => !manifest[root]);
  const files = filesOf(roots, without);
  const size = sum(files);
  const over = size.gzip > most;
  print(name, size, `  of ${most / 1000} KB${over ? ': too much' : ''}`);
  const weighty = [...files].filter((file) =>
    readFileSync(join(DIST, file), 'utf8').includes(WEIGHTS),
  );
  for (const file of weighty) console.error(`  ${file} has the weights of bots`);
  for (const root of missing) console.error(`  ${root} is not among what was built`);
  for (const file of files) counted.add(file);
  if (over || missing.length > 0 || weighty.length > 0) process.exitCode = 1;
}

const others = globSync('assets/*.js', { cwd: DIST }).filter((file) => !counted.has(file));
if (others.length > 0) console.log('\nin none of these: other routes and languages, workers');
for (const file of others.sort()) print(`  ${file.replace('assets/', '')}`, sizeOf(file));
