/** The commands of the terminal program, in German. */
import type { CommandWords } from '../en/terminal-commands.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('de');

/** What the commands say, in German. */
export const words: CommandWords = {
  verify: {
    game: (number) => `Partie ${number}`,
    noneAdded:
      'Kein Spieler hat etwas zur Auslosung beigetragen; der Server könnte sein Geheimnis also passend gewählt haben.',
    undone: 'Nur die Spieler wissen, ob sie das wollten.',
    part: (events) => `Diese Aufzeichnung endet bei Ereignis ${events}, vor dem Ende der Partie.`,
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
    draw: (draw, what) => `Ziehung ${draw} (${what})`,
    ofStart: 'Startspieler',
    ofEvent: (event) => `Ereignis ${event}`,
    ofUndone: 'rückgängig gemacht',
    tookPart: (names) => `dabei: ${names}`,
    missed: (names) => `ohne Antwort: ${names}`,
    unforeseeable: 'wenn einer von ihnen ehrlich ist, konnte sie niemand kennen oder wählen',
    foreseeable: 'kein Gerät war dabei, der Server konnte sie also kennen',
    follows: 'stimmt',
    noAnchor: 'In der Aufzeichnung fehlt der Anker des Servers; so lässt sich nichts beweisen.',
    notProven: 'Nicht bewiesen.',
  },
  notReviewed: (game) => `Für ${game} gibt es keine Analyse.`,
  files: {
    nameOne: (dash) => `Nenne eine Datei oder ${dash} für die Standardeingabe.`,
    missing: 'diese Datei gibt es nicht',
    forbidden: 'kein Zugriff',
    folder: 'das ist ein Ordner',
    noFolder: 'ein Teil des Pfads ist kein Ordner',
    line: (line, reason) => `Zeile ${line}: ${reason}`,
    cutOff: (line) => `Zeile ${line} ist abgeschnitten; alles davor wurde gelesen.`,
  },
  help: {
    usage: 'Aufruf',
    unknown: (command) => `Den Befehl ${command} gibt es nicht.`,
    guests: 'lädt zuerst ein Modul mit eigenen Bots oder Spielen',
    language: (codes) => `wählt die Sprache (sonst die des Terminals): ${codes}`,
    summaries: {
      serve:
        'startet den Server für beide Spiele, bis du ihn beendest; Port 0 wählt einen freien Port',
      play: 'eine Partie im Terminal, gegen Bots oder mit Freunden an einer Tastatur',
      sim: 'lässt Bots spielen; zeigt eine Übersicht oder schreibt Aufzeichnungen oder Traces',
      replay: 'prüft jedes Ereignis einer Aufzeichnung und schreibt ihren Trace',
      review:
        'analysiert jede Entscheidung, jeden Wurf und jede Karte einer Aufzeichnung: was Glück war und was verschenkt wurde',
      verify: 'rechnet jeden Wurf und jede Karte einer Aufzeichnung nach und sagt, was das beweist',
      count:
        'zählt, wie es von der letzten Stellung einer Aufzeichnung oder vom Anfang weitergehen kann',
      arena:
        'lässt Bots in allen Sitzordnungen mit denselben Würfeln und Karten spielen; zeigt, wie stark sie sind',
      bench: 'spielt zufällige Partien in einem Thread und zeigt, wie viele es pro Sekunde sind',
      print: 'erstellt ein PDF: Spielerblätter mit den Regeln auf der Rückseite',
    },
  },
  options: {
    surplus: (argument) => `${argument} gehört hier nicht hin.`,
    unknown: (option) => `Die Option ${option} gibt es nicht.`,
    misused: (option) => `Prüfe den Wert von ${option}.`,
    number: (option, least, most) =>
      `Gib für ${option} eine ganze Zahl von ${least} bis ${most} an.`,
    oneOf: (option, choices) => `Gib für ${option} ${choices} an.`,
    listOf: (option, choices) => `Gib für ${option} eine Liste davon an: ${choices}.`,
    different: (option, most, choices) =>
      `Gib für ${option} 2 bis ${most} verschiedene davon an: ${choices}.`,
    surplusBots: (option) => `${option} nennt mehr Bots als Spieler.`,
    twoOutputs: (one, other) =>
      `${one} und ${other} können nicht beide auf die Standardausgabe schreiben.`,
    address: (option, example) => `Gib für ${option} eine Adresse wie ${example} an.`,
    person: (id) =>
      `${id} ist keine ID eines Spielers. Die ID steht am Ende der Adresse seines Profils.`,
    host: (option, host) => `Gib für ${option} Hostnamen an; ${host} ist keiner.`,
    badModule: (option, reason) =>
      `Gib für ${option} ein Modul mit Bots oder Spielen an; dieses lässt sich nicht laden: ${reason}`,
  },
  otherGame: (file, game) => `${file} ist keine Aufzeichnung von ${game}.`,
  sim: {
    games: (games, events) => `${counted(games, 'Partie', 'Partien')} mit je ${events} Ereignissen`,
    seat: (seat) => `Platz ${seat}`,
    won: (percent) => `${percent} gewonnen`,
    points: (points) => `${points} Punkte`,
  },
  print: {
    ready: (file) => `${file} ist fertig.`,
    bothSides: 'Drucke beidseitig, an der langen Kante gewendet.',
  },
  serve: {
    at: (address) => `Nyhavn läuft unter ${address}`,
    notBuilt: (command) => `Der Client ist noch nicht gebaut. Führe zuerst ${command} aus.`,
    notGoingOn: (reason) => `Der Server musste anhalten: ${reason}.`,
    notStarting: (reason) => `Der Server kann nicht starten: ${reason}`,
    portUsed: (port, command) => `Port ${port} ist belegt; nimm einen anderen: ${command}`,
    notOurs: (host) => `${host} ist keine Adresse dieses Rechners.`,
    noDatabase: (option) => `Unter ${option} antwortet keine Datenbank.`,
    portRefused: (port) => `Port ${port} ist hier nicht erlaubt. Nimm einen Port ab 1024.`,
  },
};
