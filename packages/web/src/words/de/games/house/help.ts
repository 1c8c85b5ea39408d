/** What help says of houses, in German. */
import type { HouseHelpWords } from '../../../en/games/house/help.ts';
import { grammarOf } from '../../../grammar.ts';
import { help } from '../../help.ts';

const { counted } = grammarOf('de');

const missing = (count: number) => counted(count, 'Feld fehlt', 'Felder fehlen');

/** What help says in games of houses. */
export const houseHelp: HouseHelpWords = {
  ...help,
  brick: (cell) => `Das Mauerwerk ist jetzt auf ${cell}.`,
  places: (count) => `Dafür gibt es ${counted(count, 'Stelle', 'Stellen')}.`,
  line: {
    complete: (points) => `Komplett: Das hat ${points} gebracht.`,
    missing: (count, cells) => `${missing(count)}: ${cells}.`,
    withBrick: (points) => `Mauerwerk ist schon darin, also gibt es dafür ${points}.`,
    clean: (most, least) =>
      `Bisher nur Fenster: Ohne Mauerwerk gibt es dafür ${most}, mit Mauerwerk ${least}.`,
    coat: 'Ist sie komplett, gibt dir ihr Wappen eine Sonderaktion.',
    now: (tiles) => `Vervollständigen kannst du sie jetzt mit: ${tiles}.`,
    isComplete: (line, points) => `${line}: komplett, ${points}.`,
    lacks: (line, count) => `${line}: ${missing(count)}.`,
  },
  cell: {
    now: (tiles) => `Füllen kannst du es jetzt mit: ${tiles}.`,
    notNow: 'Nichts, was du jetzt setzen kannst, reicht hierher.',
    coat: 'Hier ist ein Wappen: Überbaue es, um eine Sonderaktion zu bekommen.',
  },
  coat: {
    used: 'Dieses Wappen ist schon genutzt.',
    cover: (cell) => `Überbaue ${cell}, um es zu nutzen.`,
    complete: (line, count, cells) =>
      `Vervollständige ${line}, um es zu nutzen: ${missing(count)} (${cells}).`,
  },
  house: {
    state: (points, empty) => `${points}, ${counted(empty, 'leeres Feld', 'leere Felder')}.`,
  },
  score: {
    missing: (count, goal) => `Noch ${counted(count, 'Punkt', 'Punkte')} bis ${goal}.`,
    reached: (goal) => `${goal} Punkte sind erreicht.`,
  },
  what: {
    ...help.what,
    row: 'Eine Reihe aus fünf Feldern. Ist sie komplett, zählt sie sofort: 1 Punkt, oder 2, wenn sie nur Fenster hat.',
    column:
      'Eine Spalte aus neun Feldern. Ist sie komplett, zählt sie sofort: 2 Punkte, oder 4, wenn sie nur Fenster hat.',
    score: 'Die Punkte stehen im Giebel. Du bekommst sie für komplette Reihen und Spalten.',
    rotate: 'Dreht, was du gerade setzt, um 90 Grad.',
    flip: 'Wendet, was du gerade setzt, zum Spiegelbild.',
    brick: 'Setzt das Mauerwerk auf ein anderes Feld. Du kannst auch auf das Feld tippen.',
    'next-place': 'Schiebt, was du gerade setzt, zur nächsten möglichen Stelle, die beste zuerst.',
    'put-back': 'Legt zurück, was du gerade setzt, damit du etwas anderes wählen kannst.',
    place: 'Setzt an dieser Stelle. Die Punkte zählen sofort.',
  },
};
