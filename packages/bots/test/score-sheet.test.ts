/** Every house that comes about in a game counts as much on a pad, and nothing on it is warned of. */
import type { Game, GameState } from '@nyhavn/engine';
import { copenhagen, copenhagenKeeper } from '@nyhavn/engine/copenhagen';
import {
  BLANK_SHEET,
  COLOURS,
  type FacadePicture,
  GOAL,
  rankingOf,
  type ScoreKeeper,
  type ScoreSheet,
  scoredLines,
} from '@nyhavn/engine/house';
import {
  type PlayerPicture,
  ROLL_AND_WRITE_MATERIAL,
  rollAndWrite,
  rollAndWriteKeeper,
  START_SIGNS,
} from '@nyhavn/engine/roll-and-write';
import { describe, expect, test } from 'vitest';
import { BOTS, playMatch, seededRandom } from '../src/index.ts';

type Player = FacadePicture['players'][number];

const COAT_LINES = '246bd';

/** The marks that a player of Roll & Write has made; of the signs those furthest left were used. */
function sheetOf(player: Player): ScoreSheet {
  const { building } = player;
  const tracks = 'tracks' in player ? (player.tracks as PlayerPicture['tracks']) : undefined;
  if (!tracks) return { ...BLANK_SHEET, building };
  const lines = scoredLines(building).map(({ name }) => name);
  const boxes: string[] = [];
  const struck: string[] = [];
  COLOURS.forEach((colour, index) => {
    const { marked = 0, bonus = 0, star = 0 } = tracks[colour] ?? {};
    const printed = ROLL_AND_WRITE_MATERIAL.tracks[index]!;
    const unlocked = (signs: readonly number[]) =>
      signs.filter((box) => box <= marked).map((box) => `${colour}${box}`);
    const stars = [...(colour === 'R' ? START_SIGNS : []), ...unlocked(printed.star)];
    const bonuses = unlocked(printed.bonus);
    boxes.push(...Array.from({ length: marked }, (_, box) => `${colour}${box + 1}`));
    struck.push(...bonuses.slice(0, bonuses.length - bonus));
    struck.push(...stars.slice(0, stars.length - star));
  });
  return { building, boxes, struck, coats: lines.filter((line) => COAT_LINES.includes(line)) };
}

function check(keeper: ScoreKeeper, player: Player): void {
  const sheet = sheetOf(player);
  const { score, empty, ready } = keeper.score(sheet);
  expect({ score, empty }).toEqual({ score: player.score, empty: player.empty });
  expect(keeper.warnings(sheet), JSON.stringify(sheet)).toEqual([]);
  for (const [colour, { bonus, star }] of Object.entries(ready)) {
    expect('tracks' in player && player.tracks).toMatchObject({ [colour]: { bonus, star } });
  }
}

const CASES = [
  { game: rollAndWrite as Game, keeper: rollAndWriteKeeper },
  { game: copenhagen as Game, keeper: copenhagenKeeper },
].flatMap(({ game, keeper }) =>
  [2, 3, 4].flatMap((players) => BOTS.slice(0, 4).map((bot) => ({ game, keeper, players, bot }))),
);

describe.each(CASES)('$game.id with $players players, $bot.name', (setting) => {
  const { game, keeper, players, bot } = setting;

  test('a pad counts what the game counts, and warns of nothing', () => {
    for (let seed = 0; seed < 8; seed++) {
      const begun = game.setup({ players, startPlayer: seed % players, options: {} });
      if (!begun.ok) throw new Error(begun.reason);
      const state: GameState = begun.value.state;
      const last = new Array<string>(players).fill('');
      for (const _ of playMatch(game, state, [bot], seededRandom(`pad ${seed}`))) {
        const picture = game.notation.picture(state) as FacadePicture;
        picture.players.forEach((player, seat) => {
          const text = JSON.stringify(player);
          if (text !== last[seat]) check(keeper, player);
          last[seat] = text;
        });
      }
      const over = game.notation.picture(state) as FacadePicture;
      const scores = over.players.map((player) => keeper.score(sheetOf(player)));
      expect(rankingOf(scores).winners).toEqual(over.winners);
      expect(keeper.mayReachGoal(scores.filter(({ score }) => score >= GOAL).length)).toBe(true);
    }
  });
});
