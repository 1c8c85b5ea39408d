/** All commands, loaded after a module from outside had its chance to add games. */
import type { Command } from '../command.ts';
import { arena } from './arena.ts';
import { bench } from './bench.ts';
import { count } from './count.ts';
import { play } from './play.ts';
import { print } from './print.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { serve } from './serve.ts';
import { sim } from './sim.ts';
import { verify } from './verify.ts';

/** The commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  serve,
  play,
  sim,
  replay,
  review,
  verify,
  count,
  arena,
  bench,
  print,
];
