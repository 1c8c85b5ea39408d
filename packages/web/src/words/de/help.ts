/** What help says in all games, in German. */
import type { HelpWords } from '../en/help.ts';

/** What help says in all games, in German. */
export const help: HelpWords = {
  now: 'Jetzt',
  inRules: 'In den Regeln',
  allRules: 'Alle Regeln',
  ruling: (id) => `Klarstellung ${id}`,
  more: 'Mehr Hilfe',
  possible: 'Jetzt möglich',
  impossible: 'Gerade nicht möglich',
  pointing:
    'Tippe auf etwas, um zu erfahren, was es ist. Langes Drücken oder ein Rechtsklick tut es auch.',
  titles: { status: 'Was jetzt zu tun ist', coat: 'Wappen' },
  advice: 'Rat des Hafenmeisters',
  tip: {
    title: 'Tipp',
    close: 'Tipp schließen',
    noMore: 'Tipps ausschalten',
    off: 'Die Tipps sind aus. In den Einstellungen kannst du sie wieder einschalten.',
  },
  passAndPlay: 'Ihr teilt euch dieses Gerät und gebt es nach jedem Zug weiter.',
  undo: (deed) =>
    deed === ''
      ? 'Du kannst deinen letzten Schritt rückgängig machen.'
      : `Macht rückgängig: ${deed}`,
  what: {
    status: 'Wer dran ist und was als Nächstes zu tun ist.',
    progress: 'Wie weit die Partie ist.',
    undo: 'Macht deinen letzten Schritt rückgängig, solange danach weder gewürfelt noch aufgedeckt wurde und niemand sonst gespielt hat.',
    menu: 'Mehr Möglichkeiten: Spielverlauf, Tastenkürzel, Herunterladen und Einstellungen.',
    log: 'Alles, was in dieser Partie passiert ist, das Neueste zuerst.',
    keys: 'Du kannst das ganze Spiel mit der Tastatur spielen.',
    ask: 'Tippe danach auf etwas: Es wird erklärt statt ausgeführt.',
    settings:
      'Sprache, Darstellung, Animationen, Ton, Tipps und mehr. Deine Partie bleibt geöffnet.',
    record: 'Speichert die ganze Partie als kleine Textdatei, Schritt für Schritt.',
    leave: 'Verlässt den Tisch. Deine Partie ist gespeichert; du findest sie auf der Startseite.',
    opponent:
      'Das Haus eines anderen Spielers. Tippe darauf, um es größer zu sehen, mit allem, was dieser Spieler hat.',
    'side-close': 'Schließt diesen Bereich.',
    'side-button': 'Zeigt alles, was du setzen kannst.',
    news: 'Was die anderen seit deinem letzten Schritt gemacht haben.',
    result: 'Zeigt das Endergebnis und woher die Punkte kommen.',
    handover:
      'Gib das Gerät an den nächsten Spieler weiter. Dessen Karten bleiben bis dahin verdeckt.',
    tip: 'Ein Tipp für deine ersten Partien. Du musst ihm nicht folgen.',
    advice:
      'Zeigt, was der Hafenmeister hier tun würde: erst ein Hinweis, dann der ganze Schritt. Am Ende der Partie siehst du, wie oft du gefragt hast.',
  },
};
