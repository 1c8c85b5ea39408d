/** Opening a game to look at it: one that this browser keeps, or one of a table of the server. */
import { accept, type RecordFault, type Result, readGoodPart, refuse } from '@nyhavn/engine';
import type { AnyRefusal } from '@nyhavn/protocol';
import { ask } from '../online/api.ts';
import type { GameFront } from '../play/front.ts';
import { loadFrontOf } from '../play/fronts.ts';
import { isOpened, savedGame } from '../store/saved.ts';
import { Replay } from './replay.ts';

/** Why there is nothing to look at. */
export type NotOpened =
  /** The server does not show it, does not know it or can't be reached. */
  | { readonly kind: 'refused'; readonly reason: AnyRefusal | 'unreachable' }
  /** Not even its header can be read. */
  | { readonly kind: 'broken'; readonly fault: RecordFault; readonly record: string };

/** A game to look at, and all that is its own. */
export interface OpenedReplay {
  readonly replay: Replay;
  readonly front: GameFront;
}

/** Opens the game of that id: kept in this browser, or else of a table of the server. */
export async function openReplay(id: string): Promise<Result<OpenedReplay, NotOpened>> {
  const saved = await savedGame(id);
  if (saved) return readReplay(id, saved.record, { isPublic: isOpened(id) });
  const answer = await ask('record', { params: { table: id } });
  if (!answer.ok) return refuse({ kind: 'refused', reason: answer.reason });
  return readReplay(id, answer.value.record, { isPublic: true });
}

/** Reads the first game of a record as far as it is good. */
export async function readReplay(
  id: string,
  record: string,
  { isPublic }: { readonly isPublic: boolean },
): Promise<Result<OpenedReplay, NotOpened>> {
  const front = await loadFrontOf(record);
  const { games, fault } = readGoodPart(front?.games ?? [], record);
  const [recorded] = games;
  if (!front || !recorded) {
    const broken = fault ?? ({ line: 1, code: 'unknown-game' } as const);
    return refuse({ kind: 'broken', fault: broken, record });
  }
  const { hasSecrets } = front;
  const replay = new Replay({ id, recorded, record, hasSecrets, isPublic, fault });
  return accept({ replay, front });
}
