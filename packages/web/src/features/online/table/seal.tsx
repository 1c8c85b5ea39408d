/** The seal beside dice or cards: whether every draw so far verifies on this device, and who took part. */
import './seal.css';
import { useSignal } from '@preact/signals';
import { nameAt } from '../../../table/seat-names.ts';
import { setting } from '../../../ui/bound.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { say } from '../../../words/index.ts';
import { together } from '../../../words/together.ts';
import type { OnlineTable } from './online-table.ts';
import { kindOf } from './proof.ts';
import { participantsInWords, problemInWords } from './proof-draws.ts';
import type { Room } from './room.ts';

interface SealProps {
  readonly room: Room;
  readonly table: OnlineTable;
}

/** The seal; nothing at tables of version 1. */
export function Seal({ room, table }: SealProps) {
  const { seal: words } = together.known();
  const isOpen = useSignal(false);
  if (room.draws.value.length === 0) return null;
  const isWrong = room.draws.value.some(({ problem }) => problem !== undefined);
  const state = isWrong ? words.wrong : words.verified[kindOf(table.game)];
  return (
    <>
      <IconButton
        icon={isWrong ? 'unsealed' : 'seal'}
        class={isWrong ? 'seal is-wrong' : 'seal'}
        label={[state, ...lastInWords({ room, table })].join(' ')}
        aria-haspopup="dialog"
        onClick={setting(isOpen, true)}
      />
      <Dialog title={words.title} isOpen={isOpen}>
        {() => <SealDetails {...{ room, table }} state={state} />}
      </Dialog>
    </>
  );
}

/** The people whose devices took part in the last draw, and those that did not answer. */
function lastInWords({ room, table }: SealProps): string[] {
  const last = room.draws.value.at(-1);
  if (!last) return [];
  const nameOf = (seat: number) => nameAt(table.seats, seat);
  return participantsInWords(together.known().seal, last, { own: room.seat.value, nameOf });
}

function SealDetails(props: SealProps & { readonly state: string }) {
  const { room, table, state } = props;
  const { over, seal: words } = together.known();
  const draws = room.draws.value;
  const kind = kindOf(table.game);
  const problem = problemInWords(over.proof, draws);
  const right = draws.filter((draw) => draw.problem === undefined).length;
  const alone = draws.filter(({ tookPart }) => tookPart.length === 0).length;
  const unanswered = draws.filter(({ missed }) => missed.length > 0).length;
  return (
    <div class="seal-details">
      <p>
        <strong>{state}</strong>
      </p>
      {problem !== undefined && (
        <p>
          {problem} {over.proof.notTrusted} {words.goOn}
        </p>
      )}
      <p>{words.promise}</p>
      <h3>{words.last}</h3>
      <Sentences texts={lastInWords(props)} />
      <h3>{words.soFar}</h3>
      <Sentences
        texts={[
          words.checked[kind](right),
          ...(alone > 0 ? [over.proof.alone(alone)] : []),
          ...(unanswered > 0 ? [over.proof.unanswered(unanswered)] : []),
          ...(kind === 'cards' ? [words.later] : []),
        ]}
      />
    </div>
  );
}

function Sentences({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Says that a draw does not verify; put away, it comes again with the next such draw. */
export function DrawNote({ room }: { readonly room: Room }) {
  const { over, seal: words } = together.known();
  /** The number of draws when the note was last closed; it does not report those again. */
  const read = useSignal(0);
  const draws = room.draws.value;
  const problem = problemInWords(over.proof, draws.slice(read.value));
  if (problem === undefined) return null;
  return (
    <div class="note" role="alert">
      <Icon name="unsealed" />
      <p>
        {problem} {over.proof.notTrusted} {words.goOn}
      </p>
      <Button look="quiet" onClick={setting(read, draws.length)}>
        {say().common.close}
      </Button>
    </div>
  );
}
