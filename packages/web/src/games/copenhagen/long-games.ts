/** Games that went on for a while, for rulings that matter late. */
import { eventsIn } from '../contract/trial.ts';

/** Two players; the first one can reach twelve points with a tile that earns a coat of arms. */
export const BEFORE_TWELVE = eventsIn(`
  harbour YBRYYGR; hand 0 PY; hand 1 RBB; 0 take 2,3; card P; card G; 1 build B2 c1,d1 brick=d1
  cards=BB; 0 take 1,3; card Y; card P; 1 take 3,7; card B; card G; 0 build Y2 b1,c1 brick=c1
  cards=YY; 1 build R2 d2,d3 brick=d2 cards=RR; 0 take 6,7; card R; card Y; 1 take 2,3; card P;
  card B; 0 build G3 d1,d2,d3 brick=d1 cards=GGG; 1 build B2 a1,b1 brick=b1 cards=B; 0 take 4,5;
  card G; card R; 1 build P2 e1,e2 brick=e2 cards=PP; 0 build Y3 b2,b3,c2 brick=b3 cards=YY; 1
  take 6,7; card R; card B; 0 take 3,4; card P; card R; 1 build R2 d4,d5 brick=d4 cards=R; 0 build
  G2 d4,d5 brick=d4 cards=G; 1 take 2,3; card R; card G; 0 take 5,6; card P; card P; 1 build P3
  e3,e4,e5 brick=e3 cards=PP; 1 coat a2; 0 build R3 b4,c3,c4 brick=c3 cards=RRR; 0 coat c5; 1 take
  6,7; card B; card Y; 0 take 1,2; card R; card Y; 1 build P2 d6,e6 brick=d6 cards=P; 0 build Y2
  a1,a2 brick=a1 cards=Y; 1 take 3,4; card B; card R; 0 take 2,3; card R; card G; 1 take 3,4; card
  B; card P; 0 build B3 c6,c7,d6 brick=c7 cards=BBB; 1 build R3 b2,c2,c3 brick=c3 cards=RR; 1 coat
  d7; 1 coat b3; 0 take 5,6; card P; card R; 1 build G2 d8,d9 brick=d8 cards=GG; 1 coat a3; 0 take
  1,2; card G; card Y; 1 take 3,4; card Y; card B; 0 build R4 a5,a6,b5,b6 brick=a5 cards=RRR; 1
  take 2,3; card G; card G; 0 take 1,2; card B; card B; 1 build Y3 a4,a5,b4 brick=b4 cards=YYY; 0
  build G3 e1,e2,e3 brick=e3 cards=GG; 0 coat a3; 1 take 3,4; card G; card P; 0 take 5,6; card Y;
  card P; 1 build B3 b5,c4,c5 brick=c4 cards=BBB; 1 coat e7; 0 build P3 e4,e5,e6 brick=e4
  cards=PPP; 0 coat a4; 0 coat c8; 0 coat c9; 1 take 5,6; card G; card P; 0 take 3,4; card G; card
  R; 1 take 4,5; card B; card R; 0 take 1,2; card Y; card P; 1 take 4,5; 1 discard R; card Y; card
  Y
`);

