/** The rulings of Copenhagen. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';

/** The rulings of Copenhagen. */
export const rulings: CopenhagenText['rulings'] = {
  'CO-1': {
    question: 'Is the harbour a ring, and do cards move up?',
    answer:
      'No. Places 1 and 7 are not neighbours. Cards stay where they lie, and empty places are filled from 1 to 7.',
    reason: 'On the printed board the mouth of the harbour parts 1 and 7.',
    trial: 'Any two cards is used. Try to take the cards at 1 and 7.',
  },
  'CO-2': {
    question: 'Is an ability used up that I did not need? May I pay more?',
    answer: 'Neither. What was not needed is not used, and nobody overpays.',
    reason: 'An ability is used for something that would not be allowed without it.',
    trial:
      'Place the red tile of 2 beside your red one: it costs one card, not two. Or take two neighbours and keep Any two cards.',
  },
  'CO-3': {
    question: 'When do I say that I use Take and build, and what if I don’t build then?',
    answer:
      'After taking, before the harbour is filled. Once said, the tile is turned, also if you build nothing. Building first and taking after is never allowed.',
    reason: 'Nothing new is known by then, so it is kind to decide late.',
    trial: 'Take two cards: then you are asked whether to build as well.',
  },
  'CO-4': {
    question: 'With Change, do I have to turn all cards of that colour?',
    answer:
      'All of them count as the other colour, but you pay only what is needed. Cards of two other colours can’t be mixed in.',
    reason: 'The text speaks of one colour for another.',
    trial:
      'Build the red tile of 3 with two red cards and a blue or a purple one; one of each with a single red is refused.',
  },
  'CO-5': {
    question: 'Do points come before or after the coats of arms?',
    answer: 'Before: every single tile scores at once, and 12 points end the game on the spot.',
    reason: 'The text scores after the actions; who wins is the same, and it ends sooner.',
    trial:
      'Build the blue tile of 4 over b7 so that a column is full: with 12 points you win, and the coat of arms lapses.',
  },
  'CO-6': {
    question: 'Do I have to use a coat of arms?',
    answer: 'No, you may skip it.',
    reason: 'The text says “may”.',
    trial: 'Build the purple tile of 3 at c1, c2 and c3, and look at what the coat of arms offers.',
  },
  'CO-7': {
    question: 'When exactly is the pile renewed?',
    answer:
      'The moment its last card leaves it; if the harbour is just being filled, that goes on from the new pile.',
    reason: 'So nobody ever waits for a card.',
    trial: 'One card is left in the pile. Take two cards and watch the pile.',
  },
  'CO-8': {
    question: 'Who begins?',
    answer: 'Whoever the lot falls on, or whom you choose at the set-up.',
    reason: 'The text names the oldest; a device knows nobody’s age.',
    trial: 'The lot fell on Freja: she has two cards, and you have three.',
  },
  'CO-9': {
    question: 'May I look through the discard pile and at the hands of others?',
    answer:
      'How many cards of each colour were discarded, and how many cards somebody holds, everybody may know. Which ones they hold, nobody.',
    reason: 'All discarded cards were seen by everybody; nobody has to keep count in the head.',
    trial: 'Two red cards were discarded. Open the pile and look, then open Freja’s house.',
  },
  'CO-10': {
    question: 'Where is the brick when I turn a tile over?',
    answer: 'It goes along with its square.',
    reason: 'That is how the tiles are printed on both sides.',
    trial: 'Take the blue tile of 4, rotate it, turn it over, and follow its brick.',
  },
  'CO-11': {
    question: 'Two players: does the game end with the End card, or when the pile is used up?',
    answer: 'With the End card; it always comes first.',
    reason: 'It lies among the last ten cards of the pile.',
    trial: 'One card is left, and it is the End card. Take two cards: the game is over.',
  },
};
