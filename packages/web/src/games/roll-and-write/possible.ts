/** Everything that the engine allows at one moment, sorted by what a person would do with it. */
import { type SpokenDraw, spokenRollAndWrite } from '@nyhavn/engine';

/** A way to pay for a tile. */
export interface Payment {
  readonly dice: string;
  readonly bonus: number;
  readonly again: boolean;
}

/** A legal draw of a tile, as it is spelled. */
export interface LegalDraw extends SpokenDraw {
  readonly text: string;
}

/** A legal square. */
export interface SquareMove {
  readonly cell: string;
  readonly text: string;
}

/** What may be done now. */
export interface Possible {
  /** By the name of the tile. */
  readonly draws: ReadonlyMap<string, readonly LegalDraw[]>;
  readonly singles: readonly SquareMove[];
  readonly coatSquares: readonly SquareMove[];
  /** Spelled moves by their tracks, dice or faces. */
  readonly coatTracks: ReadonlyMap<string, string>;
  readonly starts: ReadonlyMap<string, string>;
  readonly marks: ReadonlyMap<string, string>;
  readonly rerolls: ReadonlyMap<string, string>;
  readonly recolours: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly noX: string | undefined;
  readonly end: string | undefined;
}

/** Sorts legal moves. */
export function sorted(texts: readonly string[]): Possible {
  const draws = new Map<string, LegalDraw[]>();
  const recolours = new Map<string, Map<string, string>>();
  const [coatTracks, starts, marks, rerolls] = Array.from(
    { length: 4 },
    () => new Map<string, string>(),
  ) as [Map<string, string>, Map<string, string>, Map<string, string>, Map<string, string>];
  const singles: SquareMove[] = [];
  const coatSquares: SquareMove[] = [];
  let noX: string | undefined;
  let end: string | undefined;
  for (const text of texts) {
    const move = spokenRollAndWrite(text);
    switch (move.verb) {
      case 'draw':
        inside(draws, move.tile, () => []).push({ ...move, text });
        break;
      case 'recolour':
        inside(recolours, move.dice, () => new Map()).set(move.to, text);
        break;
      case 'reroll':
        rerolls.set(move.dice, text);
        break;
      case 'single':
        singles.push({ cell: move.cell, text });
        break;
      case 'coatSquare':
        coatSquares.push({ cell: move.cell, text });
        break;
      case 'coatTrack':
        coatTracks.set(move.track, text);
        break;
      case 'start':
        starts.set(move.track, text);
        break;
      case 'mark':
        marks.set(move.tracks, text);
        break;
      case 'nox':
        noX = text;
        break;
      case 'end':
        end = text;
        break;
    }
  }
  return { draws, singles, coatSquares, coatTracks, starts, marks, rerolls, recolours, noX, end };
}

function inside<V>(map: Map<string, V>, key: string, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/**
 * The ways to pay among some drawings, the most sensible first: a free copy before a star, and white
 * dice before coloured ones, because a white die that is left lets the others mark any track.
 */
export function paymentsOf(drawings: readonly LegalDraw[]): Payment[] {
  const byKey = new Map(drawings.map((drawing) => [paymentKey(drawing), drawing]));
  return [...byKey.values()]
    .map(({ dice, bonus, again }) => ({ dice, bonus, again }))
    .toSorted((a, b) => Number(a.again) - Number(b.again) || whites(b) - whites(a));
}

/** What tells ways to pay apart. */
export function paymentKey({ dice, bonus, again }: Payment): string {
  return `${dice} ${bonus} ${again}`;
}

function whites({ dice }: Payment): number {
  return dice.split('W').length - 1;
}

/** How a drawing is spelled. */
export function spellDraw(
  tile: string,
  cells: readonly string[],
  brick: string | undefined,
  { dice, bonus, again }: Payment,
): string {
  const parts = [
    'draw',
    tile,
    cells.join(),
    `x=${brick ?? '-'}`,
    `dice=${dice === '' ? '-' : dice}`,
  ];
  if (bonus > 0) parts.push(`bonus=${bonus}`);
  if (again) parts.push('again');
  return parts.join(' ');
}
