/** Other lines of a game: how it might have gone on from some moment, played out here. */
import {
  type Event,
  formatEvent,
  formatHeader,
  type Game,
  readGoodPart,
  type Seat,
} from '@nyhavn/engine';
import { newLineId, type SavedGame, savedLines, saveGame } from '../../../store/saved.ts';
import { type SeatPlan, seatsIn } from '../../../store/seats.ts';
import { withBotNames } from '../../../table/bot-names.ts';
import type { GameFront } from '../../../table/front.ts';
import { deviceRandom } from '../../../table/model/chance.ts';
import type { Replay } from '../../../table/replay/replay.ts';

/** The game and the moment from which a line goes another way. */
export interface Origin {
  readonly of: string;
  readonly at: number;
}

/** A continuation of a game, as far as it has been played. */
export interface Line extends Origin {
  /** The id of its table; undefined for what was really played. */
  readonly id: string | undefined;
  readonly seats: readonly SeatPlan[];
  readonly points: readonly number[];
  /** The number of events since the moment that it began at. */
  readonly moves: number;
  readonly isOver: boolean;
  readonly winners: readonly Seat[];
}

/**
 * The players of a line: one seat for the person and bots for the others, or one person for all.
 */
export interface LinePlan {
  readonly seat: Seat;
  /** The bot at all other seats; undefined where the person plays them, too. */
  readonly bot: string | undefined;
}

/** Deals the unseen cards again. */
type Dealing = Pick<GameFront, 'dealAnew'>;

/** Returns true if the game is not over at a moment, so that it can go on from there. */
export function canTry(replay: Replay, moment: number): boolean {
  const { game } = replay;
  return game.awaits(replay.stateAt(moment)).kind !== 'over';
}

/** Begins another line at a moment, with new chance, and gives the id of its table. */
export async function beginLine(
  replay: Replay,
  front: Dealing,
  moment: number,
  plan: LinePlan,
): Promise<string> {
  const id = newLineId();
  const record = lineRecord(replay, front, moment, plan);
  await saveGame({ id, record, updated: Date.now(), isOver: false }, 0);
  return id;
}

/** The record with which another line begins. */
export function lineRecord(
  replay: Replay,
  front: Dealing,
  moment: number,
  { seat, bot }: LinePlan,
): string {
  const { game, setup } = replay;
  const played: readonly Event[] = replay.events.slice(0, moment);
  const viewer = replay.viewer.peek();
  // A line must not disclose hidden cards, so all cards that the viewer could not see are dealt
  // again.
  const events =
    viewer === 'all' || !front.dealAnew
      ? played
      : front.dealAnew(replay.stateAt(0), played, viewer, deviceRandom);
  const seats = withBotNames(
    replay.seats.map(({ name }, other) =>
      bot === undefined || other === seat ? { name } : { name, bot },
    ),
  );
  const line: Origin = { of: replay.id, at: moment };
  const lines = events.map((event) => formatEvent(game, event));
  return `${[formatHeader(game, setup, { seats, line }), ...lines].join('\n')}\n`;
}

/** The game that a line continues, by its record's header; undefined for a game of its own. */
export function originOf(record: string): Origin | undefined {
  try {
    const header: unknown = JSON.parse(record.split('\n', 1)[0] ?? '');
    const { line }: { line?: unknown } = Object(header);
    const { of, at }: { of?: unknown; at?: unknown } = Object(line);
    return typeof of === 'string' && typeof at === 'number' ? { of, at } : undefined;
  } catch {
    return undefined;
  }
}

/** The address of the moment from which a line goes, with all lines of that game. */
export function lineAddress({ of, at }: Origin): string {
  return `/game/${encodeURIComponent(of)}?part=try#${at}`;
}

/** The game as it was really played from a moment on. */
export function realLine(replay: Replay, moment: number): Line {
  const { id: of, game, seats } = replay;
  const picture = game.notation.picture(replay.stateAt(replay.length));
  return {
    id: undefined,
    of,
    at: moment,
    seats,
    points: picture.players.map(({ score }) => score),
    moves: replay.length - moment,
    isOver: replay.isOver,
    winners: picture.winners ?? [],
  };
}

/** The lines of a game that were tried and are kept, those of early moments first. */
export async function linesOf(replay: Replay): Promise<Line[]> {
  const kept = await savedLines();
  return kept
    .flatMap((saved) => lineFrom(saved, replay.game, replay.id))
    .toSorted((a, b) => a.at - b.at);
}

/** Reads a line of that game; nothing where it is one of another game or can't be read. */
export function lineFrom({ id, record }: SavedGame, game: Game, of: string): Line[] {
  const origin = originOf(record);
  const [recorded] = origin?.of === of ? readGoodPart([game], record).games : [];
  if (!origin || !recorded) return [];
  const { header, events, end } = recorded;
  const { players, winners } = game.notation.picture(end);
  return [
    {
      ...origin,
      id,
      seats: seatsIn(header, players.length),
      points: players.map(({ score }) => score),
      moves: events.length - origin.at,
      isOver: game.awaits(end).kind === 'over',
      winners: winners ?? [],
    },
  ];
}
