/**
 * A quick match that goes on while its person waits alone: after a while the server also offers tables whose people are
 * stronger or weaker.
 */
import type { Seating } from '@nyhavn/client';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { ask } from './api.ts';

/** Milliseconds between searches. */
const SEARCH_EVERY_MS = 5000;

/** So many are enough: by then every older table is open to players of any strength, and newer ones come here. */
const MAX_SEARCHES = 9;

/** The table to which the last quick match led. */
let matched: string | undefined;

/** Goes on searching while the person waits at this table. */
export function searchOnAt(table: string): void {
  matched = table;
}

/** What the search needs of a room. */
interface SearchingRoom {
  readonly table: string;
  readonly person: string;
  ask(command: { readonly do: 'leave' }): Promise<boolean>;
}

/** Searches again while the person is alone, without companions either, and goes over to a table that is found. */
export function useQuickSearch(room: SearchingRoom, { plan, places }: Seating): void {
  const { route } = useLocation();
  const people = places.flatMap((place) => (place.kind === 'person' ? [place.person] : []));
  const isAlone = people.length === 1 && people[0] === room.person;
  useEffect(() => {
    if (!isAlone || matched !== room.table) return;
    let searches = 0;
    let isOver = false;
    const end = () => {
      isOver = true;
      clearInterval(timer);
    };
    const timer = setInterval(() => void search(), SEARCH_EVERY_MS);
    async function search() {
      if (++searches >= MAX_SEARCHES) clearInterval(timer);
      const body = { game: plan.game, size: places.length, isRated: plan.isRated };
      const found = await ask('quickMatch', { body });
      if (isOver || !found.ok || found.value.id === room.table) return;
      end();
      if (!(await room.ask({ do: 'leave' }))) return;
      searchOnAt(found.value.id);
      route(`/table/${found.value.id}?sit`);
    }
    return end;
  }, [room, isAlone]);
}
