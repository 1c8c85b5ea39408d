/** Help on things at the table, in Roll & Write. */
import { grammarOf } from '../../../grammar.ts';
import { common } from '../../common.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

type Paint = keyof typeof common.colours;

const { colours } = common;

const { counted, plural } = grammarOf('en');

/** What help says in Roll & Write. */
const own = {
  what: {
    table:
      'Dice, one shared sheet of tiles, and a house for each player. Once a player has 12 points, this round is the last.',
    house:
      'A house of 5 columns and 9 rows. You draw tiles in it; complete rows and columns score.',
    cell: 'A square of the house: a window (O), a brick (X) or empty.',
    coat: 'Complete its line to get a special action: draw one window, or mark the next two boxes of a track.',
    side: 'The sheet with all tiles. 2- and 3-square tiles can be drawn any number of times, larger ones only until they’re crossed out.',
    payment:
      'You can pay for this tile in more than one way. The other players may take the dice you leave.',
    held: 'What you’re about to draw. At least one of its squares must be in row 1 or directly above a filled square.',
    tile: 'A tile. Each of its squares needs a die of its colour or a white die; a bonus (+) replaces a missing die.',
    take: 'Marks the next box on the track of the die you chose.',
    end: 'Ends your turn. The other players may then take the dice you left.',
    dice: 'The five dice of this turn. Each shows one of the five colours or white. White counts as any colour.',
    die: 'A die. It pays for one square of a tile in its colour; the other players may take the dice you leave.',
    tracks:
      'Five tracks, one per colour. Marking boxes unlocks bonuses (+) and stars (★) for abilities.',
    track:
      'A track of nine boxes. Some have a bonus (+) or a star (★) under them; the ninth scores 2 points.',
    box: 'A box of a track. Once it’s marked, you can use what’s under it from your next turn on.',
    star: 'An ability. Each use costs one star (★) of its track.',
    'take-none': 'Takes no die. You don’t have to take one.',
    begin: 'With two players, you each start with the first two boxes of one track.',
    face: 'Chooses this colour: the new colour of the dice, or the track that a white die marks.',
  },
  boxTitle: (track: Paint, box: number) => `Box ${box} of the ${colours[track]} track`,
  tilesNow: (count: number) =>
    count === 0
      ? 'You can’t draw a tile now.'
      : `${counted(count, 'tile is', 'different tiles are')} possible now.`,
  starsNow: (abilities: string) => `Abilities ready to use: ${abilities}.`,
  tileCan: (cost: string, places: number) =>
    `You can draw it for ${cost}. There ${plural(places, 'is', 'are')} ${counted(places, 'spot', 'spots')} for it.`,
  tileCounts: (size: number, colour: Paint, dice: number, bonuses: number) =>
    `It needs ${size} ${colours[colour]} or white dice. You have ${dice === 0 ? 'none' : dice} of them, and ${bonuses === 0 ? 'no bonuses' : counted(bonuses, 'bonus', 'bonuses')} ready to use.`,
  tileFree: 'It can be drawn any number of times.',
  tileOnce: 'Once it’s drawn, it’s crossed out for everyone.',
  tileCrossed: 'It’s crossed out. You can only draw it with a star for Use again.',
  dieUsed: 'It paid for this turn’s tile.',
  dieCounts: (colour: Paint, dice: number) =>
    plural(
      dice,
      `It’s the only die that counts for ${colours[colour]} tiles.`,
      `It counts for ${colours[colour]} tiles. ${dice} dice do, including white.`,
    ),
  dieWhite: 'White counts as every colour.',
  dieLeft: 'It’s left over: the other players may take it.',
  dieTake: (gain: string) => `If you take it, it ${gain}.`,
  dieTakeWhite: 'If you take it, it marks the next box of any track.',
  trackState: (marked: number, stars: string, bonuses: string) =>
    `${counted(marked, 'box', 'boxes')} marked. Ready to use: ${stars}, ${bonuses}.`,
  trackNext: (sign: string) => `Under the next box: ${sign}.`,
  trackFull: 'It’s full and scored 2 points.',
  trackCan: (gain: string) => `You can choose it. That ${gain}.`,
  signs: { '+': 'a bonus (+)', '*': 'a star (★)', ' ': 'nothing' } as Record<string, string>,
  boxUnder: (sign: string) => `Under it: ${sign}.`,
  boxMarked: 'It’s marked.',
  boxAhead: (count: number) =>
    count === 0
      ? 'It’s the next box to mark.'
      : `${counted(count, 'box comes', 'boxes come')} before it.`,
  boxLast: 'It’s the last box and scores 2 points.',
  starReady: (stars: string) => `Ready to use: ${stars}.`,
  endLeaves: (dice: string) => `The other players may then take: ${dice}.`,
  endNothing: 'No dice are left for the other players.',
  payNow: (payment: string) => `You’d pay with ${payment}.`,
};

/** Everything that help says at Roll & Write. */
export const words = {
  ...houseHelp,
  what: {
    ...houseHelp.what,
    score:
      'The score is shown in the gable. Complete rows and columns score, and each full track scores 2 points.',
  },
  own,
  tips,
};

/** The shape of these words in every language. */
export type RollAndWriteHelpWords = typeof words;
