/** Sharing a game: pictures, a keepsake, the game file, in German. */
import type { ShareWords } from '../en/share.ts';
import { grammarOf } from '../grammar.ts';

const { counted, plural } = grammarOf('de');

/** What is said where a game is given away, and what stands on what is given. */
export const words: ShareWords = {
  about:
    'Alles entsteht auf deinem Gerät, auch offline. Nichts wird verschickt, bevor du es teilst.',
  picture: 'Bild',
  hour: 'Tageszeit',
  hours: { day: 'Tag', dusk: 'Dämmerung' },
  name: 'Dein Name',
  place: 'Ort',
  placeHint: 'zum Beispiel „bei Oma“',
  giveAs: (what) => `Als ${what} teilen …`,
  again: 'Fertig. Tippe noch einmal auf „Teilen“.',
  png: 'Als PNG speichern',
  keepsake: 'Andenken',
  keepsakeAbout: 'Eine Seite zum Drucken: die Häuser, die Punkte und wie es lief.',
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'US Letter' },
  ink: 'Tinte',
  inks: { colour: 'Farbe', saving: 'Schwarz-Weiß' },
  pdf: 'Als PDF speichern',
  record: 'Partiedatei',
  recordAbout: 'Die ganze Partie als Text, Schritt für Schritt. Nyhavn kann sie wieder öffnen.',
  copy: 'Text kopieren',
  save: 'Datei speichern',
  copied: 'Partie kopiert.',
  notCopied: 'Dein Browser erlaubt das Kopieren nicht. Speichere stattdessen die Datei.',
  notYet: 'Diese Partie läuft noch. Wenn sie zu Ende ist, kannst du ein Bild davon teilen.',
  finished: 'Das Haus ist fertig',
  wins: ({ name, isYou }) => (isYou ? 'Du gewinnst' : `${name} gewinnt`),
  share: (names) => `Geteilter Sieg: ${names}`,
  went: 'Wie es lief',
  player: 'Spieler',
  total: 'Punkte',
  empty: 'Leer',
  turns: (turns) => `Die Partie dauerte ${counted(turns, 'Zug', 'Züge')}.`,
  led: ({ name, isYou }, turn) =>
    isYou
      ? `Du gingst in Zug ${turn} in Führung und gabst sie nicht mehr ab.`
      : `${name} ging in Zug ${turn} in Führung und gab sie nicht mehr ab.`,
  changed: (times, { name, isYou }, turn) =>
    `Die Führung wechselte ${plural(times, 'einmal', `${times}-mal`)}; in Zug ${turn} ${isYou ? 'holtest du' : `holte ${name}`} sie endgültig.`,
  best: ({ name, isYou }, points, turn) =>
    `Den besten Zug ${isYou ? 'hattest du' : `hatte ${name}`}: ${points} in Zug ${turn}.`,
  unofficial: 'Nyhavn · ein inoffizielles Fanprojekt',
};
