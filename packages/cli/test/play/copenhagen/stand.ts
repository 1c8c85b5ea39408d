/** Stands of games of Copenhagen to begin tests with, as records tell them. */
import type { RecordedGame } from '@nyhavn/engine';
import { recorded } from '../script.ts';

type Events = Parameters<typeof recorded>[1];

/** Two people; the first has two red cards, the second what is said. */
export function twoPeople(second: string, ...moves: Events): RecordedGame {
  const header = { game: 'copenhagen', players: 2, startPlayer: 0, people: 2, bots: [], seed: 's' };
  return recorded(header, [
    ['chance', 'harbour RBPGYRB'],
    ['chance', 'hand 0 RR'],
    ['chance', `hand 1 ${second}`],
    ...moves,
  ]);
}

/** One person who has two red cards, against a bot. */
export function onePerson(...moves: Events): RecordedGame {
  const header = { game: 'copenhagen', players: 2, startPlayer: 0, people: 1, bots: ['greedy'] };
  return recorded({ ...header, seed: 's' }, [
    ['chance', 'harbour RBPGYRB'],
    ['chance', 'hand 0 RR'],
    ['chance', 'hand 1 BGY'],
    ...moves,
  ]);
}
