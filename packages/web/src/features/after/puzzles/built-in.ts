/** Puzzles of our own, so that there is always something to think about. */
import { formatHeader, type Game, gameNamed } from '@nyhavn/engine';
import type { Puzzle } from './puzzle.ts';

/** A position: whoever made each event, `*` for chance, and the move. */
interface Position {
  readonly id: string;
  readonly game: string;
  readonly events: string;
}

const POSITIONS: readonly Position[] = [
  {
    id: 'roll-and-write-1',
    game: 'roll-and-write',
    events:
      '*cross B4R Y4R | 1start B | 0start B | *roll RRPGW | 0draw R3 a1,a2,b2 x=a1 dice=RRW | 0end | 1mark PG | *roll PPGWW | 1nox | 1draw P5 a1,b1,c1,d1,e1 x=- dice=PPWW bonus=1 | 1end | 0mark G | *roll RPGGW | 0draw G4 c2,d1,d2,e2 x=d1 dice=GGW bonus=1 | 0coat e1 | 0end | 1mark RP | *roll RPPYW | 1draw P3 a2,b2,c2 x=a2 dice=PPW | 1end | 0mark RY | *roll BGGWW | 0draw B4L d3,e3,e4,e5 x=d3 dice=BWW bonus=1 | 0end | 1mark GG | *roll RBPGW | 1draw R3 d2,e2,e3 x=d2 dice=RW bonus=1 | 1coat P | 1end | 0mark PG | *roll RBGWW',
  },
  {
    id: 'roll-and-write-2',
    game: 'roll-and-write',
    events:
      '*cross B4L Y4R | 1start B | 0start B | *roll BPYWW | 0draw B4R a1,a2,b2,c2 x=a1 dice=BWW bonus=1 | 0end | 1mark PY | *roll BPPPG | 1nox | 1draw P4 a1,b1,c1,d1 x=- dice=PPP bonus=1 | 1end | 0mark BG | *roll BPPYW | 0draw P3 e1,e2,e3 x=e1 dice=PPW | 0end | 1mark BY | *roll RPPWW | 1draw R3 d2,e1,e2 x=d2 dice=RWW | 1end | 0mark PP | *roll RBGYY | 0draw Y2 d1,d2 x=d1 dice=YY | 0coat P | 0end | 1mark BG | *roll BPPGG | 1draw G3 a2,b2,c2 x=a2 dice=GG bonus=1 | 1coat B | 1end | 0mark BP | *roll RRBPW | 0nox | 0single b1 | 0draw P3 b3,c3,d3 x=- dice=PW bonus=1 | 0single c1 | 0end | 1mark RR | *roll RBPYW | 1draw R3 a3,a4,b4 x=a3 dice=RW bonus=1 | 1end | 0mark BY | *roll RPGYY | 0draw Y3 a3,a4,b4 x=a4 dice=YY bonus=1 | 0end | 1mark RP | *roll BPPYW | 1draw B3 c4,d3,d4 x=d3 dice=BW bonus=1 | 1end | 0mark PP | *roll PGGGY',
  },
  {
    id: 'roll-and-write-3',
    game: 'roll-and-write',
    events:
      '*cross B4R Y4L | 0start B | 1start B | *roll RBBPW | 0draw B4L c2,d2,e1,e2 x=e1 dice=BBW bonus=1 | 0end | 1mark RP | *roll RPPPW | 1nox | 1draw P5 a1,b1,c1,d1,e1 x=- dice=PPPW bonus=1 | 1end | 0mark R | *roll RRPGY | 0draw R3 a1,a2,b2 x=a1 dice=RR bonus=1 | 0coat R | 0end | 1mark GY | *roll BPYYW | 1draw Y3 a2,a3,b2 x=b2 dice=YYW | 1end | 0mark BP | *roll RRPYY | 0draw R3 d3,d4,e3 x=e3 dice=RR bonus=1 | 0end | 1mark YY | *roll RPPYW | 1draw P3 c2,d2,e2 x=c2 dice=PPW | 1coat P | 1end | 0mark RY | *roll RRBYY | 0draw Y3 a3,b3,b4 x=a3 dice=YY bonus=1 | 0end | 1mark RR | *roll RPYYY | 1draw Y4R b3,c3,c4,d4 x=c4 dice=YYY bonus=1 | 1end | 0mark RP | *roll BGYWW | 0draw G3 c3,c4,c5 x=c3 dice=GWW | 0end | 1mark BY | *roll RGGYW | 1draw R3 d3,e3,e4 x=e4 dice=RW bonus=1 | 1end | 0mark GG | *roll RRRGY | 0draw R3 b5,b6,c6 x=c6 dice=RRR | 0end | 1mark GY | *roll RRPYY | 1draw R3 a4,a5,b4 x=b4 dice=RR bonus=1 | 1coat P | 1end | 0mark PY | *roll BBBPW',
  },
  {
    id: 'roll-and-write-4',
    game: 'roll-and-write',
    events:
      '*cross B4L Y4R | 0start B | 1start B | *roll BPPGY | 0nox | 0draw P2 a1,b1 x=- dice=PP | 0end | 1mark GY | *roll PGYYW | 1draw Y3 a1,a2,b2 x=a1 dice=YYW | 1end | 0mark PG | *roll RBBWW | 0draw B4R c1,d1,e1,e2 x=e2 dice=BBWW | 0end | 1mark R | *roll PPPGY | 1draw P3 e1,e2,e3 x=e1 dice=PPP | 1end | 0mark GY | *roll RPPWW | 0draw P4 a2,b2,c2,d2 x=a2 dice=PPWW | 0coat P | 0end | 1mark R | *roll PPPGY | 1draw P3 d1,d2,d3 x=d1 dice=PPP | 1end | 0mark GY | *roll RPPYW | 0draw P3 a3,b3,c3 x=a3 dice=PPW | 0end | 1mark RY | *roll RRRPW | 1nox | 1draw R5 b3,b4,c2,c3,c4 x=- dice=RRRW bonus=1 | 1coat a3 | 1end | 0mark P | *roll BPPGY | 0draw P2 d3,e3 x=e3 dice=PP | 0end | 1mark BY | *roll RPPGG | 1draw G3 a4,a5,a6 x=a5 dice=GG bonus=1 | 1end | 0mark RP | *roll BPPYW | 0single a4',
  },
  {
    id: 'copenhagen-1',
    game: 'copenhagen',
    events:
      '*harbour GGRGGBY | *hand 0 GY | *hand 1 BPG | 0take 1,2 | *card R | *card P | 1take 4,5 | *card B | *card G | 0build G3 c1,c2,c3 brick=c1 cards=GGG | 0coat take both | 1build G3 c1,c2,c3 brick=c1 cards=GGG | 1coat take both | 0take 6,7 | 0end | *card P | *card G | 1take 2,6 | 1end | *card B | *card B | 0take 2,4 | 0end | *card Y | *card G | 1take 4,5 | 1end | *card R | *card B | 0take 5,6 | 0both | 0build B5 c4,d4,e3,e4,e5 brick=c4 cards=BBBBB | 0coat take change | *card B | *card Y | 1take 6,7 | 1discard B | 1both | 1build G4 b3,b4,b5,c4 brick=c4 cards=GGG | *card R | *card R | 0build B3 d1,e1,e2 brick=d1 cards=YY | 1build P3 c5,d5,e5 brick=c5 cards=PPP | 1coat take change | 0take 3,4 | *card B | *card P | 1build G2 b6,b7 brick=b6 cards=Y | 1coat turn',
  },
  {
    id: 'copenhagen-2',
    game: 'copenhagen',
    events:
      '*harbour YRPGYBB | *hand 0 GY | *hand 1 PGG | 0take 4,5 | *card Y | *card G | 1take 4,5 | *card R | *card R | 0take 1,2 | *card G | *card G | 1take 1,2 | *card P | *card B | 0take 4,5 | 0discard G | *card P | *card R | 1build G5 b2,c1,c2,c3,d2 brick=c1 cards=GGGGG | 1coat take both | 0take 4,5 | 0discard PG | *card G | *card Y | 1take 1,3 | 1end | *card G | *card Y | 0take 1,2 | 0discard BG | *card B | *card P | 1take 2,3 | 1end | *card R | *card R | 0take 1,2 | 0discard RB | *card P | *card R | 1take 1,2 | 1discard R | 1both | 1build P5 e1,e2,e3,e4,e5 brick=e1 cards=PPPPP | 1coat d1 | *card P | *card Y | 0take 1,2 | 0discard RP | *card G | *card P | 1build Y2 a1,a2 brick=a1 cards=YY | 1coat b1 | 0build Y4 c2,c3,d1,d2 brick=c2 cards=YYYY | 0coat take both | 1take 6,7 | *card B | *card B | 0build R3 b1,b2,c1 brick=b2 cards=RRR | 1take 6,7 | *card B | *card Y | 0take 2,3 | 0both | 0build R2 a1,a2 brick=a2 cards=R | *card Y | *card P | 1build B4 a3,a4,a5,b3 brick=a5 cards=BBBB | 0take 2,3 | *card B | *card R | 1take 1,2 | *card B | *card G',
  },
  {
    id: 'copenhagen-3',
    game: 'copenhagen',
    events:
      '*harbour BRGRBYR | *hand 0 PG | *hand 1 BPP | 0take 2,3 | *card G | *card Y | 1take 1,5 | *card G | *card G | 0take 1,2 | *card P | *card P | 1take 1,2 | *card Y | *card P | 0build G4 c1,c2,c3,d2 brick=d2 cards=GGGG | 0coat take both | 1build P4 c1,c2,c3,c4 brick=c1 cards=PPPP | 1coat take both | 0take 4,7 | 0both | 0build R3 d1,e1,e2 brick=e2 cards=RRR | *card P | *card B | 1take 6,7 | 1both | 1build B4 b7,c5,c6,c7 brick=c5 cards=BBBB | 1coat take change | *card B | *card G | 0take 1,2 | *card Y | *card R | 1build B2 c8,c9 brick=c8 cards=Y | 0take 3,4 | *card B | *card R | 1take 1,2 | *card G | *card B | 0build P3 e3,e4,e5 brick=e5 cards=PPP | 0coat take change | 1take 2,3 | *card Y | *card R | 0build P3 d3,d4,d5 brick=d5 cards=YY | 1take 3,4 | *card G | *card P | 0take 1,2 | *card B | *card Y | 1build R3 a1,b1,b2 brick=a1 cards=RRR',
  },
  {
    id: 'copenhagen-4',
    game: 'copenhagen',
    events:
      '*harbour PRGGYPG | *hand 0 RP | *hand 1 BBB | 0take 1,2 | *card R | *card P | 1take 3,4 | *card P | *card P | 0take 2,3 | *card B | *card B | 1take 2,3 | *card G | *card G | 0build P4 c1,c2,c3,c4 brick=c1 cards=PPPP | 0coat take both | 1build B5 c1,c2,c3,d2,e2 brick=e2 cards=BBBBB | 1coat take both | 0take 4,6 | 0both | 0build P3 c5,d5,e5 brick=c5 cards=PP | 0coat take change | *card B | *card Y | 1take 2,3 | 1both | 1build G4 a2,b1,b2,b3 brick=a2 cards=GGGG | 1coat a1 | *card R | *card B | 0take 1,2 | *card B | *card G | 1take 3,4 | *card R | *card B | 0build R4 d1,d2,e1,e2 brick=d1 cards=RRRR | 1build B3 d3,e3,e4 brick=e4 cards=BB | 0take 5,6 | *card G | *card Y | 1take 1,2 | *card G | *card G | 0build P3 c6,c7,c8 brick=c6 cards=YY | 1build B2 d5,e5 brick=e5 cards=B | 1coat a3 | 0take 1,2 | *card B | *card P | 1build G2 a4,b4 brick=a4 cards=G | 0build G2 c9,d9 brick=c9 cards=GG | 0coat turn | 1take 1,2 | *card B | *card B | 0take 5,7 | 0both',
  },
];

const SEATS = [{ name: '' }, { name: 'Freja', bot: 'foreman' }];

/** All of them. */
export const BUILT_IN: readonly Puzzle[] = POSITIONS.map(({ id, game: name, events }) => {
  const game: Game | undefined = gameNamed(name);
  if (!game) throw new Error(`there is no game ${name}`);
  const setup = { players: SEATS.length, startPlayer: 0, options: {} };
  const lines = events.split(' | ').map((event) => {
    const by = event.startsWith('*') ? 'chance' : Number(event.charAt(0));
    return JSON.stringify({ by, move: event.slice(1) });
  });
  const record = `${[formatHeader(game, setup, { seats: SEATS }), ...lines].join('\n')}\n`;
  return { id, game: name, record };
});
