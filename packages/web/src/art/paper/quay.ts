/** The quay at the foot of printed pages. */
import { type Drawing, round } from '../marks.ts';
import { WHITE } from '../palette.ts';
import type { Style } from './style.ts';

/** A small sailing boat on forty by forty, its keel at the bottom. */
const BOAT = {
  hull: 'M3 31q17 4 34-1l-4 7q-13 3-26 0z',
  sails: 'M20 4v25H7q9-10 13-25zM23 8q7 9 10 20H23z',
  mast: 'M21.5 2v29',
  flag: 'M21.5 2l6 1.6-6 1.8z',
} as const;

/** Draws the quay along the whole width and the water below it, with a boat where there is room. */
export function drawQuay(
  drawing: Drawing,
  style: Style,
  place: {
    readonly y: number;
    readonly width: number;
    readonly depth: number;
    readonly boat?: number;
  },
): void {
  const { y, width, depth, boat } = place;
  const stones = 17;
  const joints = Array.from({ length: stones }, (_, stone) => {
    return `M${round(((stone + 0.5) * width) / stones)} ${round(y)}v7`;
  });
  const edge = { stroke: style.soft, width: 0.7 * style.weight };
  drawing.rect(0, y, width, 7, { fill: style.stone, ...edge });
  drawing.path(joints.join(''), { ...edge, width: 0.5 * style.weight });
  const waves = Math.max(2, Math.floor((depth - 8) / 6.5));
  for (let wave = 0; wave < waves; wave++)
    drawWave(drawing, style, width, y + 13 + wave * 6.5, wave);
  if (boat === undefined) return;
  const scale = Math.min(1, (depth + 8) / 40);
  drawing.at(boat, y + depth - 38 * scale - 2, scale, (picture) => {
    const paint = { stroke: style.soft, width: style.weight };
    picture.path(BOAT.sails, { fill: style.paper ?? WHITE, ...paint });
    picture.path(BOAT.hull, { fill: style.colours.R.base ?? WHITE, ...paint });
    picture.path(BOAT.mast, paint);
    picture.path(BOAT.flag, { fill: style.colours.R.base ?? WHITE, ...paint });
  });
}

/** Little strokes on a line of water, never quite regular. */
function drawWave(drawing: Drawing, style: Style, width: number, y: number, wave: number): void {
  const parts = 6;
  const d = Array.from({ length: parts }, (_, part) => {
    const x = ((wave * 83) % 60) + part * (width / parts) + ((part * part * 17 + wave * 29) % 23);
    const long = 3 + ((part + wave) % 3);
    const isInside = x + long * 12 <= width;
    return isInside ? `M${round(x)} ${round(y)}${'q3 -2.6 6 0t6 0'.repeat(long)}` : '';
  });
  drawing.path(d.join(''), { stroke: style.water, width: 0.9 * style.weight });
}
