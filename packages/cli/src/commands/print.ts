/** `nyhavn print`: new sheets to write on, when the pad has run out. */
import { writeFileSync } from 'node:fs';
import type { Choices } from '@nyhavn/web/print';
import { Arguments, oneOf } from '../arguments.ts';
import type { Command } from '../command.ts';
import { fileFailure } from '../files.ts';
import { say } from '../words.ts';

/** The file of the sheets if none is given. */
const FILE = 'nyhavn-sheets.pdf';

/** `nyhavn print`. */
export const print: Command = {
  name: 'print',
  usage:
    '[--sheet KIND] [--paper a4|letter] [--per-page 1|2|4]\n' +
    '      [--ink colour|saving] [--language CODE] [--no-rules] [--copies 1]\n' +
    `      [--out ${FILE}|-]`,
  summary: () => say().commands.help.summaries.print,
  async run(argv) {
    const given = new Arguments(argv, {
      values: ['sheet', 'paper', 'per-page', 'ink', 'language', 'copies', 'out'],
      flags: ['no-rules'],
    });
    const file = given.text('out') || FILE;
    // Loaded here, because all other commands begin faster without it.
    const printing = await import('@nyhavn/web/print');
    const { DEFAULT_CHOICES: otherwise, MAX_COPIES } = printing;
    const choices: Choices = {
      sheet: oneOf(given, 'sheet', printing.SHEETS, otherwise.sheet),
      paper: oneOf(given, 'paper', printing.PAPERS, otherwise.paper),
      perPage: oneOf(given, 'per-page', printing.PER_PAGE, otherwise.perPage),
      ink: oneOf(given, 'ink', printing.INKS, otherwise.ink),
      language: oneOf(given, 'language', printing.LANGUAGES, otherwise.language),
      rules: !given.flag('no-rules'),
      copies: given.number('copies', 1, MAX_COPIES, otherwise.copies),
    };
    const { ready, bothSides } = say().commands.print;
    const told = choices.rules ? `${ready(file)} ${bothSides}` : ready(file);
    writePdf(file, await printing.makeSheets(choices), told);
  },
};

/** Writes a document into a file and says a sentence, or to standard output and says nothing. */
function writePdf(file: string, pdf: Uint8Array, sentence: string): void {
  if (file === '-') {
    process.stdout.write(pdf);
    return;
  }
  try {
    writeFileSync(file, pdf);
  } catch (error) {
    throw fileFailure(file, error);
  }
  process.stdout.write(`${sentence}\n`);
}
