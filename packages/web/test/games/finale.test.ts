/** That a game comes to its end is said as soon as everybody can know it, and until it is over. */
import { botNamed, playMatch, seededRandom } from '@nyhavn/bots';
import { type Game, type GamePicture, gameNamed } from '@nyhavn/engine';
import { beforeAll, expect, it } from 'vitest';
import { finale as finaleOfCopenhagen } from '../../src/games/copenhagen/ending.ts';
import type { Picture as CopenhagenPicture } from '../../src/games/copenhagen/picture.ts';
import { finale as finaleOfRollAndWrite } from '../../src/games/roll-and-write/ending.ts';
import type { Picture as RollAndWritePicture } from '../../src/games/roll-and-write/material.ts';
import { speak } from '../speaking.ts';
import { en } from '../words.ts';

const SEATS = [{ name: 'Anna' }, { name: 'Ben' }];

beforeAll(() => speak());

/** The pictures of a whole game between two bots, after each event. */
function picturesOf(id: string, seed: string, bot: string): GamePicture[] {
  const game = gameNamed(id) as Game;
  const begun = game.setup({ players: 2, startPlayer: 0, options: {} });
  const player = botNamed(bot);
  if (!begun.ok || !player) throw new Error('the game begins');
  const { state } = begun.value;
  const pictures: GamePicture[] = [];
  for (const _ of playMatch(game, state, [player], seededRandom(seed))) {
    pictures.push(structuredClone(game.notation.picture(state)));
  }
  return pictures;
}

it('the last round of Roll & Write is announced from twelve points on', () => {
  const { last } = en.rollAndWrite.ending;
  const pictures = picturesOf('roll-and-write', 'finale', 'greedy') as RollAndWritePicture[];
  const told = pictures.map((picture) => finaleOfRollAndWrite(SEATS, picture));
  const isLast = pictures.map(
    ({ players, winners }) => winners === null && players.some(({ score }) => score >= 12),
  );
  expect(isLast).toContain(true);
  expect(told.map((finale) => finale !== undefined)).toEqual(isLast);
  const first = pictures[isLast.indexOf(true)]!;
  const names = SEATS.filter((_, seat) => first.players[seat]!.score >= 12).map(({ name }) => name);
  expect(told[isLast.indexOf(true)]).toEqual({
    stage: 'last-round',
    short: last.short,
    text: last.reached(en.common.list(names), 12),
  });
});

it('the End card is announced when few cards are left, and when it may be next', () => {
  const { end } = en.copenhagen.pile;
  const pictures = picturesOf('copenhagen', 'finale', 'random') as CopenhagenPicture[];
  const told = pictures.map((picture) => finaleOfCopenhagen(SEATS, picture)?.text);
  for (const [at, { end: where, pile, winners }] of pictures.entries()) {
    const isIn = where === 'pile' && winners === null && pile <= 20;
    expect(told[at]).toBe(isIn ? (pile > 10 ? end.among : end.soon) : undefined);
  }
  expect(told).toContain(end.among);
  expect(told).toContain(end.soon);
});
