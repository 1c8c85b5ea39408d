/** The line of the focus stands out by day, by dusk, on paper and on wood: 3 to 1 at least, as WCAG 1.4.11 asks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOURLY, STEADY } from '../../src/art/palette.ts';

const LEAST = 3;

const theme = readFileSync(join(import.meta.dirname, '../../src/art/theme.css'), 'utf8');

/** The colour of a custom property in the rule of `.paper` or `.wood`. */
function colourIn(selector: string, property: string): string {
  const [, rule = ''] = new RegExp(`^[.]${selector} \\{([^}]*)\\}`, 'm').exec(theme) ?? [];
  const [, value = ''] = new RegExp(`--${property}: ([^;]+);`).exec(rule) ?? [];
  const [, name] = /^var[(]--([\w-]+)[)]$/.exec(value) ?? [];
  if (name === undefined) return value;
  const key = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return new Map<string, string>(Object.entries(STEADY)).get(key) ?? '';
}

/** How bright a colour is, by the formula of WCAG. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = [
  ...['day', 'dusk'].map((hour, index) => ({
    name: hour,
    line: HOURLY.focus[index] ?? '',
    halo: HOURLY.focusHalo[index] ?? '',
    grounds: [HOURLY.surface[index] ?? '', HOURLY.surfaceSunk[index] ?? ''],
  })),
  ...(['paper', 'wood'] as const).map((sheet) => ({
    name: sheet,
    line: colourIn(sheet, 'focus'),
    halo: colourIn(sheet, 'focus-halo'),
    grounds:
      sheet === 'paper'
        ? [...HOURLY.paper, colourIn(sheet, 'surface-sunk')]
        : [STEADY.wood, STEADY.woodDark],
  })),
];

describe.each(GROUNDS)('the focus on $name', ({ line, halo, grounds }) => {
  it('stands out from its halo, and so from anything', () => {
    expect(contrast(line, halo)).toBeGreaterThanOrEqual(LEAST);
  });

  it.each(grounds)('stands out from %s', (ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(LEAST);
  });
});
