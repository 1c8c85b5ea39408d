import { seededRandom } from '@nyhavn/bots';
import { copenhagen } from '@nyhavn/engine/copenhagen';
import { expect, test } from 'vitest';
import { say } from '../../../src/words.ts';
import { offered, type Script, transcript, typed, verdict } from '../script.ts';

const game = copenhagen;
const { story, tile } = say().copenhagen;
const OVER = `${say().table.over.title}.`;

/** Chooses anything that is offered, now and then a step back or another page. */
function anything(seed: string): Script {
  const random = seededRandom(seed);
  return (prompt) => {
    if (prompt.startsWith('Pass')) return '';
    const [first, last] = offered(prompt);
    const luck = random.below(20);
    if (luck === 0) return 'b';
    if (luck === 1) return 'm';
    return String(first + random.below(last - first + 1));
  };
}

test.each([2, 3, 4])('a game of %i is played by any choices, with steps back', async (players) => {
  const text = await transcript(anything(`choices of ${players}`), {
    game,
    players,
    people: 2,
    startPlayer: 'random',
    seed: `any ${players}`,
  });
  const { ending } = say().copenhagen;
  const reached = ending.goal({ name: '.*', isYou: false }, 12);
  expect(text).toMatch(new RegExp(`${OVER} (${ending.endCard}|${reached})`));
  expect(text).toMatch(verdict());
  expect(text).not.toContain('Refused');
});

test('one person plays against bots to the end, building what can be built', async () => {
  const text = await transcript(
    (prompt) => (prompt.startsWith('Choose') ? String(offered(prompt)[1]) : '1'),
    { game, players: 3 },
  );
  expect(text).toContain(story.by(say().you, story.build('#', '', '', '')).split('#')[0]);
  expect(text).toContain(OVER);
});

test('bots alone play a game to its end, told in sentences', async () => {
  const text = await transcript(typed(), { game, people: 0, plain: true });
  const taken = story.take('[\\w ]+', story.fromPlaces('\\d and \\d'));
  expect(text).toMatch(new RegExp(story.by('Bot 1', taken)));
  expect(text).toMatch(new RegExp(`${story.refill(String.raw`\w+ at \d( and \d|, \w+ at \d)`)}\n`));
  const built = story.build(
    tile('R', 7).replace(/^\w+ 7/, '\\w+ \\d'),
    '[a-e1-9,]+',
    '[a-e]\\d',
    '',
  );
  expect(text).toMatch(new RegExp(`Bot \\d: ${built}`));
  const { coatSquare, coatTake, coatTurn } = story;
  expect(text).toMatch(new RegExp(`: (${coatSquare('')}|${coatTake('')}|${coatTurn('')})`));
  expect(text).toContain(OVER);
});

test('the end tells where the points come from, and they add up', async () => {
  for (const seed of ['one', 'two', 'three']) {
    const text = await transcript(typed(), { game, people: 0, seed, plain: true });
    const [, ending = ''] = text.split('Game over.');
    const told = ending.split('\n').filter((line) => /^Bot \d: \d+ points?/.test(line));
    expect(told).toHaveLength(3);
    for (const line of told) {
      const [, total = ''] = /: (\d+) point/.exec(line) ?? [];
      const parts = [...line.matchAll(/\((\d+)\)/g)].map(([, points]) => Number(points));
      expect(parts.reduce((sum, points) => sum + points, 0)).toBe(Number(total));
    }
  }
});
