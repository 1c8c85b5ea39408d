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
  viewOf: (name: string) => name,
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
  hand: (name: string, cards: string) => `${name} holds ${cards}.`,
  toPlay: 'Play on',
  progress: 'This game is still being played. You see what you may see at the table.',
  missing: 'There is no such game here, and none on the server that may be looked at.',
  unreachable:
    'This game is not kept in this browser, and the server can’t be reached. Try again when you are online.',
  retry: 'Try again',
};

/** The words where a game is looked at. */
export type ReplayWords = typeof words;
