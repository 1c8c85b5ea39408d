/** A whole score pad: the sheet that is looked at, its count, and everybody's standing. */
import './score-pad.css';
import { useMemo } from 'preact/hooks';
import { useStayAwake } from '../../../ui/stay-awake.ts';
import { sayScore } from '../../../words/games/house.ts';
import { Count, Warnings } from './count.tsx';
import { FreeHouse } from './free-house.tsx';
import type { Pad } from './pad.ts';
import { SheetTabs, tabId } from './players.tsx';
import type { ScoreFront } from './score-front.ts';
import { SheetEditor } from './sheet-editor.ts';
import { Standing } from './standing.tsx';
import { Paints, Tools } from './tools.tsx';

/** A pad on which a game is counted. */
export function ScorePad({ front, pad }: { readonly front: ScoreFront; readonly pad: Pad }) {
  const editor = useMemo(() => new SheetEditor(front, pad), [front, pad]);
  const words = sayScore();
  const seat = pad.seat.value;
  const areMany = pad.sheets.value.length > 1;
  const panel = areMany ? ({ role: 'tabpanel', 'aria-labelledby': tabId(seat) } as const) : {};
  useStayAwake();
  return (
    <div class="score">
      {areMany && <SheetTabs editor={editor} />}
      <div id="score-sheet" class="score-sheet" {...panel}>
        <div class="score-desk">
          <FreeHouse editor={editor} name={words.sheetOf(editor.nameOf(seat))} />
          <Tools editor={editor} />
          {front.paints.length > 0 && <Paints editor={editor} />}
        </div>
        <div class="score-side">
          {front.Marks && <front.Marks editor={editor} />}
          <Count editor={editor} />
          <Warnings editor={editor} />
          {areMany && <Standing editor={editor} />}
          <p class="score-about panel">
            {front.words().about} <span id="score-keys">{words.keys}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
