/** The seal beside the dice: how this device has checked the draws of the game so far. */
import { grammarOf } from '../grammar.ts';
import type { ChanceKind } from './proof.ts';

const { counted } = grammarOf('en');

/** What the seal says. */
export const seal = {
  title: 'Fairness',
  verified: {
    rolls: 'Every roll verified on this device.',
    cards: 'Every draw in order so far.',
  } satisfies Record<ChanceKind, string>,
  wrong: 'A draw failed verification!',
  tookPart: (names: string) => `Took part: ${names}.`,
  nobody:
    'No player’s device took part, so the people running the server could know this draw in advance.',
  missed: (names: string) => `Asked, but didn’t answer in time: ${names}.`,
  missedOwn: 'This device was asked, but didn’t answer in time.',
  notAsked: 'This device wasn’t asked.',
  promise:
    'For each draw, the players’ devices and the server reveal numbers that were fixed beforehand. Together they make the draw. As long as the device of one honest player takes part, nobody can know or choose it in advance, not even the people running the server.',
  last: 'Last draw',
  soFar: 'So far',
  checked: {
    rolls: (count: number) => `${counted(count, 'draw', 'draws')} verified on this device.`,
    cards: (count: number) => `${counted(count, 'draw', 'draws')} in order.`,
  } satisfies Record<ChanceKind, (count: number) => string>,
  later:
    'Your device verifies the cards themselves after the game: checking earlier would give away what’s in the pile.',
  goOn: 'You can play on.',
};

/** The shape of these words in every language. */
export type SealWords = typeof seal;
