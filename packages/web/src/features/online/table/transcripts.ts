/** Transcripts of the tables at which this device had a seat; the oldest are dropped. */

import type { KeptTranscript, TranscriptStore } from '@nyhavn/client';
import { onDatabase } from '../../../store/database.ts';

/** The most tables that are stored. */
const MAX_TRANSCRIPTS = 200;

/** Transcripts in the browser's database. */
export const transcripts: TranscriptStore = {
  load: (id) => onDatabase((db) => db.get('transcripts', id)),

  keep: (kept: KeptTranscript) =>
    onDatabase(async (db) => {
      const { store, done } = db.transaction('transcripts', 'readwrite');
      const before = await store.get(kept.id);
      // Another page of this device may have heard more already.
      const isOlder = before !== undefined && before.heard > kept.heard && !kept.isContradicted;
      // No page of this device loses the chains of another.
      const roots = new Set([...(before?.roots ?? []), ...(kept.roots ?? [])]);
      const heard = isOlder ? before : kept;
      await store.put(roots.size === 0 ? heard : { ...heard, roots: [...roots] });
      if (!before && (await store.count()) > MAX_TRANSCRIPTS) {
        const oldest = (await store.getAll()).toSorted((one, other) => one.updated - other.updated);
        await Promise.all(oldest.slice(0, -MAX_TRANSCRIPTS).map(({ id }) => store.delete(id)));
      }
      await done;
    }),
};
