/** The third game in the terminal, with its rules and its bots: `nyhavn … --with` takes this module. */
import '../../../bots/test/third-game/index.ts';
import { thirdGame } from '../../../engine/test/third-game/index.ts';
import type { Picture } from '../../../engine/test/third-game/state.ts';
import { registerTerminalGame } from '../../src/games/registry.ts';
import type { Scene, TerminalGame } from '../../src/games/terminal-game.ts';
import { leaf } from '../../src/play/menu.ts';
import { playerAt } from '../../src/play/player.ts';

function sheetOf({ players, picture }: Scene<Picture>, seat: number): string {
  const { score = 0, kept = 0 } = picture.players[seat] ?? {};
  const lucky = picture.lucky[seat] ?? 'hidden';
  return `${playerAt(players, seat).name}: ${score} with ${kept} dice, lucky die ${lucky}.`;
}

function tableOf(scene: Scene<Picture>): string[] {
  return scene.players.map((_, seat) => sheetOf(scene, seat));
}

const now = ({ picture }: Scene<Picture>) => `The die shows ${picture.die ?? 'nothing'}.`;

const game: TerminalGame<Picture> = {
  game: thirdGame,
  guide: () => ({
    title: thirdGame.title,
    aim: ['Keep dice, or leave them.'],
    rules: ['Four dice are rolled for each of you. Most points win, then fewest dice.'],
    sheet: 'sheet',
    names: 'keep',
    moves: 'keep, leave',
  }),
  hasSecrets: true,
  speech: {
    table: tableOf,
    sheet: (scene, seat) => [sheetOf(scene, seat)],
    now: (scene) => [now(scene)],
    news: () => [],
  },
  drawing: () => ({
    table: (scene) => tableOf(scene).join('\n'),
    sheet: sheetOf,
    now,
    stand: ({ picture }, seat) => JSON.stringify([seat, picture.players]),
  }),
  menu: ({ options }) => ({
    title: 'Keep the die?',
    choices: options.map(({ text, move }) => leaf(text, move, { keys: [text] })),
  }),
  story: (players, steps) =>
    steps.map(
      ({ by, text }) => `${by === 'chance' ? 'Chance' : playerAt(players, by).name}: ${text}.`,
    ),
  isSilent: (_, { by }) => by === 'chance',
  reason: () => 'All dice are rolled.',
  sources: ({ lucky }, seat) => [`${lucky[seat]} for the lucky die`],
  tieBreak: {
    rule: () => 'The fewest dice decide.',
    unit: () => 'dice kept',
    valueOf: ({ players }, seat) => players[seat]?.kept ?? 0,
  },
};

registerTerminalGame(game);
