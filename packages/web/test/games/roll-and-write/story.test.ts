/** The log and the end of a game, in words. */
import { gainBetween } from '@nyhavn/engine/house';
import { beforeAll, describe, expect, it } from 'vitest';
import { reason, sources } from '../../../src/games/roll-and-write/ending.ts';
import { story } from '../../../src/games/roll-and-write/story.ts';
import { speak } from '../../speaking.ts';
import { ANY, en, has, MANY, whole } from '../../words.ts';
import { PEOPLE, recordOf, tableAfter } from './games.ts';

const { story: told, tileShort } = en.rollAndWrite;
const POINTS = has(en.common.points(1), en.common.points(MANY));

beforeAll(() => speak());

describe.each([2, 4])('a game of %i in words', (players) => {
  const record = recordOf(`story ${players}`, players);
  const table = () => tableAfter(record, record.length - 1);

  it('has a whole sentence for every step', () => {
    const steps = table().steps.value;
    const sentences = story(PEOPLE, steps);
    expect(sentences).toHaveLength(steps.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z].*[.]$/);
      expect(sentence).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('says who moved and what it brought', () => {
    const steps = table().steps.value;
    const sentences = story(PEOPLE, steps);
    steps.forEach(({ by, before, after, text }, index) => {
      if (by === 'chance') return;
      expect(sentences[index]).toContain(`${PEOPLE[by]?.name}: `);
      const isForCoat = text.startsWith('coat');
      const gain = gainBetween(before, after, by, isForCoat);
      if (gain.points > 0) expect(sentences[index]).toMatch(POINTS);
    });
  });

  it('says how the points came about', () => {
    const picture = table().picture.value;
    picture.players.forEach(({ score }, seat) => {
      const points = sources(picture, seat).map((source) => source.points);
      expect(points.reduce((sum, some) => sum + some, 0)).toBe(score);
    });
    expect(reason(PEOPLE, picture)).toMatch(/[.]$/);
  });
});

describe('a sentence', () => {
  it('names the tile, its squares, its brick and its dice', () => {
    const record = recordOf('sentence', 3);
    const steps = tableAfter(record, record.length - 1).steps.value;
    const draw = steps.find(
      ({ text }) => /^draw B.* x=[a-e]/.test(text) && !text.includes('bonus'),
    );
    expect(draw).toBeDefined();
    const [sentence] = story(PEOPLE, draw ? [draw] : []);
    expect(sentence).toMatch(
      whole(
        told.by(ANY, told.draw(tileShort('B', MANY), ANY, ANY, told.diceList(ANY))),
        told.by(ANY, told.draw(tileShort('B', MANY), ANY, ANY, told.dieList('B'))),
      ),
    );
  });
});
