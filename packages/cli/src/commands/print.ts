/** `nyhavn print`: new sheets for Roll & Write, when the pad has run out. */
import { writeFileSync } from 'node:fs';
import type { Choices } from '@nyhavn/web/print';
import { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { fileFailure } from '../files.ts';
import { UsageError } from '../usage.ts';

/** Where sheets go if nothing else is said. */
const FILE = 'nyhavn-sheets.pdf';

/** `nyhavn print`. */
export const print: Command = {
  name: 'print',
  usage:
    '[--sheet player|facades|both] [--paper a4|letter] [--per-page 1|2|4]\n' +
    '      [--ink colour|saving] [--language en|nl|de|fr] [--no-rules] [--copies 1]\n' +
    `      [--out ${FILE}|-]`,
  summary: 'makes a PDF with sheets for Roll & Write, the rules on their back',
  async run(words) {
    const given = new Arguments(words, {
      values: ['sheet', 'paper', 'per-page', 'ink', 'language', 'copies', 'out'],
      flags: ['no-rules'],
    });
    const file = given.text('out') || FILE;
    // Loaded here, because all other commands begin faster without it.
    const printing = await import('@nyhavn/web/print');
    const { DEFAULT_CHOICES: otherwise, MOST_COPIES } = printing;
    const choices: Choices = {
      sheet: oneOf(given, 'sheet', printing.SHEETS, otherwise.sheet),
      paper: oneOf(given, 'paper', printing.PAPERS, otherwise.paper),
      perPage: oneOf(given, 'per-page', printing.PER_PAGE, otherwise.perPage),
      ink: oneOf(given, 'ink', printing.INKS, otherwise.ink),
      language: oneOf(given, 'language', printing.LANGUAGES, otherwise.language),
      rules: !given.flag('no-rules'),
      copies: given.number('copies', 1, MOST_COPIES, otherwise.copies),
    };
    const pdf = await printing.makeSheets(choices);
    if (file === '-') {
      process.stdout.write(pdf);
      return;
    }
    try {
      writeFileSync(file, pdf);
    } catch (error) {
      throw fileFailure(file, error);
    }
    const hint = choices.rules ? '; print it on both sides, turned on the long edge' : '';
    process.stdout.write(`${file} is ready${hint}.\n`);
  },
};

/** What an option says, which must be one of a few things. */
function oneOf<Thing extends string | number>(
  given: Arguments,
  name: string,
  things: readonly Thing[],
  otherwise: Thing,
): Thing {
  const text = given.text(name);
  if (text === undefined) return otherwise;
  const thing = things.find((known) => `${known}` === text);
  if (thing !== undefined) return thing;
  throw new UsageError(`--${name} takes ${things.join(', ').replace(/, ([^,]*)$/, ' or $1')}`);
}
