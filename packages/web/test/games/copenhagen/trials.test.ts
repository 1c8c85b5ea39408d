/** That the position of every ruling of Copenhagen really is about it. */
import { COPENHAGEN_RULINGS, type CopenhagenPicture, copenhagen } from '@nyhavn/engine/copenhagen';
import { expect, it } from 'vitest';
import { TRIALS } from '../../../src/games/copenhagen/trials.ts';
import { TrialTable } from '../../features/learn/rules/trial-table.ts';

type Ruling = (typeof COPENHAGEN_RULINGS)[number];

/** A table at the position of a ruling. */
function at(ruling: Ruling): TrialTable<CopenhagenPicture> {
  return new TrialTable(copenhagen, TRIALS[ruling]);
}

const PURPLE = 'build P3 c1,c2,c3 brick=c1 cards=PPP';

/** What has to be so in the position of each ruling. */
const SITUATIONS: Readonly<Record<Ruling, () => void>> = {
  'CO-1': () => {
    const table = at('CO-1');
    expect(table.refusal('take 1,7')).toBe('not-neighbours');
    expect(table.refusal('take 6,7')).toBeUndefined();
  },
  'CO-2': () => {
    const table = at('CO-2');
    expect(table.refusal('build R2 c1,d1 brick=c1 cards=RR')).toBe('too-many-cards');
    expect(table.refusal('build R2 c1,d1 brick=c1 cards=R')).toBeUndefined();
    expect(table.play(0, 'take 3,4').picture.players[0]?.abilities).toEqual({ any: 'active' });
  },
  'CO-3': () => {
    expect(at('CO-3').refusal('both')).toBe('not-now');
    const table = at('CO-3').play(0, 'take 3,4');
    expect(table.picture).toMatchObject({ phase: 'both', harbour: 'RB..RYG' });
    expect(table.play(0, 'both').play(0, 'end').picture.players[0]?.abilities.both).toBe('used');
  },
  'CO-4': () => {
    const table = at('CO-4');
    const build = 'build R3 a1,a2,b2 brick=a1 cards=';
    expect(table.refusal(`${build}RRB`)).toBeUndefined();
    expect(table.refusal(`${build}RRP`)).toBeUndefined();
    expect(table.refusal(`${build}RBP`)).toBe('cards-of-several-colours');
  },
  'CO-5': () => {
    const table = at('CO-5');
    expect(table.picture.players[0]?.score).toBeLessThan(12);
    table.play(0, 'build B4 a7,a8,a9,b7 brick=a9 cards=BBB');
    expect(table.picture).toMatchObject({ phase: 'over', coats: 0, winners: [0] });
  },
  'CO-6': () => {
    const table = at('CO-6').play(0, PURPLE);
    expect(table.picture).toMatchObject({ phase: 'coat', coats: 1 });
    expect(table.legal('coat')).toContain('coat skip');
    expect(table.legal('coat').length).toBeGreaterThan(1);
  },
  'CO-7': () => {
    const table = at('CO-7');
    expect(table.picture).toMatchObject({ pile: 1, end: 'aside' });
    table.play(0, 'take 1,2');
    while (table.picture.phase === 'discard') table.play(0, table.legal('discard')[0] ?? '');
    const discarded = table.picture.discard.length;
    table.play('chance', table.outcomes()[0] ?? '');
    expect(table.picture).toMatchObject({ pile: discarded + 1, end: 'pile', discard: '' });
  },
  'CO-8': () => {
    const table = at('CO-8');
    expect(table.awaits).toMatchObject({ kind: 'chance', event: 'harbour' });
    table.play('chance', 'harbour RBPGYRB');
    expect(table.picture.chance).toBe('hand 1');
  },
  'CO-9': () => {
    const { discard, players } = at('CO-9').view;
    expect(discard).toBe('RR');
    expect(players.map(({ hand }) => hand)).toEqual(['RR', null]);
    expect(players[1]?.cards).toBe(7);
  },
  'CO-10': () => {
    const table = at('CO-10');
    const build = (cells: string, brick: string) => `build B4 ${cells} brick=${brick} cards=BBBB`;
    expect(table.refusal(build('a1,b1,c1,c2', 'a1'))).toBeUndefined();
    expect(table.refusal(build('a1,a2,b1,c1', 'c1'))).toBeUndefined();
    expect(table.refusal(build('a1,a2,b1,c1', 'a1'))).toBe('brick-elsewhere');
  },
  'CO-11': () => {
    const table = at('CO-11');
    expect(table.picture).toMatchObject({ pile: 1, end: 'pile' });
    table.play(0, 'take 1,2');
    while (table.picture.phase === 'discard') table.play(0, table.legal('discard')[0] ?? '');
    expect(table.outcomes()).toEqual(['card end']);
    expect(table.play('chance', 'card end').picture.phase).toBe('over');
  },
  'CO-12': () => {
    const table = at('CO-12');
    expect(table.refusal('build R2 a2,b2 brick=a2 cards=R')).toBeUndefined();
    expect(table.refusal('build R2 c2,d2 brick=c2 cards=R')).toBe('too-few-cards');
    expect(table.refusal('build R2 c2,d2 brick=c2 cards=RR')).toBeUndefined();
  },
};

it.each(COPENHAGEN_RULINGS)('[%s] has a position in which it matters', (ruling) => {
  const { awaits, picture } = at(ruling);
  expect(picture.winners).toBeNull();
  if (awaits.kind === 'seats') expect(awaits.seats).toEqual([0]);
  SITUATIONS[ruling]();
});
