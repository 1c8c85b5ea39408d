/** The rulings of Roll & Write. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';

/** The rulings of Roll & Write. */
export const rulings: RollAndWriteText['rulings'] = {
  'RW-1': {
    question: 'Two players: which blue and which yellow 4-square tile is crossed out?',
    answer:
      'One of the two mirror images, at random. In each colour, exactly one copy is crossed out.',
    reason:
      'Three editions cross out one tile per colour; the fourth could be read as one of each shape. None says which mirror image, so it’s random.',
    trial: 'You’ve rolled four blue dice. The L shape is already crossed out; draw the J shape.',
  },
  'RW-2': {
    question: 'Colour change: can I turn dice to white, or turn white dice?',
    answer:
      'Yes, both. All the dice you turn must show the same colour and get the same new colour.',
    reason:
      'Two editions let you choose any face, and the English one counts white among the colours.',
    trial: 'Pick the white dice, or some blue ones, and use Colour change.',
  },
  'RW-3': {
    question: 'Can I re-roll my leftover dice after drawing to spoil them for the others?',
    answer: 'No. You can use Re-roll and Colour change only before you draw the tile.',
    reason: 'Three editions place both before the choice of a tile.',
    trial: 'Draw the red tile, then try to re-roll a die.',
  },
  'RW-4': {
    question: 'Does No X apply only to the tile, or to One X squares too?',
    answer: 'To everything you draw after it this turn. What you drew before keeps its brick.',
    reason: 'One edition says so explicitly, and the others allow it.',
    trial: 'Use No X first, then draw the tile and a One X square: they’re all windows.',
  },
  'RW-5': {
    question: 'Can I draw a One X square before my tile?',
    answer: 'Yes: before it, after it, or in a turn without a tile.',
    reason: 'Two editions allow it; the one that says “after” doesn’t forbid it.',
    trial: 'Draw the One X square first, and then the red tile on top of it.',
  },
  'RW-6': {
    question: 'If I choose a smaller tile, are the extra dice used up?',
    answer: 'No. They’re left over, and the others may take them.',
    reason: 'You use one die per square.',
    trial: 'Draw the red 2-square tile and end your turn: red dice are left for the others.',
  },
  'RW-7': {
    question: 'Can I spend a bonus to save a die if I have enough dice?',
    answer: 'No. A bonus only replaces a missing die.',
    reason:
      'The rulebooks say that a bonus raises your roll. You lose nothing: dice you save would only help the others.',
    trial:
      'Choose the red 3-square tile: red, red and white pay for it, so the bonus isn’t offered. For the 4-square tile, it is.',
  },
  'RW-8': {
    question: 'Can I mirror a tile?',
    answer: 'No, you can only rotate it. The option “Mirrored tiles” allows it.',
    reason:
      'The rulebooks only mention rotating, and the sheet has both mirror images of the blue and yellow 4-square tiles.',
    trial: 'Choose the red 5-square tile and rotate it: you never get its mirror image.',
  },
  'RW-9': {
    question: 'Does a tile have to drop in from above?',
    answer: 'No. A tile may go under an overhang if one of its squares is supported.',
    reason: 'One supported square is the only condition. You draw the tile; it doesn’t fall.',
    trial: 'Draw the red tile into the gap at b1 and c1.',
  },
  'RW-10': {
    question: 'Can I end my turn without drawing?',
    answer:
      'Only if your dice alone don’t allow a tile. Bonuses and stars don’t count for this. The option “Free passing” always allows it.',
    reason: 'Drawing is part of a turn; using bonuses and stars is always optional.',
    trial: 'You have two purple dice. Try to end your turn without drawing.',
  },
  'RW-11': {
    question: 'What if no player can do anything any more?',
    answer:
      'You finish the round and the game ends, scored as usual. This happens when all players have full tracks, no spot for a 2-square tile, and no One X star or no spot for it.',
    reason: 'The rulebooks don’t say, and a game must end.',
    trial:
      'Draw your last One X square at c9 and end your turn: the game is over after Freja’s turn.',
  },
  'RW-12': {
    question: 'Can I take a die if its track is full?',
    answer: 'No. A white die can mark another track. Two dice for one track need two free boxes.',
    reason: 'There’s no box to mark.',
    trial: 'Your red track is full. Try the red die, then the white one.',
  },
  'RW-13': {
    question: 'What if no player ever reaches 12 points?',
    answer:
      'The game ends after round 60 and is scored as usual. Games usually take 12 to 16 rounds.',
    reason: 'A game must end, even if the players do nothing.',
    trial: 'This is round 60. Finish your turn: the game is over after Freja’s.',
  },
  'RW-14': {
    question: 'Who chooses a die first?',
    answer:
      'There’s no order. Your choice counts, and the others see it, as soon as you make it; it never takes anything away from them.',
    reason:
      'The rulebooks don’t say. Since several players may take the same die, the order hardly matters.',
    trial: 'Magnus has taken the blue die. Take it as well.',
  },
  'RW-15': {
    question: 'Which tiles can I draw with Use again?',
    answer:
      'Any tile with a crossed-out copy, even if another copy is free, and even those crossed out in the two-player set-up.',
    reason:
      'One edition says of all crossed-out tiles that they are gone for the game; Use again is the exception.',
    trial:
      'Choose the red 4-square tile and decide: cross out the remaining copy, or spend your yellow star.',
  },
  'RW-16': {
    question: 'Do I have to use a coat of arms?',
    answer: 'Yes, at once, if you can. If a track has only one box left, you mark one.',
    reason: 'The detailed rules of the editions say so, and it’s hardly ever a drawback.',
    trial: 'Draw the red tile at d2 and e2. You have to use the coat of arms before anything else.',
  },
  'RW-17': {
    question: 'Do I have to take a die?',
    answer: 'No.',
    reason: 'All four editions say “may”.',
    trial: 'Freja has left dice. Take up to two of them, or none.',
  },
  'RW-18': {
    question: 'Can I pay for a tile with bonuses alone?',
    answer:
      'Yes: two bonuses of a colour pay for its 2-square tile, without any die of that colour.',
    reason: 'A bonus counts as a die.',
    trial: 'No red die was rolled, but you have two red bonuses: draw the red 2-square tile.',
  },
  'RW-19': {
    question: 'Can I use a star in the turn in which I unlock it?',
    answer:
      'No, only from your next turn on. What you mark in other players’ turns is ready when your turn begins.',
    reason:
      'In their detailed rules, all four editions speak of a later turn; two overviews are less strict.',
    trial:
      'Draw the red tile at d2 and e2 and mark purple for the coat of arms: the new One X star is not ready yet.',
  },
  'RW-20': {
    question: 'Who starts?',
    answer: 'A random player, or whoever you choose at set-up.',
    reason:
      'The editions say the youngest player or a random one, and your device doesn’t know your ages.',
    trial:
      'Freja was chosen to start. Watch her turn and take a die; your turn comes after Magnus’s.',
  },
  'RW-21': {
    question: 'If a player has 12 points, is there one more round?',
    answer: 'No. The current round is the last one. You finish it and the game is over.',
    reason:
      'Two introductions speak of triggering the last round; the detailed rules end the game after the round in which a player reaches 12 points.',
    trial:
      'You have 11 points, and yours is the last turn of this round. Complete row 5 with the red 2-square tile and end your turn: no other round follows.',
  },
};
