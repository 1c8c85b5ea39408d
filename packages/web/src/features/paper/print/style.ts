/** The inks of sheets: colours as on the screen, or thin lines that spare the printer. */
import { COLOURS, type Colour } from '@nyhavn/engine';
import { mixed } from '../../../art/mixed.ts';
import type { Ink } from './choices.ts';

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
  /** How wide lines are, beside those of the coloured version. */
  readonly weight: number;
}

/** The paints of `art/theme.css`: an area, its dark lines and the letters on it. */
export const PAINTS: Readonly<
  Record<Colour, { readonly base: string; readonly dark: string; readonly letter: string }>
> = {
  R: { base: '#c0422f', dark: '#8d2a1d', letter: '#fffaf0' },
  B: { base: '#2469a8', dark: '#174877', letter: '#fffaf0' },
  P: { base: '#562468', dark: '#3a1548', letter: '#fffaf0' },
  G: { base: '#63ab6c', dark: '#35733f', letter: '#14240f' },
  Y: { base: '#ecb536', dark: '#b47d10', letter: '#2b1d04' },
};

/** A colour between white and another one. */
function pale(colour: string, share: number): string {
  return mixed(colour, '#ffffff', share);
}

function inksOf(make: (colour: Colour) => ColourInks): Record<Colour, ColourInks> {
  return Object.fromEntries(COLOURS.map((colour) => [colour, make(colour)])) as Record<
    Colour,
    ColourInks
  >;
}

const FULL: Style = {
  ink: '#2b211b',
  soft: '#5c4a3d',
  hair: '#b9a788',
  paper: '#fffdf8',
  stone: '#e4d9c6',
  water: '#5f93a6',
  glass: '#dcebf0',
  gold: '#e0a526',
  goldLine: '#6a4706',
  colours: inksOf((colour) => {
    const { base, dark, letter } = PAINTS[colour];
    return {
      base,
      tint: pale(base, 0.16),
      line: dark,
      hatch: dark,
      paleHatch: pale(base, 0.36),
      letter,
    };
  }),
  walls: [
    { wall: '#f3d5c8', line: '#8a4636' },
    { wall: '#d6e5e9', line: '#3f6470' },
    { wall: '#f8e9c6', line: '#86652a' },
    { wall: '#dfe6d0', line: '#55653e' },
  ],
  weight: 1,
};

const SAVING: Style = {
  ink: '#1c1c1c',
  soft: '#4a4a4a',
  hair: '#9a9a9a',
  paper: undefined,
  stone: undefined,
  water: '#9a9a9a',
  glass: undefined,
  gold: undefined,
  goldLine: '#1c1c1c',
  colours: inksOf(() => ({
    base: undefined,
    tint: undefined,
    line: '#333333',
    hatch: '#b0b0b0',
    paleHatch: '#d8d8d8',
    letter: '#1c1c1c',
  })),
  walls: [{ wall: undefined, line: '#333333' }],
  weight: 0.65,
};

/** The inks to draw with. */
export function styleOf(ink: Ink): Style {
  return ink === 'colour' ? FULL : SAVING;
}
