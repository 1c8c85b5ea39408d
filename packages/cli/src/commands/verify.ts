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
  summary: 'draws every lot of a record again and says what that proves',
  run(words) {
    const { files } = new Arguments(words, { files: 1 });
    const [file] = files;
    if (file === undefined) throw new UsageError('which file? - is standard input');
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

function sentence(finding: Finding): string {
  switch (finding.kind) {
    case 'fair': {
      const { draws, contributed, commitment } = finding;
      return [
        `Fair: the start player and all ${draws} events of chance follow from the secret seed`,
        `that the server had committed to before the game (${commitment.slice(0, 16)}…)`,
        contributed === 0
          ? 'No player added to it, so only the server could have known them beforehand.'
          : `and from what ${contributed === 1 ? 'one player' : `${contributed} players`} added to it.`,
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
      return finding.what === 'start'
        ? 'False: the start player does not follow from the seed.'
        : 'False: the seed is not the one that was committed to before the game.';
  }
}
