/** What *Verify the chance* found. */

/** What chance consists of in a game. */
export type ChanceKind = 'rolls' | 'cards';

/** What is said about a game's chance. */
export const proof = {
  fair: (draws: number, kind: ChanceKind, contributed: number) =>
    `Chance was fair. The server fixed its secret before the game, ${
      contributed === 0 ? 'no device' : contributed === 1 ? 'one device' : `${contributed} devices`
    } added to it, and ${
      kind === 'rolls' ? `all ${draws} rolls` : `all ${draws} draws of cards`
    } follow from that. Your device has just checked each of them.`,
  undone: (count: number) =>
    count === 1 ? 'One of them was undone.' : `${count} of them were undone.`,
  unfinished: 'The game was stopped before its end.',
  compared: (events: number) =>
    `The server’s record is the game that this device saw: the same secret, the same moves, rolls and cards, ${
      events === 1 ? 'one event' : `${events} events`
    } in all.`,
  missed: (count: number) =>
    count === 1
      ? 'One of these happened while this page was closed, so this device only heard of it later.'
      : `${count} of these happened while this page was closed, so this device only heard of them later.`,
  own: 'What this device added to chance was used.',
  nothingOwn:
    'This device keeps nothing that it added to chance itself (you watched, or sat down on another device), so it can’t tell whether anything was replaced.',
  names: 'Names were not compared.',
  commitment: (text: string) => `Fingerprint of the secret: ${text}`,
  gaps: (missing: number) =>
    `Not proven: ${
      missing === 1 ? 'one draw is' : `${missing} draws are`
    } missing from the record. Players may have undone them, or the server may have skipped rolls it didn’t like.`,
  unknown: 'The record doesn’t say what chance followed from, so nothing can be proven.',
  false: 'This record doesn’t fit its secret: something in it was changed or not drawn at random.',
  falseAt: (event: number) =>
    `Event ${event} doesn’t follow from the secret: it was changed or not drawn at random.`,
  falseDraw: (event: number) =>
    `Event ${event} is not the next draw: the server skipped draws or used one twice.`,
  unreadable: 'The record can’t be read.',
  different: {
    game: 'This is not the game that this device saw. The server’s record is of another one.',
    commitment:
      'The server’s record names another secret than the one this device heard before the game.',
    contributions: 'The server’s record says that devices added something else to chance.',
    own: 'The server replaced what this device added to chance.',
    start: 'In the server’s record another player starts.',
    seed: 'The server’s record names another secret than the one this device heard at the end.',
    undone: 'The server’s record shows other moves as undone than this device saw.',
  },
  differentAt: (event: number) =>
    `From event ${event} on, the server’s record is not the game that this device saw.`,
  contradicted:
    'The server now tells another story of this game than this device heard before. Its data may have been restored from a backup, or it isn’t honest.',
  notTrusted: 'Don’t rely on the dice or cards of this game.',
};

/** What is said about a game's chance, in any language. */
export type ProofWords = typeof proof;
