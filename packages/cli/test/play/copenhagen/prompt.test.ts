import { copenhagen } from '@nyhavn/engine/copenhagen';
import { expect, test } from 'vitest';
import { say } from '../../../src/words.ts';
import { transcript, typed } from '../script.ts';
import { onePerson, twoPeople } from './stand.ts';

const { cardsOf, colourOf, names, story, tile } = {
  ...say().copenhagen,
  ...say().copenhagen.abilities,
};

/** The log's sentence for an action of the player. */
function you(what: string): string {
  return story.by(say().you, what);
}

test('neighbours are taken by number, by places or by a move written out', async () => {
  const said = you(story.take('purple and green', story.fromPlaces('3 and 4')));
  for (const input of ['3', '3,4', 'take 3,4', ' TAKE  3,4 ']) {
    expect(await transcript(typed(input), { resume: onePerson() })).toContain(said);
  }
});

test('cards that are no neighbours are picked place by place, and cost an ability', async () => {
  const text = await transcript(typed('7', '1', '4'), { resume: onePerson() });
  expect(text).toContain('7  Take other cards with any (Any cards)');
  expect(text).toContain('So far 1. Which one next?');
  expect(text).toContain('4  R: red (6), with Any cards');
  const taken = story.take(colourOf(2, 'R'), story.fromPlaces('1 and 6'));
  expect(text).toContain(you(story.using(taken, names.any)));
});

test('building asks for tile, place and brick', async () => {
  const text = await transcript(typed('build', 'r2', 'c1', '1', '2'), { resume: onePerson() });
  expect(text).toContain('1  R2, straight: costs 2 cards');
  expect(text).toContain('Where does R2 go?');
  expect(text).toContain('pay 2');
  expect(text).toContain('Choices with c1:');
  expect(text).toContain(say().copenhagenTerminal.whichBrick);
  expect(text).toContain(you(story.build(tile('R', 2), 'b1,c1', 'c1', cardsOf(2, 'R'))));
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
  expect(taken).toContain(say().table.undoRefused['chance-came']);
  expect(taken).toContain('Player 2’s turn');

  const build = 'build R2 a1,b1 brick=a1 cards=RR';
  const built = await transcript(typed('', build, 'undo', 'undo'), { resume: twoPeople('BGY') });
  expect(built).toContain('Undone.');
  expect(built).toContain(say().table.undoRefused['not-moved']);
  expect(built).not.toContain('Player 2’s turn');

  const alone = await transcript(typed('1', 'undo'), { resume: onePerson() });
  expect(alone).toContain(say().table.undoRefused['not-moved']);
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
  expect(text).toContain('Use your coat of arms.');
  expect(text).toContain('1  White tile');
  expect(text).toContain('Refresh abilities: any');
  expect(text).toContain(you(story.coatTake(names.both)));
  expect(text).toContain('1  Build as well (uses Both actions)');
  expect(text).toContain(you(story.ended));
});

test('more than seven cards are picked to be discarded', async () => {
  const text = await transcript((_, sofar) => (sofar.includes('Discard 1') ? undefined : '1'), {
    game: copenhagen,
    players: 2,
  });
  expect(text).toContain('Discard 1 card (hand limit 7). Which one?');
});
