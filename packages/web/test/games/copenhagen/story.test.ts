import { beforeAll, describe, expect, it } from 'vitest';
import { reason, sources } from '../../../src/games/copenhagen/ending.ts';
import { story } from '../../../src/games/copenhagen/story.ts';
import { speak } from '../../speaking.ts';
import { playThrough } from './games.ts';

beforeAll(() => speak());

const SEATS = [
  { name: '' },
  { name: 'Freja', bot: 'greedy' },
  { name: 'Magnus', bot: 'greedy' },
  { name: 'Signe', bot: 'random' },
];

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
    const dealt = story(SEATS.slice(0, 3), steps).filter((sentence) =>
      sentence.includes('start hand'),
    );
    expect(dealt).toEqual([
      'You: start hand of 2 cards.',
      'Freja: start hand of 3 cards.',
      'Magnus: start hand of 3 cards.',
    ]);
  });
});

describe('the end', () => {
  it('says where all points came from, and why it came', () => {
    for (let number = 0; number < 5; number++) {
      const picture = playThrough(`end-${number}`, 2).picture('spectator');
      for (const [seat, { score }] of picture.players.entries()) {
        const given = sources(picture, seat);
        expect(given.map(({ kind }) => kind)).toEqual(['Rows', 'Columns']);
        expect(given.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      }
      expect(reason(SEATS.slice(0, 2), picture)).toMatch(/End card|12 points/);
    }
  });
});
