/** The one line that says whose turn it is and what is awaited. */

import { isAlone, nameAt } from '../../table/seat-names.ts';
import { realDice, sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { say } from '../../words/index.ts';
import type { GameTable, Picture } from './material.ts';
import { paintOf } from './naming.ts';
import type { Selection } from './selection.ts';

/** The status line: what is awaited now. */
export function statusOf(table: GameTable, selection: Selection): string {
  const words = say();
  const { status } = sayRollAndWrite();
  const turn = table.turn.value;
  switch (turn.kind) {
    case 'over':
      return words.table.over.title;
    case 'chance':
      return table.picture.value.chance === 'cross' ? status.crossing : status.rolling;
    case 'asked':
      return toldOf(table, turn.event);
    case 'sent':
      return words.table.sending;
    case 'bot':
      return words.table.thinking(nameAt(table.seats, turn.seat));
    default:
      return askedOf(table, selection, turn.seat);
  }
}

/** The status while the real table is asked for an entry. */
function toldOf(table: GameTable, event: string): string {
  const words = realDice.say();
  const { active, dice } = table.picture.value;
  if (!words) return say().common.loading;
  const name = nameAt(table.seats, active ?? 0);
  if (event === 'cross') return words.crossing;
  const alone = isAlone(table.seats);
  if (dice !== null) {
    const again = words.rollAgain(Number(event.split(' ')[1]));
    return alone ? again : sayRollAndWrite().status.for(name, again);
  }
  if (table.seats[active ?? 0]?.bot !== undefined) return words.rollFiveFor(name);
  return alone ? words.rollFive : words.rollFiveOf(name);
}

function askedOf(table: GameTable, selection: Selection, seat: number): string {
  const { table: common } = say();
  const rollAndWrite = sayRollAndWrite();
  const { status } = rollAndWrite;
  const picture = table.picture.value;
  const alone = isAlone(table.seats);
  const name = nameAt(table.seats, seat);
  const said = (what: string) => (alone ? what : status.for(name, what));
  switch (picture.phase) {
    case 'start':
      return alone ? status.start : status.startOf(name);
    case 'coat':
      return said(status.coat(picture.coats));
    case 'mark': {
      const done = nameAt(table.seats, picture.active ?? 0);
      const isTwo = picture.players.length === 2;
      return said(isTwo ? status.markTwo(done) : status.mark(done));
    }
    default:
      return turnStatus(picture, selection, common.yourTurn(name, alone));
  }
}

function turnStatus({ drawn, noX }: Picture, selection: Selection, turn: string): string {
  const { status } = sayRollAndWrite();
  const picked = selection.picked.value;
  const { draws, singles } = selection.possible.value;
  if (picked?.kind === 'square') return status.oneX(turn);
  if (picked?.kind === 'tile') {
    return (noX ? status.placing : status.placingBrick)(turn, paintOf(picked.tile));
  }
  if (drawn) return (singles.length > 0 ? status.drawnMore : status.drawn)(turn);
  if (selection.isRecolouring.value) return status.recolour(turn);
  if (selection.dice.value.length > 0) return status.dice(turn);
  return (draws.size > 0 ? status.tile : status.noTile)(turn);
}
