/** Opening a game to look at it: one that this browser keeps, or one of a table of the server. */
import { accept, type RecordFault, type Result, readGoodPart, refuse } from '@nyhavn/engine';
import type { AnyRefusal } from '@nyhavn/protocol';
import { loadFrontOf } from '../../../games/registry.ts';
import { onlineGame } from '../../../store/online-games.ts';
import { isOpened, savedGame } from '../../../store/saved.ts';
import type { GameFront } from '../../../table/front.ts';
import { Replay } from '../../../table/replay/replay.ts';
import { ask } from '../../online/api.ts';

/** Why there is nothing to look at. */
export type NotOpened =
  /** The server does not show it, does not know it or can't be reached. */
  | { readonly kind: 'refused'; readonly reason: AnyRefusal | 'unreachable' }
  /** Not even its header can be read. */
  | { readonly kind: 'broken'; readonly fault: RecordFault; readonly record: string };

/** The origin of a game: kept in this browser, a record that was opened, or the server. */
export type Source = 'here' | 'elsewhere' | 'server';

/** A game to look at, and all that is its own. */
interface OpenedReplay {
  readonly replay: Replay;
  readonly front: GameFront;
  readonly source: Source;
}

/** Opens the game of that id: kept in this browser, or else of a table of the server. */
export async function openReplay(id: string): Promise<Result<OpenedReplay, NotOpened>> {
  const saved = await savedGame(id);
  if (saved) return readReplay(id, saved.record, isOpened(id) ? 'elsewhere' : 'here');
  const answer = await ask('record', { params: { table: id } });
  if (answer.ok) return readReplay(id, answer.value.record, 'server');
  const kept = answer.reason === 'unreachable' ? (await onlineGame(id))?.record : undefined;
  if (kept !== undefined) return readReplay(id, kept, 'server');
  return refuse({ kind: 'refused', reason: answer.reason });
}

/** Reads the first game of a record as far as it is good. */
async function readReplay(
  id: string,
  record: string,
  source: Source,
): Promise<Result<OpenedReplay, NotOpened>> {
  const front = await loadFrontOf(record);
  const { games, fault, cutOff } = readGoodPart(front?.games ?? [], record);
  const [recorded] = games;
  if (!front || !recorded) {
    const broken = fault ?? ({ line: 1, code: 'unknown-game' } as const);
    return refuse({ kind: 'broken', fault: broken, record });
  }
  const { hasSecrets } = front;
  const isPublic = source !== 'here';
  const replay = new Replay({ id, recorded, record, hasSecrets, isPublic, fault, cutOff });
  return accept({ replay, front, source });
}
