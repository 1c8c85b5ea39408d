/** The result of *Verify fairness* after an online game, and of `nyhavn verify`. */
import type { DrawProblem } from '@nyhavn/protocol';
import { grammarOf } from '../grammar.ts';

const { counted, plural } = grammarOf('en');

/** What chance consists of in a game. */
export type ChanceKind = 'rolls' | 'cards';

/** What is said about a game's chance. */
export const proof = {
  fair: (draws: number, kind: ChanceKind, contributed: number) =>
    `The game was fair. The server fixed its secret before the game, ${
      contributed === 0 ? 'no device' : counted(contributed, 'device', 'devices')
    } added to it, and ${
      kind === 'rolls'
        ? plural(draws, 'the roll follows', `all ${draws} rolls follow`)
        : plural(draws, 'the card follows', `all ${draws} cards follow`)
    } from that. Your device has just checked each of them.`,
  chained: (draws: number, kind: ChanceKind) =>
    `The game was fair: ${
      kind === 'rolls'
        ? plural(draws, 'the roll follows', `all ${draws} rolls follow`)
        : plural(draws, 'the card follows', `all ${draws} cards follow`)
    } from what the players’ devices and the server revealed for each draw. Your device has just checked every one.`,
  alone: (count: number) =>
    `${counted(count, 'draw was', 'draws were')} made without any player’s device, so the people running the server could know ${plural(count, 'it', 'them')} in advance.`,
  unanswered: (count: number) =>
    `In ${counted(count, 'draw', 'draws')}, a device was asked and didn’t answer in time.`,
  /** Draws by their numbers, 0 being the one that decides who starts. */
  draws: (count: number, things: string) => `${plural(count, 'draw', 'draws')} ${things}`,
  starting: 'start player',
  aloneAt: (draws: string) => `Without any player’s device: ${draws}.`,
  missedAt: (name: string, draws: string) => `No answer in time from ${name}: ${draws}.`,
  /** A draw that this device found wrong while it was made. */
  wrong: (draws: string, what: string) => `Verification failed (${draws}): ${what}`,
  problems: {
    index: 'a draw was left out, made twice, or made without being announced.',
    head: 'the server told this device a different course of the game than the one it draws from.',
    'client-link':
      'what it says a player’s device revealed isn’t what that device had fixed beforehand.',
    'server-link': 'what the server revealed isn’t what it had fixed beforehand.',
    event: 'the result doesn’t follow from what was revealed.',
  } satisfies Record<DrawProblem, string> as Record<DrawProblem, string>,
  undone: (count: number) => `${count} of them ${plural(count, 'was', 'were')} undone.`,
  unfinished: 'The game was stopped before its end.',
  compared: (events: number) =>
    `The server’s record matches the game that this device saw: the same secret and the same ${counted(events, 'event', 'events')}.`,
  missed: (count: number) =>
    `${count} of these happened while this page was closed, so this device only heard of ${plural(count, 'it', 'them')} later.`,
  own: 'What this device added to the draw was used.',
  nothingOwn:
    'This device added nothing to the draw (you watched, or joined from another device), so it can’t tell whether anything was replaced.',
  names: 'Names were not compared.',
  commitment: (text: string) => `Fingerprint of the secret: ${text}`,
  gaps: (missing: number) =>
    `Not proven: ${counted(missing, 'draw is', 'draws are')} missing from the record. Players may have undone them, or the server may have skipped rolls it didn’t like.`,
  unknown: 'The record doesn’t say how dice and cards were drawn, so nothing can be proven.',
  false: 'This record doesn’t fit its secret: something in it was changed or not drawn at random.',
  falseAt: (event: number) =>
    `Event ${event} doesn’t follow from the secret: it was changed or not drawn at random.`,
  falseDraw: (event: number) =>
    `Event ${event} can’t be verified: its draw is not the next one, or what was revealed for it is wrong.`,
  unreadable: 'The record can’t be read.',
  different: {
    game: 'The server’s record is of another game, not the one that this device saw.',
    commitment:
      'The server’s record names another secret than the one this device heard before the game.',
    contributions: 'The server’s record says that devices added something else to the draw.',
    own: 'The server replaced what this device added to the draw.',
    start: 'In the server’s record, another player starts.',
    seed: 'The server’s record names another secret than the one this device heard at the end.',
    undone: 'The server’s record shows other moves as undone than this device saw.',
  },
  differentAt: (event: number) =>
    `From event ${event} on, the server’s record is not the game that this device saw.`,
  contradicted:
    'The server now reports this game differently than before. Its data may have been restored from a backup, or the server may be dishonest.',
  notTrusted: 'Don’t rely on the dice or cards of this game.',
};

/** What is said about a game's chance, in any language. */
export type ProofWords = typeof proof;
