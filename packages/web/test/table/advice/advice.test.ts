/** The harbour master's advice: legal, told in two steps, blind to what is hidden, and only where it wrongs nobody. */
import { seededRandom } from '@nyhavn/bots';
import type { Game, GamePicture, GameState } from '@nyhavn/engine';
import { type CopenhagenState, copenhagen, imagineCopenhagen } from '@nyhavn/engine/copenhagen';
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { beforeAll, describe, expect, test } from 'vitest';
import { judged as copenhagenSpeech } from '../../../src/games/copenhagen/judged.ts';
import { Selection as CopenhagenSelection } from '../../../src/games/copenhagen/selection.ts';
import { judged as rollAndWriteSpeech } from '../../../src/games/roll-and-write/judged.ts';
import { Selection } from '../../../src/games/roll-and-write/selection.ts';
import { Adviser, questionAt } from '../../../src/table/advice/adviser.ts';
import { mayAsk } from '../../../src/table/advice/may-ask.ts';
import { reasonsFor } from '../../../src/table/advice/saying.ts';
import { judged } from '../../../src/table/bots/judging.ts';
import { resumedTable } from '../../../src/table/model/open-table.ts';
import type { Table } from '../../../src/table/model/table.ts';
import { words } from '../../../src/words/en/advice.ts';
import { isTurn, type Position, recordOf } from '../../positions.ts';
import { speak } from '../../speaking.ts';

const SEATS = [{ name: '' }, { name: 'Freja', bot: 'greedy' }];

function tableAt<Picture extends GamePicture>(
  game: Game<GameState, Picture>,
  isThere: Position['isThere'],
  seed = 'advice',
): Table<Picture> {
  const record = recordOf({ game: game.id, seed, seats: SEATS, isThere });
  const saved = { id: 'kept', revision: 1, record, updated: 0, isOver: false };
  const table = resumedTable(saved, { games: [game], hasSecrets: game.id === 'copenhagen' });
  if (!table) throw new Error('the record can’t be read');
  return table;
}

const isMarking: Position['isThere'] = ({ phase, waiting }) =>
  phase === 'mark' && String(waiting) === '0';

const judge = async (question: Parameters<typeof judged>[0]) => judged(question);

beforeAll(async () => {
  await speak();
});

describe('what is said', () => {
  test('is that it failed where no move was judged', async () => {
    const adviser = new Adviser(tableAt(copenhagen, isTurn(2)), async () => []);
    await adviser.ask();
    expect(adviser.advice.value).toEqual({ kind: 'failed' });
  });

  test.each([
    ['roll-and-write', rollAndWrite, rollAndWriteSpeech, isMarking],
    ['copenhagen', copenhagen, copenhagenSpeech, isTurn(12)],
  ] as const)(
    'is first a hint and then a legal move, and is counted: %s',
    async (_, game, speech, isThere) => {
      const table = tableAt<GamePicture>(game, isThere);
      const adviser = new Adviser(table, judge);
      await adviser.ask();
      const hint = adviser.advice.value;
      if (hint?.kind !== 'known') throw new Error('nothing is known');
      expect(hint.isWhole).toBe(false);
      expect(table.legal.value.map(({ text }) => text)).toContain(hint.best.text);
      const gentle = speech.hint(words, hint.best.text);
      expect(gentle).not.toMatch(/\b[a-e][1-9]\b/);
      expect(reasonsFor(words, { judged: speech }, hint.best).length).toBeGreaterThan(0);
      await adviser.ask();
      expect(adviser.advice.value).toMatchObject({ kind: 'known', isWhole: true });
      expect(table.advice.value).toBe(1);
      adviser.close();
      expect(adviser.advice.value).toBeUndefined();
    },
  );

  test('every move of a decision can be hinted at and shown', () => {
    const table = tableAt(rollAndWrite, isTurn(4));
    const selection = new Selection(table);
    const draw = table.legal.value.findLast(({ text }) => text.startsWith('draw'))?.text ?? '';
    selection.show(draw);
    expect(selection.placing.value?.prospect.value).toMatchObject({ isLegal: true, text: draw });
    const reroll = table.legal.value.find(({ text }) => /^reroll \w\w$/.test(text))?.text ?? '';
    selection.show(reroll);
    expect(`reroll ${selection.faces}`).toBe(reroll);
    for (const { text } of table.legal.value)
      expect(rollAndWriteSpeech.hint(words, text)).not.toBe('');
  });

  test('cards and tiles of Copenhagen are shown as they are played', () => {
    const table = tableAt(copenhagen, isTurn(20));
    const selection = new CopenhagenSelection(table);
    const texts = table.legal.value.map(({ text }) => text);
    const take = texts.find((text) => text.startsWith('take')) ?? '';
    selection.show(take);
    expect(selection.ready.value?.text).toBe(take);
    const build = texts.findLast((text) => text.startsWith('build'));
    if (build === undefined) throw new Error('nothing can be built here');
    selection.show(build);
    expect(selection.placing.value?.prospect.value).toMatchObject({ isLegal: true, text: build });
  });
});

describe('what the master may see', () => {
  test('two worlds that differ in hidden things alone get the same advice', () => {
    const table = tableAt(copenhagen, isTurn(16));
    const question = questionAt(table);
    const view = question.view as CopenhagenState;
    const worlds = ['one', 'other'].map((seed) => {
      const random = seededRandom(seed);
      return imagineCopenhagen(view, (limit) => random.below(limit));
    });
    expect(worlds[0]).not.toEqual(worlds[1]);
    const [first, second] = worlds.map((world) =>
      judged({ ...question, view: copenhagen.view(world!, 0) }),
    );
    expect(second).toEqual(first);
    expect(judged(question)).toEqual(first);
  });
});

describe('who may ask', () => {
  const alone = { seats: SEATS, isRated: false, isTold: false };
  test('somebody alone with bots, where nothing is rated', () => {
    const front = { judged: rollAndWriteSpeech };
    expect(mayAsk(front, alone)).toBe(true);
    expect(mayAsk({}, alone)).toBe(false);
    expect(mayAsk(front, { ...alone, isRated: true })).toBe(false);
    expect(mayAsk(front, { ...alone, isTold: true })).toBe(false);
    expect(mayAsk(front, { ...alone, seats: [{ name: 'Anna' }, { name: 'Ben' }] })).toBe(false);
    expect(mayAsk(front, { ...alone, seats: [...SEATS, { name: 'Ben', isElsewhere: true }] })).toBe(
      false,
    );
    expect(
      mayAsk(front, { ...alone, seats: [{ name: 'Ben', isElsewhere: true }, SEATS[1]!] }),
    ).toBe(false);
  });
});
