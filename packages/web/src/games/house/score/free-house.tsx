/** A building on which anything can be drawn: by taps, by strokes over several cells, by keys. */
import './free-house.css';
import { kindOf, letterAt, type SheetWarning } from '@nyhavn/engine/house';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { CellLook } from '../../../art/house/cell-look.ts';
import { HOUSE, House } from '../../../art/house.tsx';
import type { Paint } from '../../../art/types.ts';
import { Icon } from '../../../ui/icon.tsx';
import { rove, STOP } from '../../../ui/rove.ts';
import { WarningFlag } from '../../../ui/warning-flag.tsx';
import { sayScore } from '../../../words/games/house.ts';
import { cellName, SIZE } from '../geometry.ts';
import { linesIn } from '../house-view.ts';
import type { SheetEditor } from './sheet-editor.ts';
import { lineInWords, warningsAt } from './sheet-warnings.ts';

/** Letters of keys that draw. */
const KEYS: Readonly<Record<string, 'window' | 'brick' | 'empty'>> = {
  o: 'window',
  x: 'brick',
  Delete: 'empty',
  Backspace: 'empty',
};

/** The house of the sheet that is looked at. */
export function FreeHouse(props: { readonly editor: SheetEditor; readonly name: string }) {
  const { editor, name } = props;
  const { front, pad } = editor;
  const { building, coats } = pad.sheet.value;
  const isTaken = front.ticksCoats ? (line: string) => coats.includes(line) : undefined;
  return (
    <div class="free-house">
      <House
        seat={pad.seat.value}
        medium={front.medium}
        cells={(cell) => lookOf(editor, cell)}
        score={editor.score.value.score}
        {...linesIn(building, front.coats, isTaken)}
      />
      <Cells editor={editor} name={name} />
      {front.ticksCoats &&
        [...front.coats.columns, ...front.coats.rows.map(String).toReversed()].map((line) => (
          <CoatButton key={line} editor={editor} line={line} />
        ))}
      <Doubt editor={editor} />
    </div>
  );
}

function lookOf({ front, pad }: SheetEditor, cell: string): CellLook {
  const letter = letterAt(pad.sheet.value.building, cell);
  const kind = kindOf(letter);
  if (kind === 'empty') return { kind, coat: front.coats.cells.includes(cell) };
  const paint = letter.toUpperCase() as Paint;
  const isNew = pad.touched.value === cell;
  return front.paints.includes(paint) ? { kind, colour: paint, isNew } : { kind, isNew };
}

/** The upper edge of a row, counted from 1, in the units of the picture. */
function rowTop(row: number): number {
  return HOUSE.top + (SIZE.rows - row) * HOUSE.cell;
}

/** One pointer that is down and draws. */
interface Stroke {
  readonly pointerId: number;
  readonly kind: ReturnType<SheetEditor['nextOf']>;
  last: string;
}

