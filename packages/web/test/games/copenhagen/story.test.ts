import { beforeAll, describe, expect, it } from 'vitest';
import { reason, sources } from '../../../src/games/copenhagen/ending.ts';
import { story } from '../../../src/games/copenhagen/story.ts';
import { speak } from '../../speaking.ts';
import { ANY, en, has, whole } from '../../words.ts';
import { playThrough } from './games.ts';

beforeAll(() => speak());

const SEATS = [
  { name: '' },
  { name: 'Freja', bot: 'greedy' },
  { name: 'Magnus', bot: 'greedy' },
  { name: 'Signe', bot: 'random' },
];

const { cards, ending, story: told } = en.copenhagen;
const HAND = has(told.hand(ANY));
const END = whole(ending.endCard, ending.goal({ name: ANY, isYou: false }, 12));

describe('the story', () => {
  it.each([2, 3, 4])('has a sentence for every step with %i players', (players) => {
    const seats = SEATS.slice(0, players);
    const steps = playThrough(`story-${players}`, players).seen(0, 0);
    const sentences = story(seats, steps);
    expect(sentences).toHaveLength(steps.length);
    for (const [index, sentence] of sentences.entries()) {
      const isShared = steps[index + 1]?.text.startsWith('card ') ?? false;
      if (steps[index]?.text.startsWith('card ') && isShared) expect(sentence).toBe('');
      else expect(sentence).toMatch(/^[A-Z].*[.]$/);
      expect(sentence).not.toMatch(/undefined|NaN|\?/);
    }
  });

  it('does not tell what the others hold', () => {
    const steps = playThrough('secret', 3).seen('spectator', 0);
    const dealt = story(SEATS.slice(0, 3), steps).filter((sentence) => HAND.test(sentence));
    expect(dealt).toEqual([
      told.by(en.home.you, told.hand(cards(2))),
      told.by('Freja', told.hand(cards(3))),
      told.by('Magnus', told.hand(cards(3))),
    ]);
  });
});

describe('the end', () => {
  it('says where all points came from, and why it came', () => {
    for (let number = 0; number < 5; number++) {
      const picture = playThrough(`end-${number}`, 2).picture('spectator');
      for (const [seat, { score }] of picture.players.entries()) {
        const given = sources(picture, seat);
        expect(given.map(({ kind }) => kind)).toEqual([en.table.over.rows, en.table.over.columns]);
        expect(given.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      }
      expect(reason(SEATS.slice(0, 2), picture)).toMatch(END);
    }
  });
});
