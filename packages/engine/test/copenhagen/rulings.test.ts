import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { copenhagen } from '../../src/copenhagen/public.ts';
import { RULINGS } from '../../src/copenhagen/rulings.ts';
import { ALL_ACTIVE, dealt, table } from './table.ts';

const R2 = 'build R2 a1,a2 brick=a1 cards=RR';

describe('taking cards', () => {
  test('[CO-1] places 1 and 7 are not neighbours', () => {
    const three = dealt({ players: 3 });
    expect(three.copy().play(0, 'take 1,7').state.players[0]?.abilities).toEqual({ any: 'used' });
    three.house(0, { abilities: { extra: 'active' } });
    expect(three.refusal(0, 'take 1,7')).toBe('not-neighbours');
    expect(three.refusal(0, 'take 1,4,7')).toBe('not-neighbours');
    expect(three.legal(0, 'take 1,')).not.toContain('take 1,7');
  });

  test('[CO-1] cards do not slide, and places are filled from 1 to 7', () => {
    const three = dealt({ players: 3 }).play(0, 'take 3,5');
    expect(three.state).toMatchObject({ harbour: 'RB.G.RB', chance: 'card 3' });
    three.chance('card Y');
    expect(three.state).toMatchObject({ harbour: 'RBYG.RB', chance: 'card 5' });
  });

  test('[CO-2] an ability that was not needed is not used', () => {
    const three = dealt({ players: 3 }).house(0, { abilities: ALL_ACTIVE, hand: 'RRB' });
    const { abilities } = three.copy().play(0, 'take 3,4').state.players[0]!;
    expect(abilities).toEqual(ALL_ACTIVE);
    const threeCards = three.copy().play(0, 'take 3,4,6').state.players[0]!;
    expect(threeCards.abilities).toEqual({ ...ALL_ACTIVE, extra: 'used' });
    const built = three.play(0, R2).state.players[0]!;
    expect(built.abilities).toEqual(ALL_ACTIVE);
  });

  test('[CO-2] nobody overpays', () => {
    const three = dealt({ players: 3 }).house(0, { hand: 'RRRBB', building: ['R....'] });
    three.house(0, { abilities: ALL_ACTIVE });
    expect(three.refusal(0, 'build R2 b1,c1 brick=b1 cards=RRR')).toBe('too-many-cards');
    expect(three.refusal(0, 'build R2 b1,c1 brick=b1 cards=RR')).toBe('too-many-cards');
    expect(three.refusal(0, 'build R2 b1,c1 brick=b1 cards=RB')).toBe('too-many-cards');
    expect(three.refusal(0, 'build R2 b1,c1 brick=b1 cards=R')).toBeUndefined();
  });

  test('[CO-12] touching its own colour takes off one card, once and not across a corner', () => {
    const three = dealt({ players: 3 }).house(0, { hand: 'RRR', building: ['R.R..'] });
    expect(three.refusal(0, 'build R3 a2,b1,b2 brick=b1 cards=RR')).toBeUndefined();
    expect(three.refusal(0, 'build R3 a2,b1,b2 brick=b1 cards=R')).toBe('too-few-cards');
    three.house(0, { building: ['RG...'] });
    expect(three.refusal(0, 'build R2 b2,c2 brick=b2 cards=R')).toBe('too-few-cards');
    expect(three.refusal(0, 'build R2 b2,c2 brick=b2 cards=RR')).toBeUndefined();
  });

  test('[CO-3] `both` is declared after taking, before the refill', () => {
    const three = dealt({ players: 3 }).house(0, { abilities: { both: 'active' }, hand: 'RR' });
    expect(three.refusal(0, 'both')).toBe('not-now');
    three.play(0, 'take 1,2');
    expect(three.state).toMatchObject({ phase: 'both', harbour: '..PGYRB' });
    expect(three.refusal(0, R2)).toBe('not-now');
    three.play(0, 'both');
    expect(three.refusal(0, R2)).toBeUndefined();
  });

  test('[CO-3] `both` is used up also without a build', () => {
    const three = dealt({ players: 3 }).house(0, { abilities: { both: 'active' }, hand: 'RR' });
    three.play(0, 'take 1,2').play(0, 'both').play(0, 'end');
    expect(three.state.phase).toBe('refill');
    expect(three.state.players[0]?.abilities).toEqual({ both: 'used' });
  });

  test('[CO-3] nobody takes cards after building', () => {
    const three = dealt({ players: 3 }).house(0, { abilities: { both: 'active' }, hand: 'RR' });
    three.play(0, R2);
    expect(three.state).toMatchObject({ phase: 'turn', active: 1 });
    expect(three.refusal(0, 'take 1,2')).toBe('not-your-turn');
    expect(three.state.players[0]?.abilities).toEqual({ both: 'active' });
  });
});

