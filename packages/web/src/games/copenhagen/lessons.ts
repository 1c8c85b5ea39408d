/** The steps of the lesson on Copenhagen. */
import { begins, gained, type Happening, READER, type Step } from '../contract/lesson-step.ts';
import { ENDING } from './lessons-ending.ts';
import type { Picture } from './picture.ts';

type Happened = Happening<Picture>;

/** The reader takes the cards of places 1 and 2, and these come after them. */
function take(next: string): string {
  return `0 take 1,2; card ${next.charAt(0)}; card ${next.charAt(1)}`;
}

/** Freja does the same at the other end of the harbour. */
function freja(next: string): string {
  return `1 take 6,7; card ${next.charAt(0)}; card ${next.charAt(1)}`;
}

/** Freja's first turn where she begins with two green cards. */
const FREJA_BUILDS = '1 build G2 a1,b1 brick=a1 cards=GG';

/** The purple tile that holds what covers the coat of arms on c3. */
const PURPLE_FOOT = `
  harbour GGYRBRP; hand 0 PP; hand 1 GGY; 0 build P2 c1,c2 brick=c1 cards=PP; ${FREJA_BUILDS}`;

/** The same, the coat of arms covered and an ability tile taken for it. */
function withAbility(ability: string): string {
  return `
    ${PURPLE_FOOT}; ${take('BB')}; ${freja('YY')}; 0 build G2 c3,c4 brick=c4 cards=GG; 0 coat take
    ${ability}; ${freja('RP')}`;
}

/** Returns true if the reader used an ability tile. */
function uses(ability: string, { before, after }: Happened): boolean {
  const state = ({ players }: Picture) => players[READER]?.abilities[ability];
  return state(before) === 'active' && state(after) === 'used';
}

/** The players of most steps; the reader begins. */
const PLAYERS = { players: 2, startPlayer: READER };

