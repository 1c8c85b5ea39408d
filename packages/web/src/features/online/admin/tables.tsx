/** All open tables, or those of one person. */
import type { AdminTable } from '@nyhavn/protocol';
import { Fragment } from 'preact';
import { useId } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { Button } from '../../../ui/button.tsx';
import { adminWords } from '../../../words/admin.ts';
import { gameName } from '../../../words/index.ts';
import { together } from '../../../words/together.ts';
import { ask } from '../api.ts';
import { CloseButton } from './act.tsx';
import { ListPart, useList } from './list.tsx';
import { nameOf, peopleAddress } from './names.ts';
import { agoOf } from './times.ts';

/** Tables, a card each. */
export function Tables({ onDone }: { readonly onDone: () => void }) {
  const words = adminWords.known().tables;
  const { person, name = '' } = useLocation().query;
  const list = useList(person ?? '', (before) => ask('adminTables', { query: { before, person } }));
  const isAll = person === undefined;
  const done = () => {
    list.again();
    onDone();
  };
  return (
    <ListPart
      title={isAll ? words.title : words.of(nameOf({ name }))}
      list={list}
      empty={isAll ? words.none : words.noneOf}
      keyOf={({ id }) => id}
      show={(table) => <TableCard {...{ table }} onDone={done} />}
    >
      {!isAll && (
        <Button icon="left" class="admin-back" href="/admin?part=tables">
          {words.all}
        </Button>
      )}
    </ListPart>
  );
}

function TableCard(props: { readonly table: AdminTable; readonly onDone: () => void }) {
  const { table, onDone } = props;
  const heading = useId();
  const words = adminWords.known().tables;
  const shared = together.known();
  const { id, game, phase, isPublic, isRated, openSeats, people, opened, latest } = table;
  const remarks = [
    shared.mine[phase],
    ...(phase === 'gathering' ? [shared.lobby.free(openSeats)] : []),
    isPublic ? words.public : words.private,
    ...(isRated ? [shared.lobby.rated] : []),
  ];
  return (
    <article class="admin-item" aria-labelledby={heading}>
      <h3 id={heading}>{gameName(game)}</h3>
      {people.length > 0 && (
        <p>
          {people.map((one, index) => (
            <Fragment key={one.id}>
              {index > 0 && ', '}
              <a href={peopleAddress(one.id)}>{nameOf(one)}</a>
            </Fragment>
          ))}
        </p>
      )}
      <small>
        {remarks.join(' · ')}
        <br />
        {words.opened(agoOf(opened))} · {words.latest(agoOf(latest))}
      </small>
      <div class="admin-actions">
        <Button icon="eye" href={`/table/${id}`} aria-describedby={heading}>
          {words.look}
        </Button>
        {phase !== 'closed' && <CloseButton table={id} of={heading} {...{ onDone }} />}
      </div>
    </article>
  );
}
