/** A result to show to others: a line of windows as text, and a house as a picture. */
import { GABLES } from '../../art/gables.ts';
import { HOURLY, inksAt, PAINTS, STEADY } from '../../art/palette.ts';

/** The content of a card; nothing of it gives a move away. */
export interface Card {
  /** The product's name. */
  readonly product: string;
  /** As in `Today’s dice · 16 November 2026`. */
  readonly title: string;
  /** As in `Alone`. */
  readonly kind: string;
  /** As in `12 points in 9 turns`. */
  readonly result: string;
  /** Further lines, as the points or a streak. */
  readonly notes: readonly string[];
  /** The number in the gable. */
  readonly figure: string;
  /** One window a round, lit where it brought points. */
  readonly lit: readonly boolean[];
  /** The number of its gable shape. */
  readonly gable: number;
  readonly link: string;
}

const PER_ROW = 5;

/** The card as text: a house of windows, the last rounds on top. */
export function cardText({ product, title, kind, result, lit, link }: Card): string {
  const windows = lit.map((isLit) => (isLit ? '🟨' : '⬛')).join('');
  return [`${product} · ${title}`, `${kind} · ${result}`, windows, link].join('\n');
}

const inks = inksAt('dusk');
const SIZE = { width: 1200, height: 630 };
const WALLS = [PAINTS.R, PAINTS.B, PAINTS.Y, PAINTS.G].map(({ base }) => base);
/** The houses beside the one that tells the result. */
const NEIGHBOURS = [
  { x: -40, y: 120, scale: 0.98, gable: 1, wall: inks.water },
  { x: 190, y: 168, scale: 0.86, gable: 3, wall: inks.sky },
  { x: 388, y: 132, scale: 0.94, gable: 2, wall: inks.water },
];

/** The card as a picture, 1200 by 630. */
export function cardPicture(card: Card, font: string): string {
  const { product, title, kind, result, notes, gable } = card;
  const lines = notes
    .map((note, index) => text(note, 64, 418 + index * 48, 36, STEADY.softOnWood))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}">
<defs>
<style>${font}text{font-family:Fraunces,Georgia,serif;font-weight:600}</style>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${inks.skyHigh}"/><stop offset=".62" stop-color="${inks.sky}"/><stop offset="1" stop-color="${inks.skyLow}"/></linearGradient>
<linearGradient id="sea" x2="0" y2="1"><stop stop-color="${inks.waterHigh}"/><stop offset="1" stop-color="${inks.waterLow}"/></linearGradient>
<radialGradient id="glow"><stop stop-color="${STEADY.lamp}" stop-opacity=".5"/><stop offset="1" stop-color="${STEADY.lamp}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="1200" height="630" fill="url(#sky)"/>
<path d="M90 110a3 3 0 1 1 0 .1M330 64a2 2 0 1 1 0 .1M520 96a2.500 2.500 0 1 1 0 .1M640 40a2 2 0 1 1 0 .1M700 130a2 2 0 1 1 0 .1M1140 84a2.500 2.500 0 1 1 0 .1" fill="${STEADY.stars}"/>
<g opacity=".55">${NEIGHBOURS.map(neighbour).join('')}</g>
<rect y="540" width="1200" height="90" fill="url(#sea)"/>
<path d="M0 540h1200v9H0z" fill="${inks.quay}"/>
<circle cx="940" cy="330" r="330" fill="url(#glow)"/>
${house(card, WALLS[gable % WALLS.length] ?? '')}
<path d="M780 566h90M900 580h150M820 594h70M960 604h110M120 572h120M320 592h90M520 570h70M1110 586h70" stroke="${inks.glint}" stroke-width="3" stroke-linecap="round" opacity=".55"/>
${text(product, 64, 112, 48, inks.accent)}
${text(title, 64, 168, 38, inks.ink)}
${text(kind, 64, 268, 40, STEADY.softOnWood)}
${text(result, 64, 348, 80, STEADY.sill)}
${lines}
</svg>`;
}

function text(words: string, x: number, y: number, size: number, fill: string): string {
  // A long line is set smaller rather than over the house.
  const fitting = Math.min(size, Math.floor(1340 / Math.max(1, words.length)));
  return `<text x="${x}" y="${y}" font-size="${fitting}" fill="${fill}">${escaped(words)}</text>`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function neighbour({ x, y, scale, gable, wall }: (typeof NEIGHBOURS)[number]): string {
  const windows = Array.from({ length: 12 }, (_, index) => {
    const left = 42 + (index % 3) * 62;
    const top = 96 + Math.floor(index / 3) * 84;
    const fill = (index * 7 + gable) % 5 === 0 ? inks.farLit : inks.farWindow;
    return `<rect x="${left}" y="${top}" width="36" height="52" rx="3" fill="${fill}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${outline(gable)}M6 66H238V560H6Z" fill="${wall}"/>${windows.join('')}</g>`;
}

function outline(gable: number): string {
  return GABLES[gable % GABLES.length]?.outline ?? '';
}

/** The house of the result: its windows stand in rows of five, the first rounds at the bottom. */
function house({ lit, figure, gable }: Card, wall: string): string {
  const rows = Math.max(3, Math.ceil(lit.length / PER_ROW));
  const height = Math.min(84, 300 / rows - 8);
  const windows = Array.from({ length: rows * PER_ROW }, (_, index) => {
    const row = Math.floor(index / PER_ROW);
    const x = 24 + (index % PER_ROW) * 41;
    const y = 388 - (row + 1) * (height + 8);
    return pane(x, y, height, lit[index]);
  });
  const caps = GABLES[gable % GABLES.length]?.caps ?? '';
  return `<g transform="translate(790 62) scale(1.19)">
<path d="${outline(gable)}M6 66H238V400H6Z" fill="${wall}"/>
<path d="M180 66H238V400H180Z" fill="${STEADY.shade}" opacity=".14"/>
<path d="${caps}" fill="none" stroke="${STEADY.trim}" stroke-width="5" stroke-linejoin="round"/>
<rect x="2" y="64" width="240" height="8" rx="2" fill="${STEADY.trim}"/>
<circle cx="122" cy="42" r="25" fill="${STEADY.lampCore}" stroke="${STEADY.goldDark}" stroke-width="3"/>
<text x="122" y="53" font-size="32" text-anchor="middle" fill="${STEADY.onGold}">${escaped(figure)}</text>
${windows.join('')}
<path d="M0 392h244v10H0z" fill="${HOURLY.quayLight[0]}"/>
</g>`;
}

/** A window; one that no round has come to stays blind. */
function pane(x: number, y: number, height: number, isLit: boolean | undefined): string {
  if (isLit === undefined) {
    return `<rect x="${x}" y="${y}" width="32" height="${height}" rx="3" fill="black" opacity=".13"/>`;
  }
  const fill = isLit ? STEADY.lamp : STEADY.night;
  const bars = `M${x + 16} ${y}v${height}M${x} ${y + height / 2}h32`;
  return `<rect x="${x}" y="${y}" width="32" height="${height}" rx="3" fill="${fill}" stroke="${STEADY.trim}" stroke-width="3"/><path d="${bars}" stroke="${STEADY.trim}" stroke-width="2"/>`;
}
