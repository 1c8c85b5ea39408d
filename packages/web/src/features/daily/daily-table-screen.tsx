/** A game of a day: begun where it was not, and gone on with. */
import { useLocation, useRoute } from 'preact-iso';
import { forgetGame, savedGame } from '../../store/saved.ts';
import { useLoaded } from '../../ui/loaded.ts';
import { Loading } from '../../ui/loading.tsx';
import { Missing } from '../../ui/missing.tsx';
import { Trouble } from '../../ui/trouble.tsx';
import { dailyWords } from '../../words/daily.ts';
import { say } from '../../words/index.ts';
import { OpenedTable } from '../local/table-screens.ts';
import { beginTable } from '../local/tables.ts';
import { additionsOf } from './daily-additions.tsx';
import { type DailyGame, idOf, isDay, isKind, planOf } from './days.ts';
import { beginTry } from './tries.ts';

/** The table of the day and the kind that the address names. */
export function DailyTableScreen() {
  const { day = '', kind = '' } = useRoute().params;
  const isPractice = 'practice' in useLocation().query;
  dailyWords.say();
  if (!isDay(day, Date.now()) || !isKind(kind)) return <Missing text={say().common.notFound} />;
  return <DailyTable key={`${day} ${kind} ${isPractice}`} {...{ day, kind, isPractice }} />;
}

function DailyTable(daily: DailyGame) {
  const prepared = useLoaded(() => prepare(daily), []);
  if (prepared.kind === 'failed') return <Trouble failed={prepared} />;
  if (prepared.kind === 'loading') return <Loading />;
  return <OpenedTable id={idOf(daily)} additions={(table) => additionsOf(daily, table)} />;
}

/** Makes the saved game: an attempt that was begun goes on, practice that is over begins again. */
async function prepare(daily: DailyGame): Promise<void> {
  const { day, kind, isPractice } = daily;
  const kept = await savedGame(idOf(daily));
  if (kept && isPractice && kept.isOver) await forgetGame(kept.id);
  else if (kept) return;
  if (!isPractice) await beginTry(day, kind);
  await beginTable(planOf(daily));
}
