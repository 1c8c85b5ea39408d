/** Words of Roll & Write alone. */
import { common } from '../../common.ts';

type Paint = keyof typeof common.colours;

const { colours } = common;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

/** Words of Roll & Write alone. */
export const words = {
  round: (round: number) => `Round ${round}`,
  dice: 'Dice',
  die: (colour: Paint, number: number, count: number) =>
    `${capital(colours[colour])} die, ${number} of ${count}`,
  dieUsed: 'used',
  dieForTile: 'for this tile',
  tiles: 'Tiles',
  facades: 'Facades',
  unlimited: 'any number',
  once: 'once each',
  tile: (colour: Paint, squares: number, shape: string) =>
    `${capital(colours[colour])} tile of ${counted(squares, 'square', 'squares')}, ${shape}`,
  tileShort: (colour: Paint, size: number) => `${colours[colour]} tile of ${size}`,
  shapes: {
    R2: 'straight',
    R3: 'corner',
    R4: 'square',
    R5: 'square with one more',
    B2: 'straight',
    B3: 'corner',
    B4L: 'J shape',
    B4R: 'L shape',
    B5: 'T with a long stem',
    P2: 'straight',
    P3: 'straight',
    P4: 'straight',
    P5: 'straight',
    G2: 'straight',
    G3: 'straight',
    G4: 'short T',
    G5: 'cross',
    Y2: 'straight',
    Y3: 'corner',
    Y4L: 'Z shape',
    Y4R: 'S shape',
    Y5: 'long Z',
  } as Record<string, string>,
  copy: (number: number, count: number) => `copy ${number} of ${count}`,
  crossedOut: 'crossed out',
  places: (count: number) => counted(count, 'place', 'places'),
  needs: (payment: string) => `needs ${payment}`,
  notNow: 'not possible now',
  noRoom: 'There is no room for this tile.',
  diceCount: (count: number) => counted(count, 'die', 'dice'),
  bonuses: (count: number) => counted(count, 'bonus', 'bonuses'),
  stars: (count: number) => counted(count, 'star', 'stars'),
  payment: {
    title: 'Pay with',
    hint: 'A white die left over lets the others mark any track.',
    copyTitle: 'Copy',
    cross: 'Cross out a copy',
    again: 'Use again: 1 star',
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
    R: 'Roll one or more of your dice again, before you draw your tile. Everybody begins with two of these stars.',
    B: 'From now to the end of this turn everything you draw is a window, without any brick.',
    P: 'Draw one extra square with a brick, before or after your tile.',
    G: 'Turn one or more dice that show the same face to another face, before you draw your tile.',
    Y: 'Draw a tile that is crossed out already; nothing new is crossed out.',
  } as Record<string, string>,
  bonusDoes:
    'A bonus (+) stands in for a missing die of its colour, at most two in a turn. What is unlocked can be used from your next turn on. The ninth box of a track gives 2 points.',
  track: (colour: Paint) => `${capital(colours[colour])} track`,
  trackState: (marked: number, boxes: number) => `${marked} of ${boxes} boxes`,
  ready: (stars: string, bonuses: string) => `${stars}, ${bonuses}`,
  readyShort: (stars: number, bonuses: number) => `★${stars} +${bonuses}`,
  marksBoxes: (boxes: readonly number[], signs: string) =>
    `marks ${boxes.length === 1 ? 'box' : 'boxes'} ${boxes.join(' and ')}${signs === '' ? ', nothing under it' : `: ${signs}`}`,
  unlocksBonus: 'a bonus',
  unlocksStar: (ability: string) => `a star for ${ability}`,
  fullTrack: (points: string) => `${points} for the full track`,
  chosen: (times: number) => (times === 1 ? 'chosen' : `chosen ${times} times`),
  starsUsable: (stars: number) => (stars === 0 ? 'no star' : counted(stars, 'star', 'stars')),
  reroll: (dice: number) => (dice === 0 ? 'Re-roll' : `Re-roll ${counted(dice, 'die', 'dice')}`),
  rerollWhich: 'First choose the dice in the tray that you want to roll again.',
  recolour: 'Colour change',
  recolourWhich: 'First choose dice of the same face in the tray.',
  recolourTo: (dice: string) => `Turn ${dice} to`,
  face: (colour: string) => capital(colour),
  noX: 'No X',
  noXOn: 'No X: only windows this turn',
  oneX: 'One X',
  oneSquare: (isBrick: boolean): string => (isBrick ? 'One square with a brick' : 'One window'),
  coatHint: 'Place the window, or tap a track to mark its next two boxes.',
  coatSquare: 'One window for the coat of arms',
  end: 'End turn',
  endWithout: 'End without a tile',
  take: 'Take a die',
  takeNone: 'Take no die',
  takeWhich: 'First choose a die in the tray, or a track.',
  takeTracks: (tracks: string) => `Mark ${tracks}`,
  whiteWhich: 'White die: mark which track?',
  beginWith: (track: string) => `Begin with ${track}`,
  status: {
    start: 'Choose the track that you begin with',
    startOf: (name: string) => `${name}: choose the track that you begin with`,
    tile: (turn: string) => `${turn}: choose a tile to draw`,
    noTile: (turn: string) => `${turn}: these dice allow no tile`,
    placing: (turn: string, colour: Paint) => `${turn}: place the ${colours[colour]} tile`,
    placingBrick: (turn: string, colour: Paint) =>
      `${turn}: place the ${colours[colour]} tile, tap its brick`,
    oneX: (turn: string) => `${turn}: where does the extra square go?`,
    recolour: (turn: string) => `${turn}: to which face?`,
    dice: (turn: string) => `${turn}: Re-roll or Colour change?`,
    drawn: (turn: string) => `${turn}: all done, end it`,
    drawnMore: (turn: string) => `${turn}: One X, or end it`,
    coat: (count: number) =>
      count > 1
        ? `${count} coats of arms: a window, or two boxes`
        : 'Coat of arms: a window, or two boxes',
    mark: (name: string) => `${name} is done: take a die`,
    markTwo: (name: string) => `${name} is done: take up to two dice`,
    for: (name: string, what: string) => `${name} – ${what}`,
    rolling: 'The dice are rolling …',
    crossing: 'Crossing out one copy in each colour …',
  },
  story: {
    by: (name: string, what: string) => `${name}: ${what}.`,
    cross: (tiles: string) =>
      `Two players: one tile of 4 is crossed out in each colour, ${tiles} among them.`,
    crossTile: (colour: Paint, shape: string) => `${colours[colour]} (${shape})`,
    roll: (dice: string) => `rolled ${dice}`,
    start: (track: Paint) => `first two boxes of the ${colours[track]} track`,
    reroll: (dice: string) => `Re-roll of ${dice}`,
    recolour: (dice: string, to: string) => `Colour change, ${dice} to ${to}`,
    noX: 'No X, only windows for the rest of this turn',
    single: (cell: string, isBrick: boolean) =>
      isBrick ? `One X, a brick at ${cell}` : `One X, a window at ${cell}`,
    draw: (tile: string, cells: string, brick: string, payment: string) =>
      `${tile} at ${cells}, ${brick === '' ? 'all windows' : `brick at ${brick}`}, with ${payment}`,
    diceList: (dice: string) => `dice ${dice}`,
    dieList: (die: Paint) => `a ${colours[die]} die`,
    again: 'Use again',
    coatSquare: (cell: string) => `coat of arms, a window at ${cell}`,
    coatTrack: (track: Paint, boxes: number) =>
      `coat of arms, ${counted(boxes, 'box', 'boxes')} of the ${colours[track]} track`,
    end: 'end of the turn',
    endLeaving: (dice: string) => `end of the turn, left over: ${dice}`,
    markNone: 'no die taken',
    mark: (track: Paint) => `a box of the ${colours[track]} track`,
    markTwo: (tracks: string) => `a box each of the ${tracks} tracks`,
    markTwice: (track: Paint) => `two boxes of the ${colours[track]} track`,
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
    reached: (names: string, goal: number) =>
      `${names} reached ${goal} points, so this was the last round.`,
    lastRound: (round: number) => `Round ${round} was the last one.`,
    dead: 'Nobody could draw or mark anything any more.',
    line: (name: string, points: number) => `${name}: ${points}`,
  },
};

/** The shape of these words in every language. */
export type RollAndWriteTable = typeof words;
