/** `nyhavn replay`: a record, checked event by event, becomes its trace. */
import { traceLines } from '@nyhavn/engine';
import { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { loadRecords } from '../files.ts';
import { standardOutput } from '../output.ts';
import { UsageError } from '../usage.ts';
import { say } from '../words.ts';

/** `nyhavn replay`. */
export const replay: Command = {
  name: 'replay',
  usage: 'FILE|- [--trace]',
  summary: () => say().commands.help.summaries.replay,
  run(argv) {
    // A trace is all that it writes; --trace is understood because sim has it.
    const { files } = new Arguments(argv, { flags: ['trace'], files: 1 });
    const [file] = files;
    if (file === undefined) throw new UsageError(say().commands.files.nameOne('-'));
    const output = standardOutput();
    for (const game of loadRecords(file).games) {
      for (const line of traceLines(game)) output.add(line);
    }
    output.flush();
  },
};
