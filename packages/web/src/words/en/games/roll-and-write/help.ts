/** What help says in Roll & Write. */
import { common } from '../../common.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

type Paint = keyof typeof common.colours;

const { colours } = common;

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

/** What help says in Roll & Write. */
const own = {
  what: {
    table:
      'Dice, one sheet with tiles for all, and a house for everybody. Whoever has 12 points first brings on the last round.',
    house:
      'A house of 5 columns and 9 rows. You draw tiles into it; complete rows and columns score.',
    cell: 'A square of the house. It holds a window (O) or a brick (X), or is empty.',
    coat: 'Whoever completes its line gets a special action: draw one window, or mark the next two boxes of a track.',
    side: 'The sheet with all tiles. Those of 2 and 3 squares can be drawn any number of times, larger ones only until they are crossed out.',
    payment:
      'Several of your dice can pay for the tile. Those that you leave can be taken by the others.',
    held: 'What you are about to draw. At least one of its squares lies in row 1 or right above a filled one.',
    tile: 'A tile of the sheet. Each of its squares takes a die of its colour or a white one; a bonus (+) stands in for a missing die.',
    take: 'Marks the next box on the track of the die that you chose.',
    end: 'Ends your turn. The others may then take the dice that you left.',
    dice: 'The five dice of this turn. Each shows one of the five colours or white, which counts as any.',
    die: 'A die. It pays for a square of a tile in its colour; what is left goes to the others.',
    tracks:
      'Five tracks, one a colour. Marking boxes unlocks bonuses (+) and stars (★) for abilities.',
    track:
      'A track of nine boxes. Under some of them stands a bonus (+) or a star (★); the ninth brings 2 points.',
    box: 'A box of a track. When it is marked, what stands under it can be used from your next turn on.',
    star: 'An ability. Each use costs one star (★) of its track.',
    'take-none': 'Takes no die. Nobody has to take one.',
    begin: 'With two players everybody begins with the first two boxes of one track.',
    face: 'Chooses this colour: the face that the dice are turned to, or the track that a white die marks.',
  },
  boxTitle: (track: Paint, box: number) => `Box ${box} of the ${colours[track]} track`,
  tilesNow: (count: number) =>
    count === 0
      ? 'No tile can be drawn now.'
      : `${counted(count, 'tile', 'tiles')} can be drawn now.`,
  starsNow: (abilities: string) => `Abilities that are ready: ${abilities}.`,
  tileCan: (cost: string, places: number) =>
    `You can draw it: it takes ${cost}, and there ${places === 1 ? 'is 1 place' : `are ${places} places`}.`,
  tileCounts: (size: number, colour: Paint, dice: number, bonuses: number) =>
    `It needs ${size} ${colours[colour]} or white dice; ${dice === 0 ? 'none counts' : dice === 1 ? '1 counts' : `${dice} count`} now, and you have ${bonuses === 0 ? 'no bonus' : counted(bonuses, 'bonus', 'bonuses')} ready.`,
  tileFree: 'It can be drawn any number of times.',
  tileOnce: 'Once it is drawn it is crossed out, for everybody.',
  tileCrossed: 'It is crossed out. Only a star for Use again brings it back.',
  dieUsed: 'It has paid for the tile of this turn.',
  dieCounts: (colour: Paint, dice: number) =>
    `It counts for ${colours[colour]} tiles. ${dice === 1 ? 'It is the only die that does' : `${dice} dice do`}, white ones included.`,
  dieWhite: 'White counts as every colour.',
  dieLeft: 'It is left over: the others may take it.',
  dieTake: (gain: string) => `Taken, it ${gain}.`,
  dieTakeWhite: 'Taken, it marks the next box of any track.',
  trackState: (marked: number, stars: string, bonuses: string) =>
    `${counted(marked, 'box is', 'boxes are')} marked; ready: ${stars}, ${bonuses}.`,
  trackNext: (sign: string) => `Under the next box stands ${sign}.`,
  trackFull: 'It is full and has brought its 2 points.',
  trackCan: (gain: string) => `You can choose it: it ${gain}.`,
  signs: { '+': 'a bonus (+)', '*': 'a star (★)', ' ': 'nothing' } as Record<string, string>,
  boxUnder: (sign: string) => `Under it stands ${sign}.`,
  boxMarked: 'It is marked.',
  boxAhead: (count: number) =>
    count === 0
      ? 'It is the next to be marked.'
      : `${counted(count, 'box comes', 'boxes come')} before it.`,
  boxLast: 'As the last one it brings 2 points.',
  starReady: (stars: string) => `Ready for use: ${stars}.`,
  endLeaves: (dice: string) => `The others may then take: ${dice}.`,
  endNothing: 'No die is left for the others.',
  payNow: (payment: string) => `Now you would pay with ${payment}.`,
};

/** Everything that help says at Roll & Write. */
export const words = { ...houseHelp, own, tips };

/** The shape of these words in every language. */
export type RollAndWriteHelpWords = typeof words;
