/** Sharing a game: pictures, a keepsake, the record. */
import type { ShareWords } from '../en/share.ts';

/** What is said where a game is given away, and what stands on what is given. */
export const words: ShareWords = {
  about:
    'Alles entsteht hier auf deinem Gerät, auch ohne Netz. Nichts verlässt es, bevor du es teilst.',
  picture: 'Bild',
  format: 'Format',
  formats: { wide: 'Breit', square: 'Quadratisch', tall: 'Hoch' },
  hour: 'Licht',
  hours: { day: 'Tag', dusk: 'Dämmerung' },
  name: 'Dein Name darauf',
  place: 'Ort',
  placeHint: 'etwa „bei Oma“',
  giveAs: (what) => `Als ${what} teilen …`,
  again: 'Es ist fertig. Drück noch einmal auf Teilen.',
  png: 'Als PNG speichern',
  svg: 'Als SVG speichern',
  keepsake: 'Andenken',
  keepsakeAbout: 'Ein Blatt zum Drucken: die Häuser, die Punkte und wie es lief.',
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'US Letter' },
  ink: 'Tinte',
  inks: { colour: 'Farbe', saving: 'Schwarz-weiß' },
  pdf: 'Als PDF speichern',
  record: 'Aufzeichnung',
  recordAbout: 'Das ganze Spiel als Text, Zug für Zug. Nyhavn kann ihn wieder öffnen.',
  copy: 'Text kopieren',
  save: 'Als Datei speichern',
  copied: 'Die Aufzeichnung ist kopiert.',
  notCopied: 'Dein Browser lässt uns nicht kopieren. Speichere sie als Datei.',
  notYet: 'Dieses Spiel läuft noch. Ein Bild davon gibt es, wenn es vorbei ist.',
  finished: 'Das Haus ist fertig',
  youWin: 'Du gewinnst',
  wins: (name: string) => `${name} gewinnt`,
  share: (names: string) => `${names} teilen sich den Sieg`,
  went: 'Wie es lief',
  player: 'Wer',
  total: 'Punkte',
  empty: 'Leer',
  turns: (turns: number) =>
    turns === 1 ? 'Ein Zug wurde gespielt.' : `${turns} Züge wurden gespielt.`,
  led: (name, turn) =>
    name === undefined
      ? `Du gingst in Zug ${turn} in Führung und bliebst es.`
      : `${name} ging in Zug ${turn} in Führung und blieb es.`,
  changed: (times, name, turn) =>
    `Die Führung wechselte ${times === 1 ? 'einmal' : `${times}-mal`}; in Zug ${turn} ${name === undefined ? 'holtest du' : `holte ${name}`} sie endgültig.`,
  best: (name, points, turn) =>
    `Den besten Zug ${name === undefined ? 'hattest du' : `hatte ${name}`}: ${points} in Zug ${turn}.`,
  unofficial: 'Nyhavn · ein inoffizielles Fanprojekt',
};
