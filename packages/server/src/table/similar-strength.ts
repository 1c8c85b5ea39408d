/** Similar strength in quick matches: the longer people wait, the stronger or weaker the others may be. */
import type { TableSummary } from '@nyhavn/protocol';
import type { Kysely } from 'kysely';
import { unknownStrength } from '../ratings/rating.ts';
import type { Schema } from '../store/schema.ts';
import type { TableKind } from '../store/tables.ts';

/** The widest difference of skill at once: the stronger of two well-known players wins two games of three. */
const FIRST_BAND = 4;

/** The band grows by this every second. */
const BAND_PER_SECOND = 0.5;

/** After so many milliseconds anybody will do: a game is better than none. */
export const ANY_STRENGTH_AFTER_MS = 30_000;

/** How much stronger or weaker than people at a table another may be after they have waited. */
function bandAfter(milliseconds: number): number {
  if (milliseconds >= ANY_STRENGTH_AFTER_MS) return Number.POSITIVE_INFINITY;
  return FIRST_BAND + (BAND_PER_SECOND * milliseconds) / 1000;
}

/** A table, and the people who are there or come to it. */
interface Attended {
  readonly table: TableSummary;
  readonly people: readonly string[];
}

/** The tables at which all are about as strong as a person, the nearest in strength first and of these the oldest. */
export async function ofSimilarStrength(
  db: Kysely<Schema>,
  { game, size }: TableKind,
  person: string,
  attended: readonly Attended[],
  now: number,
): Promise<TableSummary[]> {
  if (attended.length === 0) return [];
  const everyone = new Set([person, ...attended.flatMap(({ people }) => people)]);
  // Strength against other people, also where the match is not rated.
  const rows = await db
    .selectFrom('ratings')
    .select(['player', 'skill'])
    .where('game', '=', game)
    .where('size', '=', size)
    .where('player', 'in', [...everyone])
    .execute();
  const skills = new Map(rows.map(({ player, skill }) => [player, skill]));
  const skillOf = (player: string) => skills.get(player) ?? unknownStrength().skill;
  return attended
    .map(({ table, people }) => {
      const differences = people.map((other) => Math.abs(skillOf(other) - skillOf(person)));
      return { table, difference: Math.max(0, ...differences) };
    })
    .filter(({ table, difference }) => difference <= bandAfter(now - table.created))
    .sort((one, other) => one.difference - other.difference)
    .map(({ table }) => table);
}
