/** Looking closely at a game: luck and skill apart, in German. */
import type { ReviewWords } from '../en/review.ts';
import { grammarOf } from '../grammar.ts';

const { counted, plural } = grammarOf('de');

/** What is said in the review of a game. */
export const words: ReviewWords = {
  intro:
    'Der Hafenmeister geht die ganze Partie durch: jede Entscheidung, jeden Wurf und jede Karte. Du siehst, wie die Chancen stiegen und fielen, welche Entscheidungen teuer waren und wie viel Glück dabei war.',
  duration: 'Zu zweit dauert das etwa eine halbe Minute. Du kannst jederzeit anhalten.',
  start: 'Partie analysieren',
  goOn: 'Fortsetzen',
  stop: 'Anhalten',
  running: (percent) => `Partie wird analysiert: ${percent} %`,
  stopped: (percent) => `Angehalten bei ${percent} %. Die Ergebnisse bis hierher bleiben erhalten.`,
  failed:
    'Die Analyse wurde durch einen Fehler abgebrochen. Die Ergebnisse bis hierher bleiben erhalten; mit „Fortsetzen“ versuchst du es noch einmal.',
  notOver: 'Analysieren kannst du eine Partie, sobald sie zu Ende ist.',
  done: 'Analyse fertig.',
  graph: {
    title: 'Gewinnchance',
    about:
      'Nach jedem Zug. Tippe in das Diagramm oder nutze die Pfeiltasten, um einen Zug zu wählen.',
    label: 'Stelle im Diagramm',
    value: (turn, chances) => `${turn}: ${chances}`,
    before: 'Vor dem ersten Zug',
    turn: (number, name) => `Zug ${number}, ${name}`,
    laid: 'Nach dem Aufbau',
    chance: (name, percent) => `${name} ${percent}`,
    table: 'Als Tabelle anzeigen',
    after: 'Nach',
    luck: 'Glück im Zug',
  },
  totals: {
    title: 'Glück und Können',
    start: 'Am Anfang',
    luck: 'Glück',
    lost: 'Selbst verschenkt',
    given: 'Von anderen geschenkt',
    rest: 'Nicht zuzuordnen',
    end: 'Am Ende',
    soFar: 'Bisher',
    adjusted: 'Ohne Glück',
    pointsLuck: (points) => `Glück in Punkten: ${points}`,
    pointsLost: (points) => `Verschenkt in Punkten: ${points}`,
    give: (error) => `± ${error}`,
    adjustedSentence: (name, percent) =>
      `${name}: Ohne Glück gewinnt man mit diesen Entscheidungen etwa ${percent} solcher Partien.`,
    adjustedMost: (name) => `${name}: Ohne Glück gewinnt man mit diesen Entscheidungen fast immer.`,
    adjustedLeast: (name) => `${name}: Ohne Glück gewinnt man mit diesen Entscheidungen fast nie.`,
  },
  decisions: {
    title: 'Entscheidungen',
    order: 'Reihenfolge',
    worst: 'Teuerste zuerst',
    inOrder: 'Wie gespielt',
    whose: 'Spieler',
    all: 'Alle',
    none: 'Keine teuren Entscheidungen.',
    played: 'Gespielt',
    best: 'Besser',
    cost: (percent, points) =>
      points === '' ? `Kostete ${percent}` : `Kostete ${percent} und ${points}`,
    points: (points) => `${points} Punkte`,
    free: 'Kostete nichts',
    go: 'Zu diesem Schritt',
    more: 'Alle zeigen',
    factPoints: (points) => `sofort ${counted(points, 'Punkt', 'Punkte')}`,
    factCells: (cells) => `füllt ${counted(cells, 'Feld', 'Felder')}`,
    factLines: (lines) =>
      plural(
        lines,
        '1 weitere Reihe oder Spalte fast komplett',
        `${lines} weitere Reihen oder Spalten fast komplett`,
      ),
    factGaps: (gaps) => `lässt ${counted(gaps, 'Lücke', 'Lücken')} mehr offen`,
    factFewerGaps: (gaps) => `schließt ${counted(gaps, 'Lücke', 'Lücken')}`,
    reroll: 'neue Würfel',
  },
  classes: { best: 'Beste Wahl', fine: 'Gut', inaccuracy: 'Ungenau', mistake: 'Fehler' },
  howTo: {
    title: 'So liest du das',
    texts: [
      'Eine Gewinnchance von 60 % heißt: Würden starke Spieler von dieser Stellung aus hundertmal weiterspielen, gewänne dieser Spieler etwa sechzig Partien. Am Ende hat einer 100 %.',
      'Glück ist, was Würfel und Karten ausgemacht haben. Jeder Wurf wird mit dem Durchschnitt aller 252 möglichen Ergebnisse verglichen, jede Karte mit dem Durchschnitt aller Karten, die hätten kommen können. Über viele Partien gleicht sich Glück aus.',
      'Können ist, was die Spieler daraus machen. Jede Entscheidung wird mit der besten verglichen, die dieser Spieler hätte sehen können. Der Unterschied ist, was er verschenkt hat; die anderen bekommen es.',
      '„Ohne Glück“ ist das Ergebnis, wenn alles Glück herausgerechnet ist. Es zeigt besser als das Endergebnis, wie gut jemand gespielt hat.',
      'Alle Chancen sind geschätzt; die Zahl nach ± sagt, wie weit eine Schätzung danebenliegen kann. Was danach an Unterschied zwischen zwei Schätzungen noch bleibt, steht unter „Nicht zuzuordnen“.',
    ],
  },
};
