/** When a game was played. */

import { onlineGame } from '../../../store/online-games.ts';
import { isOpened, savedGame } from '../../../store/saved.ts';
import { dayText } from '../../../words/numbers.ts';

/** The day on which a game that is kept here was played; nothing for others. */
export async function playedOn(id: string): Promise<string> {
  const [saved, online] = await Promise.all([savedGame(id), onlineGame(id)]);
  if (online) return dayText(online.time);
  // Of a record from elsewhere only the day is known on which it came.
  const isOurs = saved && !isOpened(id) && !saved.isFromElsewhere;
  return isOurs ? dayText(saved.updated) : '';
}
