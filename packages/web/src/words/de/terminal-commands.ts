/** The commands of the terminal program, in German. */
import type { CommandWords } from '../en/terminal-commands.ts';

/** What the commands say, in German. */
export const words: CommandWords = {
  verify: {
    game: (number) => `Partie ${number}`,
    noneAdded:
      'Kein Spieler hat etwas zur Auslosung beigetragen; der Server könnte sein Geheimnis also passend gewählt haben.',
    undone: 'Nur die Spieler wissen, ob sie das wollten.',
    part: (events) =>
      `Die Partie ist in dieser Aufzeichnung nicht zu Ende: Sie reicht bis Ereignis ${events}.`,
    limits: 'Namen und die Schritte der Spieler sind damit nicht bewiesen.',
    seedLater:
      'Die Aufzeichnung nennt das Geheimnis noch nicht: Es wird am Ende der Partie veröffentlicht. Bis dahin lässt sich nichts beweisen.',
    false: {
      commitment: 'Das Geheimnis ist nicht das, das der Server vor der Partie festgelegt hat.',
      contributions:
        'Die Aufzeichnung sagt nicht für jeden Platz, was er zur Auslosung beigetragen hat.',
      start: 'Der Startspieler ergibt sich nicht aus dem Geheimnis.',
      undone:
        'Die rückgängig gemachten Ereignisse ergeben sich nicht aus den Regeln und dem Geheimnis.',
    },
    notProven: 'Nicht bewiesen.',
  },
  notReviewed: (game) => `Für ${game} gibt es keine Analyse.`,
  files: {
    nameOne: (dash) => `Nenne eine Datei oder ${dash} für die Standardeingabe.`,
    missing: 'diese Datei gibt es nicht',
    forbidden: 'kein Zugriff',
    folder: 'das ist ein Ordner',
    noFolder: 'das liegt nicht in einem Ordner',
    line: (line, reason) => `Zeile ${line}: ${reason}`,
    cutOff: (line) => `Zeile ${line} ist abgeschnitten; alles davor wurde gelesen.`,
  },
};
