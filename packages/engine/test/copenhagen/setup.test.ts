import { describe, expect, test } from 'vitest';
import { copenhagen } from '../../src/copenhagen/public.ts';
import { table } from './table.ts';

const SETUP = { players: 3, startPlayer: 0, options: {} };

describe('setting up a game', () => {
  test.each([0, 1, 5, 2.5, Number.NaN])('is refused for %d players', (players) => {
    expect(copenhagen.setup({ ...SETUP, players })).toEqual({
      ok: false,
      reason: 'wrong-number-of-players',
    });
  });

  test.each([-1, 3, 1.5])('is refused for start player %d of three', (startPlayer) => {
    expect(copenhagen.setup({ ...SETUP, startPlayer })).toEqual({
      ok: false,
      reason: 'wrong-start-player',
    });
  });

  test('is refused with any option', () => {
    expect(copenhagen.setup({ ...SETUP, options: { mirror: true } })).toEqual({
      ok: false,
      reason: 'unknown-option',
    });
    const begun = copenhagen.setup(SETUP);
    expect(begun.ok && begun.value.options).toEqual({});
  });
});

describe('dealing', () => {
  test('lays out the harbour first', () => {
    const three = table({ players: 3 });
    expect(three.state).toMatchObject({ chance: 'harbour', harbour: '.......' });
    expect(three.refusal('chance', 'hand 0 RB')).toBe('not-now');
    expect(three.refusal('chance', 'card R')).toBe('not-now');
    expect(three.refusal(0, 'take 1,2')).toBe('chance-awaited');
  });

  test('gives hands in turn order, of the right size', () => {
    const four = table({ players: 4, startPlayer: 3 }).chance('harbour RBPGYRB');
    expect(four.refusal('chance', 'hand 0 RB')).toBe('not-now');
    expect(four.refusal('chance', 'hand 3 R')).toBe('wrong-number-of-cards');
    expect(four.refusal('chance', 'hand 3 RBP')).toBe('wrong-number-of-cards');
    expect(four.refusal('chance', 'harbour RBPGYRB')).toBe('not-now');
    four.chance('hand 3 RB').chance('hand 0 RBP').chance('hand 1 PPP').chance('hand 2 YYYY');
    expect(four.state.players.map(({ hand }) => hand)).toEqual(['RBP', 'PPP', 'YYYY', 'RB']);
    expect(four.state).toMatchObject({ phase: 'turn', active: 3, turn: 1 });
  });

  test('uses cards that are there', () => {
    const three = table({ players: 3 }).middle({ pile: 'RRRRRRRB' });
    expect(three.refusal('chance', 'harbour RRRRRRG')).toBe('card-not-in-pile');
    expect(three.refusal('chance', 'harbour RRRRRBB')).toBe('card-not-in-pile');
    three.chance('harbour RRRRRRR').middle({ pile: 'RRB' });
    expect(three.refusal('chance', 'hand 0 BB')).toBe('card-not-in-pile');
    expect(three.refusal('chance', 'hand 0 ??')).toBe('card-not-in-pile');
    expect(three.refusal('chance', 'hand 0 R?')).toBe('card-not-in-pile');
    expect(three.refusal('chance', 'hand 0 RR')).toBeUndefined();
  });

  test('gives everybody `any`, active, and leaves the other ability tiles', () => {
    const { players, abilities } = table({ players: 4 }).state;
    for (const player of players) expect(player.abilities).toEqual({ any: 'active' });
    expect(abilities).toEqual({ any: 0, extra: 4, discount: 4, change: 4, both: 4 });
  });
});
