/** Marks as an SVG file that needs nothing else. */
import type { Face, Mark } from '../../../art/marks.ts';
import { FAMILIES } from './faces.ts';

/** A file of a typeface, to be written into the picture. */
export interface EmbeddedFace {
  readonly face: Face;
  /** WOFF2, in base64. */
  readonly data: string;
}

/** Writes the picture. */
export function writeSvg(
  picture: { readonly width: number; readonly height: number; readonly marks: readonly Mark[] },
  about: { readonly title: string; readonly description: string },
  fonts: readonly EmbeddedFace[] = [],
): string {
  const { width, height, marks } = picture;
  const writer = new Writer();
  const body = writer.all(marks);
  const faces = fonts.map(({ face, data }) => {
    const { family, weight } = FAMILIES[face];
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
  });
  const classes = (Object.keys(FAMILIES) as Face[]).map((face) => {
    const { stack, weight } = FAMILIES[face];
    return `.${face}{font-family:${stack};font-weight:${weight}}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" stroke-linecap="round" stroke-linejoin="round">`,
    `<title>${escaped(about.title)}</title><desc>${escaped(about.description)}</desc>`,
    `<style>${faces.join('')}${classes.join('')}</style>`,
    `<defs>${writer.defs()}</defs>`,
    body,
    '</svg>\n',
  ].join('\n');
}

/** Text as XML may have it: no letters that it forbids, and none that would be read as marks. */
export function escaped(text: string): string {
  return (
    text
      .replaceAll(/\p{Surrogate}/gu, '\ufffd')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them.
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

/** What is drawn more than once is written once. */
class Writer {
  readonly #known = new Map<string, string>();
  readonly #parts: string[] = [];

  defs(): string {
    return this.#parts.join('');
  }

  all(marks: readonly Mark[]): string {
    return marks.map((mark) => this.#one(mark)).join('');
  }

  #one(mark: Mark): string {
    if (mark.kind === 'path') {
      const { d, fill = 'none', stroke, width = 1, dash, opacity } = mark;
      const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${short(width)}"`;
      const dashed = dash ? ` stroke-dasharray="${dash.join(' ')}"` : '';
      const pale = opacity === undefined ? '' : ` opacity="${opacity}"`;
      return `<path d="${d}" fill="${fill}"${line}${dashed}${pale}/>`;
    }
    if (mark.kind === 'text') {
      const { x, y, text, face, size, ink, anchor } = mark;
      const place = `x="${short(x)}" y="${short(y)}" font-size="${short(size)}"`;
      return `<text class="${face}" ${place} fill="${ink}" text-anchor="${anchor}">${escaped(text)}</text>`;
    }
    const transform = ` transform="matrix(${mark.matrix.map(short).join(' ')})"`;
    const use = `<use href="#${this.#part(this.all(mark.marks), 'g')}"/>`;
    const clip =
      mark.clip === undefined
        ? ''
        : ` clip-path="url(#${this.#part(`<path d="${mark.clip}"/>`, 'clipPath')})"`;
    return clip === ''
      ? use.replace('/>', `${transform}/>`)
      : `<g${transform}><g${clip}>${use}</g></g>`;
  }

  /** The name of a part, written down if it is new. */
  #part(content: string, kind: 'g' | 'clipPath'): string {
    const key = `${kind} ${content}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const name = `n${this.#known.size}`;
    this.#known.set(key, name);
    this.#parts.push(`<${kind} id="${name}">${content}</${kind}>`);
    return name;
  }
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}
