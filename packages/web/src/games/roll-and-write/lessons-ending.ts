/** A whole game of Roll & Write up to the reader's last move, for the end of the lesson. */

/** The game. */
export const ENDING = `
  cross B4L Y4R; 1 start R; 0 start R; roll BPYWW; 1 draw P3 c1,c2,c3 x=c3 dice=PWW; 1 end; 0 mark
  BY; roll RRWWW; 0 draw R5 d1,d2,d3,e1,e2 x=e2 dice=RRWWW; 0 end; roll BBPPW; 1 draw P3 d1,d2,d3
  x=d1 dice=PPW; 1 end; 0 mark BB; roll RRPPG; 0 draw R3 d4,e3,e4 x=d4 dice=RR bonus=1; 0 end; 1
  mark PG; roll RRBWW; 1 draw R4 a1,a2,b1,b2 x=b1 dice=RRWW; 1 end; 0 mark B; roll RBBPW; 0 draw B4R
  a1,b1,c1,c2 x=c2 dice=BBW bonus=1; 0 end; 1 mark RP; roll RPGYW; 1 draw P3 e1,e2,e3 x=e3 dice=PW
  bonus=1; 1 coat b3; 1 end; 0 mark RG; roll RRPGW; 0 draw R3 a2,a3,b2 x=a3 dice=RRW; 0 coat c3; 0
  end; 1 mark PG; roll PGYYY; 1 draw Y3 a3,a4,b4 x=b4 dice=YYY; 1 single c4; 1 end; 0 mark PG; roll
  BGGGW; 0 draw G5 a4,b3,b4,b5,c4 x=c4 dice=GGGW bonus=1; 0 coat b6; 0 end; 1 mark B; roll GGYYW; 1
  draw Y3 d4,d5,e4 x=d5 dice=YYW; 1 coat a5; 1 end; 0 mark GG; roll GYYYW; 0 draw Y5 a9,b7,b8,b9,c7
  x=c7 dice=YYYW bonus=1; 0 coat c5; 0 end; 1 mark G; roll RPGGW; 1 draw G4 a6,b5,b6,b7 x=a6
  dice=GGW bonus=1; 1 end; 0 mark RP; roll PPPYY; 0 draw P4 a5,a6,a7,a8 x=a5 dice=PPP bonus=1; 0
  end; 1 mark YY; roll BPPPG; 1 draw P3 a7,a8,a9 x=a8 dice=PPP; 1 end; 0 mark BG; roll RRBPY
`;
