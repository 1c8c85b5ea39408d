/** Finished games of both kinds, ready to be given away. */
import { readRecordsOf } from '@nyhavn/engine';
import type { Teller } from '../../../../src/table/front.ts';
import { Replay } from '../../../../src/table/replay/replay.ts';
import { recordOf } from '../../../positions.ts';

/** What games are played under the names of these people. */
export const STRANGE = ['<script>alert("&")</script>', 'Ane 🏠👩‍👩‍👧', 'שלום عالم', 'Øjvind'];

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
