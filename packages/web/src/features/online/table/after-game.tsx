/** After a game over the network: a rematch, the record, and the proof that chance was fair. */
import './after-game.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { nameAt } from '../../../table/seat-names.ts';
import { notify } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { downloadRecord } from '../../../ui/download.ts';
import { say } from '../../../words/index.ts';
import { together } from '../../../words/together.ts';
import { ask } from '../api.ts';
import { refusalInWords } from '../refusal-words.ts';
import type { OnlineTable } from './online-table.ts';
import { proofInWords } from './proof.ts';
import { RatingChanges } from './rating-changes.tsx';
import type { Room } from './room.ts';

/** The actions when the game is over. */
export function AfterGame({ room, table }: { readonly room: Room; readonly table: OnlineTable }) {
  const words = together.known().over;
  const { route } = useLocation();
  const isAsking = useSignal(false);
  const proof = useSignal<string | undefined>(undefined);
  const rematch = room.seating.value?.rematch;
  useEffect(() => {
    if (rematch !== undefined && isAsking.value) route(`/table/${rematch}?sit`);
  }, [rematch, isAsking.value]);

  async function record(): Promise<string | undefined> {
    if (room.record.value !== undefined) return room.record.value;
    const answer = await ask('record', { params: { table: room.table } });
    if (!answer.ok) {
      notify(refusalInWords(answer.reason));
      return undefined;
    }
    room.record.value = answer.value.record;
    return answer.value.record;
  }
  async function verify() {
    proof.value = words.verifying;
    const text = await record();
    proof.value =
      text === undefined
        ? undefined
        : proofInWords(words.proof, table.game, text, {
            witness: await room.witness(),
            checks: room.draws.value,
            nameOf: (seat) => nameAt(table.seats, seat),
          });
  }
  async function download() {
    const text = await record();
    if (text !== undefined) downloadRecord(table.game.id, text);
  }
  async function askRematch() {
    isAsking.value = true;
    isAsking.value = await room.ask({ do: 'rematch' });
  }

  const seating = room.seating.value;
  return (
    <>
      {seating?.phase === 'closed' && seating.plan.isRated && (
        <RatingChanges {...{ room, table, seating }} />
      )}
      {rematch !== undefined ? (
        <Button look="primary" icon="again" href={`/table/${rematch}?sit`}>
          {words.toRematch}
        </Button>
      ) : (
        room.seat.value !== undefined && (
          <Button look="primary" icon="again" onClick={askRematch}>
            {words.rematch}
          </Button>
        )
      )}
      <Button icon="dice" onClick={verify}>
        {words.verify}
      </Button>
      <Button icon="download" onClick={download}>
        {say().table.over.record}
      </Button>
      <p class="proof" role="status">
        {proof.value}
      </p>
    </>
  );
}
