/** `nyhavn sim`: bots play among themselves. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { type Bot, playMatch, seededRandom } from '@nyhavn/bots';
import {
  type Event,
  formatEvent,
  type Game,
  type RecordedGame,
  type Setup,
  traceLines,
} from '@nyhavn/engine';
import { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { fileFailure } from '../files.ts';
import { Lines, standardOutput } from '../output.ts';
import { refusalSentence } from '../sentences.ts';
import { UsageError } from '../usage.ts';
import { say } from '../words.ts';
import { Summary } from './sim-summary.ts';

/** `nyhavn sim`. */
export const sim: Command = {
  name: 'sim',
  usage:
    '--game G --players N [--seed S] [--bots A,B,…] [--games K] [--record FILE|-] [--trace]\n' +
    '      [--start SEAT] [--options NAME=VALUE,…]',
  summary: () => say().commands.help.summaries.sim,
  run(argv) {
    const given = new Arguments(argv, {
      values: ['game', 'players', 'seed', 'bots', 'games', 'record', 'start', 'options'],
      flags: ['trace'],
    });
    const series = readSeries(given);
    const games = given.number('games', 1, 100_000_000, 1);
    const file = given.text('record');
    const trace = given.flag('trace');
    if (trace && file === '-') {
      throw new UsageError(say().commands.options.twoOutputs('--trace', '--record -'));
    }
    const output = standardOutput();
    const record = file === undefined ? undefined : file === '-' ? output : recordFile(file);
    const summary = new Summary(series.game, series.bots, series.players);
    for (let number = 1; number <= games; number++) {
      const played = playGame(series, number);
      if (record) for (const line of recordLines(played)) record.add(line);
      if (trace) for (const line of traceLines(played)) output.add(line);
      summary.add(played);
    }
    record?.flush();
    if (!trace && file === undefined) for (const line of summary.lines()) output.add(line);
    output.flush();
  },
};

interface Series {
  readonly game: Game;
  readonly players: number;
  readonly startPlayer: number | undefined;
  readonly options: Setup['options'];
  readonly bots: readonly Bot[];
  readonly seed: string;
}

function readSeries(given: Arguments): Series {
  const game = given.game();
  const players = given.players(game);
  const series = {
    game,
    players,
    startPlayer: given.startPlayer(players),
    options: given.options(),
    bots: given.bots('random'),
    seed: given.text('seed') ?? '1',
  };
  if (series.bots.length > players)
    throw new UsageError(say().commands.options.surplusBots('--bots'));
  begin(series, 0);
  return series;
}

function begin({ game, players, options }: Series, startPlayer: number) {
  const begun = game.setup({ players, startPlayer, options });
  if (!begun.ok) throw new UsageError(refusalSentence(begun.reason));
  return begun.value;
}

function playGame(series: Series, number: number): RecordedGame {
  const { game, players, seed } = series;
  const random = seededRandom(`${seed}/${number}`);
  const startPlayer = series.startPlayer ?? random.below(players);
  const { state: start, options } = begin(series, startPlayer);
  const end = game.copy(start);
  const events: Event[] = [...playMatch(game, end, series.bots, random)];
  const bots = Array.from(
    { length: players },
    (_, seat) => series.bots[seat % series.bots.length]?.name,
  );
  const header = { nyhavn: 1, game: game.id, players, startPlayer, options, seed, bots };
  return { game, header, start, events, end };
}

function* recordLines({ game, header, events }: RecordedGame): Generator<string> {
  yield JSON.stringify(header);
  for (const event of events) yield formatEvent(game, event);
}

function recordFile(file: string): Lines {
  try {
    const handle = openSync(file, 'w');
    process.once('exit', () => closeSync(handle));
    return new Lines((text) => writeSync(handle, text));
  } catch (error) {
    throw fileFailure(file, error);
  }
}
