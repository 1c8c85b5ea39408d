/** The steps of the lesson on Roll & Write. */
import { GOAL } from '@nyhavn/engine/house';
import { begins, gained, type Happening, READER, type Step } from '../contract/lesson-step.ts';
import { ENDING } from './lessons-ending.ts';
import type { Picture } from './material.ts';

type Happened = Happening<Picture>;

/** A turn of the reader in which a tile was drawn and the others took no die. */
function own(roll: string, draw: string): string {
  return `roll ${roll}; 0 draw ${draw}; 0 end; 1 mark -; 2 mark -`;
}

/** The turns of both others, whose dice allowed no tile; the reader marked these tracks. */
function others(first: string, second: string): string {
  return `
    roll RBPGY; 1 end; 0 mark ${first}; 2 mark -; roll RBPGY; 2 end; 0 mark ${second}; 1 mark -`;
}

/** Two corners that stand beside each other, their bricks in row 2. */
const BLUE_CORNER = own('BBBPG', 'B3 a1,a2,b1 x=a2 dice=BBB');
const YELLOW_CORNER = own('PGYYY', 'Y3 c1,c2,d1 x=c2 dice=YYY');

/** Returns true if all dice count for one tile. */
function isOfOneColour({ after: { dice } }: Happened): boolean {
  return new Set((dice ?? '').replaceAll('W', '')).size < 2;
}

/** The players of most steps; the reader begins. */
const PLAYERS = { players: 3, startPlayer: READER };

const STEPS: readonly (Omit<Step<Picture>, keyof typeof PLAYERS> & Partial<typeof PLAYERS>)[] = [
  {
    id: 'support',
    before: 'roll BBBRG',
    does: begins('draw'),
    remarks: {},
    wrong: { move: 'draw B3 b3,b4,c3 x=b4 dice=BBB', reason: 'unsupported' },
  },
  {
    id: 'dice',
    before: 'roll RPGGW',
    does: begins('draw G3'),
    remarks: { small: begins('draw') },
    wrong: { move: 'draw G4 a1,b1,b2,c1 x=a1 dice=GGW bonus=1', reason: 'no-bonus' },
  },
  {
    id: 'row',
    before: `
      ${BLUE_CORNER}; ${others('-', '-')}; ${YELLOW_CORNER}; ${others('-', '-')}; roll RRBPG`,
    does: (happened) => gained(happened) === 2,
    remarks: { brick: (happened) => gained(happened) === 1 },
    wrong: { move: 'draw R2 e2,e3 x=e3 dice=RR', reason: 'unsupported' },
  },
  {
    id: 'column',
    before: `
      roll PPPPP; 0 draw P5 a1,a2,a3,a4,a5 x=a1 dice=PPPPP; 0 end; ${others('-', '-')}; roll RPPPP`,
    does: (happened) => gained(happened) === 2,
    remarks: {},
    wrong: { move: 'draw P4 a7,b7,c7,d7 x=a7 dice=PPPP', reason: 'unsupported' },
  },
  {
    id: 'bonus',
    startPlayer: 1,
    before: `${others('G', '-')}; roll RBGGG`,
    does: begins('draw G4'),
    remarks: { small: begins('draw') },
    wrong: { move: 'draw G5 a2,b1,b2,b3,c2 x=b2 dice=GGG bonus=2', reason: 'no-bonus' },
  },
  {
    id: 'die',
    startPlayer: 1,
    before: `
      roll RBPGY; 1 end; 0 mark B; 2 mark -; roll RRBGY; 2 draw R2 b1,b2 x=b1 dice=RR; 2 end`,
    later: `1 mark G; roll RBBPY`,
    does: begins('mark B'),
    remarks: { none: begins('mark -'), other: begins('mark') },
    wrong: { move: 'mark R', reason: 'die-not-left' },
  },
  {
    id: 'reroll',
    before: 'roll RBBBG',
    later: 'roll BW',
    does: begins('roll BW'),
    leads: begins('reroll RG'),
    remarks: { good: begins('reroll'), draw: begins('draw') },
    wrong: { move: 'nox', reason: 'no-star' },
  },
  {
    id: 'colour',
    before: `
      ${BLUE_CORNER}; ${others('G', 'G')}; ${YELLOW_CORNER}; ${others('G', 'G')}; roll RRRGG`,
    does: (happened) => begins('recolour')(happened) && isOfOneColour(happened),
    remarks: { half: begins('recolour'), draw: begins('draw') },
    wrong: { move: 'recolour RG>W', reason: 'dice-of-several-faces' },
  },
  {
    id: 'no-x',
    before: `
      ${BLUE_CORNER}; ${others('B', 'B')}; ${own('RPGGG', 'G3 c1,c2,c3 x=c3 dice=GGG')};
      ${others('-', '-')}; roll RPGYY`,
    does: (happened) => gained(happened) === 2,
    leads: begins('nox'),
    remarks: { brick: (happened) => gained(happened) === 1 },
    wrong: { move: 'draw Y2 d2,e2 x=d2 dice=YY', reason: 'unsupported' },
  },
  {
    id: 'one-x',
    before: `
      ${BLUE_CORNER}; ${others('P', 'P')}; ${YELLOW_CORNER}; ${others('P', '-')}; roll RBPGG`,
    does: (happened) => begins('single')(happened) && gained(happened) === 1,
    remarks: { elsewhere: begins('single'), draw: begins('draw') },
    wrong: { move: 'single e2', reason: 'unsupported' },
  },
  {
    id: 'again',
    before: `
      ${BLUE_CORNER}; ${others('Y', 'Y')}; ${YELLOW_CORNER}; roll RRRRR; 1 draw R5 a1,b1,b2,c1,c2
      x=a1 dice=RRRRR; 1 end; roll RBPGY; 2 end; 0 mark Y; 1 mark -; roll RRRRR`,
    does: ({ text }) => text.endsWith(' again'),
    remarks: { small: begins('draw') },
    wrong: { move: 'draw R5 a3,b3,b4,c3,c4 x=a3 dice=RRRRR', reason: 'tile-crossed-out' },
  },
  {
    id: 'coat',
    before: `
      ${own('RRRRB', 'R4 a1,a2,b1,b2 x=a1 dice=RRRR')}; ${others('-', '-')};
      ${own('RRRRB', 'R4 c1,c2,d1,d2 x=c1 dice=RRRR')}; ${others('-', '-')}; roll BPGYY`,
    does: begins('coat'),
    leads: ({ after }) => after.coats > 0,
    remarks: {},
    wrong: { move: 'draw Y2 e2,e3 x=e2 dice=YY', reason: 'unsupported' },
  },
  {
    id: 'end',
    players: 2,
    startPlayer: 1,
    before: ENDING,
    later: '1 mark -',
    does: ({ after }) => after.winners !== null,
    leads: ({ text, after }) => text === 'nox' || (after.players[READER]?.score ?? 0) >= GOAL,
    remarks: {},
    wrong: { move: 'end', reason: 'shape-not-drawn' },
  },
];

/** All steps, in the order in which they are read. */
export const lessons: readonly Step<Picture>[] = STEPS.map((step) => ({ ...PLAYERS, ...step }));
