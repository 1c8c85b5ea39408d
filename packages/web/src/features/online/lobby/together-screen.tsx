/** Playing together: open a table, find one, go back to one's own. */
import './together-screen.css';
import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { notify } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { gameName, say } from '../../../words/index.ts';
import { together } from '../../../words/together.ts';
import { type ApiResult, ask, type Reply } from '../api.ts';
import { type Companion, expectCompanions } from '../companions.ts';
import { isStillKnown, me } from '../me.ts';
import { NameForm, SignInLink } from '../name-form.tsx';
import { NotificationSwitch } from '../notification-switch.tsx';
import { ProfileLink } from '../player-name.tsx';
import { searchOnAt } from '../quick-search.ts';
import { refusalInWords } from '../refusal-words.ts';
import { agoInWords, clockInWords } from '../time-to-think.ts';
import { OpenTableForm } from './open-table-form.tsx';
import { QuickMatch, type QuickMatchWish } from './quick-match.tsx';

type Tables = Reply<'lobby'>;

/** Everything before a table over the network. */
export function TogetherScreen() {
  const words = together.say();
  const person = me.value;
  if (!words) return <Page title={say().home.together.title}>{say().common.loading}</Page>;
  return (
    <Page title={words.title}>
      <div class="together">
        {person ? (
          <Choices />
        ) : (
          <>
            <NameForm />
            <SignInLink to="/together" />
          </>
        )}
      </div>
    </Page>
  );
}

function Choices() {
  const { route } = useLocation();
  const words = together.known();
  const lobby = useSignal<Tables | undefined>(undefined);
  const mine = useSignal<Tables | undefined>(undefined);
  const trouble = useSignal<string | undefined>(undefined);

  function take<Value>(answer: ApiResult<Value>): Value | undefined {
    trouble.value = answer.ok ? undefined : refusalInWords(answer.reason);
    if (!answer.ok && answer.reason === 'not-signed-in') void isStillKnown();
    return answer.ok ? answer.value : undefined;
  }
  async function look() {
    mine.value = take(await ask('myTables'));
    if (mine.value) lobby.value = take(await ask('lobby'));
  }
  /** Goes to a table that was opened or found, and sits down there. */
  async function go(
    opening: Promise<ApiResult<{ readonly id: string }>>,
    companions: readonly Companion[] = [],
  ) {
    const opened = await opening;
    if (!opened.ok) {
      notify(refusalInWords(opened.reason));
      return;
    }
    expectCompanions(opened.value.id, companions);
    route(`/table/${opened.value.id}?sit`);
  }
  async function find(body: QuickMatchWish) {
    const found = await ask('quickMatch', { body });
    if (found.ok) searchOnAt(found.value.id);
    await go(Promise.resolve(found));
  }
  useEffect(() => void look(), []);
  return (
    <>
      {trouble.value !== undefined && (
        <p class="panel together-trouble" role="status">
          {trouble.value}
          <Button icon="again" onClick={look}>
            {words.lobby.again}
          </Button>
        </p>
      )}
      <details class="panel together-name">
        <summary>{words.name.are(me.value?.name ?? '')}</summary>
        <NameForm />
        <a class="together-me" href="/me">
          {words.name.more}
        </a>
      </details>
      <TableList title={words.mine.title} tables={mine.value ?? []} isOwn />
      <OpenTableForm onOpen={(body, companions) => go(ask('openTable', { body }), companions)} />
      <QuickMatch onFind={find} />
      {lobby.value && (
        <section class="panel" aria-labelledby="lobby">
          <div class="together-head">
            <h2 id="lobby">{words.lobby.title}</h2>
            <Button look="quiet" icon="again" onClick={look}>
              {words.lobby.again}
            </Button>
          </div>
          {lobby.value.length === 0 ? (
            <p>{words.lobby.empty}</p>
          ) : (
            <TableLines tables={lobby.value} isOwn={false} />
          )}
        </section>
      )}
      <nav class="panel" aria-labelledby="standings">
        <h2 id="standings">{words.standings.title}</h2>
        <div class="actions">
          <Button icon="trophy" href="/ratings">
            {words.standings.boards}
          </Button>
          <Button icon="person" href={`/people/${me.value?.id}`}>
            {words.standings.mine}
          </Button>
          <Button icon="dice" href="/statistics">
            {words.standings.chance}
          </Button>
          <Button icon="wind" href="/simulator">
            {words.standings.simulator}
          </Button>
        </div>
      </nav>
      <div class="panel">
        <NotificationSwitch />
      </div>
    </>
  );
}

interface Listed {
  readonly tables: Tables;
  readonly isOwn: boolean;
}

function TableList({ title, tables, isOwn }: Listed & { readonly title: string }) {
  if (tables.length === 0) return null;
  return (
    <section class="panel" aria-label={title}>
      <h2>{title}</h2>
      <TableLines {...{ tables, isOwn }} />
    </section>
  );
}

/** Tables, a line each. */
function TableLines({ tables, isOwn }: Listed) {
  const words = together.known();
  return (
    <ul class="table-lines">
      {tables.map(({ id, game, phase, openSeats, isRated, people, clock, created }) => {
        const remarks = [
          ...(isOwn ? [words.mine[phase]] : []),
          ...(phase === 'gathering' ? [words.lobby.free(openSeats)] : []),
          ...(isRated ? [words.lobby.rated] : []),
          ...(clock ? [clockInWords(clock)] : []),
          ...(phase === 'gathering' ? [agoInWords(created)] : []),
        ];
        return (
          <li key={id}>
            <span class="table-line-words">
              <strong>{gameName(game)}</strong>
              <span>
                {people.length === 0
                  ? words.mine.alone
                  : people.map((person, index) => (
                      <Fragment key={person.id}>
                        {index > 0 && ', '}
                        <ProfileLink {...person} />
                      </Fragment>
                    ))}
              </span>
              <small>{remarks.join(' · ')}</small>
            </span>
            <Button
              look={isOwn ? undefined : 'primary'}
              icon="right"
              href={`/table/${id}${isOwn ? '' : '?sit'}`}
            >
              {isOwn ? words.mine.go : words.lobby.join}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
