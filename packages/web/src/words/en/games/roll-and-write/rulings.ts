/** The rulings of Roll & Write. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';

/** The rulings of Roll & Write. */
export const rulings: RollAndWriteText['rulings'] = {
  'RW-1': {
    question: 'Two players: which blue and which yellow tile of 4 is crossed out?',
    answer: 'One of the two mirror images, by lot. In every colour exactly one copy is out.',
    reason:
      'Three editions cross out one tile a colour; the fourth could be read as one of each shape. Where the copies differ a lot is fair.',
    trial: 'You have rolled four blue dice. The L shape is crossed out already; draw the J shape.',
  },
  'RW-2': {
    question: 'Colour change: may I turn dice to white, or turn white ones?',
    answer: 'Yes, both. All dice that you turn show the same face and get the same new one.',
    reason: 'White is a face of the die, and two editions let you choose any face.',
    trial: 'Pick the white dice, or some blue ones, and use Colour change.',
  },
  'RW-3': {
    question: 'May I re-roll what is left after drawing, so that the others get nothing?',
    answer: 'No. Re-roll and Colour change end when the tile is drawn.',
    reason: 'Both help to choose a tile. They are not meant to spoil what is left over.',
    trial: 'Draw the red tile, then try to re-roll a die.',
  },
  'RW-4': {
    question: 'Does No X count for the tile only, or for One X squares too?',
    answer:
      'For everything that you draw after it in this turn. What was drawn before keeps its brick.',
    reason: 'One edition says so outright, and the others allow it.',
    trial: 'Use No X first, then draw the tile and a One X square: all of them are windows.',
  },
  'RW-5': {
    question: 'May I draw a One X square before my tile?',
    answer: 'Yes: before it, after it, or in a turn without a tile.',
    reason: 'Two editions allow it; the one that says “after” forbids nothing.',
    trial: 'Draw the One X square first, and then the red tile on top of it.',
  },
  'RW-6': {
    question: 'If I take a smaller tile, are the surplus dice used up?',
    answer: 'No. They stay, and the others may take them.',
    reason: 'As many dice are used as the tile has squares.',
    trial: 'Draw the red tile of 2 and end your turn: red dice are left for the others.',
  },
  'RW-7': {
    question: 'May I spend a bonus to save a die, although the dice suffice?',
    answer: 'No. A bonus only stands in for a die that is missing.',
    reason: 'It makes a roll larger. You lose nothing: dice you save would only help the others.',
    trial:
      'Take the red tile of 3: red, red and white pay for it, and the bonus isn’t offered. For the tile of 4 it is.',
  },
  'RW-8': {
    question: 'May I mirror a tile?',
    answer: 'No, only rotate it. The option “mirrored tiles” allows it.',
    reason:
      'The texts speak of rotating, and both mirror images of the tiles of 4 are on the sheet.',
    trial: 'Take the red tile of 5 and turn it: its other image never comes up.',
  },
  'RW-9': {
    question: 'Does a tile have to drop in from above?',
    answer: 'No. A tile may slip under an overhang if one of its squares is held.',
    reason: 'One square that is held is the only condition. You draw, nothing falls.',
    trial: 'Draw the red tile into the gap at b1 and c1.',
  },
  'RW-10': {
    question: 'May I end my turn without drawing?',
    answer:
      'Only if the dice as they lie allow no tile. Bonuses and stars don’t count for this. The option “free passing” allows it always.',
    reason: 'Drawing is part of a turn; bonuses and stars are there to be used or kept.',
    trial: 'You have two purple dice. Look for a way to end the turn before you draw.',
  },
  'RW-11': {
    question: 'What if nobody can do anything any more?',
    answer:
      'The round is finished and the game is scored. That is so when everybody has all tracks full, no place for a tile of 2, and no One X star left or no place for it.',
    reason: 'The texts don’t say, and a game must end.',
    trial: 'Draw your last One X square at c9 and end your turn: after Freja’s turn it is over.',
  },
  'RW-12': {
    question: 'May I take a die whose track is full?',
    answer: 'No. A white die can mark another track. Two dice for one track need two free boxes.',
    reason: 'There is no box to mark.',
    trial: 'Your red track is full. Try the red die, then the white one.',
  },
  'RW-13': {
    question: 'What if nobody ever gets to 12 points?',
    answer: 'The game ends after round 60 and is scored as usual. Games take 12 to 16 rounds.',
    reason: 'A game must end, also among people who do nothing.',
    trial: 'This is round 60. Finish your turn: after Freja’s the game is over.',
  },
  'RW-14': {
    question: 'Who chooses a die first?',
    answer:
      'Nobody: any order is allowed. A choice counts, and is seen, when it is made, and never takes anything away from the others.',
    reason: 'The texts don’t say. As everybody may take the same die the order hardly matters.',
    trial: 'Magnus has taken the blue die. Take it as well.',
  },
  'RW-15': {
    question: 'Which tiles can Use again take?',
    answer:
      'Any tile with a crossed-out copy, also while another copy is free, and also those of the two-player set-up.',
    reason:
      'The texts speak of a tile that is crossed out. Only one adds that those of the set-up are out of the game.',
    trial:
      'Take the red tile of 4 and choose: cross out the copy that is left, or spend your yellow star.',
  },
  'RW-16': {
    question: 'Do I have to use a coat of arms?',
    answer: 'Yes, at once, if you can. Where a track has one box left, one is marked.',
    reason: 'The detailed parts of the texts say so, and it never hurts.',
    trial:
      'Draw the red tile at d2 and e2. Before anything else the coat of arms wants to be used.',
  },
  'RW-17': {
    question: 'Do I have to take a die?',
    answer: 'No, you may decline.',
    reason: 'Three editions say “may”.',
    trial: 'Freja’s dice are left. Take up to two of them, or none.',
  },
  'RW-18': {
    question: 'May I pay for a tile with bonuses alone?',
    answer: 'Yes: two bonuses of a colour draw its tile of 2, without any die of that colour.',
    reason: 'A bonus counts as a die.',
    trial: 'No red die was rolled, but you have two red bonuses: draw the red tile of 2.',
  },
  'RW-19': {
    question: 'May I use a star in the turn in which I unlock it?',
    answer:
      'No, from your next own turn on. What you mark in the turns of others is ready when yours begins.',
    reason: 'All four editions speak of a later turn.',
    trial:
      'Draw the red tile at d2 and e2 and mark purple for the coat of arms: the new One X star is not ready yet.',
  },
  'RW-20': {
    question: 'Who begins?',
    answer: 'Whoever the lot falls on, or whom you choose at the set-up.',
    reason: 'The editions name the youngest, or a lot; a device knows nobody’s age.',
    trial: 'The lot fell on Freja. Watch her turn and take a die; yours comes after Magnus’s.',
  },
};
