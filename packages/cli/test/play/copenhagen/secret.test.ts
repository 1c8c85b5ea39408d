import { seededRandom } from '@nyhavn/bots';
import { type CopenhagenState, copenhagen, imagineCopenhagen } from '@nyhavn/engine/copenhagen';
import { expect, test } from 'vitest';
import { terminalGameOf } from '../../../src/games/registry.ts';
import { drawnScreen } from '../../../src/play/drawn.ts';
import type { Menu } from '../../../src/play/menu.ts';
import { plainScreen } from '../../../src/play/plain.ts';
import { Table } from '../../../src/play/table.ts';
import { turnOptionsOf } from '../../../src/play/turn-options.ts';
import { list, say } from '../../../src/words.ts';
import { randomPlay } from '../menus.ts';
import { transcript, typed } from '../script.ts';
import { twoPeople } from './stand.ts';

function wordsOf({ title, choices }: Menu): string[] {
  const below = choices.flatMap(({ lead }) => (lead.kind === 'menu' ? wordsOf(lead.open()) : []));
  return [title, ...choices.map(({ label, preview }) => label + JSON.stringify(preview)), ...below];
}

/** Everything that a seat can have shown in a state. */
function shownTo(seat: number, start: CopenhagenState): string[] {
  const front = terminalGameOf(copenhagen);
  const players = start.houses.map((_, owner) => ({ name: `Player ${owner + 1}`, isYou: false }));
  const table = new Table({ game: copenhagen, start, players, seed: '' });
  return [drawnScreen(front, table, true), plainScreen(front, table)].flatMap((screen) => [
    screen.position(seat),
    screen.table(seat),
    ...players.map((_, owner) => screen.sheet(seat, owner)),
    ...wordsOf(front.menu(turnOptionsOf(copenhagen, start, seat))),
  ]);
}

test('what a person is shown is the same whatever the others hold', () => {
  const random = seededRandom('other hands');
  let others = 0;
  for (const { state, seat } of randomPlay(copenhagen, 3, 'secrets')) {
    const imagined = imagineCopenhagen(copenhagen.view(state, seat), (limit) =>
      random.below(limit),
    );
    if (JSON.stringify(imagined.houses) !== JSON.stringify(state.houses)) others++;
    expect(shownTo(seat, imagined)).toEqual(shownTo(seat, state));
  }
  expect(others).toBeGreaterThan(20);
});

test.each([false, true])('the log keeps secrets too, plain: %s', async (plain) => {
  const inputs = ['', 'log all', 'house', 'house 2', 'table', '7', 'help'];
  const shown = async (second: string) =>
    await transcript(typed(...inputs), { resume: twoPeople(second), plain });
  const text = await shown('BGY');
  const { cards, cardsOf, story } = say().copenhagen;
  const { player } = say().terminal;
  expect(text).toContain(story.by(player(2), story.hand(cards(3))));
  expect(text).toContain(story.by(player(1), story.hand(cardsOf(2, 'R'))));
  expect(text).toContain('hidden');
  const nameless = (told: string) => told.replaceAll(/\S+\.jsonl/g, '');
  expect(nameless(await shown('PPP'))).toBe(nameless(text));
});

test('a hand is covered until its owner has the keyboard', async () => {
  const text = await transcript(typed('', '1', '', '1'), { resume: twoPeople('BGY') });
  const [before = '', first = '', passing = '', second = ''] = text.split(
    /Pass the .*Enter: |\(clear\)/,
  );
  expect(before).not.toContain('Hand:');
  expect(first).toContain('Hand: R R');
  const { story } = say().copenhagen;
  const taken = story.take('red and blue', story.fromPlaces(list(['1', '2'])));
  expect(passing).toContain(story.by(say().terminal.player(1), taken));
  expect(passing).toContain(story.refill('#').split('#')[0]);
  expect(passing).not.toContain('Hand:');
  expect(second).toContain('Hand: B G Y');
  expect(second).not.toContain('Hand: R');
});

test('whoever goes on moving keeps the keyboard', async () => {
  const text = await transcript(typed('', 'build R2 c1,d1 brick=c1 cards=RR'), {
    resume: twoPeople('BGY'),
  });
  expect(text.match(/Pass the keyboard/g)).toHaveLength(2);
  expect(text.match(/\(clear\)/g)).toHaveLength(1);
});
