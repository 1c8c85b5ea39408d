/** The plan of a table: the settings that it is opened with. */
import { GAMES, playersOfAny } from '@nyhavn/engine';
import * as v from 'valibot';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time.ts';

/** Characters of a person's name. */
export const MAX_NAME_LENGTH = 24;

/** The games that can be played here. */
export const GameId = v.picklist(GAMES.map(({ id }) => id));

/** The fewest and the most players of any of them. */
export const PLAYERS = playersOfAny();

/** A seat, counted from 0. */
export const SeatNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(PLAYERS.max - 1),
);

/** A name as people give it: one line, without what could not be seen. */
export const PersonName = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.minLength(1),
  v.maxLength(MAX_NAME_LENGTH),
  v.regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u),
);

/** Time for thinking: none is set, or so many milliseconds a move, a game or a turn by post. */
export const Clock = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('move'),
    time: v.pipe(v.number(), v.integer(), v.minValue(10 * SECOND_MS), v.maxValue(10 * MINUTE_MS)),
  }),
  v.object({
    kind: v.literal('game'),
    time: v.pipe(v.number(), v.integer(), v.minValue(MINUTE_MS), v.maxValue(2 * HOUR_MS)),
  }),
  v.object({
    kind: v.literal('days'),
    time: v.pipe(v.number(), v.integer(), v.minValue(DAY_MS), v.maxValue(14 * DAY_MS)),
  }),
]);

/** A seat of a plan: for any person, or for a bot by its name. */
export const SeatPlan = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('bot'), bot: v.pipe(v.string(), v.maxLength(24)) }),
]);

/** A table, as its host wants it. */
export const TablePlan = v.object({
  game: GameId,
  /** The options of the rules; the game checks them. */
  options: v.optional(
    v.record(v.pipe(v.string(), v.maxLength(24)), v.union([v.string(), v.boolean()])),
    {},
  ),
  seats: v.pipe(v.array(SeatPlan), v.minLength(PLAYERS.min), v.maxLength(PLAYERS.max)),
  clock: v.optional(Clock, { kind: 'none' }),
  /** True if the lobby lists it. */
  isPublic: v.optional(v.boolean(), false),
  /** True if others may look on. */
  isOpenToSpectators: v.optional(v.boolean(), true),
  isRated: v.optional(v.boolean(), false),
  /** True if people may write freely, beside the phrases that translate themselves. */
  hasFreeChat: v.optional(v.boolean(), true),
});

/** A table's plan, checked. */
export type TablePlan = v.InferOutput<typeof TablePlan>;

/** A table's clock, checked. */
export type Clock = v.InferOutput<typeof Clock>;
