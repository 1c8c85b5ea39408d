/** Reads all games of the person, a few at a time, so that the page stays responsive. */
import { REVIEW_VERSION, type Review } from '@nyhavn/bots';
import { loadFront } from '../../../games/registry.ts';
import { onDatabase } from '../../../store/database.ts';
import { type OwnRecord, ownRecords } from '../../../store/own-records.ts';
import { language } from '../../../words/index.ts';
import { doesCount, type Fortune, fortuneIn, type OwnGame, readOwnGame } from './own-game.ts';

/** A game with what its review says, if it has one. */
export interface ReadGame extends OwnGame {
  readonly fortune: Fortune | undefined;
}

/** The games that have been read so far. */
export interface Reading {
  /** Games by their kind, the oldest first. */
  readonly games: Readonly<Record<string, readonly ReadGame[]>>;
  readonly read: number;
  readonly of: number;
}

/** Games that were read before, in that language and as they were then. */
const known = new Map<string, OwnGame | undefined>();

/** The page is blocked for no longer than this at a time. */
const SLICE = 12;

/** Reads on and on, and tells after every slice; stops when asked to. */
export async function readOwnGames(
  person: string | undefined,
  signal: AbortSignal,
  tell: (reading: Reading) => void,
): Promise<void> {
  const kept = (await ownRecords(person)).filter(doesCount);
  const reviews = await keptReviews();
  const games: Record<string, ReadGame[]> = {};
  let since = performance.now();
  for (const [index, played] of kept.toReversed().entries()) {
    if (signal.aborted) return;
    const kind = played.game;
    const own = await readOnce(kind, played);
    if (own) {
      // A game without opponents has no chance of winning to review.
      const fortune = own.against.length === 0 ? undefined : fortuneOf(played, reviews);
      games[kind] = [...(games[kind] ?? []), { ...own, fortune }];
    }
    if (performance.now() - since < SLICE) continue;
    tell({ games: { ...games }, read: index + 1, of: kept.length });
    await new Promise((done) => setTimeout(done));
    since = performance.now();
  }
  if (!signal.aborted) tell({ games, read: kept.length, of: kept.length });
}

async function readOnce(kind: string, played: OwnRecord): Promise<OwnGame | undefined> {
  const key = `${language.peek()} ${played.id} ${played.when}`;
  if (known.has(key)) return known.get(key);
  const front = await loadFront(kind);
  const own = front && readOwnGame(front, played);
  known.set(key, own);
  return own;
}

function fortuneOf({ id, own }: OwnRecord, reviews: ReadonlyMap<string, Review>) {
  const review = reviews.get(id);
  return review && fortuneIn(review, own[0] ?? -1);
}

/** The stored reviews of today's version, by the ids of the games. */
async function keptReviews(): Promise<ReadonlyMap<string, Review>> {
  const kept = await onDatabase((db) => db.getAll('reviews'));
  const good = kept.filter(({ review }) => review.version === REVIEW_VERSION);
  return new Map(good.map(({ id, review }) => [id, review]));
}
