/** The palette on screens: `npx vitest run packages/web/test/art --update` writes its style sheet again. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FAR_WALLS, HOURLY, PAINTS, PLASTER, STEADY } from '../../src/art/palette.ts';

const SOURCES = join(import.meta.dirname, '../../src');

function property(name: string): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function rule(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}

/** What the hour of the root decides, and not that of the sheet that it lies on, is registered. */
const REGISTERED = ['paper', 'paperEdge', 'paperLine', 'cardboard', 'cardboardEdge'] as const;

function styleSheet(): string {
  const paints = Object.entries(PAINTS);
  return [
    '/* Made of palette.ts by test/art/palette.test.ts. */\n',
    rule(':root', [
      ...paints.flatMap(([paint, { base, dark, light, ink }]) => [
        `--${paint}: ${base}`,
        `--${paint}-dark: ${dark}`,
        `--${paint}-light: ${light}`,
        `--${paint}-ink: ${ink}`,
      ]),
      ...Object.entries(STEADY).map(([name, colour]) => `${property(name)}: ${colour}`),
      ...Object.entries(HOURLY).map(
        ([name, [day, dusk]]) => `${property(name)}: light-dark(${day}, ${dusk})`,
      ),
    ]),
    ...REGISTERED.map((name) =>
      rule(`@property ${property(name)}`, [
        'syntax: "<color>"',
        'inherits: true',
        `initial-value: ${HOURLY[name][0]}`,
      ]),
    ),
    ...paints.map(([paint]) =>
      rule(`.paint-${paint}`, [
        `--c: var(--${paint})`,
        `--c-dark: var(--${paint}-dark)`,
        `--c-light: var(--${paint}-light)`,
        `--c-ink: var(--${paint}-ink)`,
      ]),
    ),
    ...PLASTER.map(([day, dusk, line], seat) =>
      rule(`.house-${seat}`, [`--plaster: light-dark(${day}, ${dusk})`, `--plaster-dark: ${line}`]),
    ),
    ...FAR_WALLS.map(([day, dusk], wall) =>
      rule(`.far-${wall}`, [`--far: light-dark(${day}, ${dusk})`]),
    ),
  ].join('');
}

test('screens have the colours of the palette', async () => {
  await expect(styleSheet()).toMatchFileSnapshot('../../src/art/colours.css');
});

test('a colour stands in the palette, or in a drawing of the art', () => {
  const found = globSync('{app,features,games,store,table,ui}/**/*.{css,ts,tsx}', { cwd: SOURCES })
    .map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')] as const)
    .flatMap(([file, text]) => {
      const colours = text.match(
        /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)|\brgba?\(|\bhsla?\(/gi,
      );
      return (colours ?? []).map((colour) => `${file}: ${colour}`);
    });
  expect(found).toEqual([]);
});
