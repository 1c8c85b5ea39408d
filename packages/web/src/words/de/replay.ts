/** Looking at games that were played, in German. */
import type { ReplayWords } from '../en/replay.ts';

/** What is said where a game is looked at, move by move. */
export const words: ReplayWords = {
  title: (game, names) => (names === '' ? game : `${game}: ${names}`),
  begin: 'Das Spiel beginnt.',
  moment: (at, length) => `Schritt ${at} von ${length}`,
  turn: (turn, turns) => `Spielzug ${turn} von ${turns}`,
  slider: 'Moment im Spiel',
  controls: 'Durch das Spiel gehen',
  first: 'Zum Anfang',
  turnBack: 'Einen Spielzug zurück',
  back: 'Einen Schritt zurück',
  play: 'Laufen lassen',
  pause: 'Anhalten',
  on: 'Einen Schritt weiter',
  turnOn: 'Einen Spielzug weiter',
  last: 'Zum Ende',
  speed: (speed) => `Tempo ${speed}; ändern`,
  copyLink: 'Link zu diesem Moment kopieren',
  copied: 'Der Link zu diesem Moment ist kopiert.',
  notCopied: 'Dein Browser lässt uns nicht kopieren. Der Link steht in der Adresszeile.',
  views: 'Mit wessen Augen',
  viewAll: 'Alles offen',
  viewTable: 'Der Tisch',
  parts: {
    title: 'Mehr zu diesem Spiel',
    log: 'Verlauf',
    try: 'Ausprobieren',
    review: 'Analyse',
    share: 'Teilen',
  },
  log: { title: 'Jeder Schritt in Worten', jump: 'Ein Tipp führt zu diesem Moment.' },
  keysTitle: 'Tasten',
  keys: [
    ['← →', 'einen Schritt zurück oder weiter'],
    ['Umschalt+← →, Bild auf, Bild ab', 'einen Spielzug zurück oder weiter'],
    ['Pos1, Ende', 'der Anfang, das Ende'],
    ['Leertaste', 'laufen lassen oder anhalten'],
    ['C', 'Link zu diesem Moment kopieren'],
  ],
  progress: 'Dieses Spiel läuft noch. Du siehst, was du am Tisch sehen darfst.',
  missing: 'Dieses Spiel gibt es hier nicht, und auf dem Server keines, das du ansehen darfst.',
  unreachable:
    'Dieses Spiel liegt nicht in diesem Browser, und der Server ist nicht erreichbar. Versuch es noch einmal, wenn du online bist.',
  retry: 'Noch einmal versuchen',
  try: {
    about:
      'Was wäre wenn? Wähle einen Moment und spiel von dort weiter. Würfel und Karten fallen neu; das Spiel selbst bleibt, wie es war.',
    youPlay: 'Du spielst',
    others: 'Die anderen',
    alone: 'Ich spiele alle',
    newChance: 'Was auf dem Tisch lag, bleibt liegen. Was danach kommt, ist neuer Zufall.',
    dealtAnew:
      'Karten, die du nicht sehen konntest, werden neu ausgeteilt, so dass alles passt, was du gesehen hast. Niemand linst.',
    begin: (at) => `Ab Schritt ${at} weiterspielen`,
    atEnd: 'Hier ist das Spiel vorbei. Geh zurück zu einem Moment, ab dem du weiterspielen willst.',
    notThis:
      'Von hier kann niemand weiterspielen: Von den Blättern der anderen ist nur bekannt, was sie gesagt haben.',
    lines: 'Varianten vergleichen',
    none: 'Noch keine andere Variante wurde ausprobiert.',
    real: 'Was gespielt wurde',
    line: (number) => `Variante ${number}`,
    from: (at) => `ab Schritt ${at}`,
    over: (moves) => (moves === 1 ? 'zu Ende nach 1 Schritt' : `zu Ende nach ${moves} Schritten`),
    underWay: (moves) =>
      moves === 1 ? 'läuft noch, bisher 1 Schritt' : `läuft noch, bisher ${moves} Schritte`,
    forget: 'Wegwerfen',
    forgetSure: 'Diese Variante wegwerfen?',
    noteTitle: 'Eine andere Variante',
    note: (at) => `Du probierst eine andere Variante aus, ab Schritt ${at}.`,
    back: 'Zurück',
  },
  menu: 'Mehr',
  carry: 'Link kopieren, der das Spiel enthält',
  carried:
    'Kopiert: ein langer Link mit dem ganzen Spiel darin. Er geht auch, wenn der Server es nicht kennt.',
  keep: 'In meiner Liste behalten',
  kept: 'Behalten. Du findest es am Kai.',
  openAnother: 'Eine andere Aufzeichnung öffnen',
  broken: (line, why) => `Die Aufzeichnung stimmt in Zeile ${line} nicht. ${why}`,
  faults: { 'not-your-turn': 'Hier ist jemand anderes an der Reihe.' },
  brokenLine: 'Dort steht:',
  goodPart: (moves) =>
    moves === 1
      ? 'Der Schritt davor ist in Ordnung und hier zu sehen.'
      : `Die ${moves} Schritte davor sind in Ordnung und hier zu sehen.`,
  cutOff: (line) => `Zeile ${line} wurde mittendrin abgeschnitten und ist weggelassen.`,
  open: {
    title: 'Ein Spiel öffnen',
    about:
      'Eine Aufzeichnung ist ein Spiel als Text: ein Kopf und dann eine Zeile pro Schritt. Spiele aus diesem Haus und aus jedem Programm, das ebenso schreibt, öffnen sich hier.',
    file: 'Datei wählen',
    drop: 'oder lass sie irgendwo auf dieser Seite fallen',
    paste: 'Oder füge eine Aufzeichnung oder einen Link zu einem Spiel ein',
    open: 'Öffnen',
    nothing: 'Noch gibt es nichts zu öffnen: Füge zuerst eine Aufzeichnung oder einen Link ein.',
    tooLarge: 'Das ist zu viel für eine Aufzeichnung. Ist es die richtige Datei?',
    badLink: 'Dieser Link ist nicht ganz: Ein Teil des Spiels ging unterwegs verloren.',
    otherLink:
      'Dieser Link führt woandershin. Lade dort die Aufzeichnung herunter und öffne die Datei hier.',
    several: (games) => `In dieser Datei sind ${games} Spiele.`,
    look: (number) => `Spiel ${number} ansehen`,
    lookGood: 'Den guten Teil ansehen',
    moves: (moves) => (moves === 1 ? '1 Schritt' : `${moves} Schritte`),
  },
};