/** The cells as buttons, in a grid for those who hear it; one stroke draws over many. */
function Cells({ editor, name }: { readonly editor: SheetEditor; readonly name: string }) {
  const stop = useSignal('a1');
  const hand = useRef<Stroke | undefined>(undefined);

  function down(event: PointerEvent) {
    const cell = cellUnder(event);
    // Other buttons ask for help, and further fingers rest on the glass. On a Mac, Ctrl makes a right click.
    if (cell === undefined || event.button !== 0 || !event.isPrimary || event.ctrlKey) return;
    const { pointerId } = event;
    (event.currentTarget as Element).setPointerCapture(pointerId);
    hand.current = { pointerId, kind: editor.nextOf(cell), last: cell };
    editor.drawCell(cell, hand.current.kind, hand.current);
  }
  function move(event: PointerEvent) {
    const cell = cellUnder(event);
    if (hand.current?.pointerId !== event.pointerId) return;
    if (cell === undefined || cell === hand.current.last) return;
    hand.current.last = cell;
    editor.drawCell(cell, hand.current.kind, hand.current);
  }
  function up(event: PointerEvent) {
    if (hand.current?.pointerId === event.pointerId) hand.current = undefined;
  }
  /** Keys and voices click without a pointer; a pointer has drawn already. */
  function click(event: MouseEvent, cell: string) {
    const isByPointer = event instanceof PointerEvent ? event.pointerType !== '' : event.detail > 0;
    if (!isByPointer) editor.drawCell(cell, editor.nextOf(cell));
  }
  function key(event: KeyboardEvent) {
    const kind = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    const cell = (event.target as HTMLElement).dataset.cell;
    if (!kind || cell === undefined || event.ctrlKey || event.metaKey || event.altKey) {
      rove(event);
      return;
    }
    event.preventDefault();
    editor.drawCell(cell, kind);
  }

  return (
    <table
      class="free-cells"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that keys act in.
      role="grid"
      tabIndex={-1}
      aria-label={name}
      aria-describedby="score-keys"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={key}
    >
      <tbody>
        {Array.from({ length: SIZE.rows }, (_, line) => (
          <tr key={line}>
            {Array.from({ length: SIZE.columns }, (_, column) => {
              const cell = cellName([column, SIZE.rows - 1 - line]);
              return (
                <td key={cell}>
                  <button
                    type="button"
                    class="free-cell"
                    {...STOP}
                    data-cell={cell}
                    tabIndex={stop.value === cell ? 0 : -1}
                    aria-label={editor.cellInWords(cell)}
                    onFocus={() => {
                      stop.value = cell;
                    }}
                    onClick={(event) => click(event, cell)}
                  >
                    {warningsAt(editor.warnings.value, cell).length > 0 && <WarningFlag />}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The cell under a pointer, wherever a stroke has captured it. */
function cellUnder(event: PointerEvent): string | undefined {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  const column = Math.floor(((event.clientX - box.left) / box.width) * SIZE.columns);
  const line = Math.floor(((event.clientY - box.top) / box.height) * SIZE.rows);
  const isInside = column >= 0 && column < SIZE.columns && line >= 0 && line < SIZE.rows;
  return isInside ? cellName([column, SIZE.rows - 1 - line]) : undefined;
}

/** The position of an element, in percent of the picture. */
function place(x: number, y: number) {
  return { left: `${(x / HOUSE.width) * 100}%`, top: `${(y / HOUSE.height) * 100}%` };
}

/** The position of a coat of arms, by its line. */
function coatPlace(line: string): readonly [x: number, y: number] {
  const column = 'abcde'.indexOf(line);
  return column < 0
    ? [HOUSE.left + 5 * HOUSE.cell + 9, rowTop(Number(line)) + HOUSE.cell / 2]
    : [HOUSE.left + (column + 0.5) * HOUSE.cell, HOUSE.top - 13];
}

/** A coat of arms, to be ticked when it is used. */
function CoatButton({ editor, line }: { readonly editor: SheetEditor; readonly line: string }) {
  const isUsed = editor.pad.sheet.value.coats.includes(line);
  const doubts = warningsAt(editor.warnings.value, `coat ${line}`);
  const { coat, warnings } = sayScore();
  const label = [
    coat(lineInWords(line), isUsed),
    // The label says already that it is not used.
    ...doubts.flatMap(({ code }) => (code === 'coat-unused' ? [] : [warnings.short[code]])),
  ];
  return (
    <button
      type="button"
      class={`free-coat ${/\d/.test(line) ? 'of-row' : 'of-column'}`}
      style={place(...coatPlace(line))}
      aria-pressed={isUsed}
      aria-label={label.join(', ')}
      onClick={() => editor.toggle('coats', line, `coat ${line}`)}
    >
      {isUsed && <Icon name="check" />}
      {doubts.length > 0 && <WarningFlag />}
    </button>
  );
}

/** In words, beside the spot that was drawn on last, what may be wrong there. */
function Doubt({ editor }: { readonly editor: SheetEditor }) {
  const spot = editor.pad.touched.value ?? '';
  const [doubt] = warningsAt(editor.warnings.value, spot);
  if (!doubt || 'track' in doubt) return null;
  const [x, y] = doubtPlace(doubt, spot);
  const side = x < HOUSE.width * 0.4 ? 'start' : x > HOUSE.width * 0.6 ? 'end' : 'middle';
  const name = isOfColumn(doubt) ? 'is-below' : `at-${side}`;
  return (
    <span class={`chip free-doubt ${name}`} style={place(x, y)} aria-hidden="true">
      {sayScore().warnings.short[doubt.code]}
    </span>
  );
}

/** Returns true if it is about a coat of arms above a column, where words would hide the points. */
function isOfColumn(doubt: SheetWarning): boolean {
  return 'line' in doubt && /[a-e]/.test(doubt.line);
}

function doubtPlace(doubt: SheetWarning, spot: string): readonly [x: number, y: number] {
  if ('line' in doubt) {
    const [x, y] = coatPlace(doubt.line);
    return [x, isOfColumn(doubt) ? HOUSE.top + 3 : y - 16];
  }
  const column = 'abcde'.indexOf(spot.charAt(0));
  return [HOUSE.left + (column + 0.5) * HOUSE.cell, rowTop(Number(spot.slice(1))) - 1];
}
