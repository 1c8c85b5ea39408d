/** People: found by name or id, or those who are muted. */

import type { AdminPerson } from '@nyhavn/protocol';
import { useSignal } from '@preact/signals';
import { useId, useLayoutEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { adminWords } from '../../../words/admin.ts';
import { dayText } from '../../../words/numbers.ts';
import { ask } from '../api.ts';
import { MuteButton, UnmuteButton } from './act.tsx';
import { ListPart, useList } from './list.tsx';
import { peopleAddress, tablesAddress } from './names.ts';
import { momentOf } from './times.ts';

/** A search, and whom it finds. */
export function People({ onDone }: { readonly onDone: () => void }) {
  const words = adminWords.known().people;
  const { who = '' } = useLocation().query;
  const list = useList(who, async () => {
    const answer = await ask('adminPeople', { query: { who } });
    return answer.ok ? { ok: true, value: { items: answer.value, next: null } } : answer;
  });
  const done = () => {
    list.again();
    onDone();
  };
  return (
    <ListPart
      title={who === '' ? words.muted : words.found}
      list={list}
      empty={who === '' ? words.noneMuted : words.none}
      keyOf={({ id }) => id}
      show={(person) => <PersonCard {...{ person }} onDone={done} />}
    >
      <Search {...{ who }} />
    </ListPart>
  );
}

/** The search field; the address has the query. */
function Search({ who }: { readonly who: string }) {
  const words = adminWords.known().people;
  const { route } = useLocation();
  const text = useSignal(who);
  useLayoutEffect(() => {
    text.value = who;
  }, [who]);
  return (
    <search>
      <form
        class="admin-search"
        aria-label={words.find}
        onSubmit={(event) => {
          event.preventDefault();
          route(peopleAddress(text.value.trim()));
        }}
      >
        <Field label={words.label}>
          <input
            type="search"
            autocomplete="off"
            maxLength={40}
            value={text.value}
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value;
            }}
          />
        </Field>
        <Button look="primary" type="submit">
          {words.go}
        </Button>
      </form>
    </search>
  );
}

function PersonCard(props: { readonly person: AdminPerson; readonly onDone: () => void }) {
  const { person, onDone } = props;
  const heading = useId();
  const words = adminWords.known();
  const { id, name, isClaimed, isBot, since, games, reports, mute } = person;
  const { people } = words;
  const remarks = [
    isBot ? people.bot : isClaimed ? people.claimed : people.guest,
    people.since(dayText(since)),
    people.games(games),
    ...(reports > 0 ? [people.reports(reports)] : []),
  ];
  const of = heading;
  return (
    <article class="admin-item" aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      <small>{remarks.join(' · ')}</small>
      {mute && (
        <p class="admin-mute">
          <Icon name="mute" />
          {mute.until === null ? words.mute.untilForGood : words.mute.until(momentOf(mute.until))}
        </p>
      )}
      {mute && mute.note !== '' && <p class="admin-answer">{mute.note}</p>}
      <div class="admin-actions">
        {mute ? (
          <UnmuteButton {...{ person, of, onDone }} />
        ) : (
          <MuteButton {...{ person, of, onDone }} />
        )}
        <Button icon="cards" href={tablesAddress(person)} aria-describedby={of}>
          {people.tables}
        </Button>
        <Button look="quiet" icon="trophy" href={`/people/${id}`} aria-describedby={of}>
          {people.profile}
        </Button>
      </div>
    </article>
  );
}
