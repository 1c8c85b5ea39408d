/** Sharing a game: a picture and the game file, in German. */
import type { ShareWords } from '../en/share.ts';

/** The texts of the share panel, and of the picture, in German. */
export const words: ShareWords = {
  about:
    'Alles entsteht auf deinem Gerät, auch offline. Nichts wird verschickt, bevor du es teilst.',
  picture: 'Bild',
  hour: 'Tageszeit',
  hours: { day: 'Tag', dusk: 'Dämmerung' },
  name: 'Dein Name',
  giveAs: (what) => `Als ${what} teilen …`,
  again: 'Fertig. Tippe noch einmal auf „Teilen“.',
  png: 'Als PNG speichern',
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
};
