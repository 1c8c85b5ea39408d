/** Tables as text that every spreadsheet opens. */

/** Spreadsheets in most of Europe expect this one; others find out. */
const SEPARATOR = ';';

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** A cell that begins like this would be taken for a formula; an apostrophe before it prevents that. */
const FORMULA = /^[=+\-@]/;
const PROTECTED = /^'(?=[=+\-@])/;

/** Writes rows of cells. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(written).join(SEPARATOR));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function written(cell: string): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";,\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reads rows of cells, whichever separator the spreadsheet has written. */
export function readCsv(text: string): string[][] {
  const plain = text.replace(BYTE_ORDER_MARK, '').replace(/(?<!\n)$/, '\n');
  const separator = /[;,\t]/.exec(plain)?.[0] ?? SEPARATOR;
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\r\n]*))(${separator}|\r?\n)`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < plain.length) {
    const found = cell.exec(plain);
    if (!found) throw new Error(`row ${rows.length + 1}: a quote is not closed`);
    const [, quoted, bare, end] = found;
    row.push((quoted?.replaceAll('""', '"') ?? bare ?? '').replace(PROTECTED, ''));
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
