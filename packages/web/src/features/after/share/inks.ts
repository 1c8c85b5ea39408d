/** The colours of pictures: those of the theme by day and at dusk, for where there is no style sheet. */
import type { Paint } from '../../../art/types.ts';
import { PAINTS } from '../../paper/print/style.ts';

/** When a picture is drawn. */
export const HOURS = ['day', 'dusk'] as const;
/** One of those hours. */
export type Hour = (typeof HOURS)[number];

/** The same thing by day and at dusk, as `light-dark()` has it in the theme. */
export const THEME = {
  skyHigh: ['#9ccae3', '#17233f'],
  sky: ['#c3dfe9', '#474670'],
  skyLow: ['#f6ead2', '#854c65'],
  waterHigh: ['#6fa0b0', '#5d5268'],
  water: ['#4b8094', '#2f3a5c'],
  waterLow: ['#2f6078', '#141d36'],
  glint: ['#e9f4f2', '#f3c592'],
  quay: ['#b4a48e', '#4e4344'],
  quayDark: ['#7f705e', '#2d2629'],
  quayLight: ['#d3c6b1', '#6d5e5b'],
  haze: ['#d5e4e6', '#4a466b'],
  farWindow: ['#45586a', '#2c3050'],
  farLit: ['#45586a', '#ffd98a'],
  paper: ['#fbf4e4', '#efe5cf'],
  paperLine: ['#c6b593', '#b8a682'],
  cardboard: ['#e9dcc0', '#dccdae'],
  cardboardEdge: ['#bfa982', '#a8926c'],
  ink: ['#2b211b', '#fbf1df'],
  inkSoft: ['#4c3c31', '#e4dacd'],
  accent: ['#8c2b1b', '#ffcf7a'],
} as const;

/** What only the quay's own style sheet has. */
const QUAY = {
  cloud: ['#fffdf6', '#be7887'],
  trim: ['#fff6e4', '#a392a0'],
  roof: ['#b0563c', '#52303f'],
  slate: ['#6d6f78', '#343550'],
  dormer: ['#e9d9bd', '#6f6076'],
  windowLine: ['#fffaf0', '#8d8094'],
  bars: ['#fffaf0', '#75677a'],
  door: ['#3e5a4c', '#241f35'],
  plinth: ['#7d6c5c', '#2b2536'],
  iron: ['#31413f', '#17151f'],
  lantern: ['#fff7df', '#ffe9b0'],
  rope: ['#5a4636', '#16121d'],
  mast: ['#8a5a34', '#35242a'],
  sail: ['#fbf0da', '#9b8791'],
  hull: ['#fff6e4', '#b09aa0'],
  rail: ['#5d3a22', '#1f161c'],
} as const;

const WALLS = [
  ['#c8604a', '#713a49'],
  ['#e8b559', '#86614f'],
  ['#6f9bb4', '#3f5079'],
  ['#dc977d', '#7a4f61'],
  ['#9fb184', '#4d5c60'],
  ['#efe3ca', '#756a7d'],
] as const;

/** Plaster of the four houses, and the lines on it. */
const PLASTER = [
  ['#e6a58e', '#c98a78', '#9c5443'],
  ['#a8c6cf', '#86a3b3', '#4d7480'],
  ['#f0d493', '#d4b679', '#9b7732'],
  ['#b9c79d', '#95a582', '#63744a'],
] as const;

/** Colours that the hour does not change. */
export const STEADY = {
  gold: '#e0a526',
  goldDark: '#8a5c08',
  graphite: '#3b3a40',
  lamp: '#ffe3a0',
  lampCore: '#fff3cd',
  pane: '#cfe0e8',
  wood: '#5f3f2a',
  woodDark: '#3d2717',
  woodLight: '#8a6040',
  onWood: '#fff3df',
} as const;

/** The paints of tiles, white among them. */
export const TILE_PAINTS: Readonly<
  Record<
    Paint,
    {
      readonly base: string;
      readonly dark: string;
      readonly light: string;
      readonly letter: string;
    }
  >
> = {
  R: { ...PAINTS.R, light: '#e58a72' },
  B: { ...PAINTS.B, light: '#7db2dd' },
  P: { ...PAINTS.P, light: '#a97fba' },
  G: { ...PAINTS.G, light: '#a5d3a6' },
  Y: { ...PAINTS.Y, light: '#f8dc8c' },
  W: { base: '#f1e8d6', dark: '#a3947a', light: '#fffdf7', letter: '#3a2f27' },
};

type Pairs = typeof THEME & typeof QUAY;

/** Everything that a picture takes its colours from. */
export type Inks = Readonly<Record<keyof Pairs, string>> & {
  readonly hour: Hour;
  /** The walls of houses across the water. */
  readonly walls: readonly string[];
  /** The plaster of the houses that were built, and the lines on it. */
  readonly plaster: readonly (readonly [wall: string, line: string])[];
};

/** The colours of an hour. */
export function inksAt(hour: Hour): Inks {
  const at = HOURS.indexOf(hour);
  const pairs = Object.entries({ ...THEME, ...QUAY }).map(([name, pair]) => [name, pair[at]]);
  return {
    ...(Object.fromEntries(pairs) as Record<keyof Pairs, string>),
    hour,
    walls: WALLS.map((pair) => pair[at] ?? pair[0]),
    plaster: PLASTER.map(([day, dusk, line]) => [at === 0 ? day : dusk, line]),
  };
}
