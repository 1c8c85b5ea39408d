/** `nyhavn play`: a game in the terminal. */
import { randomUUID } from 'node:crypto';
import { GAMES, type RecordedGame } from '@nyhavn/engine';
import { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { loadRecords } from '../files.ts';
import { nodeTerminal, type PlaySettings, play as playInTerminal } from '../play/index.ts';
import { refusalSentence } from '../sentences.ts';
import { say } from '../words.ts';

/** `nyhavn play`. */
export const play: Command = {
  name: 'play',
  usage:
    '[--game G] [--players N] [--people N] [--bots A,B,…] [--plain] [--save FILE]\n' +
    '      [--resume FILE] [--seed S] [--start SEAT] [--options NAME=VALUE,…] [--language CODE]',
  summary: () => say().commands.help.summaries.play,
  async run(argv) {
    const settings = readSettings(argv);
    const terminal = nodeTerminal();
    try {
      await playInTerminal(settings, terminal);
    } finally {
      terminal.close();
    }
  },
};

function readSettings(argv: readonly string[]): PlaySettings {
  const given = new Arguments(argv, {
    values: ['game', 'players', 'people', 'bots', 'save', 'resume', 'seed', 'start', 'options'],
    flags: ['plain'],
  });
  const game = given.game(GAMES[0]);
  const players = given.players(game, game.players.min);
  const plain = given.flag('plain');
  const resumed = given.text('resume');
  const save = given.text('save') ?? resumed;
  const resume = resumed === undefined ? undefined : lastGame(resumed);
  return {
    game,
    players,
    startPlayer: given.startPlayer(players) ?? 'random',
    people: given.number('people', 0, players, 1),
    bots: given.bots('foreman'),
    seed: given.text('seed') ?? randomUUID(),
    plain,
    colour: !plain && process.stdout.isTTY === true && !process.env.NO_COLOR,
    options: given.options(),
    sentence: refusalSentence,
    ...(save === undefined ? {} : { save }),
    ...(resume === undefined ? {} : { resume }),
  };
}

function lastGame(file: string): RecordedGame | undefined {
  return loadRecords(file).games.at(-1);
}
