import { copenhagen } from '@nyhavn/engine/copenhagen';
import { expect, test } from 'vitest';
import { capital } from '../../../src/play/words.ts';
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

/** What is said when that player's turn comes. */
function turnOf(number: number): string {
  return say().table.yourTurn(say().terminal.player(number), false);
}

test('neighbours are taken by number, by places or by a move written out', async () => {
  const said = you(story.take('purple and green', story.fromPlaces('3 and 4')));
  for (const input of ['3', '3,4', 'take 3,4', ' TAKE  3,4 ']) {
    expect(await transcript(typed(input), { resume: onePerson() })).toContain(said);
  }
});

test('cards that are no neighbours are picked place by place, and cost an ability', async () => {
  const text = await transcript(typed('7', '1', '4'), { resume: onePerson() });
  expect(text).toContain(`7  ${say().copenhagenTerminal.takeWith(`any (${names.any})`)}`);
  expect(text).toContain(say().house.soFar('1'));
  expect(text).toContain(
    `4  ${say().copenhagen.pay.with(`R: ${colourOf(1, 'R')} (6)`, names.any)}`,
  );
  const taken = story.take(colourOf(2, 'R'), story.fromPlaces('1 and 6'));
  expect(text).toContain(you(story.using(taken, names.any)));
});

test('building asks for tile, place and brick', async () => {
  const text = await transcript(typed('build', 'r2', 'c1', '1', '2'), { resume: onePerson() });
  expect(text).toContain(`1  R2, ${say().copenhagen.shapes.R2}: ${say().copenhagen.costs(2, 2)}`);
  expect(text).toContain(say().house.where('R2'));
  expect(text).toContain(say().copenhagenTerminal.pay('2'));
  expect(text).toContain(say().terminal.only('c1'));
  expect(text).toContain(say().copenhagenTerminal.whichBrick);
  expect(text).toContain(you(story.build(tile('R', 2), 'b1,c1', 'c1', cardsOf(2, 'R'))));
});

test('refused moves get their sentence', async () => {
  const text = await transcript(typed('take 1,8', 'build R3 a1,a2,b1 brick=b1 cards=RR', 'dance'), {
    resume: onePerson(),
  });
  expect(text).toContain('Refused because of unknown-place.');
  expect(text).toContain('Refused because of too-few-cards.');
  expect(text).toContain(say().terminal.unknown('dance'));
});

test('undo is refused once cards came up, and possible before', async () => {
  const taken = await transcript(typed('', '1', 'undo', ''), { resume: twoPeople('BGY') });
  expect(taken).toContain(say().table.undoRefused['chance-came']);
  expect(taken).toContain(turnOf(2));

  const build = 'build R2 a1,b1 brick=a1 cards=RR';
  const built = await transcript(typed('', build, 'undo', 'undo'), { resume: twoPeople('BGY') });
  expect(built).toContain(say().terminal.undone);
  expect(built).toContain(say().table.undoRefused['not-moved']);
  expect(built).not.toContain(turnOf(2));

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
  expect(text).toContain(say().terminal.undone);
  expect(text).toContain(say().copenhagen.coat.title(1));
  expect(text).toContain(`1  ${say().copenhagen.coat.white}`);
  expect(text).toContain(say().copenhagen.coat.turnWhat('any'));
  expect(text).toContain(you(story.coatTake(names.both)));
  expect(text).toContain(`1  ${say().copenhagen.both.use} (${say().copenhagen.both.uses})`);
  expect(text).toContain(you(story.ended));
});

test('more than seven cards are picked to be discarded', async () => {
  const discard = capital(say().copenhagen.status.discard(1));
  const text = await transcript((_, sofar) => (sofar.includes(discard) ? undefined : '1'), {
    game: copenhagen,
    players: 2,
  });
  expect(text).toContain(`${discard}. ${say().copenhagenTerminal.discardWhich}`);
});
