/** Help on things at the table, in Copenhagen. */
import { grammarOf } from '../../../grammar.ts';
import { common } from '../../common.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

type Paint = keyof typeof common.colours;

const { colours } = common;

const { counted, plural } = grammarOf('en');

const cards = (count: number) => counted(count, 'card', 'cards');

/** What help says in Copenhagen. */
const own = {
  what: {
    table:
      'A harbour with seven cards, tiles to build with, and a house for each player. The first player with 12 points wins at once.',
    house:
      'A house of 5 columns and 9 rows. You build tiles in it; complete rows and columns score.',
    cell: 'A square of the house: a window, a brick or empty.',
    coat: 'Cover it, or complete its row, to get an action: place a white tile, take an ability tile, or refresh your used ability tiles.',
    side: 'The supply of tiles. The number shows how many of each are left.',
    payment: 'You can pay for this tile in more than one way. Abilities you would use are named.',
    held: 'What you’re about to place. At least one of its squares must be in row 1 or directly above a filled square.',
    tile: 'A tile costs one card of its colour per square, and one less if it touches a tile of that colour in your house. One square is a brick.',
    take: 'Adds the cards you picked to your hand.',
    end: 'Ends your turn. The harbour is refilled and the next player moves.',
    harbour: 'Seven spaces in a row, 1 to 7. On your turn, take two neighbouring cards or build.',
    'harbour-card':
      'A card in the harbour. You take two neighbours together; spaces 1 and 7 are not neighbours.',
    pile: 'The harbour is refilled from this draw pile.',
    hand: 'Your cards, at most seven. Other players see only how many you have.',
    card: 'A card pays for one square of a tile in its colour.',
    abilities: 'Five kinds of ability tiles. You start with one; coats of arms give you more.',
    ability: 'An ability tile. It’s turned over when you use it; a coat of arms can refresh it.',
    discard: 'Discards the cards you picked. You keep seven.',
    both: 'Uses Both actions: after taking cards you also build, in the same turn.',
    'coat-choice': 'A coat of arms gives you one of these actions. You may also skip it.',
    'coat-white':
      'A white tile is a single window. It follows the same placing rules as any tile and scores at once.',
    'coat-take': 'Takes an ability tile that you don’t have yet.',
    'coat-turn': 'Flips all your used ability tiles back to their active side.',
    'coat-skip': 'Skips the action.',
  },
  tilesNow: (count: number) =>
    count === 0
      ? 'You can’t build a tile now.'
      : `${counted(count, 'tile is', 'different tiles are')} possible now.`,
  tileCan: (cost: string, places: number) =>
    `You can build it (${cost}). There ${plural(places, 'is', 'are')} ${counted(places, 'spot', 'spots')} for it.`,
  tileLeft: (left: string, cardsOfColour: string) =>
    `In the supply: ${left}. In your hand: ${cardsOfColour}.`,
  white: (left: string) => `In the supply: ${left}.`,
  cardOf: (hand: string) => `In your hand: ${hand}.`,
  cardBuilds: (count: number, colour: Paint) =>
    count === 0
      ? `You can’t build a ${colours[colour]} tile now.`
      : `${counted(count, `${colours[colour]} tile is`, `different ${colours[colour]} tiles are`)} possible now.`,
  pick: (places: string) => `You can pick it together with: ${places}.`,
  picked: 'You’ve picked it.',
  place: (place: number) => `space ${place}`,
  emptyPlace: 'There’s no card here now. It’s refilled at the end of the turn.',
  handNow: (count: number) => `${cards(count)} of at most 7.`,
  hidden: 'The cards are hidden.',
  uses: (abilities: string) => `It uses ${abilities}.`,
  payNow: (payment: string) => `You’d pay with ${payment}.`,
  takes: (what: string) => `You’d take ${what}.`,
  surplus: (count: number) => `You have to discard ${cards(count)}.`,
};

/** Everything that help says at Copenhagen. */
export const words = { ...houseHelp, own, tips };

/** The shape of these words in every language. */
export type CopenhagenHelpWords = typeof words;
