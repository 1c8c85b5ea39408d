/** Reports about people: the chat, and the actions of an administrator. */

import type { AdminReport } from '@nyhavn/protocol';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { bound } from '../../../ui/bound.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { adminWords } from '../../../words/admin.ts';
import { gameName } from '../../../words/index.ts';
import { together } from '../../../words/together.ts';
import { ask } from '../api.ts';
import { act, CloseButton, HandleButton, handle, MuteButton } from './act.tsx';
import { ListPart, useList } from './list.tsx';
import { nameOf, peopleAddress } from './names.ts';
import { agoOf, momentOf } from './times.ts';

/** Reports that wait, or that were handled. */
export function Reports({ onDone }: { readonly onDone: () => void }) {
  const words = adminWords.known().reports;
  const handled = useSignal<'no' | 'yes'>('no');
  const list = useList(handled.value, (before) =>
    ask('adminReports', { query: { before, handled: handled.value } }),
  );
  const isHandled = handled.value === 'yes';
  const done = () => {
    list.again();
    onDone();
  };
  return (
    <ListPart
      title={isHandled ? words.titleHandled : words.titleWaiting}
      isTitleHidden
      list={list}
      empty={isHandled ? words.noneHandled : words.none}
      keyOf={({ table, reporter, reported }) => `${table} ${reporter.id} ${reported.id}`}
      show={(report) => <Report {...{ report }} onDone={done} />}
    >
      <Choice
        legend={words.which}
        name="handled"
        options={[
          ['no', words.waiting],
          ['yes', words.handled],
        ]}
        {...bound(handled)}
      />
    </ListPart>
  );
}

interface Shown {
  readonly report: AdminReport;
  readonly onDone: () => void;
}

function Report({ report, onDone }: Shown) {
  const id = useId();
  const words = adminWords.known();
  const shared = together.known();
  const { reporter, reported, reason, note, game, time, isMuted, handled, answer } = report;
  const remarks = [
    shared.report.reasons[reason],
    gameName(game),
    agoOf(time),
    ...(isMuted ? [words.mute.is] : []),
    ...(handled === null ? [] : [words.reports.handledOn(momentOf(handled))]),
  ];
  return (
    <article class="admin-item" aria-labelledby={id}>
      <h3 id={id}>{words.reports.title(nameOf(reporter), nameOf(reported))}</h3>
      <small>{remarks.join(' · ')}</small>
      {note !== '' && <blockquote>{note}</blockquote>}
      <Chat {...{ report }} />
      {answer !== '' && <p class="admin-answer">{answer}</p>}
      <Actions {...{ report, onDone }} of={id} />
    </article>
  );
}

/** The chat, with the lines of the reported person marked. */
function Chat({ report: { chat, reported } }: Pick<Shown, 'report'>) {
  const words = adminWords.known().reports;
  const shared = together.known();
  if (chat.length === 0) return <p class="admin-silent">{words.silent}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    <ul class="admin-chat" aria-label={words.chat} tabIndex={0}>
      {chat.map((line, index) => (
        <li key={index} class={line.id === reported.id ? 'is-theirs' : ''}>
          <strong>{nameOf(line)}</strong>{' '}
          {line.phrase === undefined ? line.text : <em>{shared.phrases[line.phrase]}</em>}
        </li>
      ))}
    </ul>
  );
}

function Actions({ report, onDone, of }: Shown & { readonly of: string }) {
  const words = adminWords.known();
  const { table, isTableOpen, reported, isMuted, handled } = report;
  return (
    <div class="admin-actions">
      {!isMuted && <MuteButton person={reported} {...{ of, onDone }} />}
      {isTableOpen && <CloseButton {...{ table, of, onDone }} />}
      {handled === null ? (
        <HandleButton {...{ report, of, onDone }} />
      ) : (
        <Button
          icon="undo"
          aria-describedby={of}
          onClick={() => void act(handle(report, false), words.handle.reopened, onDone)}
        >
          {words.handle.reopen}
        </Button>
      )}
      <Button look="quiet" icon="person" href={peopleAddress(reported.id)}>
        {words.reports.about(nameOf(reported))}
      </Button>
    </div>
  );
}
