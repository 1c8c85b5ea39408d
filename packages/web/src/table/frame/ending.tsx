/** The end of a game: who has won, how the points came about, and a rematch. */
import './ending.css';
import { useSignal } from '@preact/signals';
import { useContext, useEffect } from 'preact/hooks';
import { isTrial } from '../../store/saved.ts';
import { IDLE, isHere } from '../../store/seats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { downloadRecord } from '../../ui/download.ts';
import { isStill, onAnyTouch } from '../../ui/motion.ts';
import { adviceWords } from '../../words/advice.ts';
import { say } from '../../words/index.ts';
import { TableAdditionsContext } from '../additions.ts';
import type { GameFront } from '../front.ts';
import { helpOn } from '../help/topic.ts';
import type { PlayedTable } from '../model/played-table.ts';
import { ResultSources, ResultTable } from '../result-table.tsx';
import { isAlone, nameAt, personAt } from '../seat-names.ts';
import { EndingPicture, type Mood } from './ending-picture.tsx';

/** So long the last move is looked at before the result covers it. */
const LAST_LOOK_MS = 1200;

/** The result, over the table; it can be closed to look at the houses, and opened again. */
export function Ending(props: {
  readonly front: GameFront;
  readonly table: PlayedTable;
  readonly winners: readonly number[];
  /** True if the game has ended while this table was open. */
  readonly isNews: boolean;
}) {
  const { front, table, winners } = props;
  const { common, table: words } = say();
  const { over } = words;
  const isNews = useSignal(props.isNews && !isStill());
  const isOpen = useSignal(!isNews.value);
  const isSkipped = useSignal(false);
  const picture = table.picture.value;
  const additions = useContext(TableAdditionsContext);
  const mood = moodOf(table, winners);
  useEffect(() => {
    const open = () => {
      isOpen.value = true;
    };
    if (!isNews.value) return;
    const stop = onAnyTouch(open);
    const timer = setTimeout(() => {
      stop();
      open();
    }, LAST_LOOK_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  useEffect(() => {
    if (!isOpen.value || !isNews.value) return;
    return onAnyTouch(() => {
      isSkipped.value = true;
    });
  }, [isOpen.value]);
  const state = `ending${isNews.value ? ' is-news' : ''}${isSkipped.value ? ' is-skipped' : ''}`;
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
          <div class={state} data-mood={mood} {...helpOn('result')}>
            <EndingPicture {...{ front, table, winners, mood }} />
            {additions?.stopped() === undefined && (
              <p>
                {[...celebration(table, winners), front.reason(table.seats, picture)].join(' ')}
              </p>
            )}
            <ResultTable front={front} table={table} winners={winners} />
            {(table.advice?.value ?? 0) > 0 && (
              <p>{adviceWords.say()?.used(table.advice?.value ?? 0)}</p>
            )}
            <div class="ending-actions">
              {additions ? <additions.Ending /> : <Rematch table={table} />}
              {front.sculpture && (
                <Button icon="share" href={`/game/${table.id}?part=share`}>
                  {over.share}
                </Button>
              )}
              {canReview(front, table) && (
                <Button icon="chart" href={`/game/${table.id}?part=review`}>
                  {over.review}
                </Button>
              )}
              <Button icon="eye" href={`/game/${table.id}`}>
                {over.replay}
              </Button>
              {!additions && <RecordButton table={table} />}
              <Button look="quiet" icon="home" href="/">
                {common.toHome}
              </Button>
            </div>
            <ResultSources front={front} table={table} winners={winners} />
          </div>
        )}
      </Dialog>
    </>
  );
}

/** Returns true if a review has something to judge: the game can be judged and had opponents. */
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

/** The result for the people at the device: only a person alone there has won or lost. */
function moodOf({ seats }: PlayedTable, winners: readonly number[]): Mood {
  const own = seats.findIndex(isHere);
  if (!isAlone(seats) || winners.length === 0) return 'shared';
  return winners.includes(own) ? 'won' : 'lost';
}

/**
 * The winner with the flag on the house, and the points that a person alone at the device lacks.
 */
function celebration(table: PlayedTable, winners: readonly number[]): string[] {
  const { common, table: words } = say();
  const { seats } = table;
  const [winner, another] = winners;
  if (winner === undefined || another !== undefined) return [];
  const isOwn = isAlone(seats) && isHere(seats[winner] ?? { name: '' });
  const flag = words.over.flag({ ...personAt(seats, winner), isYou: isOwn });
  const { players } = table.picture.value;
  const own = players[seats.findIndex(isHere)]?.score ?? 0;
  const short = (players[winner]?.score ?? 0) - own;
  if (moodOf(table, winners) !== 'lost' || short <= 0) return [flag];
  return [flag, words.over.short(common.points(short))];
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
