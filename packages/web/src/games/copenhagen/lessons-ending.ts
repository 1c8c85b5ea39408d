/** A whole game of Copenhagen up to the reader's last move, for the end of the lesson. */

/** The game. */
export const ENDING = `
  harbour RBPYRPY; hand 0 PY; hand 1 PPG; 0 take 1,6; card Y; card Y; 1 build P2 e1,e2 brick=e2
  cards=PP; 0 build P2 c1,c2 brick=c2 cards=PP; 1 take 2,5; card R; card B; 0 take 3,4; card R; card
  P; 1 take 4,5; card B; card G; 0 build Y2 b1,b2 brick=b2 cards=YY; 1 build B2 e3,e4 brick=e4
  cards=BB; 0 take 4,5; card B; card Y; 1 take 6,7; card G; card B; 0 take 6,7; card G; card G; 1
  build Y2 a1,a2 brick=a2 cards=YY; 0 build G2 e1,e2 brick=e2 cards=GG; 1 take 5,6; card R; card Y;
  0 build B2 e3,e4 brick=e4 cards=BB; 1 build G2 c1,c2 brick=c2 cards=GG; 0 take 4,5; card G; card
  P; 1 take 1,2; card G; card G; 0 build R2 c3,c4 brick=c4 cards=RR; 0 coat d1; 1 build Y3 a3,b2,b3
  brick=a3 cards=YY; 0 take 1,2; card G; card B; 1 build R2 d1,d2 brick=d2 cards=RR; 1 coat b1; 0
  build G3 d2,d3,d4 brick=d2 cards=GG; 1 take 5,6; card P; card P; 0 take 2,3; card G; card R; 1
  take 6,7; card R; card B; 0 build B3 d5,d6,e5 brick=d6 cards=BB; 0 coat a1; 1 build P3 e5,e6,e7
  brick=e7 cards=PPP; 1 coat a4; 0 take 4,5; card Y; card B; 1 take 4,5; card P; card Y; 0 take 2,3;
  card R; card G; 1 build Y3 c3,c4,d3 brick=c4 cards=YY; 1 coat c5; 0 build R3 a2,a3,b3 brick=a2
  cards=RR; 0 coat c5; 1 take 6,7; card R; card Y; 0 take 2,3; card Y; card Y; 1 take 4,5; card R;
  card B; 0 build G3 d7,d8,d9 brick=d9 cards=GGG; 0 coat b4; 1 take 5,6; 1 discard R; card R; card
  Y; 0 take 4,5; card B; card G; 1 build B3 d8,e8,e9 brick=e9 cards=BBB; 0 build R3 a4,a5,b5
  brick=a4 cards=RR; 0 coat e6; 1 take 6,7; card R; card Y; 0 take 3,4; card P; card R; 1 build Y4
  a5,a6,b4,b5 brick=a5 cards=YYY; 0 take 3,4; card R; card P; 1 take 1,2; card P; card B
`;
