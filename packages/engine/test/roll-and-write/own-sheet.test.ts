/** One player's own sheet: the same as that player's sheet in the whole game, whatever happens. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choose, contractOf } from '../../src/contract.ts';
import { GOAL } from '../../src/house/public.ts';
import { type Actor, actorsOf, GAMES, gameNamed, legalTexts } from '../../src/index.ts';
import {
  ownSheet,
  type RollAndWritePicture,
  rollAndWrite,
  type SheetPicture,
  spokenRollAndWrite,
} from '../../src/roll-and-write/public.ts';
import { choices } from '../random.ts';
import { GameTable } from '../table.ts';

interface Step {
  readonly by: Actor;
  readonly text: string;
  readonly before: RollAndWritePicture;
  readonly after: RollAndWritePicture;
  /** The legal moves of the seat that moved. */
  readonly legal: readonly string[];
}

/** A whole game by chance. */
function wholeGame(choose: Choose, players: number, startPlayer: number, options: object): Step[] {
  const begun = rollAndWrite.setup({ players, startPlayer, options: { ...options } });
  if (!begun.ok) throw new Error(begun.reason);
  const { state } = begun.value;
  const steps: Step[] = [];
  for (;;) {
    const actors = actorsOf(rollAndWrite, state);
    const by = actors[choose(Math.max(1, actors.length))];
    if (by === undefined) return steps;
    const legal = by === 'chance' ? [] : legalTexts(rollAndWrite, state, by);
    const before = rollAndWrite.notation.picture(state);
    const move = rollAndWrite.at(state, by, choose(rollAndWrite.count(state, by)));
    rollAndWrite.applyUnchecked(state, by, move);
    const after = rollAndWrite.notation.picture(state);
    steps.push({ by, text: rollAndWrite.notation.format(move), before, after, legal });
  }
}

function sheetFor(players: number, startPlayer: number, options: object = {}) {
  const begun = ownSheet.setup({ players, startPlayer, options: { ...options } });
  if (!begun.ok) throw new Error(begun.reason);
  return new GameTable(ownSheet, begun.value.state);
}

/** Keeps one seat's own sheet through a whole game, comparing it at everything that seat does. */
function follow(
  steps: readonly Step[],
  seat: number,
  players: number,
  start: number,
  options: object,
) {
  const seen = (other: number) => (other - seat + players) % players;
  const sheet = sheetFor(players, seen(start), options);
  let crossed = '-';
  const known = new Set<number>();
  const news: { seat: string; round: number }[] = [];
  const tellNews = () => {
    while (news.length > 0 && sheet.state.chance !== null) {
      const { seat: who, round } = news.shift()!;
      sheet.chance(`goal ${who}${sheet.state.round > round ? ' before' : ''}`);
    }
  };
  for (const { by, text, before, after, legal } of steps) {
    const move = spokenRollAndWrite(text);
    if (move.verb === 'roll') crossed = after.dice?.length === 5 ? '-' : crossed;
    if (move.verb === 'draw' && !move.again && Number(move.tile.charAt(1)) > 3) crossed = move.tile;
    if (move.verb === 'cross') sheet.chance(text);
    else if (move.verb === 'roll' && before.active === seat) sheet.chance(text);
    else if (by === seat) {
      expect(sheet.legal(0)).toEqual(legal);
      expect(sheet.state).toMatchObject({
        round: before.round,
        phase: before.phase,
        dice: before.dice,
        crossed: before.crossed,
        ...(before.active === seat ? { noX: before.noX } : {}),
      });
      sheet.play(0, text);
    } else if (move.verb === 'end') {
      sheet.chance(`left ${before.dice || '-'} cross=${crossed}`);
    }
    // The owner's unlocked abilities count when the others have chosen; a sheet does not wait for them.
    const isWaiting = after.phase === 'mark' && after.active === seat;
    if (!isWaiting) expect(sheet.state.players[0]).toEqual(after.players[seat]);
    after.players.forEach(({ score }, other) => {
      if (other === seat || score < GOAL || known.has(other)) return;
      known.add(other);
      news.push({ seat: `${seen(other)}`, round: before.round });
    });
    tellNews();
  }
  const { round, players: sheets, crossed: gone } = steps.at(-1)!.after;
  // Only the others can see that they can't go on either.
  if (round < 60 && sheets.every(({ score }) => score < GOAL)) sheet.chance('goal - before');
  expect(sheet.state).toMatchObject({ phase: 'over', round, winners: [], crossed: gone });
  expect(sheet.state.players[0]).toEqual(sheets[seat]);
}

