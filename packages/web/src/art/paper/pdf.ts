/// <reference path="./pdfkit.d.ts" />
/** Pages as a PDF: the same bytes for the same pages. */
import PDFDocument from 'pdfkit';
import type { Face, Mark, Measure } from '../marks.ts';
import type { PaperPage } from './page.ts';

/** The files of the typefaces, as WOFF. */
export type FontFiles = Readonly<Record<Face, Uint8Array>>;

/** The day that every document is from, so that equal ones are equal. */
const DAY = new Date(Date.UTC(2019, 0, 1));

function open(fonts: FontFiles, info: Readonly<Record<string, string>>, lang: string) {
  const document = new PDFDocument({
    autoFirstPage: false,
    font: null,
    lang,
    info: { ...info, Creator: 'Nyhavn', Producer: 'Nyhavn', CreationDate: DAY },
  });
  for (const [face, file] of Object.entries(fonts)) document.registerFont(face, file);
  return document;
}

/** The measure of texts in these typefaces. */
export function measureWith(fonts: FontFiles): Measure {
  const document = open(fonts, {}, 'en');
  const known = new Map<string, number>();
  // Widths grow with the size, so one size is enough to measure.
  return (text, face, size) => {
    const key = `${face} ${text}`;
    const width = known.get(key) ?? document.font(face, 100).widthOfString(text) / 100;
    known.set(key, width);
    return width * size;
  };
}

function draw(document: PDFDocument, measure: Measure, mark: Mark): void {
  if (mark.kind === 'group') {
    document.save();
    document.transform(...mark.matrix);
    if (mark.clip !== undefined) document.path(mark.clip).clip();
    for (const inner of mark.marks) draw(document, measure, inner);
    document.restore();
  } else if (mark.kind === 'text') {
    const { text, face, size, ink, anchor } = mark;
    const width = anchor === 'start' ? 0 : measure(text, face, size);
    const x = mark.x - (anchor === 'end' ? width : width / 2);
    document.font(face, size).fillColor(ink);
    document.text(text, x, mark.y, { lineBreak: false, baseline: 'alphabetic' });
  } else {
    const { d, fill, stroke, width = 1, dash, opacity } = mark;
    if (!fill && !stroke) return;
    if (opacity !== undefined) document.opacity(opacity);
    document.path(d);
    if (stroke) document.lineWidth(width);
    if (dash) document.dash(dash[0], { space: dash[1] });
    if (fill && stroke) document.fillAndStroke(fill, stroke);
    else if (fill) document.fill(fill);
    else if (stroke) document.stroke(stroke);
    if (dash) document.undash();
    if (opacity !== undefined) document.opacity(1);
  }
}

/** Writes the document. */
export function writePdf(
  pages: readonly Pick<PaperPage, 'width' | 'height' | 'marks'>[],
  fonts: FontFiles,
  measure: Measure,
  about: { readonly title: string; readonly language: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const document = open(fonts, { Title: about.title }, about.language);
  const chunks: Uint8Array[] = [];
  const written = new Promise<Uint8Array<ArrayBuffer>>((done) => {
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => done(joined(chunks)));
  });
  for (const { width, height, marks } of pages) {
    document.addPage({ size: [width, height], margin: 0 });
    document.lineCap('round').lineJoin('round');
    for (const mark of marks) draw(document, measure, mark);
  }
  document.end();
  return written;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
