/** Looking at games that were played, in German. */
import type { ReplayWords } from '../en/replay.ts';
import { grammarOf } from '../grammar.ts';

const { counted, plural } = grammarOf('de');

/** What the replay of a game says. */
export const words: ReplayWords = {
  title: (game, names) => (names === '' ? game : `${game}: ${names}`),
  begin: 'Beginn der Partie.',
  moment: (at, length) => `Schritt ${at} von ${length}`,
  turn: (turn, turns) => `Zug ${turn} von ${turns}`,
  slider: 'Stelle in der Partie',
  controls: 'Wiedergabe',
  first: 'Zum Anfang',
  turnBack: 'Vorheriger Zug',
  back: 'Vorheriger Schritt',
  play: 'Abspielen',
  pause: 'Pause',
  on: 'Nächster Schritt',
  turnOn: 'Nächster Zug',
  last: 'Zum Ende',
  speed: (speed) => `Tempo: ${speed}`,
  copyLink: 'Link zu diesem Schritt kopieren',
  copied: 'Link zu diesem Schritt kopiert.',
  notCopied: 'Dein Browser erlaubt das Kopieren nicht. Der Link steht in der Adresszeile.',
  views: 'Blickwinkel',
  viewAll: 'Alles zeigen',
  viewTable: 'Zuschauer',
  parts: {
    title: 'Mehr zu dieser Partie',
    log: 'Verlauf',
    try: 'Was wäre, wenn?',
    review: 'Analyse',
    share: 'Teilen',
  },
  log: { title: 'Verlauf', jump: 'Tippe auf einen Schritt, um dorthin zu springen.' },
  keysTitle: 'Tastenkürzel',
  keys: [
    ['← →', 'vorheriger oder nächster Schritt'],
    ['Umschalt+← →, Bild auf, Bild ab', 'vorheriger oder nächster Zug'],
    ['Pos1, Ende', 'Anfang, Ende'],
    ['Leertaste', 'abspielen oder anhalten'],
    ['C', 'Link zu diesem Schritt kopieren'],
  ],
  progress: 'Diese Partie läuft noch. Du siehst nur, was du auch am Tisch siehst.',
  missing:
    'Diese Partie ist nicht auf diesem Gerät, und auf dem Server gibt es keine solche Partie, die du ansehen darfst.',
  unreachable:
    'Diese Partie ist nicht auf diesem Gerät gespeichert, und der Server ist nicht erreichbar. Versuche es noch einmal, wenn du online bist.',
  retry: 'Noch einmal versuchen',
  try: {
    about:
      'Wähle einen Schritt und spiele von dort aus weiter. Würfel und Karten kommen neu; die echte Partie bleibt, wie sie war.',
    youPlay: 'Du spielst',
    others: 'Die anderen',
    alone: 'Ich spiele für alle',
    newChance: 'Was auf dem Tisch liegt, bleibt so. Alles danach ist wieder Zufall.',
    dealtAnew:
      'Karten, die du nicht sehen konntest, werden neu ausgeteilt, passend zu dem, was du gesehen hast. Du erfährst nichts, was du nicht wissen konntest.',
    begin: (at) => `Ab Schritt ${at} weiterspielen`,
    atEnd: 'Hier ist die Partie zu Ende. Geh zu einem früheren Schritt und spiele von dort weiter.',
    notThis:
      'Von hier kannst du nicht weiterspielen: Die Blätter der anderen sind nur teilweise bekannt.',
    lines: 'Varianten vergleichen',
    none: 'Du hast noch keine Variante ausprobiert.',
    real: 'Echte Partie',
    line: (number) => `Variante ${number}`,
    from: (at) => `ab Schritt ${at}`,
    over: (moves) => `nach ${counted(moves, 'Schritt', 'Schritten')} zu Ende`,
    underWay: (moves) => `läuft noch, bisher ${counted(moves, 'Schritt', 'Schritte')}`,
    forget: 'Löschen',
    forgetSure: 'Diese Variante löschen?',
    noteTitle: 'Was wäre, wenn?',
    note: (at) => `Du probierst eine Variante aus, ab Schritt ${at}.`,
    played: (at) => `Das ist eine Variante, ab Schritt ${at}.`,
    back: 'Zurück zur Wiedergabe',
  },
  menu: 'Mehr',
  carry: 'Link mit der ganzen Partie kopieren',
  carried:
    'Kopiert: ein langer Link, in dem die ganze Partie steckt. Er funktioniert auch ohne den Server.',
  keep: 'Bei deinen Partien speichern',
  kept: 'Gespeichert. Du findest die Partie auf der Startseite.',
  openAnother: 'Andere Partie öffnen',
  broken: (line, why) => `In Zeile ${line} dieser Partiedatei ist ein Fehler. ${why}`,
  faults: { 'not-your-turn': 'Hier ist ein anderer Spieler dran.' },
  brokenLine: 'Dort steht:',
  goodPart: (moves) =>
    plural(
      moves,
      'Der Schritt davor ist in Ordnung und wird hier gezeigt.',
      `Die ${moves} Schritte davor sind in Ordnung und werden hier gezeigt.`,
    ),
  cutOff: (line) => `Zeile ${line} ist unvollständig und wurde weggelassen.`,
  open: {
    title: 'Partie öffnen',
    about:
      'Eine Partiedatei ist ein Text: ein Kopf, dann eine Zeile pro Schritt. Partien aus Nyhavn und aus jedem Programm mit demselben Format lassen sich hier öffnen.',
    file: 'Datei wählen',
    drop: 'oder irgendwo auf dieser Seite ablegen',
    paste: 'Oder füge eine Partie oder einen Link ein',
    open: 'Öffnen',
    nothing: 'Wähle erst eine Datei oder füge eine Partie oder einen Link ein.',
    tooLarge: 'Das ist zu groß für eine Partie. Ist es die richtige Datei?',
    badLink: 'Dieser Link ist unvollständig: Ein Teil der Partie fehlt. Kopiere ihn noch einmal.',
    otherLink:
      'Dieser Link führt zu einer anderen Seite. Lade die Partie dort herunter und öffne die Datei hier.',
    several: (games) => `Diese Datei enthält ${counted(games, 'Partie', 'Partien')}.`,
    look: (number) => `Partie ${number} ansehen`,
    lookGood: 'Unbeschädigten Teil zeigen',
    moves: (moves) => counted(moves, 'Schritt', 'Schritte'),
  },
};
