/** The tries that count, one a day and kind, kept in the browser's database. */
import { onDatabase } from '../../store/database.ts';
import type { DailyKind, DailyResult, DailyTry } from '../../store/stored-shapes.ts';
import { dayAt, dayFrom, KINDS } from './days.ts';

function keyOf({ day, kind }: Pick<DailyTry, 'day' | 'kind'>): string {
  return `${day} ${kind}`;
}

/** All tries, the last day first. */
export async function allTries(): Promise<readonly DailyTry[]> {
  return (await onDatabase((db) => db.getAll('dailies'))).toReversed();
}

/** Notes that a try has begun; one that was begun before stays as it is. */
export function beginTry(day: string, kind: DailyKind): Promise<void> {
  return changeTry({ day, kind }, (kept) =>
    kept ? undefined : { day, kind, isOnTime: dayAt(Date.now()) === day },
  );
}

/** Keeps what came of a try; the first result stands. */
export function finishTry(day: string, kind: DailyKind, result: DailyResult): Promise<void> {
  return changeTry({ day, kind }, (kept) =>
    kept && !kept.result ? { ...kept, result } : undefined,
  );
}

/** Changes what is kept of a try in one transaction; undefined leaves it as it is. */
function changeTry(
  one: Pick<DailyTry, 'day' | 'kind'>,
  change: (kept: DailyTry | undefined) => DailyTry | undefined,
): Promise<void> {
  return onDatabase(async (db) => {
    const key = keyOf(one);
    const transaction = db.transaction('dailies', 'readwrite');
    const changed = change(await transaction.store.get(key));
    if (changed) await transaction.store.put(changed, key);
    await transaction.done;
  });
}

/** The number of days in a row that were played, up to today or yesterday; either game is enough. */
export function streakOf(tries: readonly DailyTry[], today: string): number {
  const played = new Set(tries.filter((one) => one.isOnTime && one.result).map(({ day }) => day));
  let day = played.has(today) ? today : dayFrom(today, -1);
  let length = 0;
  while (played.has(day)) {
    length++;
    day = dayFrom(day, -1);
  }
  return length;
}

/** The best result alone so far: the fewest turns; undefined without one. */
export function fewestTurns(tries: readonly DailyTry[]): number | undefined {
  const turns = tries.flatMap(({ kind, result }) =>
    kind === 'alone' && result?.isSuccess ? [result.turns] : [],
  );
  return turns.length === 0 ? undefined : Math.min(...turns);
}

/** The tries of a day, by kind. */
export function triesOn(
  tries: readonly DailyTry[],
  day: string,
): Partial<Record<DailyKind, DailyTry>> {
  return Object.fromEntries(
    KINDS.flatMap((kind) => {
      const found = tries.find((one) => one.day === day && one.kind === kind);
      return found ? [[kind, found]] : [];
    }),
  );
}
