/** A whole score pad: the sheet that is looked at, its count, and everybody's standing. */
import './score-pad.css';
import { useMemo } from 'preact/hooks';
import type { ScoreFront } from '../../../games/contract/score-front.ts';
import { useStayAwake } from '../../../ui/stay-awake.ts';
import { sayScore } from '../../../words/score.ts';
import { Count, Warnings } from './count.tsx';
import { FreeHouse } from './free-house.tsx';
import { nameOf } from './names.ts';
import type { Pad } from './pad.ts';
import { Drawing } from './pencil.ts';
import { SheetTabs, tabId } from './players.tsx';
import { Standing } from './standing.tsx';
import { Paints, Tools } from './tools.tsx';

/** A pad on which a game is counted. */
export function ScorePad({ front, pad }: { readonly front: ScoreFront; readonly pad: Pad }) {
  const drawing = useMemo(() => new Drawing(front, pad), [front, pad]);
  const words = sayScore();
  const seat = pad.seat.value;
  const areMany = pad.sheets.value.length > 1;
  const panel = areMany ? ({ role: 'tabpanel', 'aria-labelledby': tabId(seat) } as const) : {};
  useStayAwake();
  return (
    <div class="score">
      {areMany && <SheetTabs drawing={drawing} />}
      <div id="score-sheet" class="score-sheet" {...panel}>
        <div class="score-desk">
          <FreeHouse drawing={drawing} name={words.sheetOf(nameOf(pad, seat))} />
          <Tools drawing={drawing} />
          {front.paints.length > 0 && <Paints drawing={drawing} />}
        </div>
        <div class="score-side">
          {front.Marks && <front.Marks drawing={drawing} />}
          <Count drawing={drawing} />
          <Warnings drawing={drawing} />
          {areMany && <Standing drawing={drawing} />}
          <p class="score-about panel">
            {words.about[front.game]} <span id="score-keys">{words.keys}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
