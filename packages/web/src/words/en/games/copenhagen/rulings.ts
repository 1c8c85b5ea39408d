/** The rulings of Copenhagen. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';

/** The rulings of Copenhagen. */
export const rulings: CopenhagenText['rulings'] = {
  'CO-1': {
    question: 'Is the harbour a ring, and do cards move up?',
    answer:
      'No. Spaces 1 and 7 are not neighbours. Cards stay where they are, and empty spaces are refilled from 1 to 7.',
    reason: 'On the printed board, the mouth of the harbour separates 1 and 7.',
    trial: 'Your tile Any cards has been used. Try to take the cards at 1 and 7.',
  },
  'CO-2': {
    question: 'Is an ability used up if I didn’t need it? Can I pay more than the cost?',
    answer:
      'No to both. An ability you don’t need stays ready, and you pay the exact cost. Only Both actions is used as soon as you announce it (CO-3).',
    reason: 'You use an ability for something that wouldn’t be allowed without it.',
    trial:
      'Place the red 2-square tile next to your red one: it costs one card, not two. Or take two neighbours and keep Any cards.',
  },
  'CO-3': {
    question: 'When do I announce Both actions, and what if I don’t build after all?',
    answer:
      'After taking, before the harbour is refilled. Once you announce it, the tile is turned over, even if you don’t build. You can never build first and take afterwards.',
    reason:
      'You learn nothing new between taking and refilling, so there’s no harm in deciding late; an announcement stands.',
    trial: 'Take two cards: then you are asked whether to build as well.',
  },
  'CO-4': {
    question: 'With Change of colours, do I have to change all cards of that colour?',
    answer:
      'All of them count as the other colour, but you pay only what you need. You can’t mix in cards of two other colours.',
    reason: 'The rulebook says one colour for another.',
    trial:
      'Build the red 3-square tile with two red cards and one blue or purple card. One red, one blue and one purple card don’t work.',
  },
  'CO-5': {
    question: 'Do points come before or after the coats of arms?',
    answer: 'Before: each tile scores at once, and 12 points end the game on the spot.',
    reason:
      'The rulebook scores after the actions; the winner is the same, and the game ends sooner.',
    trial:
      'Build the blue 4-square tile over b7 to complete a column: with 12 points you win, and the coat of arms is lost.',
  },
  'CO-6': {
    question: 'Do I have to use a coat of arms?',
    answer: 'No, you may skip it.',
    reason: 'The rulebook says “may”.',
    trial: 'Build the purple 3-square tile at c1, c2 and c3 and see what the coat of arms offers.',
  },
  'CO-7': {
    question: 'When exactly are the discards reshuffled?',
    answer:
      'As soon as the last card leaves the draw pile. If the harbour is being refilled, that continues from the new draw pile.',
    reason: 'The rulebook renews the pile when it runs out, not when a card is needed.',
    trial: 'One card is left in the draw pile. Take two cards and watch the draw pile.',
  },
  'CO-8': {
    question: 'Who starts?',
    answer: 'A random player, or whoever you choose at set-up.',
    reason: 'The rulebook says the oldest player, and your device doesn’t know your ages.',
    trial: 'Freja was chosen to start: she has two cards, and you have three.',
  },
  'CO-9': {
    question: 'Can I look through the discards and at other players’ hands?',
    answer:
      'You can see how many cards of each colour were discarded, and how many cards each player has – but not which ones.',
    reason: 'Everyone saw the discarded cards, so players don’t have to keep count in their heads.',
    trial: 'Two red cards were discarded. Open the draw pile and look, then open Freja’s house.',
  },
  'CO-10': {
    question: 'Where is the brick when I flip a tile?',
    answer: 'It moves with its square.',
    reason: 'That’s how the tiles are printed on both sides.',
    trial: 'Choose the blue 4-square tile, rotate it, flip it and follow its brick.',
  },
  'CO-11': {
    question: 'Two players: does the game end with the End card, or when the draw pile runs out?',
    answer: 'With the End card; it always comes up first.',
    reason: 'It’s among the last ten cards of the draw pile.',
    trial: 'One card is left, and it’s the End card. Take two cards: the game is over.',
  },
  'CO-12': {
    question: 'A tile touches several tiles of its own colour: is each of them worth a discount?',
    answer:
      'No. It costs one card less, however many it touches. It has to share an edge; a corner is not enough. The discount is automatic.',
    reason:
      'The rulebook only speaks of touching a tile of the same colour, and its example takes off one card.',
    trial:
      'Place the red 2-square tile on top of your red tile: it costs one card. At c2 and d2 it only touches a corner: it costs two.',
  },
};
