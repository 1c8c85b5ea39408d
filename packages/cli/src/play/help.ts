/** The help of a game, and the commands that all games share. */
import type { Guide } from '../games/terminal-game.ts';
import type { Player } from './player.ts';
import { list } from './words.ts';

/** The players, the game in short, and how to choose. */
export function greetingInWords({ title, aim }: Guide, players: readonly Player[]): string {
  const people = players.filter(({ bot }) => !bot).map(({ name }) => name);
  const bots = players.flatMap(({ name, bot }) => (bot ? [{ name, kind: bot.name }] : []));
  const kinds = new Set(bots.map(({ kind }) => kind));
  const named = bots.map(({ name, kind }) => (kinds.size > 1 ? `${name} (${kind})` : name));
  const kind = kinds.size === 1 ? ` (${[...kinds].join()})` : '';
  const sides = [list(people), list(named) + kind].filter((side) => side !== '');
  return [`${title}. ${sides.join(' against ')}.`, ...aim].join('\n');
}

/** The rules in short, and all commands. */
export function helpInWords({ rules, names, sheet, chance, moves }: Guide): string {
  return [
    ...rules,
    'Commands:',
    `a number, or a name such as ${names}: choose`,
    'b or Enter: one step back; m: more choices',
    `undo: undo your last move, until ${chance} or another player moves`,
    `${sheet}, ${sheet} 2, table: show your ${sheet}, player 2’s ${sheet}, everything`,
    'log, log all: game log; save FILE: save the game there; quit: leave',
    `Moves written out: ${moves}`,
  ].join('\n');
}
