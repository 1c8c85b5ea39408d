/** Score pads for games at a real table, in German. */
import type { ScoreWords } from '../../../en/games/house/score.ts';
import { grammarOf } from '../../../grammar.ts';

const { list, plural } = grammarOf('de');

/** What score pads say in German. */
export const words: ScoreWords = {
  sheetOf: (name) => `Blatt von ${name}`,
  tools: {
    title: 'Stift',
    turns: 'O, X, leer',
    turnsAbout: 'Tippen wechselt: Fenster, Mauerwerk, leer',
    window: 'Fenster',
    brick: 'Mauerwerk',
    empty: 'Radieren',
    paint: 'Farbe',
    plain: 'keine',
  },
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  undone: 'Rückgängig gemacht.',
  redone: 'Wiederholt.',
  fresh: {
    button: 'Neues Blatt',
    sure: 'Alle Blätter leeren? „Rückgängig“ holt sie zurück.',
    yes: 'Alle Blätter leeren',
    done: 'Alle Blätter sind leer. „Rückgängig“ holt sie zurück.',
  },
  players: {
    button: 'Spieler',
    nameOf: (number) => `Spieler ${number}: Name`,
    add: 'Spieler hinzufügen',
    remove: (name) => `Blatt von ${name} entfernen`,
  },
  count: { coats: 'Noch zu nutzende Wappen' },
  coat: (line, isUsed) => `Wappen an ${line}: ${isUsed ? 'genutzt' : 'nicht genutzt'}`,
  box: (track, box) => `${track}, Kästchen ${box}`,
  sign: (sign, track, box) => `${sign} unter Kästchen ${box}, ${track}`,
  startStar: (number) => `Startstern ${number} für „Neu würfeln“`,
  signs: { bonus: 'Bonus', star: 'Stern' },
  standing: {
    title: 'Punktestand',
    wins: (name) => `${name} gewinnt`,
    share: (names) => `Geteilter Sieg: ${names}`,
    ahead: (name) => `Vorn: ${name}. Das reicht zum Sieg, wenn das Spiel jetzt endet`,
    level: (names) => `Gleichauf: ${names}. Endet das Spiel jetzt, ist es ein geteilter Sieg`,
    onlyOne: (names, goal) =>
      `${names}: ${goal} Punkte oder mehr. Wer sie zuerst hat, beendet das Spiel; eines dieser Häuser kann also nicht stimmen. Bitte prüfen.`,
  },
  complete: (line, points) => `${line} komplett: ${points}`,
  gone: (line) => `${line} nicht mehr komplett`,
  trackFull: (points) => `Leiste voll: ${points}`,
  trackOpen: 'Leiste nicht mehr voll',
  inAll: (what, points) => `${what}, ${points} insgesamt`,
  warnings: {
    title: 'Bitte prüfen',
    none: 'Nichts Auffälliges.',
    inTheAir: (cells) =>
      `${list(cells)}: ${plural(cells.length, 'Dieses Feld hat', 'Diese Felder haben')} keinen Halt. Mindestens ein Feld muss in Reihe 1 oder direkt über einem gefüllten Feld liegen.`,
    loneBricks: (cells, possible) =>
      possible === 0
        ? `${list(cells)}: Neben jedes Feld Mauerwerk gehört mindestens ein Fenster; für ${plural(cells.length, 'dieses', 'diese')} ist keines übrig.`
        : `${list(cells)}: mehr einzelnes Mauerwerk, als „Ein X“ erlaubt (${possible}).`,
    fewBricks: (surplus) =>
      `Zu wenig Mauerwerk: Selbst mit den größten Formen ${plural(surplus, 'ist 1 Fenster', `sind ${surplus} Fenster`)} zu viel.`,
    whiteBricks: (cells) => `${list(cells)}: Weiße Spezialplättchen haben kein Mauerwerk.`,
    outOfOrder: (track, boxes) =>
      `${track}: Kästchen ${list(boxes)} ${plural(boxes.length, 'ist', 'sind')} angekreuzt, eines davor aber nicht.`,
    locked: (track, boxes) =>
      `${track}: Was unter Kästchen ${list(boxes)} steht, ist genutzt, aber nicht freigeschaltet.`,
    coatNotEarned: (line) => `Wappen an ${line}: abgehakt, aber ${line} ist nicht komplett.`,
    coatUnused: (line) => `Wappen an ${line}: Nutze es und hake es dann ab.`,
    short: {
      'in-the-air': 'kein Halt',
      'lone-bricks': 'zu viel Mauerwerk',
      'white-bricks': 'Weiß hat kein Mauerwerk',
      'out-of-order': 'eines davor fehlt',
      locked: 'noch nicht freigeschaltet',
      'coat-not-earned': 'nicht komplett',
      'coat-unused': 'noch nicht genutzt',
    },
  },
  keys: 'Mit den Pfeiltasten wechselst du das Feld; O zeichnet ein Fenster, X Mauerwerk, Entf radiert, die Leertaste nutzt den gewählten Stift.',
  notKept:
    'Dieser Wertungsblock lässt sich gerade nicht auf dem Gerät speichern. Wenn du die Seite verlässt, geht er verloren.',
};