/** Three players; the pile has two cards left, and the End card lies aside. */
export const PILE_RUNS_OUT = eventsIn(`
  harbour PPYRYGB; hand 0 RY; hand 1 RRB; hand 2 PPY; 0 take 5,7; card B; card G; 1 build R2 d1,d2
  brick=d1 cards=RR; 2 build P2 b1,c1 brick=c1 cards=PP; 0 build Y2 b1,c1 brick=c1 cards=YY; 1
  take 1,3; card R; card G; 2 take 5,7; card G; card G; 0 take 1,2; card B; card G; 1 take 4,5;
  card Y; card B; 2 take 5,6; card B; card Y; 0 build R2 c2,c3 brick=c2 cards=RR; 0 coat c4; 1
  take 1,2; card B; card B; 2 build G2 a1,a2 brick=a1 cards=GG; 0 take 1,2; card P; card Y; 1
  build G2 a1,a2 brick=a1 cards=GG; 2 build B2 d1,e1 brick=e1 cards=BB; 0 build B3 d1,d2,e1
  brick=e1 cards=BBB; 1 build B2 b1,b2 brick=b1 cards=BB; 2 take 5,6; card G; card B; 0 take 3,4;
  card Y; card P; 1 take 6,7; card Y; card G; 2 build Y2 a3,a4 brick=a3 cards=YY; 0 take 2,3; card
  Y; card G; 1 take 3,4; card R; card P; 2 take 2,3; card Y; card G; 0 build Y4 a1,a2,b2,b3
  brick=a2 cards=YYY; 1 build G3 a3,a4,a5 brick=a5 cards=GG; 2 take 4,5; card R; card P; 0 take
  4,5; card B; card R; 1 build P2 c1,c2 brick=c1 cards=PP; 2 take 1,2; card P; card B; 0 take 2,3;
  card P; card G; 1 take 6,7; card R; card R; 2 build Y3 b2,b3,c2 brick=b3 cards=YY; 0 take 3,4; 0
  discard P; card Y; card R; 1 take 5,6; card P; card P; 2 take 6,7; card G; card B
`);

/** Two players; of the pile two cards are left, and one of them is the End card. */
export const END_CARD_COMES = eventsIn(`
  harbour BBYPRRY; hand 0 GY; hand 1 PGY; 0 take 1,3; card Y; card Y; 1 take 4,7; card P; card B;
  0 build Y2 a1,a2 brick=a1 cards=YY; 1 build P2 b1,b2 brick=b2 cards=PP; 0 take 5,6; card B; card
  G; 1 build Y2 c1,d1 brick=d1 cards=YY; 0 build R2 c1,d1 brick=d1 cards=RR; 1 take 5,6; card B;
  card P; 0 take 5,6; card B; card P; 1 build G2 b3,b4 brick=b4 cards=GG; 0 build B2 a3,a4
  brick=a4 cards=BB; 1 take 3,4; card G; card R; 0 take 3,4; card R; card R; 1 build P2 c2,d2
  brick=d2 cards=P; 0 build R2 c2,c3 brick=c2 cards=R; 0 coat c4; 1 take 4,5; card B; card G; 0
  build G2 b1,b2 brick=b1 cards=GG; 1 build B2 d3,d4 brick=d4 cards=BB; 0 take 5,6; card Y; card
  Y; 1 take 3,4; card Y; card R; 0 take 5,6; card R; card G; 1 take 3,4; card P; card B; 0 take
  6,7; card G; card G; 1 build R3 c4,c5,d5 brick=d5 cards=RRR; 0 build G3 b3,b4,b5 brick=b3
  cards=GG; 1 take 2,3; card Y; card G; 0 take 3,4; card P; card G; 1 take 5,6; card G; card P; 0
  build B3 a5,a6,b6 brick=a5 cards=BB; 1 take 4,5; 1 discard PG; card P; card P; 0 take 5,6; card
  G; card B; 1 build G3 a1,a2,a3 brick=a1 cards=GG; 0 build P3 a7,a8,a9 brick=a7 cards=PPP; 1 take
  1,2; card R; card R; 0 take 3,4; card G; card R; 1 build Y4 b5,b6,c6,c7 brick=b6 cards=YYYY; 0
  build P3 b7,b8,b9 brick=b9 cards=PP; 0 coat e1; 1 take 5,6; card Y; card P; 0 take 3,4; card G;
  card P; 1 build B4 d6,e4,e5,e6 brick=e4 cards=BBB; 1 coat e1; 0 take 4,5; 0 discard Y; card R;
  card R; 1 take 3,4; card B; card B; 0 take 2,3; 0 discard PY; card B; card P; 1 take 2,3; card
  B; card R; 0 build R3 d2,d3,e2 brick=e2 cards=RR; 0 coat e3; 1 take 5,6; 1 discard B; card P;
  card B; 0 take 6,7; card Y; card Y; 1 take 1,2; 1 discard PP; card R; card Y
`);
