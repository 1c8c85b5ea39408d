/** The audit log: actions of administrators. */
import type { AuditLogEntry } from '@nyhavn/protocol';
import { type AdminWords, adminWords } from '../../../words/admin.ts';
import { ask } from '../api.ts';
import { ListPart, useList } from './list.tsx';
import { nameOf } from './names.ts';
import { momentOf } from './times.ts';

/** Everything that was done, the latest first. */
export function AuditLog() {
  const words = adminWords.known().auditLog;
  const list = useList('deeds', (before) => ask('adminDeeds', { query: { before } }));
  return (
    <ListPart
      title={words.title}
      list={list}
      empty={words.none}
      keyOf={({ id }) => id}
      show={(deed) => (
        <div class="admin-item">
          <strong>{sentenceOf(words, deed)}</strong>
          {deed.note !== '' && <p class="admin-answer">{deed.note}</p>}
          <small>
            {momentOf(deed.time)}
            {deed.table !== null && (
              <>
                {' · '}
                <a href={`/table/${deed.table}`}>{deed.table}</a>
              </>
            )}
          </small>
        </div>
      )}
    />
  );
}

function sentenceOf(words: AdminWords['auditLog'], deed: AuditLogEntry): string {
  const by = nameOf(deed.administrator);
  const of = nameOf(deed.person ?? { name: '' });
  switch (deed.deed) {
    case 'mute':
      return deed.until === null
        ? words.muteForGood(by, of)
        : words.mute(by, of, momentOf(deed.until));
    case 'close':
      return words.close(by);
    default:
      return words[deed.deed](by, of);
  }
}
