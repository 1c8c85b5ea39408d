/** What help says in both games. */

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

/** What help says in both games. */
export const shared = {
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
  brick: (cell: string) => `The brick is at ${cell} now.`,
  places: (count: number) => `There ${count === 1 ? 'is 1 place' : `are ${count} places`} for it.`,
  line: {
    complete: (points: string) => `It is complete and has brought ${points}.`,
    missing: (count: number, cells: string) =>
      `${counted(count, 'square is', 'squares are')} missing: ${cells}.`,
    withBrick: (points: string) => `There is a brick in it, so it will bring ${points}.`,
    clean: (most: string, least: string) =>
      `Only windows so far: completed without a brick it brings ${most}, with one ${least}.`,
    coat: 'Its coat of arms gives a special action when it is complete.',
    now: (tiles: string) => `You can complete it now with: ${tiles}.`,
    isComplete: (line: string, points: string) => `${line}: complete, ${points}.`,
    lacks: (line: string, count: number) =>
      `${line}: ${counted(count, 'square is', 'squares are')} missing.`,
  },
  cell: {
    now: (tiles: string) => `You can fill it now with: ${tiles}.`,
    notNow: 'Nothing that you can place now reaches it.',
    coat: 'A coat of arms is printed here: whoever covers it may take a special action.',
  },
  coat: {
    used: 'This one is used up.',
    cover: (cell: string) => `Cover ${cell} with a tile to use it.`,
    complete: (line: string, count: number, cells: string) =>
      `Complete ${line} to use it: ${counted(count, 'square is', 'squares are')} missing (${cells}).`,
  },
  house: {
    state: (points: string, empty: number) =>
      `${points}, ${counted(empty, 'empty square', 'empty squares')}.`,
  },
  score: {
    missing: (count: number, goal: number) =>
      `${counted(count, 'point', 'points')} to go until ${goal}, which end the game.`,
    reached: (goal: number) => `${goal} points are reached, so the game comes to its end.`,
  },
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
    row: 'A row of five squares. A complete row scores at once: 1 point, or 2 if it has windows only.',
    column:
      'A column of nine squares. A complete column scores at once: 2 points, or 4 if it has windows only.',
    score: 'The points stand in the gable. They come from complete rows and columns.',
    opponent: 'Another player’s house. A tap shows it large, with all that belongs to that player.',
    rotate: 'Turns the tile in your hand by a quarter.',
    flip: 'Turns the tile in your hand over, like its image in a mirror.',
    brick: 'Makes another square of the tile the brick. A tap on the square does the same.',
    'next-place': 'Moves the tile on to the next place where it may lie, the best first.',
    'put-back': 'Puts the tile back, as if you had not picked it.',
    place: 'Places the tile where you hold it. Points and coats of arms follow at once.',
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
