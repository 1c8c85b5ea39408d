/** Score pads for games at a real table, in German. */
import type { ScoreWords } from '../../../en/games/house/score.ts';
import { enumerated } from '../../../enumerated.ts';

/** Cells or boxes one after the other. Common words are not asked: they would become a file of their own. */
function list(things: readonly string[]): string {
  return enumerated(things, 'und');
}

/** What score pads say in German. */
export const words: ScoreWords = {
  sheetOf: (name) => `Blatt von ${name}`,
  tools: {
    title: 'Stift',
    turns: 'O, X, leer',
    turnsAbout: 'Fenster, Ziegel, leer: mit jedem Tippen das Nächste',
    window: 'Fenster',
    brick: 'Ziegel',
    empty: 'Radieren',
    paint: 'Farbe',
    plain: 'keine',
  },
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undone: 'Zurückgenommen.',
  redone: 'Wiederholt.',
  fresh: {
    button: 'Neues Blatt',
    sure: 'Mit leeren Blättern beginnen? „Rückgängig“ holt diese zurück.',
    yes: 'Alle Blätter leeren',
    done: 'Alle Blätter sind leer. „Rückgängig“ holt die alten zurück.',
  },
  players: {
    button: 'Spieler',
    nameOf: (number) => `Name von Spieler ${number}`,
    add: 'Spieler hinzufügen',
    remove: (name) => `Blatt von ${name} entfernen`,
  },
  count: { coats: 'Wappen, die noch zu nutzen sind' },
  coat: (line, isUsed) => `Wappen an ${line}: ${isUsed ? 'genutzt' : 'nicht genutzt'}`,
  box: (track, box) => `${track}, Kästchen ${box}`,
  sign: (sign, track, box) => `${sign} unter Kästchen ${box}, ${track}`,
  startStar: (number) => `Stern ${number} für „Neu würfeln“ vom Anfang`,
  signs: { bonus: 'Bonus', star: 'Stern' },
  standing: {
    title: 'Stand',
    wins: (names) => `${names} gewinnt`,
    share: (names) => `Geteilter Sieg: ${names}`,
    ahead: (names) => `${names} führt und gewinnt, wenn das Spiel jetzt endet`,
    level: (names) =>
      `${names} liegen gleichauf und teilen sich den Sieg, wenn das Spiel jetzt endet`,
    onlyOne: (names, goal) =>
      `${names}: ${goal} Punkte oder mehr. Wer sie zuerst hat, beendet das Spiel; eines dieser Häuser kann also nicht stimmen. Bitte sieh nach.`,
  },
  complete: (line, points) => `${line} vollständig: ${points}`,
  gone: (line) => `${line} nicht mehr vollständig`,
  trackFull: (points) => `eine Leiste ist voll: ${points}`,
  trackOpen: 'eine Leiste ist nicht mehr voll',
  inAll: (what, points) => `${what}, ${points} insgesamt`,
  warnings: {
    title: 'Bitte nachsehen',
    none: 'Nichts Auffälliges.',
    inTheAir: (cells) =>
      `${list(cells)}: Nichts trägt ${cells.length === 1 ? 'dieses Feld' : 'diese Felder'}; Felder stehen in Reihe 1 oder auf anderen.`,
    loneBricks: (cells, possible) =>
      possible === 0
        ? `${list(cells)}: Jede Form hat einen Ziegel und daneben ein Fenster; für ${cells.length === 1 ? 'diesen' : 'diese'} Ziegel ist keines übrig.`
        : `${list(cells)}: mehr Ziegel ohne eigenes Fenster, als „Ein X“ gebracht haben kann (${possible}).`,
    fewBricks: (surplus) =>
      `Zu wenige Ziegel: Selbst bei den größten Formen ${surplus === 1 ? 'ist 1 Fenster' : `sind ${surplus} Fenster`} zu viel.`,
    whiteBricks: (cells) => `${list(cells)}: Weiße Teile haben keinen Ziegel.`,
    outOfOrder: (track, boxes) =>
      `${track}: Kästchen ${list(boxes)} ${boxes.length === 1 ? 'ist' : 'sind'} angekreuzt, aber eines davor ist frei.`,
    locked: (track, boxes) =>
      `${track}: Was unter Kästchen ${list(boxes)} steht, ist genutzt, aber nicht freigeschaltet.`,
    coatNotEarned: (line) => `Wappen an ${line}: abgehakt, aber dort sind noch Lücken.`,
    coatUnused: (line) => `Wappen an ${line}: Nutze es und hake es dann ab.`,
    short: {
      'in-the-air': 'hängt in der Luft',
      'lone-bricks': 'ein Ziegel zu viel',
      'white-bricks': 'Weiß hat keinen Ziegel',
      'out-of-order': 'eines davor ist frei',
      locked: 'noch nicht freigeschaltet',
      'coat-not-earned': 'hat noch Lücken',
      'coat-unused': 'noch zu nutzen',
    },
  },
  keys: 'Pfeiltasten bewegen, O zeichnet ein Fenster, X einen Ziegel, Entf radiert, die Leertaste tut, was der Stift sagt.',
  notKept:
    'Dieser Block lässt sich gerade nicht auf dem Gerät speichern; wenn du gehst, ist er verloren.',
};
