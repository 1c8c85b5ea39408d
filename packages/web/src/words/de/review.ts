/** Ein Spiel genau ansehen: Glück und Können getrennt. */
import type { ReviewWords } from '../en/review.ts';

/** Was im Rückblick auf ein Spiel gesagt wird. */
export const words: ReviewWords = {
  intro:
    'Der Hafenmeister geht das ganze Spiel durch: jede Entscheidung, jeden Wurf und jede Karte. Du siehst, wie die Chancen aller stiegen und fielen, welche Züge etwas kosteten und wie viel Glück war.',
  duration: 'Zu zweit dauert das etwa eine halbe Minute. Du kannst jederzeit anhalten.',
  start: 'Dieses Spiel auswerten',
  goOn: 'Weitermachen',
  stop: 'Anhalten',
  running: (percent) => `Das Spiel wird angesehen: ${percent} %`,
  stopped: (percent) => `Angehalten bei ${percent} %. Was schon gefunden ist, bleibt hier stehen.`,
  failed: 'Die Auswertung ist abgebrochen. Was schon gefunden ist, bleibt hier stehen.',
  notOver: 'Ein Spiel kann ausgewertet werden, wenn es zu Ende ist.',
  notPossible:
    'Ein einzelnes Blatt kann nicht ausgewertet werden: Die Blätter der anderen sind nicht bekannt.',
  done: 'Die Auswertung ist fertig.',
  graph: {
    title: 'Gewinnchance',
    about: 'Nach jedem Zug. Tippe darauf oder nimm die Pfeiltasten, um zu diesem Moment zu gehen.',
    label: 'Moment im Diagramm',
    value: (turn, chances) => `${turn}: ${chances}`,
    before: 'Vor dem ersten Zug',
    turn: (number, name) => `Zug ${number}, ${name}`,
    laid: 'Der Aufbau',
    chance: (name, percent) => `${name} ${percent}`,
    table: 'Das Diagramm als Tabelle',
    after: 'Nach',
    luck: 'Glück im Zug',
  },
  totals: {
    title: 'Glück und Können',
    player: 'Spieler',
    start: 'Am Anfang',
    luck: 'Glück',
    lost: 'Mit eigenen Zügen vergeben',
    given: 'Durch Züge der anderen bekommen',
    rest: 'Nicht zuzuordnen',
    end: 'Am Ende',
    soFar: 'Bisher',
    adjusted: 'Ohne Glück',
    margin: (points) => `${points} Punkte`,
    pointsLuck: (points) => `Glück in Punkten: ${points}`,
    pointsLost: (points) => `Vergeben in Punkten: ${points}`,
    give: (error) => `plus oder minus ${error}`,
    adjustedSentence: (name, percent) =>
      `${name}: Nimmt man allen das Glück, würden diese Züge etwa ${percent} solcher Spiele gewinnen.`,
    adjustedMost: (name) =>
      `${name}: Nimmt man allen das Glück, würden diese Züge fast immer gewinnen.`,
    adjustedLeast: (name) =>
      `${name}: Nimmt man allen das Glück, würden diese Züge kaum je gewinnen.`,
  },
  decisions: {
    title: 'Entscheidungen',
    order: 'Reihenfolge',
    worst: 'Teuerste zuerst',
    inOrder: 'Wie gespielt',
    whose: 'Von wem',
    all: 'Von allen',
    none: 'Kein Zug hat etwas Nennenswertes gekostet.',
    count: (number) => (number === 1 ? '1 Entscheidung' : `${number} Entscheidungen`),
    played: 'Gespielt',
    best: 'Besser',
    cost: (percent, points) =>
      points === '' ? `Kostete ${percent}` : `Kostete ${percent} und ${points}`,
    points: (points) => `${points} Punkte`,
    free: 'Kostete nichts',
    go: 'Zu diesem Moment',
    more: 'Alle zeigen',
    facts: 'Was dafür spricht',
    factPoints: (points) => (points === 1 ? 'sofort 1 Punkt' : `sofort ${points} Punkte`),
    factCells: (cells) => (cells === 1 ? 'füllt 1 Feld' : `füllt ${cells} Felder`),
    factLines: (lines) =>
      lines === 1 ? '1 Linie mehr fast vollständig' : `${lines} Linien mehr fast vollständig`,
    factGaps: (gaps) => (gaps === 1 ? 'lässt 1 Lücke mehr' : `lässt ${gaps} Lücken mehr`),
    factFewerGaps: (gaps) => (gaps === 1 ? 'schließt 1 Lücke' : `schließt ${gaps} Lücken`),
    reroll: 'neue Würfel',
  },
  classes: { best: 'Bester Zug', fine: 'Gut', inaccuracy: 'Ungenau', mistake: 'Fehler' },
  howTo: {
    title: 'So liest du das',
    texts: [
      'Eine Gewinnchance von 60 % heißt: Würde genau diese Stellung hundertmal von starken Spielern gespielt, gewänne dieser Spieler etwa sechzig davon. Am Ende hat einer 100 %.',
      'Glück ist, was Würfel und Karten taten. Bei jedem Wurf sehen wir uns alle 252 Ergebnisse an, bei jeder Karte alle, die hätten kommen können, und vergleichen, was kam, mit dem Durchschnitt. Über viele Spiele gleicht sich Glück aus.',
      'Können ist, was man daraus macht. Jeder Zug wird mit dem besten verglichen, der von diesem Platz aus zu sehen war. Der Unterschied ist, was der Zug vergeben hat; die anderen teilen ihn sich.',
      '„Ohne Glück“ ist das Ergebnis, wenn man alles Glück herausnimmt. Es sagt besser als das Ergebnis, wie gut jemand gespielt hat.',
      'Chancen sind geschätzt. „Plus oder minus“ sagt, wie weit eine Schätzung danebenliegen kann. Was sich die Schätzungen vor und nach einem Zug sonst noch unterscheiden, steht unter „Nicht zuzuordnen“.',
    ],
  },
};
