/** Tables as they stand in the docs, and the docs with other ones. */

/** A whole number as people read it. */
export const whole = (figure: number) => Math.round(figure).toLocaleString('en');

/** With one digit behind the point. */
export const tenths = (figure: number) => figure.toFixed(1);

/** With two or three digits that mean something, whatever its size. */
export function rough(figure: number): string {
  if (figure >= 100) return Number(figure.toPrecision(2)).toLocaleString('en');
  return `${Number(figure.toPrecision(2))}`;
}

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB', 'PB'];

/** Bytes in the unit that fits. */
export function bytes(figure: number): string {
  const unit = Math.min(
    UNITS.length - 1,
    Math.max(0, Math.floor(Math.log(Math.max(1, figure)) / Math.log(1000))),
  );
  return `${rough(figure / 1000 ** unit)} ${UNITS[unit]}`;
}

/** A table of Markdown: the first column is of words, the others are of figures. */
export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** A text in which what stands between the marks of these names is another; it throws where a name has no marks. */
export function withBlocks(text: string, blocks: ReadonlyMap<string, string>): string {
  let changed = text;
  for (const [name, block] of blocks) {
    const [from, to] = [`<!-- ${name} -->\n`, `\n<!-- end of ${name} -->`];
    const [start, end] = [changed.indexOf(from), changed.indexOf(to)];
    if (start < 0 || end < start) throw new Error(`there is no place for ${name}`);
    changed = changed.slice(0, start + from.length) + block + changed.slice(end);
  }
  return changed;
}
