/** The inks of sheets: colours as on the screen, or thin lines that spare the printer. */
import { BLACK, HOURLY, mixed, PAINTS, PLASTER, STEADY, WHITE } from '../palette.ts';
import { COLOURS, type Colour } from '../types.ts';
import type { Ink } from './page.ts';

/** The inks of one house colour. */
interface ColourInks {
  /** Areas of the colour, and pale ones behind boxes; none where ink is saved. */
  readonly base: string | undefined;
  readonly tint: string | undefined;
  readonly line: string;
  /** The pattern on the base, and on the tint. */
  readonly hatch: string;
  readonly paleHatch: string;
  /** Letters on the base. */
  readonly letter: string;
}

/** The plaster of a house and the lines on it. */
interface WallInks {
  readonly wall: string | undefined;
  readonly line: string;
}

/** Everything that a drawing takes its inks from. */
export interface Style {
  readonly ink: string;
  readonly soft: string;
  /** Lines that only guide the eye. */
  readonly hair: string;
  readonly paper: string | undefined;
  readonly stone: string | undefined;
  readonly water: string;
  readonly glass: string | undefined;
  readonly gold: string | undefined;
  readonly goldLine: string;
  readonly colours: Readonly<Record<Colour, ColourInks>>;
  readonly walls: readonly WallInks[];
  /** The width of lines, beside those of the coloured version. */
  readonly weight: number;
}

/** A colour between white and another one. */
function pale(colour: string, share: number): string {
  return mixed(colour, WHITE, share);
}

/** So much black on white. */
function grey(share: number): string {
  return pale(BLACK, share);
}

function inksOf(make: (colour: Colour) => ColourInks): Record<Colour, ColourInks> {
  return Object.fromEntries(COLOURS.map((colour) => [colour, make(colour)])) as Record<
    Colour,
    ColourInks
  >;
}

const FULL: Style = {
  ink: STEADY.onPaper,
  soft: STEADY.softOnPaper,
  hair: HOURLY.cardboardEdge[0],
  paper: PAINTS.W.light,
  stone: pale(HOURLY.quayLight[0], 0.6),
  water: HOURLY.waterHigh[0],
  glass: pale(STEADY.pane, 0.7),
  gold: STEADY.gold,
  goldLine: STEADY.goldDark,
  colours: inksOf((colour) => {
    const { base, dark, ink } = PAINTS[colour];
    return {
      base,
      tint: pale(base, 0.16),
      line: dark,
      hatch: dark,
      paleHatch: pale(base, 0.36),
      letter: ink,
    };
  }),
  walls: PLASTER.map(([day, , line]) => ({ wall: pale(day, 0.45), line })),
  weight: 1,
};

const SAVING: Style = {
  ink: grey(0.89),
  soft: grey(0.71),
  hair: grey(0.4),
  paper: undefined,
  stone: undefined,
  water: grey(0.4),
  glass: undefined,
  gold: undefined,
  goldLine: grey(0.89),
  colours: inksOf(() => ({
    base: undefined,
    tint: undefined,
    line: grey(0.8),
    hatch: grey(0.31),
    paleHatch: grey(0.15),
    letter: grey(0.89),
  })),
  walls: [{ wall: undefined, line: grey(0.8) }],
  weight: 0.65,
};

/** The inks to draw with. */
export function styleOf(ink: Ink): Style {
  return ink === 'colour' ? FULL : SAVING;
}
