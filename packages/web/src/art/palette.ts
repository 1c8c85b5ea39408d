/**
 * The one palette. Screens know it by the variables of `colours.css`, which is made of it (`test/art/palette.test.ts`);
 * pictures and print take it as it is.
 */
import type { Paint } from './types.ts';

/** The light that things are seen in. */
export const HOURS = ['day', 'dusk'] as const;
/** One of those hours. */
export type Hour = (typeof HOURS)[number];

/** The paints of tiles, dice and cards: an area, its dark lines, what shines on it, and letters. */
export const PAINTS: Readonly<
  Record<Paint, { readonly [part in 'base' | 'dark' | 'light' | 'ink']: string }>
> = {
  R: { base: '#c0422f', dark: '#8d2a1d', light: '#e58a72', ink: '#fffaf0' },
  B: { base: '#2469a8', dark: '#174877', light: '#7db2dd', ink: '#fffaf0' },
  P: { base: '#562468', dark: '#3a1548', light: '#a97fba', ink: '#fffaf0' },
  G: { base: '#63ab6c', dark: '#35733f', light: '#a5d3a6', ink: '#14240f' },
  Y: { base: '#ecb536', dark: '#b47d10', light: '#f8dc8c', ink: '#2b1d04' },
  W: { base: '#f1e8d6', dark: '#a3947a', light: '#fffdf7', ink: '#3a2f27' },
};

/** Paper without any ink, and ink without any colour. */
export const [WHITE, BLACK] = ['#ffffff', '#000000'];

/** Colours that the hour does not change. */
export const STEADY = {
  gold: '#e0a526',
  goldDark: '#8a5c08',
  onGold: '#3f2a04',
  graphite: '#3b3a40',
  lamp: '#ffe3a0',
  lampCore: '#fff3cd',
  pane: '#cfe0e8',
  night: '#22304f',
  cream: '#fffaf0',
  onPaper: '#2b211b',
  softOnPaper: '#5c4a3d',
  focusOnPaper: '#123f73',
  wrong: '#9a1f16',
  russet: '#6b2415',
  wood: '#5f3f2a',
  woodDark: '#3d2717',
  woodLight: '#8a6040',
  onWood: '#fff3df',
  softOnWood: '#ecd9bf',
  shade: '#2a1607',
  flag: '#c0392b',
  pole: '#5d3a22',
  stars: '#fff2d8',
  outline: '#4a3f3a',
  trim: '#fbf3e2',
  frame: '#fdf8ec',
  sill: '#fff6e2',
  sketchedPane: '#d3e3ea',
  shieldLine: '#4a3208',
  charge: '#fff2c9',
  takenShield: '#d3cab8',
  takenLine: '#8d8271',
  takenCharge: '#bcb19d',
  teal: '#2f5d6b',
} as const;

