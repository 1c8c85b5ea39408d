/** What help says in Copenhagen. */
import { common } from '../../common.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

type Paint = keyof typeof common.colours;

const { colours } = common;

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

/** What help says in Copenhagen. */
const own = {
  what: {
    table:
      'A harbour with seven cards, tiles to build with, and a house for everybody. Whoever has 12 points first wins at once.',
    house:
      'A house of 5 columns and 9 rows. You build tiles into it; complete rows and columns score.',
    cell: 'A square of the house. It holds a window or a brick of a tile, or is empty.',
    coat: 'Whoever covers it, or completes its row, gets an action: place a white tile, take an ability tile, or turn used ones back.',
    side: 'The supply of tiles. The number says how many are left of each.',
    payment: 'Several of your cards can pay for the tile. Abilities that help are named.',
    held: 'What you are about to place. At least one of its squares lies in row 1 or right above a filled one.',
    tile: 'A tile costs as many cards of its colour as it has squares, and one less beside a tile of that colour in your house. One square is a brick.',
    take: 'Takes the cards that you picked into your hand.',
    end: 'Ends your turn. The harbour is filled up and the next player goes on.',
    harbour:
      'Seven places in a chain, from 1 to 7. In a turn you take two cards that lie side by side, or you build.',
    'harbour-card':
      'A card in the harbour. Two neighbours are taken together; places 1 and 7 are not neighbours.',
    pile: 'The harbour is filled up from this pile. Somewhere near its end lies the End card.',
    hand: 'Your cards. Seven are the most; others see only how many you have.',
    card: 'A card pays for one square of a tile in its colour.',
    abilities: 'Five kinds of ability tiles. You begin with one; coats of arms bring more.',
    ability:
      'An ability tile. It is turned over when it is used, and a coat of arms can turn it back.',
    discard: 'Puts the cards that you picked on the discard pile, until seven are left.',
    both: 'Uses Take and build: after taking cards you also build, in the same turn.',
    'coat-choice': 'A coat of arms gives one of these actions. It may also be skipped.',
    'coat-white':
      'A white tile is a single window. It lies by the same rules as every tile and scores at once.',
    'coat-take': 'Takes an ability tile of a kind that you don’t have yet.',
    'coat-turn': 'Turns all your used ability tiles back, so that they are ready again.',
    'coat-skip': 'Does without the action.',
  },
  tilesNow: (count: number) =>
    count === 0
      ? 'No tile can be built now.'
      : `${count === 1 ? '1 tile' : `${count} tiles`} can be built now.`,
  tileCan: (cost: string, places: number) =>
    `You can build it: it ${cost}, and there ${places === 1 ? 'is 1 place' : `are ${places} places`}.`,
  tileLeft: (left: string, cardsOfColour: string) =>
    `In the supply: ${left}. In your hand: ${cardsOfColour}.`,
  white: (left: string) => `In the supply: ${left}.`,
  cardOf: (hand: string) => `In your hand: ${hand}.`,
  cardBuilds: (count: number, colour: Paint) =>
    count === 0
      ? `No ${colours[colour]} tile can be built now.`
      : `${count === 1 ? `1 ${colours[colour]} tile` : `${count} ${colours[colour]} tiles`} can be built now.`,
  pick: (places: string) => `You can pick it. It goes together with: ${places}.`,
  picked: 'You have picked it.',
  place: (place: number) => `place ${place}`,
  emptyPlace: 'No card lies here now; it is filled at the end of the turn.',
  handNow: (count: number) => `${cards(count)} of at most 7.`,
  hidden: 'The cards are covered.',
  uses: (abilities: string) => `It uses ${abilities}.`,
  payNow: (payment: string) => `Now you would pay with ${payment}.`,
  takes: (what: string) => `You would take ${what}.`,
  surplus: (count: number) => `You have to discard ${cards(count)}.`,
};

/** Everything that help says at Copenhagen. */
export const words = { ...houseHelp, own, tips };

/** The shape of these words in every language. */
export type CopenhagenHelpWords = typeof words;
