/** The part of pdfkit that sheets are written with; the types that others publish need Node's. */
declare module 'pdfkit' {
  interface Options {
    readonly size: readonly [width: number, height: number];
    readonly margin: number;
    readonly autoFirstPage: boolean;
    readonly font: null;
    readonly lang: string;
    readonly info: Readonly<Record<string, string | Date>>;
  }
  export default class PDFDocument {
    constructor(options: Partial<Options>);
    addPage(options: Pick<Options, 'size' | 'margin'>): this;
    registerFont(name: string, file: Uint8Array): this;
    font(name: string, size: number): this;
    widthOfString(text: string): number;
    text(
      text: string,
      x: number,
      y: number,
      options: { readonly lineBreak: false; readonly baseline: 'alphabetic' },
    ): this;
    save(): this;
    restore(): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    path(d: string): this;
    clip(): this;
    lineWidth(width: number): this;
    lineCap(style: 'round'): this;
    lineJoin(style: 'round'): this;
    dash(length: number, options: { readonly space: number }): this;
    undash(): this;
    opacity(share: number): this;
    fillColor(colour: string): this;
    fill(colour: string): this;
    stroke(colour: string): this;
    fillAndStroke(fill: string, stroke: string): this;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    end(): void;
  }
}
