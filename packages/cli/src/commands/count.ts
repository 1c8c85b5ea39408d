/** `nyhavn count`: in how many ways a position can go on. */
import { countContinuations, type Game, type GameState } from '@nyhavn/engine';
import { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { loadRecords } from '../files.ts';
import { refusalSentence } from '../sentences.ts';
import { UsageError } from '../usage.ts';
import { say } from '../words.ts';

/** `nyhavn count`. */
export const count: Command = {
  name: 'count',
  usage: '--game G --depth N [FILE|-] [--players N] [--start SEAT] [--options NAME=VALUE,…]',
  summary: () => say().commands.help.summaries.count,
  run(argv) {
    const given = new Arguments(argv, {
      values: ['game', 'depth', 'players', 'start', 'options'],
      files: 1,
    });
    const game = given.game();
    const depth = given.number('depth', 0, 20);
    const [file] = given.files;
    const state = file === undefined ? newGame(given, game) : lastPosition(game, file);
    process.stdout.write(`${countContinuations(game, state, depth)}\n`);
  },
};

function newGame(given: Arguments, game: Game): GameState {
  const players = given.players(game, game.players.min);
  const startPlayer = given.startPlayer(players) ?? 0;
  const begun = game.setup({ players, startPlayer, options: given.options() });
  if (!begun.ok) throw new UsageError(refusalSentence(begun.reason));
  return begun.value.state;
}

function lastPosition(game: Game, file: string): GameState {
  const last = loadRecords(file).games.at(-1);
  if (last?.game !== game) throw new UsageError(say().commands.otherGame(file, game.id));
  return last.end;
}
