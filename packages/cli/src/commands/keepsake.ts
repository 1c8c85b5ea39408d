/** `nyhavn print keepsake`: finished games on paper, drawn like the game. */
import { Arguments } from '../arguments.ts';
import { loadRecords } from '../files.ts';
import { Failure, UsageError } from '../usage.ts';
import { labelled, say } from '../words.ts';
import { oneOf, writePdf } from './printing.ts';

/** Where keepsakes go if nothing else is said. */
export const KEEPSAKE_FILE = 'nyhavn-keepsake.pdf';

/** Prints the games of a record, a page each. */
export async function printKeepsake(argv: readonly string[]): Promise<void> {
  const given = new Arguments(argv, {
    values: ['paper', 'ink', 'language', 'place', 'out'],
    files: 1,
  });
  const [file] = given.files;
  if (file === undefined) throw new UsageError(say().commands.files.nameOne('-'));
  const printing = await import('@nyhavn/web/print');
  const { DEFAULT_CHOICES: otherwise } = printing;
  const choices = {
    paper: oneOf(given, 'paper', printing.PAPERS, otherwise.paper),
    ink: oneOf(given, 'ink', printing.INKS, otherwise.ink),
    language: oneOf(given, 'language', printing.LANGUAGES, otherwise.language),
    place: given.text('place') ?? '',
  };
  const { games } = loadRecords(file);
  const unfinished = games.findIndex(({ game, end }) => game.awaits(end).kind !== 'over');
  if (unfinished >= 0) {
    const { print, verify } = say().commands;
    const which = games.length === 1 ? print.theGame : verify.game(unfinished + 1);
    throw new Failure(labelled(file, print.notOver(which)));
  }
  // Only now, because mistakes are told faster without it.
  const { makeKeepsakes } = await import('@nyhavn/web/keepsakes');
  const out = given.text('out') || KEEPSAKE_FILE;
  writePdf(out, await makeKeepsakes(games, choices), say().commands.print.ready(out));
}
