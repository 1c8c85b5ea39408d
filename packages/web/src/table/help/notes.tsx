/** Notes under the line at the top: a tip for a beginner, or that the next tap asks. */
import '../../ui/notes.css';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useMemo } from 'preact/hooks';
import { isLine } from '../../store/saved.ts';
import { notify } from '../../ui/announcer.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../words/index.ts';
import { keepFocus } from '../main-button.ts';
import type { PlayedTable } from '../model/played-table.ts';
import { Rehearsal } from '../rehearsal.ts';
import type { HelpDesk } from './desk.ts';
import { Coach } from './hints.ts';
import { helpOn } from './topic.ts';

/** The place of notes, a live region. */
export function Notes(props: {
  readonly desk: HelpDesk;
  readonly table: PlayedTable;
  readonly children?: ComponentChildren;
}) {
  const { desk, table, children } = props;
  // A lesson gives its own advice, and another line is played to find out.
  const isPlayed = !useContext(Rehearsal) && !isLine(table.id);
  const coach = useMemo(() => new Coach(desk, table), [desk, table]);
  useEffect(() => (isPlayed ? coach.follow() : undefined), [coach, isPlayed]);
  return (
    <div class="notes" aria-live="polite">
      {children}
      {desk.isPointing.value ? <Pointing desk={desk} /> : <Tip {...{ desk, coach }} />}
    </div>
  );
}

function Pointing({ desk }: { readonly desk: HelpDesk }) {
  const words = desk.words.say();
  return (
    <div class="note pointing">
      <Icon name="help" />
      <p>{words?.pointing ?? say().table.ask}</p>
      <Button
        onClick={() => {
          desk.isPointing.value = false;
          focusSoon();
        }}
      >
        {say().common.cancel}
      </Button>
    </div>
  );
}

function Tip({ desk, coach }: { readonly desk: HelpDesk; readonly coach: Coach }) {
  const hint = coach.hint.value;
  const words = desk.words.say();
  if (!hint || !words) return null;
  return (
    <div class="note tip" {...helpOn('tip')}>
      <Icon name="sun" />
      <p>
        <span class="visually-hidden">{words.tip.title}: </span>
        {hint.text}
      </p>
      <Button
        look="quiet"
        class="tip-stop"
        onClick={() => {
          coach.stop();
          notify(words.tip.off);
          focusSoon();
        }}
      >
        {words.tip.noMore}
      </Button>
      <IconButton
        look="quiet"
        icon="close"
        label={words.tip.close}
        onClick={() => {
          coach.close();
          focusSoon();
        }}
      />
    </div>
  );
}

/** The button that had the focus is gone in a moment. */
function focusSoon(): void {
  requestAnimationFrame(() => keepFocus());
}
