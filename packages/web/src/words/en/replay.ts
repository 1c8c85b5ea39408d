/** The replay of a game, *What if?*, and opening saved games. */
import { grammarOf } from '../grammar.ts';

const { counted, plural } = grammarOf('en');

/** What the replay of a game says. */
export const words = {
  title: (game: string, names: string) => (names === '' ? game : `${game}: ${names}`),
  begin: 'Start of the game.',
  moment: (at: number, length: number) => `Move ${at} of ${length}`,
  turn: (turn: number, turns: number) => `turn ${turn} of ${turns}`,
  slider: 'Position in the game',
  controls: 'Replay controls',
  first: 'Start',
  turnBack: 'Previous turn',
  back: 'Previous move',
  play: 'Play',
  pause: 'Pause',
  on: 'Next move',
  turnOn: 'Next turn',
  last: 'End',
  speed: (speed: string) => `Speed: ${speed}`,
  copyLink: 'Copy link to this move',
  copied: 'Link to this move copied.',
  notCopied: 'Your browser doesn’t allow copying. The link is in the address bar.',
  views: 'Point of view',
  viewAll: 'Show everything',
  viewTable: 'Spectator',
  parts: {
    title: 'More about this game',
    log: 'Moves',
    try: 'What if?',
    review: 'Review',
    share: 'Share',
  },
  log: { title: 'Moves', jump: 'Tap a move to go there.' },
  keysTitle: 'Keyboard shortcuts',
  keys: [
    ['← →', 'previous or next move'],
    ['Shift+← →, Page up, Page down', 'previous or next turn'],
    ['Home, End', 'start, end'],
    ['Space', 'play or pause'],
    ['C', 'copy link to this move'],
  ] as readonly (readonly [string, string])[],
  progress: 'This game is still being played. You see only what you can see at the table.',
  missing: 'This game isn’t on this device, and the server has no such game that you can watch.',
  unreachable:
    'This game isn’t saved on this device, and the server can’t be reached. Try again when you’re online.',
  retry: 'Try again',
  try: {
    about:
      'Choose a move and play on from there. Dice and cards will be different; the original game stays as it was.',
    youPlay: 'You play',
    others: 'Other players',
    alone: 'I play for everyone',
    newChance: 'What is on the table stays as it is. Everything after that is random again.',
    dealtAnew:
      'Cards that you couldn’t see are dealt again to fit what you saw. You don’t learn anything you couldn’t have known.',
    begin: (at: number) => `Play on from move ${at}`,
    atEnd: 'The game is over here. Go back to an earlier move to play on from there.',
    notThis: 'You can’t play on from here: the others’ sheets are only partly known.',
    lines: 'Compare versions',
    none: 'You haven’t tried another version yet.',
    real: 'Original game',
    line: (number: number) => `Version ${number}`,
    from: (at: number) => `from move ${at}`,
    over: (moves: number) => `finished after ${counted(moves, 'move', 'moves')}`,
    underWay: (moves: number) => `in progress, ${counted(moves, 'move', 'moves')} so far`,
    forget: 'Delete',
    forgetSure: 'Delete this version?',
    noteTitle: 'What if?',
    note: (at: number) => `You’re trying another version, from move ${at} on.`,
    played: (at: number) => `This is another version, from move ${at} on.`,
    back: 'Back to the replay',
  },
  menu: 'More',
  carry: 'Copy link with the whole game',
  carried: 'Copied: a long link with the whole game in it. It works without the server.',
  keep: 'Save to your games',
  kept: 'Saved. You’ll find it on the home page.',
  openAnother: 'Open another game',
  broken: (line: number, why: string) =>
    `There’s an error in line ${line} of this saved game. ${why}`,
  /** Refusals that sound different to a reader than to a player. */
  faults: { 'not-your-turn': 'It’s another player’s turn here.' } as Readonly<
    Record<string, string>
  >,
  brokenLine: 'It reads:',
  goodPart: (moves: number) =>
    plural(
      moves,
      'The move before it is fine and is shown here.',
      `The ${moves} moves before it are fine and are shown here.`,
    ),
  cutOff: (line: number) => `Line ${line} is incomplete and has been left out.`,
  open: {
    title: 'Open a saved game',
    about:
      'A saved game is a text file: a header, then one line per move. You can open games from Nyhavn and from any program that uses the same format.',
    file: 'Choose a file',
    drop: 'or drop it anywhere on this page',
    paste: 'Or paste a saved game or a link',
    open: 'Open',
    nothing: 'Choose a file, or paste a saved game or a link first.',
    tooLarge: 'This is too large for a saved game. Is it the right file?',
    badLink: 'This link is incomplete: part of the game is missing. Copy it again.',
    otherLink: 'This link leads to another site. Download the game there and open the file here.',
    several: (games: number) => `This file contains ${counted(games, 'game', 'games')}.`,
    look: (number: number) => `View game ${number}`,
    lookGood: 'Show the intact part',
    moves: (moves: number) => counted(moves, 'move', 'moves'),
  },
};

/** The words where a game is looked at. */
export type ReplayWords = typeof words;
