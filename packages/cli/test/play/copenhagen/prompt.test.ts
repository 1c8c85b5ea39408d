import { copenhagen } from '@nyhavn/engine/copenhagen';
import { expect, test } from 'vitest';
import { transcript, typed } from '../script.ts';
import { onePerson, twoPeople } from './stand.ts';

test('neighbours are taken by number, by places or by a move written out', async () => {
  const said = 'You take purple and green from spaces 3 and 4.';
  for (const input of ['3', '3,4', 'take 3,4', ' TAKE  3,4 ']) {
    expect(await transcript(typed(input), { resume: onePerson() })).toContain(said);
  }
});

test('cards that are no neighbours are picked place by place, and cost an ability', async () => {
  const text = await transcript(typed('7', '1', '4'), { resume: onePerson() });
  expect(text).toContain('7  Take any two cards (uses any)');
  expect(text).toContain('So far space 1. From which space next?');
  expect(text).toContain('4  R: red from space 6, using any (any two cards)');
  expect(text).toContain('You take two red from spaces 1 and 6, using any (any two cards).');
});

test('building asks for tile, place and brick', async () => {
  const text = await transcript(typed('build', 'r2', 'c1', '1', '2'), { resume: onePerson() });
  expect(text).toContain('1  R2, line of two: 2 cards');
  expect(text).toContain('Where does R2 go?');
  expect(text).toContain('pay 2');
  expect(text).toContain('Only those with c1:');
  expect(text).toContain('Which square is the brick?');
  expect(text).toMatch(/You build R2 at b1,c1, brick at c1, for two red cards\./);
});

test('refused moves get their sentence', async () => {
  const text = await transcript(typed('take 1,8', 'build R3 a1,a2,b1 brick=b1 cards=RR', 'dance'), {
    resume: onePerson(),
  });
  expect(text).toContain('Refused because of unknown-place.');
  expect(text).toContain('Refused because of too-few-cards.');
  expect(text).toContain('“dance” isn’t a choice');
});

test('undo is refused once cards came up, and possible before', async () => {
  const taken = await transcript(typed('', '1', 'undo', ''), { resume: twoPeople('BGY') });
  expect(taken).toContain('Cards have come up since then, so you can’t undo this.');
  expect(taken).toContain('Player 2’s turn');

  const build = 'build R2 a1,b1 brick=a1 cards=RR';
  const built = await transcript(typed('', build, 'undo', 'undo'), { resume: twoPeople('BGY') });
  expect(built).toContain('Undone.');
  expect(built).toContain('you haven’t moved this turn yet');
  expect(built).not.toContain('Player 2’s turn');

  const alone = await transcript(typed('1', 'undo'), { resume: onePerson() });
  expect(alone).toContain('There’s nothing to undo');
});

test('coats of arms offer white tiles and abilities, and both lets build after taking', async () => {
  const resume = onePerson(
    [0, 'take 1,6'],
    ['chance', 'card R'],
    ['chance', 'card R'],
    [1, 'take 2,3'],
    ['chance', 'card R'],
    ['chance', 'card P'],
    [0, 'build R2 c1,c2 brick=c1 cards=RR'],
    [1, 'take 2,3'],
    ['chance', 'card B'],
    ['chance', 'card B'],
  );
  const coat = typed('build R2 b2,b3 brick=b3 cards=R', 'undo', 'quit', '');
  expect(await transcript(coat, { resume })).toContain('Refused because of unsupported.');

  const inputs = ['build R2 c3,d3 brick=d3 cards=R', 'undo', 'build R2 c3,c4 brick=c4 cards=R'];
  const text = await transcript(typed(...inputs, 'both', '1', 'end'), { resume });
  expect(text).toContain('Undone.');
  expect(text).toContain('A coat of arms! What do you choose?');
  expect(text).toContain('1  Place a white tile, a window');
  expect(text).toContain('Refresh your used ability tiles: any');
  expect(text).toContain('You use a coat of arms to take both (take and build).');
  expect(text).toContain('1  Build as well: use both (take and build)');
  expect(text).toContain('You end the turn.');
});

test('more than seven cards are picked to be discarded', async () => {
  const text = await transcript((_, sofar) => (sofar.includes('Discard ') ? undefined : '1'), {
    game: copenhagen,
    players: 2,
  });
  expect(text).toContain('You have 8 cards. Discard one card. Which?');
});
