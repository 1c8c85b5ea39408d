/** Finished games of both kinds, ready to be given away. */
import { copenhagen, readRecordsOf, rollAndWrite } from '@nyhavn/engine';
import * as copenhagenEnding from '../../src/copenhagen/ending.ts';
import * as copenhagenHouses from '../../src/copenhagen/houses.ts';
import type { Picture as CopenhagenPicture } from '../../src/copenhagen/picture.ts';
import { Replay } from '../../src/replay/replay.ts';
import * as rollAndWriteEnding from '../../src/roll-and-write/ending.ts';
import * as rollAndWriteHouses from '../../src/roll-and-write/houses.ts';
import type { Picture as RollAndWritePicture } from '../../src/roll-and-write/material.ts';
import type { Teller } from '../../src/share/tale.ts';
import { recordOf } from '../positions.ts';

/** What games are played under the names of these people. */
export const STRANGE = ['<script>alert("&")</script>', 'Ane 🏠👩‍👩‍👧', 'שלום عالم', 'Øjvind'];

/** Both games, without their boards, which need a page. */
export const FRONTS: readonly Teller[] = [
  {
    id: 'roll-and-write',
    games: [rollAndWrite],
    ...rollAndWriteEnding,
    houses: (seats, picture, steps) =>
      rollAndWriteHouses.housesOf(seats, picture as RollAndWritePicture, steps),
  },
  {
    id: 'copenhagen',
    games: [copenhagen],
    ...copenhagenEnding,
    houses: (seats, picture, steps) =>
      copenhagenHouses.housesOf(seats, picture as CopenhagenPicture, steps),
  },
];

/** The record of a whole game. */
export function wholeRecord(
  front: Teller,
  seats: Parameters<typeof recordOf>[0]['seats'],
  seed = 'share',
): string {
  return recordOf({ game: front.id, seed, seats, isThere: () => false });
}

/** A whole game, to look at. */
export function finished(front: Teller, names: readonly string[], seed?: string): Replay {
  const record = wholeRecord(
    front,
    names.map((name) => ({ name })),
    seed,
  );
  const read = readRecordsOf(front.games, record);
  const recorded = read.ok ? read.value.games[0] : undefined;
  if (!recorded) throw new Error('the record of a test can be read');
  return new Replay({ id: 'test', recorded, record, hasSecrets: front.id === 'copenhagen' });
}
