/** Positions of Copenhagen in which a ruling matters, one each. */
import type { COPENHAGEN_RULINGS } from '@nyhavn/engine/copenhagen';
import type { Trial } from '../contract/trial.ts';
import { BEFORE_TWELVE, END_CARD_COMES, PILE_RUNS_OUT } from './long-games.ts';

/** A game of so many players in which the first one begins. */
function game(players: number, events: readonly string[]): Trial {
  return { game: 'copenhagen', players, startPlayer: 0, events };
}

/** A take, and the cards that refill the harbour. */
function takes(seat: number, places: string, cards: string): string[] {
  return [`${seat} take ${places}`, ...[...cards].map((card) => `card ${card}`)];
}

/** A red tile stands, and two red cards are in the hand for another one. */
const RED_NEIGHBOUR = [
  ...['harbour RRBPGYB', 'hand 0 RR', 'hand 1 BPG', '0 build R2 a1,b1 brick=a1 cards=RR'],
  ...takes(1, '6,7', 'YG'),
  ...takes(0, '1,2', 'PB'),
  ...takes(1, '3,4', 'GY'),
];

/** A red tile and a purple one beside it, and two red cards in the hand. */
const RED_CORNER = [
  ...['harbour PPRRGYB', 'hand 0 RR', 'hand 1 BBG', '0 build R2 a1,b1 brick=a1 cards=RR'],
  '1 build B2 a1,b1 brick=a1 cards=BB',
  ...takes(0, '1,2', 'BY'),
  ...takes(1, '6,7', 'GB'),
  '0 build P2 c1,d1 brick=c1 cards=PP',
  ...takes(1, '6,7', 'YP'),
  ...takes(0, '3,4', 'GB'),
  ...takes(1, '1,2', 'PY'),
];

/** Four purple cards in the hand: enough to cover the coat of arms at c3. */
const BEFORE_COAT = [
  ...['harbour PPRBGYB', 'hand 0 PP', 'hand 1 RBG'],
  ...takes(0, '1,2', 'RB'),
  ...takes(1, '6,7', 'YG'),
];

/** An ability tile taken for that coat of arms, and the other player's turn after it. */
function abled(ability: string): string[] {
  const built = ['0 build P3 c1,c2,c3 brick=c1 cards=PPP', `0 coat take ${ability}`];
  return [...BEFORE_COAT, ...built, ...takes(1, '4,5', 'RR')];
}

/** The position to try for each ruling. */
export const TRIALS: Readonly<Record<(typeof COPENHAGEN_RULINGS)[number], Trial>> = {
  'CO-1': game(2, [
    ...['harbour RBPGYRB', 'hand 0 RB', 'hand 1 RBP'],
    ...takes(0, '3,5', 'GP'),
    ...takes(1, '3,4', 'RB'),
  ]),
  'CO-2': game(2, RED_NEIGHBOUR),
  'CO-3': game(2, abled('both')),
  'CO-4': game(2, [
    ...abled('change'),
    ...takes(0, '3,4', 'BB'),
    '1 build B3 a1,a2,b2 brick=a1 cards=BBB',
    ...takes(0, '3,4', 'GY'),
    ...takes(1, '6,7', 'GY'),
  ]),
  'CO-5': game(2, BEFORE_TWELVE),
  'CO-6': game(2, BEFORE_COAT),
  'CO-7': game(3, PILE_RUNS_OUT),
  'CO-8': { ...game(3, []), startPlayer: 1 },
  'CO-9': game(2, RED_NEIGHBOUR),
  'CO-10': game(2, [
    ...['harbour BBRPGYR', 'hand 0 BB', 'hand 1 RPG'],
    ...takes(0, '1,2', 'RP'),
    ...takes(1, '6,7', 'YG'),
  ]),
  'CO-11': game(2, END_CARD_COMES),
  'CO-12': game(2, RED_CORNER),
};
