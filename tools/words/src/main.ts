/** `npm run words`: what helps those who write and translate the words of the product. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES, SOURCE } from './folder.ts';
import { writeGolden } from './golden.ts';
import { fix, lint } from './lint.ts';
import { noteSources, staleIn } from './sources.ts';
import { exportTable, importTable } from './table.ts';

const USAGE = `npm run words -- COMMAND

  golden [LANGUAGE]        writes golden.txt, everything that a language says, and sources.json
  lint [--fix] [LANGUAGE]  finds wrong typography, and puts right what needs no decision
  stale [LANGUAGE]         lists translations whose English has changed since
  checked LANGUAGE KEY …   notes that these translations are right although their English has changed
  export LANGUAGE [FILE]   writes a table for a translator, nyhavn-LANGUAGE.csv
  import LANGUAGE FILE     brings a table back, if everything in it is right
`;

function chosen(languages: readonly string[]): readonly string[] {
  return languages.length > 0 ? languages.map(known) : LANGUAGES;
}

function known(language: string | undefined): string {
  if (language !== undefined && LANGUAGES.includes(language)) return language;
  throw new Error(`${language} is not one of ${LANGUAGES.join(', ')}`);
}

function translated(language: string | undefined): string {
  if (language === SOURCE) throw new Error('English is what the others are translated from');
  return known(language);
}

async function runGolden(argv: readonly string[]): Promise<boolean> {
  for (const language of chosen(argv)) {
    await writeGolden(language);
    await noteSources(language);
  }
  return true;
}

function runLint(argv: readonly string[]): boolean {
  const languages = chosen(argv.filter((word) => word !== '--fix'));
  if (argv.includes('--fix')) {
    for (const language of languages) console.log(`${language}: files changed: ${fix(language)}`);
  }
  const found = languages.flatMap(lint);
  for (const line of found) console.log(line);
  return found.length === 0;
}

async function runStale(argv: readonly string[]): Promise<boolean> {
  for (const language of chosen(argv)) {
    for (const place of await staleIn(language)) {
      console.log(`${language}/${place}: the English has changed since this was translated`);
    }
  }
  return true;
}

async function runChecked([language, ...places]: readonly string[]): Promise<boolean> {
  await noteSources(translated(language), new Set(places));
  return true;
}

async function runExport([language, file]: readonly string[]): Promise<boolean> {
  const path = file ?? `nyhavn-${language}.csv`;
  writeFileSync(path, await exportTable(translated(language)));
  console.log(`${path} is written.`);
  return true;
}

async function runImport([language, file]: readonly string[]): Promise<boolean> {
  if (file === undefined) throw new Error('which file?');
  const table = readFileSync(file, 'utf8');
  const { errors, files, checked } = await importTable(translated(language), table);
  for (const error of errors) console.error(error);
  if (errors.length > 0) {
    console.error(`Nothing is changed. Problems: ${errors.length}.`);
    return false;
  }
  await noteSources(language!, checked);
  for (const [path, source] of files) writeFileSync(path, source);
  if (files.size > 0) {
    spawnSync('biome', ['format', '--write', ...files.keys()], { stdio: 'inherit' });
    // The files are other ones now, and this process has imported the old ones.
    spawnSync(process.execPath, [import.meta.filename, 'golden', language!], { stdio: 'inherit' });
  }
  console.log(`Files changed: ${files.size}.`);
  return true;
}

type Command = (argv: readonly string[]) => boolean | Promise<boolean>;

const COMMANDS: Readonly<Record<string, Command>> = {
  golden: runGolden,
  lint: runLint,
  stale: runStale,
  checked: runChecked,
  export: runExport,
  import: runImport,
};

const [command = '', ...argv] = process.argv.slice(2);
const run = COMMANDS[command];
if (!run) console.error(USAGE);
try {
  process.exitCode = (await run?.(argv)) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
