/** A table with real dice: chance is told by people, judged by the engine, and taken back like a move. */
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Picture } from '../../src/games/roll-and-write/material.ts';
import { LANGUAGES } from '../../src/store/languages.ts';
import { resumedTable } from '../../src/table/model/open-table.ts';
import type { Table } from '../../src/table/model/table.ts';
import { words as en } from '../../src/words/en/games/roll-and-write/real-dice.ts';
import { speak } from '../speaking.ts';

interface Line {
  readonly by: number | 'chance';
  readonly move: string;
}

const ANNA_AND_BEN = [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cem' }];

function tableOf(
  seats: readonly object[],
  lines: readonly Line[],
  dice: object = { dice: 'real' },
) {
  const header = {
    nyhavn: 1,
    game: 'roll-and-write',
    players: seats.length,
    startPlayer: 0,
    seats,
  };
  const record = [{ ...header, ...dice }, ...lines].map((line) => JSON.stringify(line));
  return resume(`${record.join('\n')}\n`);
}

function resume(record: string): Table<Picture> {
  const table = resumedTable<Picture>(
    { id: 'test', revision: 1, record, updated: 0, isOver: false },
    { games: [rollAndWrite], hasSecrets: false },
  );
  if (!table) throw new Error('the record of a test can be read');
  return table;
}

beforeAll(() => speak());

describe('a table with real dice', () => {
  it('asks for the roll and shows the sheet of whoever rolls', () => {
    const table = tableOf(ANNA_AND_BEN, []);
    expect(table.turn.value).toEqual({ kind: 'asked', event: 'roll 5' });
    expect(table.viewer.value).toBe(0);
    expect(tableOf(ANNA_AND_BEN, [], {}).turn.value).toEqual({ kind: 'chance' });
  });

  it('takes what is told, in any order, if the engine allows it', () => {
    const table = tableOf(ANNA_AND_BEN, []);
    expect(table.tell('roll RB')).toBe('wrong-number-of-dice');
    expect(table.tell('roll RBQQQ')).toBe('unknown-colour');
    expect(table.tell('draw B2 a1,a2 x=a1 dice=BB')).toBe('not-now');
    expect(table.play('end')).toBe('chance-awaited');
    expect(table.tell('roll YWBRB')).toBeUndefined();
    expect(table.turn.value).toEqual({ kind: 'person', seat: 0 });
    expect(table.tell('roll YWBRB')).toBe('not-now');
    expect(table.record()).toContain('"roll RBBYW"');
    expect(table.record().split('\n')[0]).toContain('"dice":"real"');
  });

  it('asks for the dice that are rolled again only', () => {
    const table = tableOf(ANNA_AND_BEN, [{ by: 'chance', move: 'roll RBBYW' }]);
    expect(table.play('reroll RY')).toBeUndefined();
    expect(table.turn.value).toEqual({ kind: 'asked', event: 'roll 2' });
    expect(table.tell('roll BBB')).toBe('wrong-number-of-dice');
    expect(table.tell('roll BW')).toBeUndefined();
    expect(table.picture.value).toMatchObject({ dice: 'BBBWW' });
  });

  it('lets nothing be final', () => {
    const table = tableOf(ANNA_AND_BEN, [{ by: 'chance', move: 'roll RBPGY' }]);
    const end = table.tryOut('end');
    expect(end.ok && end.value.isFinal).toBe(false);
  });

  it('takes back one step at a time, over rolls and other people’s moves', () => {
    const table = tableOf(ANNA_AND_BEN, [
      { by: 'chance', move: 'roll RBPGY' },
      { by: 0, move: 'end' },
      { by: 1, move: 'mark R' },
      { by: 2, move: 'mark -' },
    ]);
    expect(table.viewer.value).toBe(1);
    const texts: string[] = [];
    while (table.undoRefusal.value === undefined) {
      texts.push(table.steps.value.at(-table.undoSteps.value)?.text ?? '');
      expect(table.undo()).toBeUndefined();
    }
    expect(texts).toEqual(['mark -', 'mark R', 'end', 'roll RBPGY']);
    expect(table.undo()).toBe('not-moved');
    expect(table.turn.value).toEqual({ kind: 'asked', event: 'roll 5' });
  });

  it('takes back what bots did since together with what came before', () => {
    const seats = [{ name: 'Anna' }, { name: 'Freja', bot: 'greedy' }, { name: 'Ben' }];
    const table = tableOf(seats, [
      { by: 'chance', move: 'roll RBPGY' },
      { by: 0, move: 'end' },
      { by: 1, move: 'mark R' },
    ]);
    expect(table.undoSteps.value).toBe(2);
    table.undo();
    expect(table.turn.value).toEqual({ kind: 'person', seat: 0 });
  });

  it('lets two players choose what is crossed out, or lots', () => {
    const two = tableOf(ANNA_AND_BEN.slice(0, 2), []);
    expect(two.turn.value).toEqual({ kind: 'asked', event: 'cross' });
    expect(two.tell('cross B4R Y4L')).toBeUndefined();
    expect(two.picture.value).toMatchObject({ crossed: { B4R: 1, Y4L: 1 } });
    two.undo();
    two.drawLots();
    expect(two.turn.value).toEqual({ kind: 'person', seat: 0 });
  });

  it('keeps undo as it is where the app rolls', () => {
    const table = tableOf(ANNA_AND_BEN, [{ by: 'chance', move: 'roll RBPGY' }], {});
    expect(table.undoRefusal.value).toBe('not-moved');
  });
});

/** Every sentence without parameters, by its place. */
function sentences(part: object, place = ''): [string, string][] {
  return Object.entries(part).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${place}.${name}`, value]];
    return typeof value === 'object' ? sentences(value, `${place}.${name}`) : [];
  });
}

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

it.each(OTHERS)('%s has words of its own for real dice', async (language) => {
  const { words } = await import(`../../src/words/${language}/games/roll-and-write/real-dice.ts`);
  const english = new Map(sentences(en));
  const same = sentences(words).filter(
    ([place, text]) => text.trim() === '' || (english.get(place) === text && text.length > 12),
  );
  expect(same).toEqual([]);
});
