/** The help of a game, and the commands that all games share. */
import type { Guide } from '../games/terminal-game.ts';
import { list, say } from '../words.ts';
import type { Player } from './player.ts';

/** The players, the game in short, and how to choose. */
export function greetingInWords({ title, aim }: Guide, players: readonly Player[]): string {
  const people = players.filter(({ bot }) => !bot).map(({ name }) => name);
  const bots = players.flatMap(({ name, bot }) => (bot ? [{ name, kind: kindOf(bot.name) }] : []));
  const kinds = new Set(bots.map(({ kind }) => kind));
  const named = bots.map(({ name, kind }) => (kinds.size > 1 ? `${name} (${kind})` : name));
  const kind = kinds.size === 1 ? ` (${[...kinds].join()})` : '';
  const machines = list(named) + kind;
  const sides =
    people.length > 0 && bots.length > 0
      ? say().terminal.against(list(people), machines)
      : list(people) + machines;
  return [`${title}. ${sides}.`, ...aim].join('\n');
}

/** The name of a kind of bot. */
function kindOf(bot: string): string {
  return say().common.bots[bot]?.name ?? bot;
}

/** The rules in short, and all commands. */
export function helpInWords({ rules, names, sheet, moves }: Guide): string {
  return [...rules, ...say().terminal.commands(names, sheet, moves)].join('\n');
}
