/** The page of administrators: reports, tables, people, and what was done. For all others it is not there. */
import './admin.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Missing } from '../../../ui/missing.tsx';
import { Page } from '../../../ui/page.tsx';
import { adminWords } from '../../../words/admin.ts';
import { say } from '../../../words/index.ts';
import { together } from '../../../words/together.ts';
import { ask, type Reply } from '../api.ts';
import { isStillKnown, me } from '../me.ts';
import { AuditLog } from './audit-log.tsx';
import { People } from './people.tsx';
import { Reports } from './reports.tsx';
import { Tables } from './tables.tsx';

/** The page, for those who may see it. */
export function AdminScreen() {
  const isAsked = useSignal(me.peek() === undefined);
  useEffect(() => {
    if (isAsked.peek()) return;
    void isStillKnown().then(() => {
      isAsked.value = true;
    });
  }, []);
  const { common } = say();
  if (me.value?.isAdministrator) return <Administration />;
  if (!isAsked.value) return <Page title={common.productName}>{common.loading}</Page>;
  return <Missing text={common.notFound} />;
}

const PARTS = ['reports', 'tables', 'people', 'auditLog'] as const;

const ICONS: Readonly<Record<(typeof PARTS)[number], IconName>> = {
  reports: 'flag',
  tables: 'cards',
  people: 'people',
  auditLog: 'log',
};

function Administration() {
  const words = adminWords.say();
  // Refusals, phrases and more are among these.
  const shared = together.say();
  const { query } = useLocation();
  const counts = useSignal<Reply<'administration'> | undefined>(undefined);
  async function count() {
    const answer = await ask('administration');
    if (answer.ok) counts.value = answer.value;
  }
  useEffect(() => void count(), []);
  if (!words || !shared) {
    return <Page title={say().common.productName}>{say().common.loading}</Page>;
  }
  const part = PARTS.find((one) => one === query.part) ?? 'reports';
  const numbers = { reports: counts.value?.reports, tables: counts.value?.tables };
  const done = () => void count();
  return (
    <Page title={words.title}>
      <div class="admin">
        <nav class="panel admin-nav" aria-label={words.parts.title}>
          {PARTS.map((one) => (
            <a
              key={one}
              href={`/admin?part=${one}`}
              aria-current={one === part ? 'page' : undefined}
            >
              <Icon name={ICONS[one]} />
              {words.parts[one]}
              <Count number={one === 'reports' || one === 'tables' ? numbers[one] : undefined} />
            </a>
          ))}
        </nav>
        {part === 'reports' && <Reports onDone={done} />}
        {part === 'tables' && <Tables onDone={done} />}
        {part === 'people' && <People onDone={done} />}
        {part === 'auditLog' && <AuditLog />}
        <p class="panel">{words.about}</p>
      </div>
    </Page>
  );
}

/** A number in a tab; nothing for zero or an unknown number. */
function Count({ number = 0 }: { readonly number?: number | undefined }) {
  return number === 0 ? null : <span class="admin-count">{number}</span>;
}