describe('building', () => {
  test('[CO-4] only what is needed of another colour is paid, mixed with the own', () => {
    const three = dealt({ players: 3 });
    three.house(0, { abilities: { change: 'active' }, hand: 'RRBBBP' });
    const r3 = 'build R3 a1,a2,b2 brick=a1 cards=';
    expect(three.legal(0, r3)).toEqual(['BBB', 'RBB', 'RRB', 'RRP'].map((cards) => r3 + cards));
    expect(three.refusal(0, `${r3}RBP`)).toBe('cards-of-several-colours');
    expect(three.refusal(0, `${r3}BBP`)).toBe('cards-of-several-colours');
    three.play(0, `${r3}RRB`);
    expect(three.state.players[0]).toMatchObject({ hand: 'BBP', abilities: { change: 'used' } });
    expect(three.state.discard).toBe('RRB');
  });

  test('[CO-5] points come before coat actions, and the twelfth ends the game at once', () => {
    const building = ['WWWWW', 'WWWW.', 'W....'];
    const three = dealt({ players: 3 }).house(0, { building, hand: 'RRR' });
    const eleven = three.copy().house(0, { score: 10 }).play(0, 'build R2 e2,e3 brick=e2 cards=RR');
    expect(eleven.state).toMatchObject({ phase: 'coat', coats: 1 });
    expect(eleven.state.players[0]?.score).toBe(11);
    const twelve = three.house(0, { score: 11 }).play(0, 'build R2 e2,e3 brick=e2 cards=RR');
    expect(twelve.state).toMatchObject({ phase: 'over', coats: 0, winners: [0] });
  });

  test('[CO-6] a coat action may be skipped', () => {
    const three = dealt({ players: 3 }).house(0, { building: ['..W..'], hand: 'RR' });
    three.play(0, 'build R2 c2,c3 brick=c2 cards=RR');
    expect(three.legal(0, 'coat')).toContain('coat skip');
    expect(three.legal(0, 'coat').length).toBeGreaterThan(1);
    three.play(0, 'coat skip');
    expect(three.state).toMatchObject({ phase: 'turn', active: 1, coats: 0 });
  });

  test('[CO-10] the brick goes with a tile that is turned over', () => {
    const three = dealt({ players: 3 }).house(0, { hand: 'RRRRR' });
    expect(three.refusal(0, 'build R5 a1,b1,b2,c1,c2 brick=a1 cards=RRRRR')).toBeUndefined();
    expect(three.refusal(0, 'build R5 a1,a2,b1,b2,c1 brick=c1 cards=RRRRR')).toBeUndefined();
    expect(three.refusal(0, 'build R5 a1,a2,b1,b2,c1 brick=a1 cards=RRRRR')).toBe(
      'brick-elsewhere',
    );
    expect(three.refusal(0, 'build R5 a2,b1,b2,c1,c2 brick=a2 cards=RRRRR')).toBeUndefined();
    expect(three.legal(0, 'build R5 a1,a2,b1,b2,c1')).toHaveLength(1);
  });
});

describe('the pile and the end', () => {
  test('[CO-7] the pile is renewed the moment its last card leaves it', () => {
    const three = dealt({ players: 3 }).middle({ pile: 'RB', discard: 'GGY' });
    three.play(0, 'take 6,7').chance('card R');
    expect(three.state).toMatchObject({ pile: 1, end: 'aside', discard: 'GGY' });
    three.chance('card B');
    expect(three.state).toMatchObject({ phase: 'turn', pile: 4, end: 'pile', discard: '' });
  });

  test('[CO-11] two players end with the End card, and the pile is not renewed', () => {
    const two = dealt({ players: 2 }).middle({ pile: 'RB', discard: 'GGYYY' });
    const early = two.copy().play(0, 'take 1,2').chance('card end');
    expect(early.state).toMatchObject({ phase: 'over', end: 'drawn', pile: 2 });
    two.play(0, 'take 1,2').chance('card R').chance('card B');
    expect(two.state).toMatchObject({ phase: 'turn', pile: 1, end: 'pile', discard: 'GGYYY' });
    two.play(1, 'take 1,2');
    expect([...two.outcomes()]).toEqual([['card end', 1]]);
    expect(two.chance('card end').state).toMatchObject({ phase: 'over', pile: 0 });
  });
});

describe('players', () => {
  test.each([0, 1, 2])('[CO-8] seat %i may be the start player', (startPlayer) => {
    const three = table({ players: 3, startPlayer }).chance('harbour RBPGYRB');
    expect(three.state.chance).toBe(`hand ${startPlayer}`);
    const second = (startPlayer + 1) % 3;
    three.chance(`hand ${startPlayer} RB`).chance(`hand ${second} RBP`);
    three.chance(`hand ${(startPlayer + 2) % 3} RBP`);
    expect(three.state).toMatchObject({ phase: 'turn', active: startPlayer });
    expect(three.state.players.map(({ cards }) => cards)).toEqual(
      [0, 1, 2].map((seat) => (seat === startPlayer ? 2 : 3)),
    );
  });

  test('[CO-8] nobody else is: a game has to be told', () => {
    expect(copenhagen.setup({ players: 3, startPlayer: 3, options: {} })).toEqual({
      ok: false,
      reason: 'wrong-start-player',
    });
  });

  test.each([0, 'spectator'] as const)('[CO-9] %s sees the discard pile, not hands', (viewer) => {
    const three = dealt({ players: 3 }).house(1, { hand: 'GGG' }).middle({ discard: 'RRBY' });
    const picture = copenhagen.notation.picture(copenhagen.view(three.inside, viewer));
    expect(picture.discard).toBe('RRBY');
    expect(picture.players.map(({ cards }) => cards)).toEqual([2, 3, 3]);
    const [own, ...others] = picture.players.map(({ hand }) => hand);
    expect(own).toBe(viewer === 0 ? 'RB' : null);
    expect(others).toEqual([null, null]);
  });
});

test('every ruling has a test that carries its number', () => {
  const source = readFileSync(new URL(import.meta.url), 'utf8');
  const names = source.matchAll(/test(?:\.each\(.*\))?\('\[(CO-\d+)\]/g);
  const covered = new Set(Array.from(names, ([, id]) => id));
  expect([...covered].sort()).toEqual([...RULINGS].sort());
});
