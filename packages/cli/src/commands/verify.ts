/** `nyhavn verify`: was chance fair in a game that was played on a server? */
import { type Finding, verifyRecords } from '@nyhavn/protocol';
import { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { loadRecords, readText } from '../files.ts';
import { Failure, UsageError } from '../usage.ts';

/** `nyhavn verify`. */
export const verify: Command = {
  name: 'verify',
  usage: 'FILE|-',
  summary: 'replays every roll and card of a record and says what that proves',
  run(argv) {
    const { files } = new Arguments(argv, { files: 1 });
    const [file] = files;
    if (file === undefined) throw new UsageError('name a file, or - for standard input');
    const text = readText(file);
    loadRecords(file, text);
    const found = verifyRecords(text);
    const findings = found.ok ? found.findings : [];
    for (const [index, finding] of findings.entries()) {
      const prefix = findings.length === 1 ? '' : `game ${index + 1}: `;
      process.stdout.write(`${prefix}${sentence(finding)}\n`);
    }
    if (findings.some(({ kind }) => kind !== 'fair')) throw new Failure('Not proven.');
  },
};

/** The text for each kind of falsehood. */
const FALSE = {
  commitment: 'the seed is not the one that was committed to before the game.',
  contributions: 'the header does not say for every seat what it added to chance.',
  start: 'the start player does not follow from the seed.',
  undone: 'the events that the record shows as undone do not follow from the rules and the seed.',
};

function sentence(finding: Finding): string {
  switch (finding.kind) {
    case 'fair': {
      const { draws, commitment } = finding;
      return [
        `Fair: the start player and all ${draws} events of chance follow from the secret seed`,
        `that the server had committed to before the game (${commitment.slice(0, 16)}…)`,
        addedBy(finding),
        ...remarks(finding),
      ].join('\n');
    }
    case 'gaps': {
      const { draws, missing } = finding;
      return [
        `Gaps not accounted for: the start player and all ${draws} events of chance follow from the seed,`,
        `but ${counted(missing, 'draw is', 'draws are')} left out. Players may have undone them (records of earlier versions`,
        'leave out what was undone), or the server may have passed over rolls that it did not like.',
        ...remarks(finding),
      ].join('\n');
    }
    case 'unknown':
      return finding.missing === 'seed'
        ? 'Unknown: the record does not tell the seed; it is published when the game is over.'
        : 'Unknown: the record has no commitment; its chance came from elsewhere.';
    case 'false':
      if (finding.what === 'event') {
        return `False: event ${finding.event} does not follow from the seed.`;
      }
      if (finding.what === 'draw') {
        return `False: the draw of event ${finding.event} is not the next one; lots were left out or drawn again.`;
      }
      return `False: ${FALSE[finding.what]}`;
  }
}

type Proven = Extract<Finding, { kind: 'fair' | 'gaps' }>;

function addedBy({ contributed }: Proven): string {
  return contributed === 0
    ? 'No player added to it, so the server could have chosen the seed for what follows from it.'
    : `and from what ${counted(contributed, 'player', 'players')} added to it.`;
}

/** The limits of a finding, for its reader. */
function remarks({ undone, events, isOver }: Proven): string[] {
  return [
    ...(undone === 0
      ? []
      : [
          `${counted(undone, 'of them was', 'of them were')} undone and followed by the next draw; only the players know whether they asked for that.`,
        ]),
    ...(isOver
      ? []
      : [`The game is not over in this record: it shows the part up to event ${events}.`]),
    'Names and the moves of players are not proven by this.',
  ];
}

function counted(count: number, one: string, several: string): string {
  return count === 1 ? `one ${one}` : `${count} ${several}`;
}
