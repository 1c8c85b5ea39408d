/** The one line that says whose turn it is and what is awaited. */

import { isAlone, nameAt } from '../../table/seat-names.ts';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { say } from '../../words/index.ts';
import { tileInWords } from './naming.ts';
import type { GameTable, Picture } from './picture.ts';
import type { Selection } from './selection.ts';

/** The status line: the player in turn, and what is awaited. */
export function statusOf(table: GameTable, selection: Selection): string {
  const { table: words } = say();
  const copenhagen = sayCopenhagen();
  const turn = table.turn.value;
  const { phase } = table.picture.value;
  switch (turn.kind) {
    case 'over':
      return words.over.title;
    case 'bot':
      return words.thinking(nameAt(table.seats, turn.seat));
    case 'sent':
      return words.sending;
    case 'handover':
      return words.handover.title(nameAt(table.seats, turn.seat));
    case 'chance':
    case 'asked':
      return phase === 'setup' ? copenhagen.status.dealing : copenhagen.status.refilling;
    case 'person': {
      const whose = words.yourTurn(nameAt(table.seats, turn.seat), isAlone(table.seats));
      return copenhagen.status.awaited(whose, awaited(table.picture.value, selection));
    }
  }
}

function awaited({ phase, coats }: Picture, selection: Selection): string {
  const { status } = sayCopenhagen();
  const tile = selection.tile.value;
  if (tile !== undefined) return status.place(tileInWords(tile));
  switch (phase) {
    case 'discard':
      return status.discard(selection.surplus.value);
    case 'both':
      return status.both;
    case 'build':
      return status.build;
    case 'coat':
      return status.coat(coats);
    default:
      return taking(selection);
  }
}

function taking(selection: Selection): string {
  const { status } = sayCopenhagen();
  if (selection.places.value.length === 1) return status.takeMore;
  if (selection.ready.value) return status.takeNow;
  return selection.choices.value.builds.size > 0 ? status.takeOrBuild : status.take;
}