describe.each([2, 3, 4])('the own sheets of %i players', (players) => {
  it('are their sheets of the whole game, with the same moves, to the same end', () => {
    fc.assert(
      fc.property(choices, fc.boolean(), (choose, isFree) => {
        const options = isFree ? { mirror: true, passing: 'always' } : {};
        const start = choose(players);
        const steps = wholeGame(choose, players, start, options);
        for (let seat = 0; seat < players; seat++) follow(steps, seat, players, start, options);
      }),
      { numRuns: 5 },
    );
  });
});

describe('somebody’s turn', () => {
  const table = () => sheetFor(3, 1);

  it('is told as the dice left and the copy crossed out, after which the owner may take a die', () => {
    const sheet = table().chance('left RGG cross=B4L');
    expect(sheet.state).toMatchObject({
      phase: 'mark',
      dice: 'RGG',
      crossed: { B4L: 1 },
      waiting: [0],
    });
    expect(sheet.legal(0)).toEqual(['mark -', 'mark G', 'mark R']);
    expect(sheet.play(0, 'mark G').state).toMatchObject({ active: 2, chance: 'left' });
  });

  it('lets the only opponent’s dice be taken by two', () => {
    const two = sheetFor(2, 1)
      .chance('cross B4L Y4R')
      .play(0, 'start G')
      .chance('left RGG cross=-');
    expect(two.legal(0)).toContain('mark GG');
    expect(two.legal(0)).toContain('mark RG');
  });

  it.each([
    ['left - cross=B5', undefined],
    ['left R cross=B5', undefined],
    ['left RG cross=B5', undefined],
    ['left RGP cross=B5', 'impossible-turn'],
    ['left - cross=R4', 'impossible-turn'],
    ['left RB cross=R4', 'impossible-turn'],
    ['left B cross=R4', undefined],
    ['left BW cross=R4', 'impossible-turn'],
    ['left GGW cross=-', undefined],
    ['left RBPG cross=-', undefined],
    ['left RBPW cross=-', 'impossible-turn'],
    ['left RBPGW cross=-', undefined],
    ['left R cross=-', 'impossible-turn'],
    ['left - cross=-', 'impossible-turn'],
    ['left RBPGYW cross=-', 'wrong-number-of-dice'],
    ['left Q cross=-', 'unknown-colour'],
    ['left RBP cross=B9', 'unknown-tile'],
    ['left RBP cross=B2', 'unknown-tile'],
    ['left RBP', 'unknown-move'],
    ['roll RBPGY', 'not-now'],
  ])('%s: %s', (text, code) => {
    expect(table().refusal('chance', text)).toBe(code);
  });

  it('can use a tile again only when a copy is crossed out, and then crosses nothing', () => {
    const sheet = table().chance('left W cross=G4').play(0, 'mark -');
    expect(sheet.refusal('chance', 'left W cross=-')).toBeUndefined();
    expect(sheet.refusal('chance', 'left - cross=-')).toBe('impossible-turn');
    sheet.chance('left W cross=G4').play(0, 'mark -');
    expect(sheet.refusal(0, 'draw G4 a1,a2,a3,b2 x=a1 dice=GGGG')).toBe('chance-awaited');
    sheet.chance('roll GGGGG').play(0, 'draw G2 a1,a2 x=a1 dice=GG').play(0, 'end');
    expect(sheet.refusal('chance', 'left W cross=G4')).toBe('tile-crossed-out');
  });

  it('may be told with its dice in any order, and is written in one', () => {
    const move = ownSheet.notation.parse('left WBR cross=-');
    expect(move.ok && ownSheet.notation.format(move.value)).toBe('left RBW cross=-');
  });

  it('is no move of the owner', () => {
    const own = sheetFor(3, 0).chance('roll RBPGY');
    expect(own.refusal('chance', 'left R cross=-')).toBe('players-awaited');
    expect(own.refusal(0, 'left RBPGY cross=-')).toBe('not-now');
    expect(sheetFor(3, 0).refusal('chance', 'left RBPGY cross=-')).toBe('not-now');
  });
});

