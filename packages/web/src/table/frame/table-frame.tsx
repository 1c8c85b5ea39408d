/** The frame round every game: one line that says what is awaited, undo, menu, log, end of the game. */
import './table-frame.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Logo } from '../../art/logo.tsx';
import { announce, notify } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { hurryOnTouch } from '../../ui/motion.ts';
import { adviceWords } from '../../words/advice.ts';
import { say } from '../../words/index.ts';
import { TableAdditionsContext } from '../additions.ts';
import { AdviceButton, AdviceNote } from '../advice/advice.tsx';
import { Adviser } from '../advice/adviser.ts';
import { mayAsk } from '../advice/may-ask.ts';
import { endTurns } from '../auto-end.ts';
import { askMaster } from '../bots/ask-bot.ts';
import type { GameFront } from '../front.ts';
import type { HelpDesk } from '../help/desk.ts';
import { HelpDialog } from '../help/help-dialog.tsx';
import { Notes } from '../help/notes.tsx';
import { helpOn } from '../help/topic.ts';
import { listenForHelp } from '../help/triggers.ts';
import { KeyHelp, type Keys } from '../key-help.tsx';
import { onKeys } from '../keys.ts';
import type { PlayedTable } from '../model/played-table.ts';
import { Rehearsal } from '../rehearsal.ts';
import { followSounds } from '../sound-effects.ts';
import { StallNote, stallStatus } from '../stall-note.tsx';
import { Ending } from './ending.tsx';
import { FinaleNote, FinaleSign } from './finale.tsx';
import { Handover } from './handover.tsx';
import { Log } from './log.tsx';
import { TableMenu } from './table-menu.tsx';

/** A table with everything that is the same in every game round its board. */
export function TableFrame(props: {
  readonly front: GameFront;
  readonly table: PlayedTable;
  /** The one line that says whose turn it is and what is awaited. */
  readonly status: string;
  /** The progress of the game, as in `Round 3`. */
  readonly progress: string;
  /** The desk that answers questions about this table. */
  readonly desk: HelpDesk;
  /** Shows a move on the board, as if it had been picked. */
  readonly show: (text: string) => void;
  /** Keys of this table besides those of all. */
  readonly moreKeys?: Keys | undefined;
  readonly children: ComponentChildren;
}) {
  const { front, table, progress, desk, show, children } = props;
  const rehearsal = useContext(Rehearsal);
  const additions = useContext(TableAdditionsContext);
  const status = rehearsal?.status ?? stallStatus(table) ?? props.status;
  const { common } = say();
  const isLogOpen = useSignal(false);
  const areKeysOpen = useSignal(false);
  const turn = table.turn.value;
  const wasGoingOn = useRef(turn.kind !== 'over');
  const adviser = useMemo(
    () => (!rehearsal && mayAsk(front, table) ? new Adviser(table, askMaster) : undefined),
    [table, rehearsal !== undefined],
  );
  const askKey = adviser ? adviceWords.say()?.ask : undefined;
  const moreKeys: Keys = [
    ...(props.moreKeys ?? []),
    ...(askKey === undefined ? [] : [['H', askKey] as const]),
  ];
  const openLog = () => {
    isLogOpen.value = true;
  };
  const openKeys = () => {
    areKeysOpen.value = true;
  };
  const finale = front.finale?.(table.seats, table.picture.value);
  const said = finale ? `${finale.short}. ${status}` : status;
  useEffect(() => announce(said), [said]);
  useEffect(hurryOnTouch, []);
  useEffect(() => followSounds(front, table), [front, table]);
  useEffect(() => (rehearsal ? undefined : endTurns(front, table)), [front, table, !rehearsal]);
  useEffect(() => soon(() => desk.prepare()), [desk]);
  // A layout effect, so that no question is lost once the table is visible.
  useLayoutEffect(() => listenForHelp(desk), [desk]);
  useLayoutEffect(
    () =>
      onKeys({
        u: () => takeBack(table),
        l: openLog,
        h: () => void adviser?.ask(),
      }),
    [table, adviser],
  );
  return (
    <div
      class="table"
      data-game={front.id}
      data-chance={table.isTold ? 'told' : 'drawn'}
      {...helpOn('table')}
    >
      <header class="table-head">
        <a class="table-home" href="/" {...helpOn('leave')}>
          <Logo />
          <span class="visually-hidden">: {common.toHome}</span>
        </a>
        <p class="table-progress" {...helpOn('progress')}>
          {progress}
        </p>
        <FinaleSign finale={finale} />
        <h1 class="table-status" {...helpOn('status')}>
          {/* Another sentence is another line, which comes in its place. */}
          <span key={status}>{status}</span>
        </h1>
        {additions && <additions.Button />}
        {adviser && <AdviceButton {...{ table, adviser }} />}
        <UndoButton front={front} table={table} />
        <TableMenu
          front={front}
          table={table}
          onLog={openLog}
          onKeys={openKeys}
          onAsk={() => {
            desk.prepare();
            desk.isPointing.value = true;
          }}
        />
      </header>
      <Notes desk={desk} table={table}>
        <StallNote table={table} />
        {finale && !rehearsal && <FinaleNote key={finale.stage} {...{ finale, table }} />}
        {additions && <additions.Notes />}
        {adviser && <AdviceNote {...{ front, table, adviser, show }} />}
      </Notes>
      {children}
      <Log isOpen={isLogOpen} front={front} table={table} />
      {additions && <additions.Sheet />}
      <KeyHelp isOpen={areKeysOpen} more={moreKeys} />
      <HelpDialog desk={desk} game={front.id} keys={moreKeys} />
      {turn.kind === 'handover' && <Handover table={table} seat={turn.seat} />}
      {turn.kind === 'over' && !rehearsal && (
        <Ending front={front} table={table} winners={turn.winners} isNews={wasGoingOn.current} />
      )}
    </div>
  );
}

/** Does something when the page has nothing better to do; the returned function calls it off. */
function soon(action: () => void): () => void {
  const timer = setTimeout(action, 600);
  return () => clearTimeout(timer);
}

/** Takes back the last move, or says why that is not possible. */
function takeBack(table: PlayedTable): void {
  const refusal = table.undoRefusal.value ?? table.undo();
  if (refusal) notify(say().table.undoRefused[refusal]);
}

function UndoButton({ front, table }: { readonly front: GameFront; readonly table: PlayedTable }) {
  const words = say().table;
  const refusal = table.undoRefusal.value;
  const asking = useContext(TableAdditionsContext)?.undoing();
  const name = refusal
    ? words.undoWhat(words.undoRefused[refusal])
    : (asking ?? nameOfUndo(front, table));
  return (
    <Button
      icon="undo"
      class="table-undo"
      {...helpOn('undo')}
      aria-disabled={refusal !== undefined}
      label={name}
      onClick={() => takeBack(table)}
    >
      <span>{words.undo}</span>
    </Button>
  );
}

/** The label of undo: where others' steps can be taken back as well, it names the step. */
function nameOfUndo(front: GameFront, table: PlayedTable): string {
  const words = say().table;
  const step = table.steps.value.at(-table.undoSteps.value);
  return table.isTold && step
    ? words.undoWhat(front.story(table.seats, [step])[0] ?? '')
    : words.undo;
}
