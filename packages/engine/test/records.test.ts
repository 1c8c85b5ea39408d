import { describe, expect, test } from 'vitest';
import { GAMES, readGoodPart, readRecords } from '../src/index.ts';

const HEADER = '{"nyhavn":1,"game":"roll-and-write","players":3,"startPlayer":0,"options":{}}';
const ROLL = '{"by":"chance","move":"roll WYBBR"}';
const DRAW = '{"by":0,"move":"draw B3 a1,b1,b2 x=b2 dice=BBW"}';

function read(...lines: string[]) {
  return readRecords(lines.join('\n'));
}

function fault(...lines: string[]) {
  const result = read(...lines);
  return result.ok ? undefined : result.reason;
}

describe('a record', () => {
  test('may stop before the game is over, skip lines and name more than is known', () => {
    const named = HEADER.replace('{"nyhavn"', '{"names":["Ida","Max","Bo"],"nyhavn"');
    const result = read(named, '', ROLL, '   ', DRAW, '');
    if (!result.ok) throw new Error(result.reason.code);
    expect(result.value.games[0]?.events).toHaveLength(2);
    expect(result.value.games[0]?.header).toMatchObject({
      names: ['Ida', 'Max', 'Bo'],
      options: { mirror: false, passing: 'forced' },
    });
    expect(result.value.cutOff).toBeUndefined();
  });

  test('may be followed by others in the same file', () => {
    const result = read(HEADER, ROLL, HEADER, HEADER, ROLL, DRAW);
    const events = result.ok ? result.value.games.map((game) => game.events.length) : [];
    expect(events).toEqual([1, 0, 2]);
  });

  test('may be a trace, whose states and last line are passed over', () => {
    const traced = ROLL.replace('}', ',"state":{"phase":"nonsense"}}');
    expect(read(HEADER, traced, '{"by":null,"state":{}}').ok).toBe(true);
  });

  test('that was cut off in the middle of a line is read up to the line before', () => {
    const result = read(HEADER, ROLL, DRAW.slice(0, 30));
    expect(result).toMatchObject({ ok: true, value: { cutOff: 3 } });
    expect(result.ok && result.value.games[0]?.events).toHaveLength(1);
  });

  test('whose last line only lacks its end is read whole', () => {
    expect(read(HEADER, ROLL)).toMatchObject({ ok: true, value: { games: [{ events: [{}] }] } });
  });
});

describe('a broken record is refused with its line:', () => {
  const cases: readonly (readonly [what: string, code: string, line: number, lines: string[]])[] = [
    ['nothing at all', 'header-missing', 1, ['']],
    ['no header', 'header-missing', 1, [ROLL]],
    ['half a header', 'not-json', 1, [HEADER.slice(0, 20)]],
    ['a broken line in the middle', 'not-json', 2, [HEADER, ROLL.slice(0, 10), DRAW]],
    ['a last line that was never JSON', 'not-json', 2, [HEADER, 'hello']],
    ['a number', 'not-json', 2, [HEADER, '7']],
    ['another version', 'wrong-version', 1, [HEADER.replace('"nyhavn":1', '"nyhavn":2')]],
    ['another game', 'unknown-game', 1, [HEADER.replace('roll-and-write', 'chess')]],
    ['five players', 'wrong-number-of-players', 1, [HEADER.replace('"players":3', '"players":5')]],
    ['no start player', 'wrong-start-player', 1, [HEADER.replace('"startPlayer":0,', '')]],
    ['a start player who is not there', 'wrong-start-player', 1, [HEADER.replace(':0', ':3')]],
    ['an unknown option', 'unknown-option', 1, [HEADER.replace('{}', '{"mirrors":true}')]],
    ['an option with a wrong value', 'unknown-option', 1, [HEADER.replace('{}', '{"mirror":1}')]],
    ['an event without a move', 'not-an-event', 2, [HEADER, '{"by":"chance"}']],
    ['an event by nobody', 'not-an-event', 2, [HEADER, '{"move":"end"}']],
    ['an event by half a player', 'not-an-event', 2, [HEADER, '{"by":0.5,"move":"end"}']],
    [
      'a seat that is not at the table',
      'not-your-turn',
      3,
      [HEADER, ROLL, '{"by":7,"move":"end"}'],
    ],
    ['a move before the dice have fallen', 'chance-awaited', 2, [HEADER, DRAW]],
    ['a roll that nobody awaits', 'players-awaited', 4, [HEADER, '', ROLL, ROLL]],
    ['too many dice', 'wrong-number-of-dice', 2, [HEADER, '{"by":"chance","move":"roll R"}']],
  ];
  test.each(cases)('%s', (_, code, line, lines) => {
    expect(fault(...lines)).toEqual({ line, code });
  });
});

describe('of a broken record', () => {
  test('the games and events before the fault can be read', () => {
    const { games, fault } = readGoodPart(
      GAMES,
      [HEADER, ROLL, HEADER, ROLL, ROLL, DRAW].join('\n'),
    );
    expect(games.map(({ events }) => events.length)).toEqual([1, 1]);
    expect(fault).toEqual({ line: 5, code: 'players-awaited' });
  });

  test('nothing is left where its header can not be read', () => {
    const text = `${HEADER.replace('roll-and-write', 'chess')}\n${ROLL}`;
    expect(readGoodPart(GAMES, text)).toEqual({
      games: [],
      fault: { line: 1, code: 'unknown-game' },
    });
  });

  test('a cut-off last line is no fault, but named', () => {
    expect(readGoodPart(GAMES, `${HEADER}\n${ROLL.slice(0, 9)}`)).toMatchObject({ cutOff: 2 });
  });
});
