/** Positions of Roll & Write in which a ruling matters, one each. */
import type { ROLL_AND_WRITE_RULINGS } from '@nyhavn/engine/roll-and-write';
import { eventsIn, type Trial } from '../contract/trial.ts';
import { DEAD_GAME } from './dead-game.ts';
import { ENDING } from './lessons-ending.ts';

/** Three players; the first one begins, and these things happen. */
function three(...events: string[]): Trial {
  return { game: 'roll-and-write', players: 3, startPlayer: 0, events };
}

/** Two players after the set-up; the other one begins with a turn in which I may take two dice. */
function second(track: string, ...events: string[]): Trial {
  const start = ['cross B4R Y4L', `0 start ${track}`, '1 start G'];
  return { game: 'roll-and-write', players: 2, startPlayer: 1, events: [...start, ...events] };
}

/** Two players after the set-up; I begin. */
function first(track: string, ...events: string[]): Trial {
  return { ...second(track, ...events), startPlayer: 0 };
}

/** A turn in which the dice allow nothing and the other one takes nothing. */
function idle(seat: 0 | 1): string[] {
  return ['roll RBPGY', `${seat} end`, `${1 - seat} mark -`];
}

/** A turn with two blue dice for a tile there, after which I take some of the dice that are left. */
function leaves(dice: string, cells: string, taken: string): string[] {
  const brick = cells.slice(0, 2);
  return [`roll ${dice}`, `1 draw B2 ${cells} x=${brick} dice=BB`, '1 end', `0 mark ${taken}`];
}

/** A turn of mine, after which the other one takes nothing. */
function draws(roll: string, draw: string): string[] {
  return [`roll ${roll}`, `0 draw ${draw}`, '0 end', '1 mark -'];
}

/** Three boxes of the purple track, and so a star for One X. */
const ONE_X = [
  ...leaves('BBPPY', 'a1,b1', 'PP'),
  ...idle(0),
  ...leaves('BBPGY', 'c1,d1', 'P'),
  'roll RRBPG',
];

/** Row 1 is built, and two cells of row 2 are left, which has a coat of arms. */
const BEFORE_COAT = [
  // All dice are used, so that nothing is left to take.
  ...draws('PPPPP', 'P5 a1,b1,c1,d1,e1 x=c1 dice=PPPPP').slice(0, 3),
  ...idle(1),
  ...draws('BPPPY', 'P3 a2,b2,c2 x=b2 dice=PPP'),
  ...idle(1),
  'roll RRBPG',
];

/** The position to try for each ruling. */
export const TRIALS: Readonly<Record<(typeof ROLL_AND_WRITE_RULINGS)[number], Trial>> = {
  'RW-1': first('R', 'roll BBBBY'),
  'RW-2': second('G', ...leaves('BBGGY', 'a1,b1', 'GG'), 'roll BBBWW'),
  'RW-3': three('roll RRBPG'),
  'RW-4': second('B', ...ONE_X),
  'RW-5': second('R', ...ONE_X),
  'RW-6': three('roll RRRRB'),
  'RW-7': first('R', 'roll RRBYW'),
  'RW-8': three('roll RRRRR'),
  'RW-9': first(
    'R',
    ...draws('RBGGG', 'G3 a1,a2,a3 x=a1 dice=GGG'),
    ...idle(1),
    ...draws('BPPPY', 'P3 a4,b4,c4 x=b4 dice=PPP'),
    ...idle(1),
    'roll RRBPG',
  ),
  'RW-10': three('roll BPPGY'),
  'RW-11': first('R', ...DEAD_GAME),
  'RW-12': second(
    'R',
    ...leaves('RRBBP', 'a1,b1', 'RR'),
    ...idle(0),
    ...leaves('RRBBP', 'c1,d1', 'RR'),
    ...idle(0),
    ...leaves('RRBBP', 'a2,b2', 'RR'),
    ...idle(0),
    ...leaves('RRBBP', 'c2,d2', 'R'),
    ...idle(0),
    ...leaves('RBBPW', 'a3,b3', '').slice(0, 3),
  ),
  'RW-13': first(
    'R',
    ...Array.from({ length: 59 }, () => [...idle(0), ...idle(1)]).flat(),
    'roll RRBPG',
  ),
  'RW-14': {
    ...three('roll RRBPG', '1 draw R2 a1,a2 x=a1 dice=RR', '1 end', '2 mark B'),
    startPlayer: 1,
  },
  'RW-15': second('Y', ...leaves('BBPGY', 'a1,b1', 'Y'), 'roll RRRRB'),
  'RW-16': first('R', ...BEFORE_COAT),
  'RW-17': second('R', ...leaves('BBPGY', 'a1,b1', '').slice(0, 3)),
  'RW-18': second('R', ...leaves('RBBPG', 'a1,b1', 'R'), 'roll BBPGY'),
  'RW-19': first('P', ...BEFORE_COAT),
  'RW-20': { ...three(), startPlayer: 1 },
  'RW-21': {
    ...{ game: 'roll-and-write', players: 2, startPlayer: 1 },
    events: eventsIn(ENDING),
  },
};
