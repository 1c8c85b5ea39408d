/** The sheets of a pad: tabs to turn from one to the other, and a dialog for names. */
import './players.css';
import { BLANK_SHEET } from '@nyhavn/engine/house';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from '../../../ui/button.tsx';
import { rove, STOP } from '../../../ui/rove.ts';
import { sayScore } from '../../../words/games/house.ts';
import { say } from '../../../words/index.ts';
import { DialogTool } from './dialog-tool.tsx';
import { MAX_SHEETS } from './pad.ts';
import type { SheetEditor } from './sheet-editor.ts';

const MAX_SHEET_NAME_LENGTH = 20;

/** The id of a player's tab. */
export function tabId(seat: number): string {
  return `score-tab-${seat}`;
}

/** A tab a sheet, where there are several. */
export function SheetTabs({ editor }: { readonly editor: SheetEditor }) {
  const { pad } = editor;
  const { points } = say().common;
  return (
    <div class="score-tabs" role="tablist" tabIndex={-1} onKeyDown={rove}>
      {pad.sheets.value.map((_, seat) => (
        <button
          key={seat}
          type="button"
          role="tab"
          id={tabId(seat)}
          class="score-tab"
          {...STOP}
          tabIndex={pad.seat.value === seat ? 0 : -1}
          aria-selected={pad.seat.value === seat}
          aria-controls="score-sheet"
          onFocus={() => {
            pad.seat.value = seat;
          }}
          onClick={() => {
            pad.seat.value = seat;
          }}
        >
          <span class="score-tab-name">{editor.nameOf(seat)}</span>
          <span class="score-tab-points">
            <span aria-hidden="true">{editor.scores.value[seat]?.score}</span>
            <span class="visually-hidden">{points(editor.scores.value[seat]?.score ?? 0)}</span>
          </span>
        </button>
      ))}
    </div>
  );
}

/** Opens the list of players. */
export function PlayersButton({ editor }: { readonly editor: SheetEditor }) {
  const { players } = sayScore();
  return (
    <DialogTool icon="people" name={players.button}>
      {() => <Players editor={editor} />}
    </DialogTool>
  );
}

function Players({ editor }: { readonly editor: SheetEditor }) {
  const { front, pad } = editor;
  const { players } = sayScore();
  const sheets = pad.sheets.value;
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(sheets.length);
  const focusName = (seat: number) => list.current?.querySelectorAll('input')[seat]?.focus();
  useLayoutEffect(() => {
    if (sheets.length > before.current) focusName(sheets.length - 1);
    before.current = sheets.length;
  }, [sheets.length]);
  return (
    <>
      <ol class="score-players" ref={list}>
        {sheets.map((sheet, seat) => (
          <li key={seat}>
            <input
              type="text"
              aria-label={players.nameOf(seat + 1)}
              value={sheet.name}
              placeholder={editor.nameOf(seat)}
              maxLength={MAX_SHEET_NAME_LENGTH}
              autocomplete="off"
              onChange={({ currentTarget }) =>
                pad.change(
                  pad.sheets.peek().with(seat, { ...sheet, name: currentTarget.value.trim() }),
                )
              }
            />
            {sheets.length > front.fewest && (
              <IconButton
                look="quiet"
                icon="close"
                label={players.remove(editor.nameOf(seat))}
                onClick={() => {
                  // The button goes with its sheet, the focus must not.
                  focusName(Math.min(seat, sheets.length - 2));
                  pad.change(pad.sheets.peek().toSpliced(seat, 1));
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {sheets.length < MAX_SHEETS && (
        <Button icon="plus" onClick={() => pad.change([...sheets, { ...BLANK_SHEET, name: '' }])}>
          {players.add}
        </Button>
      )}
    </>
  );
}
