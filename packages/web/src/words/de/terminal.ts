/** Playing in a terminal, whatever the game, in German. */
import type { TerminalWords } from '../en/terminal.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('de');

/** What the terminal says around a game, in German. */
export const words: TerminalWords = {
  player: (number) => `Spieler ${number}`,
  playerShort: (number) => `Sp. ${number}`,
  labelled: (label, text) => `${label}: ${text}`,
  none: 'keine',
  against: (people, bots) => `${people} gegen ${bots}`,
  reading: (command) => `Tippe ${command}, um deine Fassade zu lesen, oder table für alles.`,
  commands: (examples, command, moves) => [
    'Befehle:',
    `eine Zahl oder ein Name wie ${examples}: auswählen`,
    'b oder Enter: zurück; m: weitere Möglichkeiten',
    'undo: deinen letzten Schritt rückgängig machen, solange danach weder gewürfelt noch aufgedeckt wurde und niemand sonst gespielt hat',
    `${command}, ${command} 2, table: deine Fassade, die von Spieler 2, alles zeigen`,
    'log, log all: Spielverlauf; save DATEI: Partie dort speichern; quit: aufhören',
    `Ausgeschriebene Schritte: ${moves}`,
  ],
  prompt: ({ name, isYou }, range, isMore, isBack) =>
    `${isYou ? 'Wähle' : `${name}, wähle`} ${range}${isMore ? ', m für mehr' : ''}${isBack ? ', b für zurück' : ''} oder help: `,
  range: (first, last) => (first === last ? `${first}` : `${first} bis ${last}`),
  choices: (count) => counted(count, 'Möglichkeit', 'Möglichkeiten'),
  page: (page, pages) => `Seite ${page} von ${pages}`,
  only: (word) => `Nur die mit ${word}:`,
  noPlayer: (players) => `Wähle einen Spieler von 1 bis ${players}.`,
  noChoice: (number, choices) =>
    `Die Auswahl ${number} gibt es hier nicht. Wähle ${choices === 1 ? 1 : `1 bis ${choices}`}.`,
  unknown: (text) => `„${text}“ steht hier nicht zur Wahl. Tippe eine Zahl oder help.`,
  earlier: (count) => `(${count} weitere davor; log all zeigt alles)`,
  undone: 'Rückgängig gemacht.',
  pass: (name) => `Gib die Tastatur an ${name} weiter und drücke dann Enter: `,
  continues: (events) =>
    `Die Partie geht nach ${counted(events, 'Ereignis', 'Ereignissen')} weiter. Tippe log, um den Verlauf zu sehen.`,
  nameFile: 'Nenne eine Datei, zum Beispiel: save partie.jsonl',
  saving: (path) => `Ab jetzt wird jeder Schritt in ${path} gespeichert.`,
  askFile: 'Dateiname, um die Partie zu speichern, oder Enter zum Aufhören: ',
  saved: (path) => `Die Partie ist in ${path} gespeichert. So spielst du weiter:`,
  notSaved: (path, reason) => `Die Partie lässt sich nicht in ${path} speichern: ${reason}`,
  otherFile: (path) =>
    `${path} existiert schon und ist keine gespeicherte Partie. Wähle einen anderen Namen.`,
  goodbye: 'Bis bald.',
  notHere: (game) => `${game} lässt sich nicht im Terminal spielen.`,
  refused: (code) => `Abgelehnt: ${code}.`,
};
