import { seededRandom } from '@nyhavn/bots';
import { expect, test } from 'vitest';
import { list, say } from '../../../src/words.ts';
import { offered, transcript, typed, verdict } from '../script.ts';

/** The beginning of the log's sentence on drawing a tile. */
function drew(name: string): string {
  const { story } = say().rollAndWrite;
  return story.by(name, story.draw('#', '', '', '')).split('#')[0]!;
}

test('a whole game can be played by always taking the first choice', async () => {
  const text = await transcript(() => '1');
  expect(text).toContain(
    `${say().rollAndWrite.round(2)}. ${say().table.yourTurn(say().you, true)}`,
  );
  expect(text).toContain(`${say().table.over.title}.`);
  expect(text).toMatch(verdict());
});

test.each([2, 3, 4])('a game of %i is played by any choices, with steps back', async (players) => {
  const random = seededRandom(`choices of ${players}`);
  const text = await transcript(
    (prompt) => {
      const [first, last] = offered(prompt);
      const luck = random.below(20);
      if (luck === 0) return 'b';
      if (luck === 1) return 'm';
      return String(first + random.below(last - first + 1));
    },
    { players, people: 2, startPlayer: 'random', seed: `any ${players}` },
  );
  expect(text).toContain(`${say().table.over.title}.`);
  expect(text).not.toContain('Refused');
  expect(text).toContain(say().table.yourTurn(say().terminal.player(2), false));
});

test('bots alone play a game to its end', async () => {
  const text = await transcript(typed(), { people: 0 });
  expect(text).toContain(drew('Bot 1'));
  expect(text).toContain(`${say().table.over.title}.`);
});

test('a bot says its moves in words', async () => {
  const text = await transcript(typed(), { startPlayer: 1 });
  const { story, tileShort } = say().rollAndWrite;
  const rolled = story.roll(list(Array.from({ length: 5 }, () => '\\w+')));
  expect(text).toMatch(new RegExp(`${story.by('Bot 2', rolled)}\n`));
  const drawn = story.draw(
    tileShort('R', 7).replace(/^\w+ 7/, '\\w+ \\d'),
    '[a-e1-9,]+',
    '[a-e]\\d',
    '',
  );
  expect(text).toMatch(new RegExp(`Bot 2: ${drawn}`));
});

test('a set-up that the rules refuse is refused in a sentence', async () => {
  expect(await transcript(typed(), { players: 7 })).toBe(
    'Refused because of wrong-number-of-players.\n',
  );
});

test('whoever plays with two chooses a track first', async () => {
  const text = await transcript(typed('red'), { players: 2 });
  const { ability, marksBoxes, story, unlocksBonus, unlocksStar } = say().rollAndWrite;
  const gain = marksBoxes([1, 2], list([unlocksBonus, unlocksStar(ability.R ?? '')]));
  expect(text).toContain(`1  R: ${gain}`);
  expect(text).toContain(story.by(say().you, story.start('R')));
});
