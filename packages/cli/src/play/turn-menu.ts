/** The first menu of a decision: the kinds of action that are possible now. */
import { COLOURS, type Seat } from '@nyhavn/engine';
import { markMenu, recolourMenu, rerollMenu } from './dice-menu.ts';
import { squareMenu, tileMenu } from './draw-menu.ts';
import {
  branch,
  type Choice,
  leaf,
  type Menu,
  optionsOf,
  type Situation,
  unlessTrivial,
} from './menu.ts';
import { type Picture, sheetOf, trackPicture } from './picture.ts';
import { boxesInWords } from './story.ts';
import { count, faceName } from './words.ts';

/** The menu that a decision begins with. */
export function menuFor(situation: Situation): Menu {
  switch (situation.picture.phase) {
    case 'start':
      return trackMenu(situation, 'Which track do you begin with? Its first two boxes are marked.');
    case 'coat':
      return coatMenu(situation);
    case 'mark':
      return markMenu(situation);
    default:
      return actionMenu(situation);
  }
}

function actionMenu(situation: Situation): Menu {
  const { picture, seat } = situation;
  const stars = (colour: string) => count(starsOf(picture, seat, colour), 'star');
  const has = (verb: Parameters<typeof optionsOf>[1]) => optionsOf(situation, verb).length > 0;
  const choices: Choice[] = [];
  if (has('draw'))
    choices.push(branch('Draw a tile', () => tileMenu(situation), { keys: ['draw'] }));
  if (has('reroll')) {
    const label = `Re-roll: roll some dice again (${stars('R')})`;
    choices.push(branch(label, () => rerollMenu(situation), { keys: ['reroll'] }));
  }
  if (has('recolour')) {
    const label = `Colour change: turn dice to another colour (${stars('G')})`;
    choices.push(branch(label, () => recolourMenu(situation), { keys: ['recolour'] }));
  }
  for (const { move } of optionsOf(situation, 'nox')) {
    const label = `No X: everything you draw this turn becomes a window (${stars('B')})`;
    choices.push(leaf(label, move));
  }
  if (has('single')) {
    const sign = picture.noX ? 'O' : 'X';
    const open = () => squareMenu(`Which square gets an ${sign}?`, optionsOf(situation, 'single'));
    choices.push(
      branch(`One X: draw one extra square (${stars('P')})`, open, { keys: ['single'] }),
    );
  }
  for (const { move } of optionsOf(situation, 'end')) {
    choices.push(leaf(picture.drawn ? 'End the turn' : 'End the turn without a tile', move));
  }
  return { title: '', choices };
}

function starsOf(picture: Picture, seat: Seat, colour: string): number {
  return trackPicture(sheetOf(picture, seat), colour).star;
}

function coatMenu(situation: Situation): Menu {
  const squares = optionsOf(situation, 'coatSquare');
  const tracks = optionsOf(situation, 'coatTrack');
  const choices: Choice[] = [];
  if (squares.length > 0) {
    const open = () => squareMenu('Which square becomes a window?', squares);
    choices.push(branch('Draw one window, O', open));
  }
  if (tracks.length > 0) {
    const open = () => trackMenu(situation, 'Which track do you mark?');
    choices.push(branch('Mark two boxes of a track', open));
  }
  const { coats } = situation.picture;
  const owed = coats === 1 ? 'A coat of arms' : `${coats} coats of arms, one after the other`;
  return unlessTrivial({ title: `${owed}! What do you take?`, choices });
}

function trackMenu(situation: Situation, title: string): Menu {
  const sheet = sheetOf(situation.picture, situation.seat);
  const tracks = [...optionsOf(situation, 'start'), ...optionsOf(situation, 'coatTrack')].sort(
    (a, b) => letterOrder(a.spoken.track) - letterOrder(b.spoken.track),
  );
  const choices = tracks.map(({ move, spoken: { track } }) => {
    const boxes = boxesInWords(track, trackPicture(sheet, track).marked, 2);
    return leaf(`${track}: ${boxes}`, move, { keys: [faceName(track)] });
  });
  return { title, choices };
}

function letterOrder(track: string): number {
  return COLOURS.join('').indexOf(track);
}
