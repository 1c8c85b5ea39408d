/** What help says in all games. */

/** What help says in all games. */
export const help = {
  now: 'Now',
  inRules: 'In the rules',
  allRules: 'All the rules',
  ruling: (id: string) => `Ruling ${id}`,
  more: 'Ask about',
  possible: 'Possible now',
  impossible: 'Not possible now',
  pointing: 'Tap anything to learn what it is.',
  titles: { status: 'What is awaited', coat: 'Coat of arms' },
  advice: 'Advice of the harbour master',
  tip: {
    title: 'Tip',
    close: 'Close the tip',
    noMore: 'No more tips',
    off: 'Tips are off. The settings bring them back.',
  },
  passAndPlay: 'Several people share this device: it is passed on from turn to turn.',
  undo: (deed: string) =>
    deed === '' ? 'Your last step can be taken back.' : `Takes back: ${deed}`,
  what: {
    status: 'This line says whose turn it is and what the game is waiting for.',
    progress: 'How far the game has come.',
    undo: 'Takes back your last step, as long as neither dice or cards nor another player have answered it.',
    menu: 'What you can do at the table besides playing: the log, the keys, the record, the settings.',
    log: 'Everything that has happened in this game, the latest first.',
    keys: 'The keys with which the whole game can be played.',
    ask: 'After this, your next tap explains what you touch instead of doing it.',
    settings: 'Language, light, motion, sound, tips and more. Your game is kept meanwhile.',
    record: 'Saves the whole game as a small text file, move by move.',
    leave: 'Leaves the table. The game is kept; you find it on the quay.',
    opponent: 'Another player’s house. A tap shows it large, with all that belongs to that player.',
    'side-close': 'Closes this drawer and shows the table again.',
    'side-button': 'Opens the drawer with all tiles.',
    news: 'What the others have done since your last move.',
    result: 'Shows again who has won and where the points came from.',
    handover:
      'The next player is asked. What only they may see stays covered until they take the device.',
    tip: 'A tip for your first games. It never has to be followed.',
    advice:
      'Says what the harbour master would do here: first a hint, then the whole move. How often you ask is told when the game is over.',
  },
};

/** The shape of these words in every language. */
export type HelpWords = typeof help;
