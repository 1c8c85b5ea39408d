/** Looking at games that were played. */

/** What is said where a game is looked at, move by move. */
export const words = {
  title: (game: string, names: string) => (names === '' ? game : `${game}: ${names}`),
  begin: 'The game begins.',
  moment: (at: number, length: number) => `Move ${at} of ${length}`,
  turn: (turn: number, turns: number) => `turn ${turn} of ${turns}`,
  slider: 'Moment of the game',
  controls: 'Step through the game',
  first: 'To the beginning',
  turnBack: 'Back a turn',
  back: 'Back a move',
  play: 'Let it run',
  pause: 'Stop',
  on: 'On a move',
  turnOn: 'On a turn',
  last: 'To the end',
  speed: (speed: string) => `Speed ${speed}; change it`,
  copyLink: 'Copy the link to this moment',
  copied: 'The link to this moment is copied.',
  notCopied: 'Your browser does not let us copy. The link is in the address bar.',
  views: 'Through whose eyes',
  viewAll: 'All open',
  viewTable: 'The table',
  parts: {
    title: 'More of this game',
    log: 'Moves',
    try: 'Try it',
    review: 'Review',
    share: 'Share',
  },
  log: { title: 'Every move, in words', jump: 'A tap goes to that moment.' },
  keysTitle: 'Keys',
  keys: [
    ['← →', 'a move back or on'],
    ['Shift+← →, Page up, Page down', 'a turn back or on'],
    ['Home, End', 'the beginning, the end'],
    ['Space', 'let it run, or stop'],
    ['C', 'copy the link to this moment'],
  ] as readonly (readonly [string, string])[],
  progress: 'This game is still being played. You see what you may see at the table.',
  missing: 'There is no such game here, and none on the server that may be looked at.',
  unreachable:
    'This game is not kept in this browser, and the server can’t be reached. Try again when you are online.',
  retry: 'Try again',
  try: {
    about:
      'What if? Choose a moment, and play on from there. Dice and cards fall anew; the game itself stays as it was.',
    youPlay: 'You play',
    others: 'The others',
    alone: 'I play all seats',
    newChance: 'What was on the table stays there. Everything after it is left to new chance.',
    dealtAnew:
      'Cards that you could not see are dealt anew, in a way that fits all that you saw. Nobody peeks.',
    begin: (at: number) => `Play on from move ${at}`,
    atEnd: 'Here the game is over. Step back to a moment from which to play on.',
    notThis: 'From here nobody can play on: of the others’ sheets only what they told is known.',
    lines: 'Compare the lines',
    none: 'No other line has been tried yet.',
    real: 'What was played',
    line: (number: number) => `Line ${number}`,
    from: (at: number) => `from move ${at}`,
    over: (moves: number) => (moves === 1 ? 'over after 1 move' : `over after ${moves} moves`),
    underWay: (moves: number) =>
      moves === 1 ? 'under way, 1 move so far' : `under way, ${moves} moves so far`,
    forget: 'Throw away',
    forgetSure: 'Throw this line away?',
    noteTitle: 'Another line',
    note: (at: number) => `You are trying another line, from move ${at}.`,
    back: 'Go back',
  },
  menu: 'More',
  carry: 'Copy a link that carries the game',
  carried: 'Copied: a long link with the whole game in it. It works without the server knowing it.',
  keep: 'Keep in my list',
  kept: 'Kept. You find it on the quay.',
  openAnother: 'Open another record',
  broken: (line: number, why: string) => `The record is broken in line ${line}. ${why}`,
  /** Refusals that sound otherwise to whoever reads than to whoever plays. */
  faults: { 'not-your-turn': 'This is not the player who is to move here.' } as Readonly<
    Record<string, string>
  >,
  brokenLine: 'There it says:',
  goodPart: (moves: number) =>
    moves === 1
      ? 'The move before it is fine, and is shown here.'
      : `The ${moves} moves before it are fine, and are shown here.`,
  cutOff: (line: number) => `Line ${line} was cut off in the middle, and is left out.`,
  open: {
    title: 'Open a game',
    about:
      'A record is a game as text: a header, and then a line a move. Games of this house and of any program that writes the same open here.',
    file: 'Choose a file',
    drop: 'or drop one anywhere on this page',
    paste: 'Or paste a record, or a link to a game',
    open: 'Open',
    nothing: 'There is nothing to open yet: paste a record or a link first.',
    tooLarge: 'That is too much for a record. Is it the right file?',
    badLink: 'This link is not whole: a part of the game got lost on the way.',
    otherLink: 'This link leads elsewhere. Download the record there, and open the file here.',
    several: (games: number) => `There are ${games} games in this file.`,
    look: (number: number) => `Look at game ${number}`,
    lookGood: 'Look at the part that is fine',
    moves: (moves: number) => (moves === 1 ? '1 move' : `${moves} moves`),
  },
};

/** The words where a game is looked at. */
export type ReplayWords = typeof words;
