import { expect, test } from 'vitest';
import { say } from '../../../src/words.ts';
import { transcript, typed } from '../script.ts';

// The first roll of this seed is known; a change of the dice would show here at once.
const SEED = { seed: 'q1', players: 4 };

/** The beginning of the log's sentence on drawing a red tile of that size. */
function drew(size: number): string {
  const { story, tileShort } = say().rollAndWrite;
  return story.by(say().you, story.draw(tileShort('R', size), '', '', '')).split(' at ')[0]!;
}

test('the first roll is the one that these tests are written for', async () => {
  expect(await transcript(typed(), SEED)).toContain('Dice:  R   R   R   P   W');
});

test('a move can be written out at any prompt', async () => {
  const move = 'draw R3 a1,b1,b2 x=b2 dice=RRW';
  const { story, tileShort } = say().rollAndWrite;
  const what = story.draw(tileShort('R', 3), 'a1,b1,b2', 'b2', 'red, red and');
  // The line is full there.
  const said = story.by(say().you, what).replace(/\.$/, '');
  expect(await transcript(typed(move), SEED)).toContain(said);
  expect(await transcript(typed('1', '2', move), SEED)).toContain(said);
  expect(await transcript(typed(` ${move.toLowerCase()}  `), SEED)).toContain(said);
});

test('a refused move gets its sentence and loses nothing', async () => {
  const text = await transcript(
    typed('draw B3 a1,b1,b2 x=b2 dice=BBW', '1', 'draw R3 a5,b5,b6 x=b6 dice=RRW', 'R4', '2', '1'),
    SEED,
  );
  expect(text).toContain('Refused because of dice-not-there.');
  expect(text).toContain('Refused because of unsupported.');
  expect(text).toContain(drew(4));
});

test('words and numbers that mean nothing are answered', async () => {
  const text = await transcript(typed('dance', '17', '0', 'sheet 9', 'save'), SEED);
  expect(text).toContain('“dance” isn’t a choice, a command or a move.');
  expect(text).toContain(say().terminal.noChoice(17, 2));
  expect(text).toContain(say().terminal.noChoice(0, 2));
  expect(text).toContain(say().terminal.noPlayer(4));
  expect(text).toContain('Name a file');
});

test('a tile and a square can be chosen by name, and steps taken back', async () => {
  const text = await transcript(typed('draw', 'r3', '', 'r3', 'b', 'P2', 'b1', '1', 'b2'), SEED);
  expect(text).toContain('What do you pay for R3 with?');
  expect(text).toContain('Choices with b1:');
  expect(text.match(/Which tile do you want to draw\?/g)).toHaveLength(3);
});

test('dice to roll again can be picked one by one or by their letters', async () => {
  expect(await transcript(typed('2', 'PR'), SEED)).toContain('You: re-rolled red and purple.');
  expect(await transcript(typed('2', '5', 'purple', 'red', '1'), SEED)).toContain(
    'You: re-rolled red and purple.',
  );
});

test('undo takes moves back until dice are rolled or others have moved', async () => {
  const move = 'draw R3 a1,b1,b2 x=b2 dice=RRW';
  const text = await transcript(typed('undo', move, 'undo', 'undo', move, 'end', 'undo'), SEED);
  expect(text.split(say().table.undoRefused['not-moved'])).toHaveLength(3);
  expect(text.match(/Undone\./g)).toHaveLength(1);
  expect(text).toContain(say().table.undoRefused['others-moved']);

  const rolled = await transcript(typed('reroll P', 'undo'), SEED);
  expect(rolled).toContain(say().table.undoRefused['chance-came']);
});

test('undo inside a turn goes back move by move', async () => {
  const text = await transcript(
    typed('draw R3 a1,b1,b2 x=b2 dice=RRW', 'undo', 'draw R2 a1,b1 x=a1 dice=RR', 'log'),
    SEED,
  );
  const log = text.slice(text.lastIndexOf(': log\n'));
  expect(log).toContain(drew(2));
  expect(log).not.toContain(drew(3));
});

test('help, log, sheets and the table are shown at any prompt', async () => {
  const text = await transcript(typed('help', '1', 'log', 'sheet', 'sheet 2', 'table'), SEED);
  expect(text).toContain('Moves written out');
  expect(text).toContain(': log\nYou: rolled red, red, red, purple and white.\n');
  expect(text).toContain('Bot 2: 0 points, 45 empty squares');
  expect(text.match(/Tiles left/g)).toHaveLength(2);
});

test('the end of the input is no accident', async () => {
  const text = await transcript(typed('1', '1'), SEED);
  expect(text).toMatch(/Goodbye\.\n$/);
  expect(await transcript(typed('quit'), SEED)).toMatch(/Goodbye\.\n$/);
  expect(await transcript(typed('reroll P', 'quit', ''), SEED)).toMatch(/Goodbye\.\n$/);
});