/** Colours by day and at dusk. */
export const HOURLY = {
  skyHigh: ['#9ccae3', '#17233f'],
  sky: ['#c3dfe9', '#474670'],
  skyLow: ['#f6ead2', '#854c65'],
  cloud: ['#fffdf6', '#be7887'],
  haze: ['#d5e4e6', '#4a466b'],
  waterHigh: ['#6fa0b0', '#5d5268'],
  water: ['#4b8094', '#2f3a5c'],
  waterLow: ['#2f6078', '#141d36'],
  glint: ['#e9f4f2', '#f3c592'],
  quay: ['#b4a48e', '#4e4344'],
  quayDark: ['#7f705e', '#2d2629'],
  quayLight: ['#d3c6b1', '#6d5e5b'],
  onQuay: ['#2b211b', '#fffaf0'],
  farWindow: ['#45586a', '#2c3050'],
  farLit: ['#45586a', '#ffd98a'],
  farFrame: ['#fffaf0', '#8d8094'],
  farBars: ['#fffaf0', '#75677a'],
  farTrim: ['#fff6e4', '#a392a0'],
  farRoof: ['#b0563c', '#52303f'],
  farSlate: ['#6d6f78', '#343550'],
  farDormer: ['#e9d9bd', '#6f6076'],
  farDoor: ['#3e5a4c', '#241f35'],
  farPlinth: ['#7d6c5c', '#2b2536'],
  iron: ['#31413f', '#17151f'],
  lantern: ['#fff7df', '#ffe9b0'],
  rope: ['#5a4636', '#16121d'],
  mast: ['#8a5a34', '#35242a'],
  sail: ['#fbf0da', '#9b8791'],
  hull: ['#fff6e4', '#b09aa0'],
  rail: ['#5d3a22', '#1f161c'],
  pennant: ['#c0392b', '#a13c3c'],
  paper: ['#fbf4e4', '#efe5cf'],
  paperEdge: ['#e2d4b8', '#cbbb99'],
  paperLine: ['#c6b593', '#b8a682'],
  cardboard: ['#e9dcc0', '#dccdae'],
  cardboardEdge: ['#bfa982', '#a8926c'],
  surface: ['#fffaf0', '#232c45'],
  surfaceSunk: ['#f3e8d2', '#1a2238'],
  ink: ['#2b211b', '#fbf1df'],
  inkSoft: ['#4c3c31', '#e4dacd'],
  line: ['#c9b99c', '#525d7c'],
  accent: ['#8c2b1b', '#ffcf7a'],
  onAccent: ['#fffaf0', '#2b1d04'],
  good: ['#24622f', '#9bdca0'],
  bad: ['#a3241a', '#ffb3a3'],
  focus: ['#123f73', '#ffd98a'],
  focusHalo: ['#fffaf0', '#141a2c'],
  button: ['#fffaf0', '#36415f'],
  onButton: ['#2b211b', '#fbf1df'],
  buttonLine: ['#927c57', '#7f8aad'],
} as const;

/** Walls of houses across the water, by day and at dusk. */
export const FAR_WALLS = [
  ['#c8604a', '#713a49'],
  ['#e8b559', '#86614f'],
  ['#6f9bb4', '#3f5079'],
  ['#dc977d', '#7a4f61'],
  ['#9fb184', '#4d5c60'],
  ['#efe3ca', '#756a7d'],
] as const;

/** Plaster of the four houses by day and at dusk, and the lines on it. */
export const PLASTER = [
  ['#e6a58e', '#c98a78', '#9c5443'],
  ['#a8c6cf', '#86a3b3', '#4d7480'],
  ['#f0d493', '#d4b679', '#9b7732'],
  ['#b9c79d', '#95a582', '#63744a'],
] as const;

/** Everything that a picture takes its colours from. */
export type Inks = Readonly<Record<keyof typeof HOURLY, string>> & {
  readonly hour: Hour;
  /** The walls of houses across the water. */
  readonly walls: readonly string[];
  /** The plaster of a seat's house, and the lines on it. */
  plaster(seat: number): readonly [wall: string, line: string];
};

/** The colours of an hour. */
export function inksAt(hour: Hour): Inks {
  const at = HOURS.indexOf(hour);
  const pairs = Object.entries(HOURLY).map(([name, pair]) => [name, pair[at]]);
  return {
    ...(Object.fromEntries(pairs) as Record<keyof typeof HOURLY, string>),
    hour,
    walls: FAR_WALLS.map((pair) => pair[at] ?? pair[0]),
    plaster(seat) {
      const [day, dusk, line] = PLASTER[seat % PLASTER.length] ?? PLASTER[0];
      return [hour === 'day' ? day : dusk, line];
    },
  };
}

/** So much of a colour in another one; both are spelled as `#c0422f`. */
export function mixed(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one = 0, two = 0] = [colour, other].map((text) =>
      Number.parseInt(text.slice(at, at + 2), 16),
    );
    return Math.round(two + (one - two) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
