/** Everything that the engine allows at one moment, sorted by what a person would do with it. */
import {
  type RollAndWriteSpoken,
  type SpokenDraw,
  unspokenRollAndWrite as spell,
  spokenRollAndWrite,
} from '@nyhavn/engine/roll-and-write';
import { byVerb } from '../../table/by-verb.ts';

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

/** The legal moves by kind. */
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
  const of = byVerb(texts, spokenRollAndWrite);
  const recolours = Map.groupBy(of('recolour'), ({ dice }) => dice);
  return {
    draws: Map.groupBy(of('draw'), ({ tile }) => tile),
    singles: of('single'),
    coatSquares: of('coatSquare'),
    coatTracks: new Map(of('coatTrack').map(({ track, text }) => [track, text])),
    starts: new Map(of('start').map(({ track, text }) => [track, text])),
    marks: new Map(of('mark').map(({ tracks, text }) => [tracks, text])),
    rerolls: new Map(of('reroll').map(({ dice, text }) => [dice, text])),
    recolours: new Map(
      [...recolours].map(([dice, some]) => [dice, new Map(some.map(({ to, text }) => [to, text]))]),
    ),
    noX: of('nox')[0]?.text,
    end: of('end')[0]?.text,
  };
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

/** A key that differs between ways to pay. */
export function paymentKey({ dice, bonus, again }: Payment): string {
  return `${dice} ${bonus} ${again}`;
}

function whites({ dice }: Payment): number {
  return dice.split('W').length - 1;
}

/** Some use of a track's star, for the engine to say why there is none; Use again goes with a drawing. */
export function starUse(track: string, dice: string): string | undefined {
  const uses: Readonly<Record<string, RollAndWriteSpoken>> = {
    R: { verb: 'reroll', dice },
    G: { verb: 'recolour', dice, to: dice.includes('W') ? 'R' : 'W' },
    B: { verb: 'nox' },
    P: { verb: 'single', cell: 'a1' },
  };
  return uses[track] && spell(uses[track]);
}
