/** That the position of every ruling of Roll & Write really is about it. */
import {
  ROLL_AND_WRITE_RULINGS,
  type RollAndWritePicture,
  rollAndWrite,
} from '@nyhavn/engine/roll-and-write';
import { expect, it } from 'vitest';
import { TRIALS } from '../../../src/games/roll-and-write/trials.ts';
import { TrialTable } from '../../features/learn/rules/trial-table.ts';

type Ruling = (typeof ROLL_AND_WRITE_RULINGS)[number];

/** A table at the position of a ruling. */
function at(ruling: Ruling): TrialTable<RollAndWritePicture> {
  return new TrialTable(rollAndWrite, TRIALS[ruling]);
}

const RED = 'draw R2 a1,a2 x=a1 dice=RR';
const COAT = 'draw R2 d2,e2 x=d2 dice=RR';

/** What has to be so in the position of each ruling. */
const SITUATIONS: Readonly<Record<Ruling, () => void>> = {
  'RW-1': () => {
    const table = at('RW-1');
    expect(table.picture.crossed).toMatchObject({ B4R: 1, Y4L: 1 });
    expect(table.refusal('draw B4R a1,a2,a3,b1 x=a1 dice=BBBB')).toBe('tile-crossed-out');
    expect(table.legal('draw B4L')).not.toEqual([]);
  },
  'RW-2': () => {
    const table = at('RW-2');
    expect(table.legal('recolour WW>')).toHaveLength(5);
    expect(table.legal('recolour BBB>W')).toHaveLength(1);
  },
  'RW-3': () => {
    const table = at('RW-3');
    expect(table.refusal('reroll B')).toBeUndefined();
    expect(table.play(0, RED).refusal('reroll B')).toBe('shape-drawn-already');
  },
  'RW-4': () => {
    const table = at('RW-4').play(0, 'nox');
    expect(table.refusal(RED)).toBe('brick-not-allowed');
    table.play(0, 'draw R2 a1,a2 x=- dice=RR').play(0, 'single b1');
    expect(table.picture.players[0]?.building.slice(0, 2)).toEqual(['OO...', 'O....']);
  },
  'RW-5': () => {
    const table = at('RW-5').play(0, 'single a1');
    expect(table.refusal('draw R2 a2,a3 x=a2 dice=RR')).toBeUndefined();
    expect(at('RW-5').play(0, RED).legal('single')).not.toEqual([]);
  },
  'RW-6': () => {
    expect(at('RW-6').play(0, RED).play(0, 'end').picture.dice).toBe('RRB');
  },
  'RW-7': () => {
    const table = at('RW-7');
    expect(table.picture.players[0]?.tracks.R?.bonus).toBe(1);
    const refused = 'draw R3 a1,b1,b2 x=a1 dice=RR bonus=1';
    expect(table.refusal(refused)).toBe('bonus-not-needed');
    expect(table.legal('draw R3').filter((text) => text.includes('bonus'))).toEqual([]);
  },
  'RW-8': () => {
    const table = at('RW-8');
    expect(table.refusal('draw R5 a1,a2,b1,b2,c1 x=a1 dice=RRRRR')).toBe('mirrored');
    expect(table.legal('draw R5')).not.toEqual([]);
  },
  'RW-9': () => {
    const table = at('RW-9');
    const columns = table.picture.players[0]?.building.map((row) => row.slice(1, 3));
    expect(columns?.slice(0, 4)).toEqual(['..', '..', '..', 'XO']);
    expect(table.refusal('draw R2 b1,c1 x=b1 dice=RR')).toBeUndefined();
    expect(table.refusal('draw R2 b2,c2 x=b2 dice=RR')).toBe('unsupported');
  },
  'RW-10': () => {
    expect(at('RW-10').refusal('end')).toBe('shape-not-drawn');
  },
  'RW-11': () => {
    const table = at('RW-11').play(0, 'single c9').play(0, 'end');
    expect(table.picture).toMatchObject({ phase: 'turn', active: 1, chance: 'roll 5' });
    table.play('chance', 'roll RRRRR').play(1, 'end');
    expect(table.picture.phase).toBe('over');
    expect(table.picture.players.every(({ score }) => score < 12)).toBe(true);
  },
  'RW-12': () => {
    const table = at('RW-12');
    expect(table.picture).toMatchObject({ phase: 'mark', dice: 'RPW', waiting: [0] });
    expect(table.refusal('mark R')).toBe('track-full');
    expect(table.refusal('mark Y')).toBeUndefined();
  },
  'RW-13': () => {
    const table = at('RW-13');
    expect(table.picture).toMatchObject({ round: 60, active: 0, phase: 'turn' });
    table.play(0, RED).play(0, 'end').play(1, 'mark -');
    table.play('chance', 'roll RBPGY').play(1, 'end').play(0, 'mark -');
    expect(table.picture.phase).toBe('over');
  },
  'RW-14': () => {
    const table = at('RW-14');
    expect(table.picture).toMatchObject({ phase: 'mark', waiting: [0] });
    expect(table.picture.players[2]?.tracks.B?.marked).toBe(1);
    expect(table.refusal('mark B')).toBeUndefined();
  },
  'RW-15': () => {
    const table = at('RW-15');
    const draw = 'draw R4 a1,a2,b1,b2 x=a1 dice=RRRR';
    expect(table.picture.crossed.R4).toBe(1);
    expect(table.legal(draw)).toEqual([draw, `${draw} again`]);
  },
  'RW-16': () => {
    const table = at('RW-16').play(0, COAT);
    expect(table.picture).toMatchObject({ phase: 'coat', coats: 1 });
    expect(table.refusal('end')).toBe('coat-owed');
  },
  'RW-17': () => {
    const table = at('RW-17');
    expect(table.legal('mark')).toContain('mark -');
    expect(table.legal('mark').length).toBeGreaterThan(1);
  },
  'RW-18': () => {
    const table = at('RW-18');
    expect(table.picture.dice).not.toMatch(/[RW]/);
    expect(table.refusal('draw R2 a1,a2 x=a1 dice=- bonus=2')).toBeUndefined();
  },
  'RW-19': () => {
    const table = at('RW-19').play(0, COAT).play(0, 'coat P');
    expect(table.picture.players[0]?.tracks.P?.marked).toBe(4);
    expect(table.refusal('single a3')).toBe('no-star');
  },
  'RW-20': () => {
    const table = at('RW-20');
    expect(table.awaits).toMatchObject({ kind: 'chance', event: 'roll 5' });
    expect(table.picture).toMatchObject({ active: 1, round: 1 });
  },
  'RW-21': () => {
    const table = at('RW-21');
    expect(table.picture.players[0]?.score).toBe(11);
    table.play(0, table.legal('draw R2 d5,e5')[0] ?? '').play(0, 'end');
    expect(table.picture.players[0]?.score).toBeGreaterThanOrEqual(12);
    expect(table.play(1, 'mark -').picture.phase).toBe('over');
  },
};

it.each(ROLL_AND_WRITE_RULINGS)('[%s] has a position in which it matters', (ruling) => {
  const { awaits, picture } = at(ruling);
  expect(picture.winners).toBeNull();
  if (awaits.kind === 'seats') expect(awaits.seats).toEqual([0]);
  SITUATIONS[ruling]();
});