describe('the end', () => {
  const turn = (sheet: GameTable<object, SheetPicture>) => {
    if (sheet.state.chance === 'left') sheet.chance('left RBPGY cross=-').play(0, 'mark -');
    else sheet.chance('roll RBPGY').play(0, 'end');
  };
  const after = (turns: number) => {
    const sheet = sheetFor(3, 0) as GameTable<object, SheetPicture>;
    for (let made = 0; made < turns; made++) turn(sheet);
    return sheet;
  };

  it('comes with the round in which somebody has the points', () => {
    const sheet = after(4).chance('goal 2');
    expect(sheet.state).toMatchObject({ goal: [2], phase: 'turn', round: 2 });
    turn(sheet);
    expect(sheet.state.phase).toBe('turn');
    turn(sheet);
    expect(sheet.state).toMatchObject({ phase: 'over', round: 2, winners: [] });
    expect(sheet.refusal('chance', 'goal 1')).toBe('game-over');
  });

  it('comes at once where the round before was the last', () => {
    expect(after(3).chance('goal 1 before').state).toMatchObject({ phase: 'over', round: 1 });
    expect(after(0).refusal('chance', 'goal 1 before')).toBe('not-now');
    expect(after(4).refusal('chance', 'goal 1 before')).toBe('not-now');
  });

  it('does not come at once where somebody else has begun the round', () => {
    expect(after(3).refusal('chance', 'goal 1')).toBe('not-now');
    const sheet = sheetFor(3, 1).chance('goal 1');
    expect(sheet.state).toMatchObject({ phase: 'turn', round: 1, goal: [1] });
  });

  it('is said once of everybody else, and not of the owner', () => {
    const sheet = after(4).chance('goal 2').chance('goal 1');
    expect(sheet.state.goal).toEqual([1, 2]);
    expect(sheet.refusal('chance', 'goal 2')).toBe('not-now');
    expect(sheet.refusal('chance', 'goal 3')).toBe('not-now');
    expect(sheet.refusal('chance', 'goal 0')).toBe('unknown-move');
    expect(sheet.refusal('chance', 'goal -')).toBe('not-now');
  });
});

describe('among the games', () => {
  it('is found by its name, and not offered to those who let bots play', () => {
    expect(gameNamed('roll-and-write-sheet')).toBe(ownSheet);
    expect(GAMES).not.toContain(ownSheet);
  });

  // The winner is unknown; and nothing is hidden, but turns of others may come to the same thing.
  const NOT_FOR_SHEETS = /^(the winners|states that differ only)/;
  const clauses = contractOf(ownSheet, {}).filter(({ name }) => !NOT_FOR_SHEETS.test(name));
  it.each(clauses)('$name', ({ check }) => {
    fc.assert(fc.property(choices, check), { numRuns: 1 });
  });
  it('says what is wrong with a set-up like the whole game', () => {
    expect(ownSheet.setup({ players: 5, startPlayer: 0, options: {} })).toEqual(
      rollAndWrite.setup({ players: 5, startPlayer: 0, options: {} }),
    );
  });
});
