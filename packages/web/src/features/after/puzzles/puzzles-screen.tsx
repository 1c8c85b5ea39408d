/** Puzzles: one's own mistakes, and some of ours where there are none. */
import { effect, type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { loadFront } from '../../../games/registry.ts';
import { type OwnRecord, ownRecords } from '../../../store/own-records.ts';
import { askMaster } from '../../../table/bots/ask-bot.ts';
import { Rehearsal } from '../../../table/rehearsal.ts';
import { loadedValue, useLoaded } from '../../../ui/loaded.ts';
import { Loading } from '../../../ui/loading.tsx';
import { useTitle } from '../../../ui/page.tsx';
import { sayTrouble } from '../../../ui/say-trouble.ts';
import { Trouble } from '../../../ui/trouble.tsx';
import { say } from '../../../words/index.ts';
import { puzzleWords } from '../../../words/puzzles.ts';
import { me } from '../../online/me.ts';
import { fetchOnlineGames } from '../statistics/fetching.ts';
import { builtInPuzzles } from './built-in.ts';
import { keepStanding, puzzleStandings, reviewedGames } from './kept-puzzles.ts';
import { afterTry, byDueTime } from './order.ts';
import { ownPuzzles, type Puzzle, type Reviewed } from './puzzle.ts';
import { PuzzlePanel } from './puzzle-panel.tsx';
import { Solving } from './solving.ts';

/** All puzzles of this device, and a game without a review, which could give more. */
interface Collection {
  readonly puzzles: readonly Puzzle[];
  readonly unreviewed: string | undefined;
}

/** The puzzles, one after the other, those that are due first. */
export function PuzzlesScreen() {
  const words = puzzleWords.say();
  const collection = useLoaded(collect, []);
  const number = useSignal(0);
  useTitle(words?.title ?? say().common.productName);
  if (collection.kind === 'failed') return <Trouble failed={collection} />;
  const found = loadedValue(collection);
  const puzzle = found?.puzzles[number.value];
  if (!words || !found || !puzzle) return <Loading />;
  return (
    <OnePuzzle
      key={puzzle.id}
      {...{ puzzle, number }}
      count={found.puzzles.length}
      unreviewed={found.unreviewed}
    />
  );
}

async function collect(): Promise<Collection> {
  const [reviews, standings, builtIn] = await Promise.all([
    reviewedGames(),
    puzzleStandings(),
    builtInPuzzles(),
  ]);
  const games = await gamesFor(reviews);
  const own = ownPuzzles(reviews, games);
  const puzzles = byDueTime(own.length > 0 ? own : builtIn, standings, Date.now());
  const isReviewed = (id: string) => reviews.some((review) => review.id === id);
  return { puzzles, unreviewed: games.find(({ id, isOver }) => isOver && !isReviewed(id))?.id };
}

/** One's own games; those over the network are fetched where something was reviewed that is not here. */
async function gamesFor(reviews: readonly Reviewed[]): Promise<readonly OwnRecord[]> {
  const person = me.peek()?.id;
  const games = await ownRecords(person);
  const isHere = (id: string) => games.some((game) => game.id === id);
  if (person === undefined || reviews.every(({ id }) => isHere(id))) return games;
  const hasMore = await fetchOnlineGames(person, new AbortController().signal);
  return hasMore ? ownRecords(person) : games;
}

function OnePuzzle(props: {
  readonly puzzle: Puzzle;
  readonly number: Signal<number>;
  readonly count: number;
  readonly unreviewed: string | undefined;
}) {
  const { puzzle, number, count, unreviewed } = props;
  const opened = useLoaded(
    () => solvingOf(puzzle),
    [puzzle.id],
    (dropped) => dropped?.close(),
  );
  const words = puzzleWords.say();
  const { front, solving } = loadedValue(opened) ?? {};
  const isOver = (solving?.outcome.value.kind ?? 'open') !== 'open';
  const status = isOver ? words?.rests : undefined;
  const rehearsal = useMemo(() => ({ status }), [status]);
  if (opened.kind === 'failed') return <Trouble failed={opened} />;
  if (!front || !solving || !words) return <Loading />;
  const { Board } = front;
  return (
    <div class="lesson">
      <PuzzlePanel
        {...{ solving, front, words, count, unreviewed }}
        number={number.value + 1}
        onNext={() => {
          number.value = (number.value + 1) % count;
        }}
      />
      <div class="lesson-table">
        <Rehearsal.Provider value={rehearsal}>
          <Board key={solving.attempt.value} table={solving.table.value} />
        </Rehearsal.Provider>
      </div>
    </div>
  );
}

/** Lays a puzzle out, until it is closed. */
async function solvingOf(puzzle: Puzzle) {
  const front = await loadFront(puzzle.game);
  if (!front) return undefined;
  const solving = new Solving(puzzle, front, askMaster);
  const stop = keepTries(solving);
  return {
    front,
    solving,
    close() {
      stop();
      solving.close();
    },
  };
}

/** Keeps what comes of a puzzle: the first try decides when it comes again. */
function keepTries({ puzzle, outcome }: Solving): () => void {
  let isKept = false;
  return effect(() => {
    const { kind } = outcome.value;
    if (isKept || !['solved', 'strayed', 'shown'].includes(kind)) return;
    isKept = true;
    puzzleStandings()
      .then((standings) => {
        const before = standings.find(({ id }) => id === puzzle.id);
        return keepStanding(afterTry(puzzle.id, before, kind === 'solved', Date.now()));
      })
      .catch(sayTrouble);
  });
}
