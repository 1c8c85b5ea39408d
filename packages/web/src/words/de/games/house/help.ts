/** What help says of houses, in German. */
import type { HouseHelpWords } from '../../../en/games/house/help.ts';
import { help } from '../../help.ts';

function lacking(count: number): string {
  return count === 1 ? '1 Feld fehlt' : `${count} Felder fehlen`;
}

/** What help says in games of houses. */
export const houseHelp: HouseHelpWords = {
  ...help,
  brick: (cell) => `Der Ziegel ist jetzt auf ${cell}.`,
  places: (count) => `Es gibt ${count === 1 ? '1 Stelle' : `${count} Stellen`} dafür.`,
  line: {
    complete: (points) => `Komplett, hat ${points} gebracht.`,
    missing: (count, cells) => `${lacking(count)}: ${cells}.`,
    withBrick: (points) => `Ein Ziegel ist schon darin, also bringt sie ${points}.`,
    clean: (most, least) =>
      `Bisher nur Fenster: ohne Ziegel bringt sie ${most}, mit Ziegel ${least}.`,
    coat: 'Ist sie komplett, gibt ihr Wappen eine Sonderaktion.',
    now: (tiles) => `Jetzt zu vollenden mit: ${tiles}.`,
    isComplete: (line, points) => `${line}: komplett, ${points}.`,
    lacks: (line, count) => `${line}: ${lacking(count)}.`,
  },
  cell: {
    now: (tiles) => `Jetzt zu füllen mit: ${tiles}.`,
    notNow: 'Nichts, was du jetzt setzen kannst, reicht hierher.',
    coat: 'Hier ist ein Wappen aufgedruckt: Wer es überbaut, darf eine Sonderaktion machen.',
  },
  coat: {
    used: 'Dieses Wappen ist schon genutzt.',
    cover: (cell) => `Überbau ${cell}, um es zu nutzen.`,
    complete: (line, count, cells) =>
      `Vollende ${line}, um es zu nutzen: ${lacking(count)} (${cells}).`,
  },
  house: {
    state: (points, empty) =>
      `${points}, ${empty === 1 ? '1 leeres Feld' : `${empty} leere Felder`}.`,
  },
  score: {
    missing: (count, goal) =>
      `Noch ${count === 1 ? '1 Punkt' : `${count} Punkte`} bis ${goal}, dann geht das Spiel zu Ende.`,
    reached: (goal) => `${goal} Punkte sind erreicht: Das Spiel geht zu Ende.`,
  },
  what: {
    ...help.what,
    row: 'Eine Reihe aus fünf Feldern. Ist sie komplett, zählt sie sofort: 1 Punkt, oder 2, wenn sie nur Fenster hat.',
    column:
      'Eine Spalte aus neun Feldern. Ist sie komplett, zählt sie sofort: 2 Punkte, oder 4, wenn sie nur Fenster hat.',
    score: 'Die Punkte stehen im Giebel. Sie kommen von kompletten Reihen und Spalten.',
    rotate: 'Dreht das Teil in deiner Hand um eine Vierteldrehung.',
    flip: 'Wendet das Teil in deiner Hand, wie im Spiegel.',
    brick: 'Macht ein anderes Feld zum Ziegel. Auf das Feld zu tippen geht auch.',
    'next-place': 'Schiebt weiter zur nächsten erlaubten Stelle, die beste zuerst.',
    'put-back': 'Legt zurück, was du in der Hand hast, als hättest du es nicht genommen.',
    place: 'Setzt, wo du gerade hältst. Punkte und Wappen folgen sofort.',
  },
};
