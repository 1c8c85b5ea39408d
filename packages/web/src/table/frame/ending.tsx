/** The end of a game: who has won, how the points came about, and a rematch. */
import './ending.css';
import { useSignal } from '@preact/signals';
import { useContext } from 'preact/hooks';
import { isTrial } from '../../store/saved.ts';
import { IDLE, isHere } from '../../store/seats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { downloadRecord } from '../../ui/download.ts';
import { adviceWords } from '../../words/advice.ts';
import { say } from '../../words/index.ts';
import { TableAdditionsContext } from '../additions.ts';
import type { GameFront } from '../front.ts';
import { helpOn } from '../help/topic.ts';
import type { PlayedTable } from '../model/played-table.ts';
import { ResultTable } from '../result-table.tsx';
import { isAlone, nameAt } from '../seat-names.ts';

/** The result, over the table; it can be closed to look at the houses, and opened again. */
export function Ending(props: {
  readonly front: GameFront;
  readonly table: PlayedTable;
  readonly winners: readonly number[];
}) {
  const { front, table, winners } = props;
  const { common, table: words } = say();
  const { over } = words;
  const isOpen = useSignal(true);
  const picture = table.picture.value;
  const additions = useContext(TableAdditionsContext);
  return (
    <>
      <p class="ending-again">
        <Button
          look="primary"
          icon="trophy"
          {...helpOn('result')}
          onClick={() => {
            isOpen.value = true;
          }}
        >
          {over.howPoints}
        </Button>
      </p>
      <Dialog title={additions?.stopped() ?? victory(table, winners)} isOpen={isOpen} beginsAtTitle>
        {() => (
          <div class="ending" {...helpOn('result')}>
            {additions?.stopped() === undefined && <p>{front.reason(table.seats, picture)}</p>}
            <ResultTable front={front} table={table} winners={winners} />
            {(table.advice?.value ?? 0) > 0 && (
              <p>{adviceWords.say()?.used(table.advice?.value ?? 0)}</p>
            )}
            <div class="ending-actions">
              {additions ? <additions.Ending /> : <Rematch table={table} />}
              <Button icon="eye" href={`/game/${table.id}`}>
                {over.replay}
              </Button>
              {canReview(front, table) && (
                <Button icon="chart" href={`/game/${table.id}?part=review`}>
                  {over.review}
                </Button>
              )}
              {!additions && <RecordButton table={table} />}
              <Button look="quiet" icon="home" href="/">
                {common.toHome}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}

/** Whether there is something to find out: the game can be judged, every sheet is known, and there was somebody to win against. */
function canReview({ judged }: GameFront, { seats }: PlayedTable): boolean {
  return judged !== undefined && seats.every(({ bot }) => bot !== IDLE);
}

/** The same players once more, where a game was played on this device. */
function Rematch({ table }: { readonly table: PlayedTable }) {
  if (isTrial(table.id)) return null;
  return (
    <Button look="primary" icon="again" href={`/play/new?again=${table.id}`}>
      {say().table.over.rematch}
    </Button>
  );
}

function RecordButton({ table }: { readonly table: PlayedTable }) {
  const record = table.record();
  if (record === undefined) return null;
  return (
    <Button icon="download" onClick={() => downloadRecord(table.game.id, record)}>
      {say().table.over.record}
    </Button>
  );
}

function victory(table: PlayedTable, winners: readonly number[]): string {
  const { common, table: words } = say();
  const [winner] = winners;
  if (winner === undefined) {
    // A game may end without a winner.
    const own = table.picture.value.players[0]?.score ?? 0;
    return words.over.finished(common.points(own));
  }
  const names = winners.map((seat) => nameAt(table.seats, seat));
  if (winners.length > 1) return words.over.shared(common.list(names));
  const isYou = isAlone(table.seats) && isHere(table.seats[winner] ?? { name: '' });
  return words.over.wins({ name: nameAt(table.seats, winner), isYou });
}
