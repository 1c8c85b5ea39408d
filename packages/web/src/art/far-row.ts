/** The row of houses across the water as outlines, on the screen and in pictures alike. */

/** The line on which the row of houses stands, in the units of the scene. */
export const FOOT = 330;

type Gable = 'step' | 'bell' | 'neck' | 'spout' | 'roof';
type FarHouse = readonly [
  width: number,
  height: number,
  gable: Gable,
  paint: number,
  storeys: number,
  windows: number,
];

/** The row from left to right; the height is that of the eaves. */
const ROW: readonly FarHouse[] = [
  [112, 196, 'roof', 3, 4, 4],
  [92, 206, 'step', 0, 4, 3],
  [122, 232, 'roof', 1, 5, 4],
  [88, 186, 'bell', 4, 4, 3],
  [112, 226, 'roof', 0, 5, 4],
  [100, 202, 'neck', 2, 4, 3],
  [130, 214, 'roof', 5, 4, 4],
  [92, 236, 'step', 1, 5, 3],
  [104, 194, 'bell', 3, 4, 3],
  [126, 222, 'roof', 2, 5, 4],
  [88, 210, 'spout', 0, 4, 3],
  [118, 240, 'roof', 1, 5, 4],
  [94, 190, 'neck', 4, 4, 3],
  [124, 218, 'step', 5, 4, 4],
  [92, 230, 'spout', 3, 5, 3],
  [116, 204, 'roof', 0, 4, 4],
  [98, 196, 'bell', 1, 4, 3],
];

/** The width of the whole row. */
export const WIDTH = ROW.reduce((sum, [width]) => sum + width, 0);

/** The line of a gable from the left eave to the right one. */
function gableLine(gable: Gable, w: number): string {
  const half = w / 2;
  const side = w * 0.16;
  switch (gable) {
    case 'step': {
      const step = w / 9;
      return `${`v-11h${step}`.repeat(4)}h${step}${`h${step}v11`.repeat(4)}`;
    }
    case 'bell':
      return `c${half * 0.55}-2 ${half * 0.35}-44 ${half}-50 ${half * 0.65} 6 ${half * 0.45} 48 ${half} 50`;
    case 'neck':
      return `v-4h${w * 0.1}q${side}-2 ${side}-30h-5l${w * 0.24 + 5}-15 ${w * 0.24 + 5} 15h-5q0 28 ${side} 30h${w * 0.1}v4`;
    case 'spout':
      return `l${half - 9}-42v-9h18v9l${half - 9} 42`;
    default:
      return `h${w}`;
  }
}

/** One path for each kind of part, of all houses together: few elements, quickly painted. */
type Parts = Record<
  | 'chimney'
  | 'roof'
  | 'slate'
  | 'shade'
  | 'trim'
  | 'dormer'
  | 'window'
  | 'lit'
  | 'bars'
  | 'door'
  | 'plinth',
  string
> & { readonly walls: string[] };

/** A tiled roof over eaves on the street: slope, chimney and two dormers. */
function addRoof(parts: Parts, x: number, y: number, w: number, paint: number): void {
  parts.chimney += `M${x + w * (paint % 2 ? 0.16 : 0.76)} ${y - 24}v-26h11v26z`;
  parts[paint % 2 ? 'roof' : 'slate'] += `M${x - 1} ${y}l10-40h${w - 18}l10 40z`;
  for (const part of [0.27, 0.73]) {
    const middle = Math.round(x + w * part);
    parts.dormer += `M${middle - 9} ${y - 4}v-18l9-9 9 9v18z`;
    parts[(middle + paint) % 3 ? 'lit' : 'window'] += `M${middle - 4.5} ${y - 6}v-14h9v14z`;
  }
}

/** Windows of the upper storeys, some with a light in them. */
function addWindows(parts: Parts, [w, h, , paint, storeys, count]: FarHouse, x: number): void {
  const step = (w - 8) / count;
  const rise = (h - 52) / (storeys - 1);
  for (let storey = 0; storey < storeys - 1; storey++) {
    const high = Math.round(Math.min(27, rise * 0.64) - storey * 0.5);
    const top = Math.round(FOOT - h + 11 + storey * rise);
    for (let window = 0; window < count; window++) {
      const left = Math.round(x + 4 + step * (window + 0.5) - 6);
      const isLit = (storey * 7 + window * 5 + paint * 3 + w) % 11 < 5;
      parts[isLit ? 'lit' : 'window'] += `M${left} ${top}h12v${high}h-12z`;
      parts.bars += `M${left + 6} ${top}v${high}M${left} ${top + Math.round(high * 0.42)}h12`;
    }
  }
}

/** The door and the windows beside it. */
function addGround(parts: Parts, [w, , , paint, , count]: FarHouse, x: number): void {
  for (let place = 0; place < count; place++) {
    const middle = Math.round(x + 4 + ((w - 8) / count) * (place + 0.5));
    if (place === paint % count) parts.door += `M${middle - 7} ${FOOT}v-28q7-8 14 0v28z`;
    else {
      parts.lit += `M${middle - 8} ${FOOT - 32}h16v20h-16z`;
      parts.bars += `M${middle} ${FOOT - 32}v20`;
    }
  }
  parts.plinth += `M${x} ${FOOT}v-7h${w}v7z`;
}

/** The whole row, its middle at 0. */
export function farRow(): Parts {
  const parts: Parts = {
    walls: ['', '', '', '', '', ''],
    chimney: '',
    roof: '',
    slate: '',
    shade: '',
    trim: '',
    dormer: '',
    window: '',
    lit: '',
    bars: '',
    door: '',
    plinth: '',
  };
  let x = -WIDTH / 2;
  for (const house of ROW) {
    const [w, h, gable, paint] = house;
    const y = FOOT - h;
    const top = `M${x} ${y}${gableLine(gable, w)}`;
    parts.walls[paint] += `${top}V${FOOT}H${x}z`;
    parts.trim += top;
    parts.shade += `M${x + w - 5} ${FOOT}V${y}h5V${FOOT}zM${x} ${FOOT - 42}h${w}v4h-${w}z`;
    if (gable === 'roof') addRoof(parts, x, y, w, paint);
    else parts.lit += `M${x + w / 2} ${y - 20.5}a6.5 6.5 0 1 1-.1 0z`;
    addWindows(parts, house, x);
    addGround(parts, house, x);
    x += w;
  }
  return parts;
}
