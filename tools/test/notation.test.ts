/** The engine alone spells moves and takes them apart: clients hold moves as parts. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Files in which spelled moves are data, or are shown to people as examples. */
const DATA = [
  // Games up to some moment: lessons, positions of rulings, puzzles.
  /^packages[/]web[/]src[/]games[/][^/]+[/](lessons(-ending)?|trials|puzzles|dead-game|long-games)[.]ts$/,
  // The shape of a record, and input that can be typed in a terminal.
  /^packages[/]web[/]src[/]features[/]after[/]replay[/]open-record-screen[.]tsx$/,
  /^packages[/]cli[/]src[/]games[/][^/]+[/]help[.]ts$/,
  // Places on a score sheet are named in the same way, but are no moves.
  /^packages[/]web[/]src[/]games[/]house[/]score[/](free-house|sheet-warnings)[.]tsx?$/,
];

const VERBS =
  'draw|roll|reroll|recolour|cross|start|single|mark|left|goal|build|harbour|hand|card|take|discard|coat';

/** Code that spells a move by hand or reads its spelling. */
const NOTATION = [
  // A verb and what it is about.
  new RegExp(
    `['"\`](?:\\d )?(?:${VERBS}) (?:[$][{]|[-?]|[RBPGYW]+\\b|[a-e][1-9]|\\d|(?:take|turn|skip|end)\\b)`,
  ),
  // The parts of a drawing, a build or another player's turn.
  /[`'" ](?:x|dice|bonus|brick|cards|cross)=(?:[$][{]|[-'`]|[RBPGYW]+\b|[a-e][1-9])/,
  // A move given to a table as it is spelled.
  /\b(?:tryOut|play|tell|tellRefusal|readyTo)\(\s*['"`](?!chance\b)/,
  /\b(?:act|explain|isFinal)\(\s*\w+,\s*['"`]/,
  // The beginning of a spelling, or its words.
  /\b(?:step|last|best|move)[.](?:text|move)[.](?:split|slice)\(/,
  new RegExp(`(?<!verb[.])\\bstartsWith\\(\\s*['"\`](?:${VERBS})\\b`),
  new RegExp(`\\^(?:[(][?]:)?(?:${VERBS})\\b`),
];

function spelledIn(text: string): string[] {
  return text.split('\n').filter((line) => NOTATION.some((pattern) => pattern.test(line)));
}

test.each(['web', 'cli'])('%s spells no move', (name) => {
  const files = globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: ROOT });
  const found = files
    .filter((file) => !file.includes('/words/') && !DATA.some((data) => data.test(file)))
    .flatMap((file) =>
      spelledIn(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

test.each([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source to be found
  'explain(table, `mark ${track}`, notNow)',
  "act(table, 'mark -')",
  "table.tryOut('end')",
  "selection.readyTo('both')",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source to be found
  'const text = `build ${tile} ${cells.join()} brick=${brick} cards=-`;',
  "parts.push(' dice=-')",
  "text === 'coat turn'",
  "step.text.startsWith('roll')",
  "const [verb] = step.text.split(' ');",
  'const FILLING = /^(?:draw|single)/;',
])('finds %s', (line) => {
  expect(spelledIn(line)).toEqual([line]);
});

test.each([
  "spell({ verb: 'mark', tracks: '' })",
  "case 'draw':",
  "helpOn('take')",
  "verb.startsWith('coat')",
  "history.play('chance', move)",
  '<Button href="/new/roll-and-write?dice=real">',
  '<TileArt brick={tile.brick} />',
])('leaves %s', (line) => {
  expect(spelledIn(line)).toEqual([]);
});