const STEPS: readonly (Omit<Step<Picture>, keyof typeof PLAYERS> & Partial<typeof PLAYERS>)[] = [
  {
    id: 'take',
    before: `harbour BRGGYPR; hand 0 RY; hand 1 BPG; 0 take 1,3; card P; card G; ${freja('BY')}`,
    later: `card R; card Y; ${freja('PG')}`,
    does: begins('take'),
    remarks: {},
    wrong: { move: 'take 1,4', reason: 'not-neighbours' },
  },
  {
    id: 'any',
    before: `harbour BGRYPGR; hand 0 GY; hand 1 BBP`,
    later: `card R; card Y; ${freja('PG')}`,
    does: (happened) => uses('any', happened),
    remarks: { near: begins('take') },
    wrong: { move: 'take 2,3,6', reason: 'no-ability' },
  },
  {
    id: 'limit',
    before: `
      harbour PGRBYRP; hand 0 RB; hand 1 GGY; ${take('YP')}; ${FREJA_BUILDS}; ${take('BB')};
      ${freja('RP')}`,
    later: `card Y; card R; ${freja('PG')}`,
    does: begins('discard'),
    leads: begins('take'),
    remarks: { build: begins('build') },
    wrong: { move: 'take 1,2,3', reason: 'no-ability' },
  },
  {
    id: 'build',
    before: `harbour RBPGYRY; hand 0 RR; hand 1 GGY; ${take('PB')}; ${FREJA_BUILDS}`,
    later: freja('PG'),
    does: begins('build R3'),
    remarks: { small: begins('build'), take: begins('take') },
    wrong: { move: 'build R4 a1,a2,b1,b2 brick=a1 cards=RRR', reason: 'too-few-cards' },
  },
  {
    id: 'row',
    before: `
      harbour YBPGYPR; hand 0 YY; hand 1 GGY; ${take('BB')}; ${FREJA_BUILDS}; 0 build Y3 a1,a2,b1
      brick=a2 cards=YYY; ${freja('YY')}; ${take('RR')}; ${freja('PG')}; 0 build B3 c1,c2,d1
      brick=c2 cards=BBB; 1 build Y3 c1,c2,d1 brick=c2 cards=YYY; ${take('GB')}; ${freja('BY')}`,
    later: freja('PG'),
    does: (happened) => gained(happened) === 2,
    remarks: { brick: (happened) => gained(happened) === 1, take: begins('take') },
    wrong: { move: 'build R2 e2,e3 brick=e2 cards=RR', reason: 'unsupported' },
  },
  {
    id: 'neighbour',
    before: `
      harbour RRPGYBY; hand 0 RR; hand 1 GGY; 0 build R2 a1,a2 brick=a1 cards=RR; ${FREJA_BUILDS};
      ${take('PB')}; ${freja('GP')}`,
    later: freja('PG'),
    does: begins('build R3'),
    remarks: { small: begins('build'), take: begins('take') },
    wrong: { move: 'build R3 d1,d2,e1 brick=d2 cards=RR', reason: 'too-few-cards' },
  },
  {
    id: 'coat',
    before: `${PURPLE_FOOT}; ${take('PB')}; ${freja('YY')}`,
    later: freja('RP'),
    does: (happened) => begins('coat')(happened) && !begins('coat skip')(happened),
    leads: ({ after }) => after.coats > 0,
    remarks: {
      skip: begins('coat skip'),
      elsewhere: begins('build'),
      take: begins('take'),
    },
    wrong: { move: 'build G2 c4,c5 brick=c4 cards=GG', reason: 'unsupported' },
  },
  {
    id: 'extra',
    before: `
      ${withAbility('extra')}; 0 take 3,6; card G; card G; 1 build Y3 c1,c2,d1 brick=c2 cards=YYY`,
    later: `card G; card Y; card P; ${freja('PG')}`,
    does: (happened) => uses('extra', happened),
    remarks: { two: begins('take') },
    wrong: { move: 'take 1,3,5', reason: 'not-neighbours' },
  },
  {
    id: 'discount',
    before: `
      ${withAbility('discount')}; ${take('GY')}; 1 build Y3 c1,c2,d1 brick=c2 cards=YYY`,
    later: freja('PG'),
    does: begins('build B3'),
    remarks: { small: begins('build B'), take: begins('take') },
    wrong: { move: 'build B4 a1,a2,a3,b1 brick=a3 cards=BB', reason: 'too-few-cards' },
  },
  {
    id: 'change',
    before: `
      ${withAbility('change')}; ${take('YR')}; 1 build Y3 c1,c2,d1 brick=c2 cards=YYY;
      ${take('PG')}; ${freja('GY')}`,
    later: freja('PG'),
    does: (happened) => uses('change', happened),
    remarks: { plain: begins('build'), take: begins('take') },
    wrong: { move: 'build B3 a1,a2,b1 brick=a2 cards=BB', reason: 'too-few-cards' },
  },
  {
    id: 'both',
    before: `
      ${withAbility('both')}; 0 take 1,2; 0 end; card B; card Y; 1 build Y3 c1,c2,d1 brick=c2
      cards=YYY`,
    later: `card P; card G; ${freja('RP')}`,
    does: ({ before, text }) => before.phase === 'build' && text.startsWith('build'),
    leads: ({ text }) => /^(take|both)/.test(text),
    remarks: { plain: begins('build'), end: begins('end') },
    wrong: { move: 'build B3 a1,a2,b1 brick=a2 cards=BB', reason: 'too-few-cards' },
  },
  {
    id: 'end',
    before: ENDING,
    does: ({ after }) => after.winners !== null,
    remarks: { take: begins('take') },
    wrong: { move: 'build P3 a7,b7,c7 brick=a7 cards=PPP', reason: 'unsupported' },
  },
];

/** All steps, in the order in which they are read. */
export const lessons: readonly Step<Picture>[] = STEPS.map((step) => ({ ...PLAYERS, ...step }));
