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
  expect(text).toContain(say().terminal.unknown('dance'));
  expect(text).toContain(say().terminal.noChoice(17, 2));
  expect(text).toContain(say().terminal.noChoice(0, 2));
  expect(text).toContain(say().terminal.noPlayer(4));
  expect(text).toContain(say().terminal.nameFile);
});

test('a tile and a square can be chosen by name, and steps taken back', async () => {
  const text = await transcript(typed('draw', 'r3', '', 'r3', 'b', 'P2', 'b1', '1', 'b2'), SEED);
  expect(text).toContain(say().house.payWith('R3'));
  expect(text).toContain(say().terminal.only('b1'));
  expect(text.split(say().rollAndWriteTerminal.tileWhich)).toHaveLength(4);
});

test('dice to roll again can be picked one by one or by their letters', async () => {
  const { story } = say().rollAndWrite;
  const said = story.by(say().you, story.reroll('red and purple'));
  for (const inputs of [
    ['2', 'PR'],
    ['2', '5', 'purple', 'red', '1'],
  ]) {
    expect(await transcript(typed(...inputs), SEED)).toContain(said);
  }
});

test('undo takes moves back until dice are rolled or others have moved', async () => {
  const move = 'draw R3 a1,b1,b2 x=b2 dice=RRW';
  const text = await transcript(typed('undo', move, 'undo', 'undo', move, 'end', 'undo'), SEED);
  expect(text.split(say().table.undoRefused['not-moved'])).toHaveLength(3);
  expect(text.split(say().terminal.undone)).toHaveLength(2);
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
  expect(text).toContain(say().terminal.commands('', '', '').at(-1)?.trim());
  const { story } = say().rollAndWrite;
  const rolled = story.by(say().you, story.roll('red, red, red, purple and white'));
  expect(text).toContain(`: log\n${rolled}\n`);
  expect(text).toContain(`Bot 2: ${say().common.points(0)}, ${say().house.empty(45)}`);
  expect(text.split(say().rollAndWriteTerminal.tilesLeft)).toHaveLength(3);
});

test('the end of the input is no accident', async () => {
  const text = await transcript(typed('1', '1'), SEED);
  const quit = await transcript(typed('quit'), SEED);
  const unsaved = await transcript(typed('reroll P', 'quit', ''), SEED);
  for (const said of [text, quit, unsaved]) {
    expect(said.endsWith(`${say().terminal.goodbye}\n`)).toBe(true);
  }
});
