/** Statistics about oneself, in German. */
import type { OwnStatisticsWords } from '../en/own-statistics.ts';
import { grammarOf } from '../grammar.ts';

const { counted } = grammarOf('de');

/** What is said about one's own games. */
export const words: OwnStatisticsWords = {
  title: 'Deine Statistik',
  about:
    'Alle deine beendeten Partien: Partien auf diesem Gerät, Würfel des Tages und Online-Partien. Gezählt wird auf deinem Gerät; nur du siehst diese Seite.',
  none: 'Noch keine beendeten Partien. Spiele eine, dann erscheint hier deine Statistik.',
  play: 'Spielen',
  reading: (read, of) => `Partien werden gezählt … ${read} von ${of}`,
  counted: (games) => `${counted(games, 'Partie', 'Partien')} gezählt.`,
  online: 'Deine Wertungen und letzten Online-Partien, wie andere sie sehen.',
  asking: 'Online-Partien werden abgefragt …',
  fetching: (read, of) => `Online-Partien werden geladen … ${read} von ${of}`,
  unreachable:
    'Der Server ist gerade nicht erreichbar. Gezählt werden nur die Online-Partien, die auf diesem Gerät gespeichert sind. Versuche es später noch einmal.',
  profile: 'Dein Profil',
  summary: (games, mean, most) =>
    games === 1
      ? `1 Partie, ${counted(most, 'Punkt', 'Punkte')}.`
      : `${counted(games, 'Partie', 'Partien')}, im Schnitt ${mean} Punkte, Bestwert ${most}.`,
  won: (won, decided, share) => `${won} von ${decided} gewonnen (${share}).`,
  results: 'Gegner',
  against: 'Gegner',
  size: 'Spieler',
  games: 'Partien',
  wins: 'Gewonnen',
  mean: 'Punkte im Schnitt',
  person: 'Online-Gegner',
  alone: 'keiner (Würfel des Tages)',
  sources: 'Woher deine Punkte kommen',
  kind: 'Quelle',
  points: 'Punkte im Schnitt',
  score: 'Punkte',
  course: 'Partie für Partie',
  courseAbout:
    'Jedes Haus ist eine Partie: je höher, desto mehr Punkte. Die neueste steht rechts. Helle Fenster bedeuten, dass du gewonnen hast.',
  day: 'Tag',
  result: 'Ergebnis',
  win: 'gewonnen',
  loss: 'verloren',
  unknown: 'ohne Ergebnis',
  fortune: 'Glück und Fehler',
  fortuneAbout:
    'Aus deinen analysierten Partien: wie stark Würfel und Karten deine Gewinnchance verändert haben und wie viel du selbst verschenkt hast.',
  noReviews:
    'Noch ist keine dieser Partien analysiert. Öffne eine beendete Partie und wähle „Analyse“, dann siehst du hier Glück und Fehler.',
  toReview: 'Letzte Partie analysieren',
  luck: 'Glück',
  lost: 'Selbst verschenkt',
  mistakes: 'Fehler',
  table: 'Als Tabelle anzeigen',
  fortuneMean: (luck, lost) =>
    `Im Schnitt pro Partie: ${luck} durch Glück, ${lost} selbst verschenkt.`,
};
