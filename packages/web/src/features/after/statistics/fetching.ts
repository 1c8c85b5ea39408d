/** Fetches the person's online games that this device does not have yet. */
import { RESULTS_PAGE_LENGTH } from '@nyhavn/protocol';
import { keepOnlineGames, type OnlineGame, onlineGames } from '../../../store/online-games.ts';
import { type ApiResult, ask } from '../../online/api.ts';

/**
 * The progress: the list is requested, some games are fetched, all are here, or the server can't be
 * reached.
 */
export type Fetching =
  | { readonly kind: 'asking' | 'done' | 'unreachable' }
  | { readonly kind: 'fetching'; readonly read: number; readonly of: number };

/** The wait before a request that exceeded the rate limit is sent again. */
const RETRY_DELAY_MS = 1000;

/** The newest records, which are kept on this device; of older games it keeps the result only. */
const MAX_RECORDS = 500;

function withoutRecord({ record, ...rest }: OnlineGame): OnlineGame[] {
  return record === undefined ? [] : [rest];
}

/** Fetches results and records, and tells how far it is; says whether there is anything new. */
export async function fetchOnlineGames(
  person: string,
  signal: AbortSignal,
  tell: (fetching: Fetching) => void = () => {},
): Promise<boolean> {
  tell({ kind: 'asking' });
  const kept = new Map((await onlineGames(person)).map((game) => [game.id, game]));
  const found = await latest(person, kept);
  if (found === undefined) {
    if (!signal.aborted) tell({ kind: 'unreachable' });
    return false;
  }
  // All that is new is kept at once, so that there are no gaps among what is known.
  await keepOnlineGames(found);
  const all = [...found, ...kept.values()].toSorted((one, other) => other.time - one.time);
  await keepOnlineGames(all.slice(MAX_RECORDS).flatMap(withoutRecord));
  const missing = all.slice(0, MAX_RECORDS).filter(({ record }) => record === undefined);
  for (const [index, game] of missing.entries()) {
    if (signal.aborted) return index > 0;
    tell({ kind: 'fetching', read: index, of: missing.length });
    const answer = await patiently(() => ask('record', { params: { table: game.id } }), signal);
    if (answer.ok) await keepOnlineGames([{ ...game, record: answer.value.record }]);
    else if (answer.reason === 'unreachable') {
      tell({ kind: 'unreachable' });
      return index > 0;
    }
  }
  tell({ kind: 'done' });
  return missing.length > 0;
}

/** The results that are not kept yet; undefined if the server does not tell them. */
async function latest(
  person: string,
  kept: ReadonlyMap<string, OnlineGame>,
): Promise<OnlineGame[] | undefined> {
  const found = new Map<string, OnlineGame>();
  let until: string | undefined;
  for (;;) {
    const answer = await ask('myResults', until === undefined ? {} : { query: { until } });
    if (!answer.ok) return undefined;
    const results = answer.value;
    const unknown = results.filter(({ table }) => !kept.has(table) && !found.has(table));
    for (const { table: id, ...result } of unknown) found.set(id, { id, person, ...result });
    const isKnownFromHere = results.some(({ table }) => kept.has(table));
    if (results.length < RESULTS_PAGE_LENGTH || unknown.length === 0 || isKnownFromHere)
      return [...found.values()];
    until = String(results.at(-1)?.time);
  }
}

/** Asks again where it was too fast. */
async function patiently<Value>(
  question: () => Promise<ApiResult<Value>>,
  signal: AbortSignal,
): Promise<ApiResult<Value>> {
  for (;;) {
    const answer = await question();
    if (answer.ok || answer.reason !== 'too-fast' || signal.aborted) return answer;
    await new Promise((done) => setTimeout(done, RETRY_DELAY_MS));
  }
}
