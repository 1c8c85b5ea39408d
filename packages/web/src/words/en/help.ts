/** Help on things at the table, in all games. */

/** What help says in all games. */
export const help = {
  now: 'Now',
  inRules: 'In the rules',
  allRules: 'All rules',
  ruling: (id: string) => `Ruling ${id}`,
  more: 'More help',
  possible: 'Possible now',
  impossible: 'Not possible now',
  pointing: 'Tap anything to learn what it is. A long press or right click does the same.',
  titles: { status: 'What to do now', coat: 'Coat of arms' },
  advice: 'The harbour master’s advice',
  tip: {
    title: 'Tip',
    close: 'Close tip',
    noMore: 'Turn off tips',
    off: 'Tips are off. You can turn them on again in the settings.',
  },
  passAndPlay: 'Several players share this device and pass it on each turn.',
  undo: (deed: string) => (deed === '' ? 'You can undo your last step.' : `Undoes: ${deed}`),
  what: {
    status: 'Whose turn it is and what to do next.',
    progress: 'How far the game has progressed.',
    undo: 'Undoes your last step, until dice or cards come up or another player moves.',
    menu: 'More actions: game log, keyboard shortcuts, download and settings.',
    log: 'Everything that has happened in this game, the latest first.',
    keys: 'You can play the whole game with the keyboard.',
    ask: 'Then tap anything to have it explained.',
    settings: 'Language, theme, animations, sound, tips and more. Your game stays open.',
    record: 'Saves the whole game as a small text file, move by move.',
    leave: 'Leaves the table. Your game is saved; you’ll find it on the home page.',
    opponent: 'Another player’s house. Tap it to see it larger, with everything that player has.',
    'side-close': 'Closes this panel.',
    'side-button': 'Shows all tiles.',
    news: 'What the other players have done since your last move.',
    result: 'Shows the final result and the score breakdown.',
    handover: 'Pass the device to the next player. Their cards stay hidden until they’re ready.',
    tip: 'A tip for your first games. You don’t have to follow it.',
    advice:
      'Shows what the harbour master would do here: first a hint, then the whole move. At the end of the game you’ll see how often you asked.',
  },
};

/** The shape of these words in every language. */
export type HelpWords = typeof help;
