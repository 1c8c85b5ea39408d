/** Games to look at, where there is no page. */
import { GAMES, readGoodPart } from '@nyhavn/engine';
import { Replay } from '../../../src/table/replay/replay.ts';
import { type Position, recordOf } from '../../positions.ts';

/** A person with two bots. */
export const SEATS = [
  { name: '' },
  { name: 'Freja', bot: 'greedy' },
  { name: 'Magnus', bot: 'greedy' },
];

/** The record of a whole game, or of its beginning. */
export function recordIn(
  game: string,
  isThere: Position['isThere'] = () => false,
  seats: Position['seats'] = SEATS,
): string {
  return recordOf({ game, seed: 'replay', seats, isThere });
}

/** A record, opened. */
export function replayOf(record: string, more: { readonly isPublic?: boolean } = {}): Replay {
  const { games, fault } = readGoodPart(GAMES, record);
  const [recorded] = games;
  if (!recorded) throw new Error(fault?.code);
  const hasSecrets = recorded.game.id === 'copenhagen';
  return new Replay({ id: 'kept', recorded, record, hasSecrets, fault, ...more });
}
