/** The table of Roll & Write, and its log. */
import { capital, grammarOf } from '../../../grammar.ts';
import { common } from '../../common.ts';

type Paint = keyof typeof common.colours;

const { colours } = common;

const { counted, list, plural } = grammarOf('en');

/** Words of Roll & Write alone. */
export const words = {
  round: (round: number) => `Round ${round}`,
  dice: 'Dice',
  die: (colour: Paint, number: number, count: number) =>
    `${capital(colours[colour])} die, ${number} of ${count}`,
  dieUsed: 'used',
  dieForTile: 'pays for this tile',
  tiles: 'Tiles',
  facades: 'Facades',
  unlimited: 'unlimited',
  once: 'once each',
  tile: (colour: Paint, squares: number, shape: string) =>
    `${capital(colours[colour])} ${squares}-square tile, ${shape}`,
  tileShort: (colour: Paint, size: number) => `${colours[colour]} ${size}-square tile`,
  shapes: {
    R2: 'straight',
    R3: 'corner',
    R4: 'square',
    R5: 'square with a tail',
    B2: 'straight',
    B3: 'corner',
    B4L: 'J shape',
    B4R: 'L shape',
    B5: 'long T shape',
    P2: 'straight',
    P3: 'straight',
    P4: 'straight',
    P5: 'straight',
    G2: 'straight',
    G3: 'straight',
    G4: 'T shape',
    G5: 'cross',
    Y2: 'straight',
    Y3: 'corner',
    Y4L: 'Z shape',
    Y4R: 'S shape',
    Y5: 'long Z shape',
  } as Record<string, string>,
  copy: (number: number, count: number) => `copy ${number} of ${count}`,
  crossedOut: 'crossed out',
  places: (count: number) => counted(count, 'spot', 'spots'),
  needs: (payment: string) => `needs ${payment}`,
  notNow: 'not possible now',
  noRoom: 'There’s no room for this tile.',
  diceCount: (count: number) => counted(count, 'die', 'dice'),
  bonuses: (count: number) => (count === 0 ? 'no bonuses' : counted(count, 'bonus', 'bonuses')),
  stars: (count: number) => counted(count, 'star', 'stars'),
  payment: {
    title: 'Pay with',
    hint: 'A leftover white die lets the others mark any track.',
    copyTitle: 'Copy',
    cross: 'Cross out a copy',
    again: '1 star for Use again',
  },
  abilities: 'Abilities',
  aboutAbilities: 'What the tracks do',
  ability: {
    R: 'Re-roll',
    B: 'No X',
    P: 'One X',
    G: 'Colour change',
    Y: 'Use again',
  } as Record<string, string>,
  abilityShort: {
    R: 'Re-roll',
    B: 'No X',
    P: 'One X',
    G: 'Colour',
    Y: 'Again',
  } as Record<string, string>,
  abilityDoes: {
    R: 'Roll one or more of your dice again before you draw your tile. Everyone starts with two of these stars.',
    B: 'Until the end of this turn, everything you draw is a window: no bricks.',
    P: 'Draw one extra square, a brick, before or after your tile.',
    G: 'Turn one or more dice that show the same colour to another colour before you draw your tile. White counts as a colour.',
    Y: 'Draw a tile that is already crossed out; nothing else is crossed out.',
  } as Record<string, string>,
  bonusDoes:
    'A bonus (+) replaces a missing die of its colour, at most two per turn. You can use what you unlock from your next turn on. The ninth box of a track scores 2 points.',
  track: (colour: Paint) => `${capital(colours[colour])} track`,
  trackState: (marked: number, total: number) => `${marked} of ${total} boxes`,
  ready: (stars: string, bonuses: string) => `${stars}, ${bonuses}`,
  soon: (things: string) => `from your next turn: ${things}`,
  readyShort: (stars: number, bonuses: number) => `★${stars} +${bonuses}`,
  marksBoxes: (boxes: readonly number[], signs: string) =>
    `marks ${plural(boxes.length, 'box', 'boxes')} ${list(boxes.map(String))} (${signs === '' ? 'unlocks nothing' : signs})`,
  unlocksBonus: 'a bonus',
  unlocksStar: (ability: string) => `a star for ${ability}`,
  fullTrack: (points: string) => `${points} for the full track`,
  chosen: (times: number) => plural(times, 'chosen', `chosen ${times} times`),
  starsUsable: (stars: number) => (stars === 0 ? 'no stars' : counted(stars, 'star', 'stars')),
  reroll: (dice: number) => (dice === 0 ? 'Re-roll' : `Re-roll ${counted(dice, 'die', 'dice')}`),
  rerollWhich: 'First choose the dice to re-roll in the tray.',
  recolour: 'Colour change',
  recolourWhich: 'First choose dice of one colour in the tray.',
  recolourTo: (dice: string) => `Turn ${dice} to:`,
  face: (colour: string) => capital(colour),
  noX: 'No X',
  noXOn: 'No X: only windows this turn',
  oneX: 'One X',
  oneSquare: (isBrick: boolean): string => (isBrick ? 'One square with a brick' : 'One window'),
  coatHint: 'Place a window, or tap a track to mark its next two boxes.',
  coatSquare: 'One window for the coat of arms',
  end: 'End turn',
  endWithout: 'End without tile',
  take: 'Take a die',
  takeNone: 'Take none',
  takeWhich: 'First choose a die in the tray, or a track.',
  takeTracks: (tracks: string) => `Mark ${tracks}`,
  whiteWhich: 'White die: which track?',
  beginWith: (track: string) => `Start with ${track}`,
  status: {
    start: 'Choose your starting track',
    startOf: (name: string) => `${name}: choose your starting track`,
    tile: (turn: string) => `${turn}: choose a tile to draw`,
    noTile: (turn: string) => `${turn}: no tile possible with these dice`,
    placing: (turn: string, colour: Paint) => `${turn}: place the ${colours[colour]} tile`,
    placingBrick: (turn: string, colour: Paint) =>
      `${turn}: place the ${colours[colour]} tile, tap to move its brick`,
    oneX: (turn: string) => `${turn}: place the extra square`,
    recolour: (turn: string) => `${turn}: choose the new colour`,
    dice: (turn: string) => `${turn}: use Re-roll or Colour change`,
    drawn: (turn: string) => `${turn}: all done – end your turn`,
    drawnMore: (turn: string) => `${turn}: use One X or end your turn`,
    coat: (count: number) =>
      `${plural(count, 'Coat of arms', `${count} coats of arms`)}: draw a window or mark two boxes`,
    mark: (name: string) => `${name} is done: take a die`,
    markTwo: (name: string) => `${name} is done: take up to two dice`,
    for: (name: string, what: string) => `${name} – ${what}`,
    rolling: 'Rolling the dice…',
    crossing: 'Crossing out one 4-square tile in each colour…',
  },
  story: {
    by: (name: string, what: string) => `${name}: ${what}.`,
    cross: (tiles: string) =>
      `Two players: one 4-square tile is crossed out in each colour, including ${tiles}.`,
    crossTile: (colour: Paint, shape: string) => `${colours[colour]} (${shape})`,
    roll: (dice: string) => `rolled ${dice}`,
    start: (track: Paint) => `marked the first two boxes of the ${colours[track]} track`,
    reroll: (dice: string) => `re-rolled ${dice}`,
    recolour: (dice: string, to: string) => `Colour change, turned ${dice} to ${to}`,
    noX: 'No X, only windows for the rest of the turn',
    single: (cell: string, isBrick: boolean) =>
      isBrick ? `One X, a brick at ${cell}` : `One X, a window at ${cell}`,
    draw: (tile: string, cells: string, brick: string, payment: string) =>
      `drew the ${tile} at ${cells}, ${brick === '' ? 'all windows' : `brick at ${brick}`}, for ${payment}`,
    diceList: (dice: string) => `${dice} dice`,
    dieList: (die: Paint) => `a ${colours[die]} die`,
    again: 'Use again',
    coatSquare: (cell: string) => `coat of arms, a window at ${cell}`,
    coatTrack: (track: Paint, boxes: number) =>
      `coat of arms, marked ${counted(boxes, 'box', 'boxes')} of the ${colours[track]} track`,
    end: 'ended the turn',
    endLeaving: (dice: string) => `ended the turn, leaving ${dice}`,
    markNone: 'took no die',
    mark: (track: Paint) => `marked a box of the ${colours[track]} track`,
    markTwo: (tracks: string) => `marked one box each of the ${tracks} tracks`,
    markTwice: (track: Paint) => `marked two boxes of the ${colours[track]} track`,
    trackFull: (track: Paint) => `The ${colours[track]} track is full.`,
  },
  news: 'Just now',
  /** Cells of a sheet; squares that no tile was drawn on have no colour. */
  cell: {
    empty: 'empty',
    brick: (colour: Paint | undefined) => (colour ? `${colours[colour]} brick` : 'brick'),
    window: (colour: Paint | undefined) => (colour ? `${colours[colour]} window` : 'window'),
  },
  ending: {
    last: {
      short: 'Last round',
      reached: (names: string, goal: number) =>
        `${names} reached ${goal} points: this is the last round.`,
      round: (round: number) => `Round ${round} is the last one.`,
    },
    reached: (names: string, goal: number) =>
      `${names} reached ${goal} points, so this was the last round.`,
    lastRound: (round: number) => `Round ${round} was the last one.`,
    dead: 'No player could draw or mark anything any more.',
    line: (name: string, points: number) => `${name}: ${points}`,
  },
};

/** The shape of these words in every language. */
export type RollAndWriteTable = typeof words;
