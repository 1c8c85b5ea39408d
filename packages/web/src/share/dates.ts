/** When a game was played. */
import { dayText } from '../ratings/figures.ts';
import { savedGame } from '../store/saved.ts';

/** The day on which a game that is kept here was last touched; nothing for others. */
export async function playedOn(id: string): Promise<string> {
  const saved = await savedGame(id);
  return saved ? dayText(saved.updated) : '';
}
