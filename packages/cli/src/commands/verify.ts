/** `nyhavn verify`: was chance fair in a game that was played on a server? */
import type { RecordedGame } from '@nyhavn/engine';
import { type Finding, type ProvenDraw, verifyRecords } from '@nyhavn/protocol';
import { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { loadRecords, readText } from '../files.ts';
import { Failure, UsageError } from '../usage.ts';
import { labelled, list, say } from '../words.ts';

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
      const told = sentences(finding, games[index]).join('\n');
      const named = findings.length === 1 ? told : labelled(numbered(index + 1), told);
      process.stdout.write(`${named}\n`);
    }
    const codes = new Set(findings.map(exitCodeOf));
    if (codes.has(FALSE)) throw new Failure(notProven, FALSE);
    if (codes.has(NOTHING_PROVEN)) throw new Failure(notProven, NOTHING_PROVEN);
  },
};

/** Exit codes: a record that is false, and one that proves nothing. */
const FALSE = 1;
const NOTHING_PROVEN = 3;

function exitCodeOf(finding: Finding): number {
  switch (finding.kind) {
    case 'fair':
      return 0;
    case 'chained':
      return isAlone(finding) ? NOTHING_PROVEN : 0;
    case 'unknown':
      return NOTHING_PROVEN;
    case 'gaps':
    case 'false':
      return FALSE;
  }
}

/** True if no device took part in any draw: the server could have chosen its chain. */
function isAlone({ draws }: Extract<Finding, { kind: 'chained' }>): boolean {
  return draws.every(({ tookPart }) => tookPart.length === 0);
}

/** Columns of a commitment that are shown. */
const SHOWN = 16;

function sentences(finding: Finding, recorded: RecordedGame | undefined): string[] {
  const { proof, commands } = say();
  const words = commands.verify;
  const kind = recorded?.game.notation.hidesMoves ? 'cards' : 'rolls';
  switch (finding.kind) {
    case 'fair': {
      const { draws, commitment, contributed } = finding;
      return [
        proof.fair(draws, kind, contributed),
        ...(contributed === 0 ? [words.noneAdded] : []),
        proof.commitment(`${commitment.slice(0, SHOWN)}…`),
        ...remarks(finding),
      ];
    }
    case 'chained': {
      const { draws, anchor } = finding;
      return [
        ...draws.map((draw) => drawLine(draw, recorded)),
        // The first draw decides who starts.
        proof.chained(draws.length - 1, kind),
        ...(isAlone(finding) ? [words.noneAdded] : []),
        proof.commitment(`${anchor.slice(0, SHOWN)}…`),
        ...remarks(finding),
      ];
    }
    case 'gaps':
      return [proof.gaps(finding.missing), ...remarks(finding)];
    case 'unknown': {
      const { missing } = finding;
      if (missing === 'anchor') return [words.noAnchor];
      return [missing === 'commitment' ? proof.unknown : words.seedLater];
    }
    case 'false':
      if (finding.what === 'event') return [proof.falseAt(finding.event)];
      if (finding.what === 'draw') return [proof.falseDraw(finding.event)];
      // In version 2 roots and anchors are what secrets and contributions were.
      if (finding.what === 'root') return [words.false.commitment];
      if (finding.what === 'anchors') return [words.false.contributions];
      return [words.false[finding.what]];
  }
}

/** A draw of version 2: who took part, who did not answer, and what that proves. */
function drawLine(
  { draw, event, isUndone, tookPart, missed }: ProvenDraw,
  recorded: RecordedGame | undefined,
): string {
  const words = say().commands.verify;
  const ofGame = event === undefined ? words.ofStart : words.ofEvent(event);
  const names = namesIn(recorded);
  const parts = [
    words.follows,
    ...(tookPart.length === 0 ? [] : [words.tookPart(list(tookPart.map(names)))]),
    ...(missed.length === 0 ? [] : [words.missed(list(missed.map(names)))]),
    tookPart.length === 0 ? words.foreseeable : words.unforeseeable,
  ];
  return labelled(words.draw(draw, isUndone ? words.ofUndone : ofGame), parts.join('; '));
}

/** The name of each seat, or its number where the record has no name. */
function namesIn(recorded: RecordedGame | undefined): (seat: number) => string {
  const { seats }: { readonly seats?: unknown } = recorded?.header ?? {};
  return (seat) => {
    const place: unknown = Array.isArray(seats) ? seats[seat] : undefined;
    const isNamed = typeof place === 'object' && place !== null && 'name' in place;
    return isNamed && typeof place.name === 'string' ? place.name : `${seat + 1}`;
  };
}

type Proven = Extract<Finding, { kind: 'fair' | 'gaps' | 'chained' }>;

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
