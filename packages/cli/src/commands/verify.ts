/** `nyhavn verify`: was chance fair in a game that was played on a server? */
import type { Game } from '@nyhavn/engine';
import { type Finding, verifyRecords } from '@nyhavn/protocol';
import { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { loadRecords, readText } from '../files.ts';
import { Failure, UsageError } from '../usage.ts';
import { labelled, say } from '../words.ts';

/** `nyhavn verify`. */
export const verify: Command = {
  name: 'verify',
  usage: 'FILE|-',
  summary: () => say().commands.help.summaries.verify,
  run(argv) {
    const { files } = new Arguments(argv, { files: 1 });
    const [file] = files;
    if (file === undefined) throw new UsageError(say().commands.files.nameOne('-'));
    const text = readText(file);
    const { games } = loadRecords(file, text);
    const found = verifyRecords(text);
    const findings = found.ok ? found.findings : [];
    const { game: numbered, notProven } = say().commands.verify;
    for (const [index, finding] of findings.entries()) {
      const told = sentences(finding, games[index]?.game).join('\n');
      const named = findings.length === 1 ? told : labelled(numbered(index + 1), told);
      process.stdout.write(`${named}\n`);
    }
    if (findings.some(({ kind }) => kind !== 'fair')) throw new Failure(notProven);
  },
};

/** Columns of a commitment that are shown. */
const SHOWN = 16;

function sentences(finding: Finding, game: Game | undefined): string[] {
  const { proof, commands } = say();
  const words = commands.verify;
  switch (finding.kind) {
    case 'fair': {
      const { draws, commitment, contributed } = finding;
      const kind = game?.notation.hidesMoves ? 'cards' : 'rolls';
      return [
        proof.fair(draws, kind, contributed),
        ...(contributed === 0 ? [words.noneAdded] : []),
        proof.commitment(`${commitment.slice(0, SHOWN)}…`),
        ...remarks(finding),
      ];
    }
    case 'gaps':
      return [proof.gaps(finding.missing), ...remarks(finding)];
    case 'unknown':
      return [finding.missing === 'seed' ? words.seedLater : proof.unknown];
    case 'false':
      if (finding.what === 'event') return [proof.falseAt(finding.event)];
      if (finding.what === 'draw') return [proof.falseDraw(finding.event)];
      return [words.false[finding.what]];
  }
}

type Proven = Extract<Finding, { kind: 'fair' | 'gaps' }>;

/** The limits of a finding, for its reader. */
function remarks({ undone, events, isOver }: Proven): string[] {
  const { proof, commands } = say();
  const words = commands.verify;
  return [
    ...(undone === 0 ? [] : [`${proof.undone(undone)} ${words.undone}`]),
    ...(isOver ? [] : [words.part(events)]),
    words.limits,
  ];
}
