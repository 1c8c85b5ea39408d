/** Statistics about oneself. */
import type { OwnStatisticsWords } from '../en/own-statistics.ts';

/** What is said about somebody’s own games. */
export const words: OwnStatisticsWords = {
  title: 'Deine Statistik',
  about:
    'Alle deine beendeten Partien: die auf diesem Gerät gegen andere, die Würfel des Tages und die über das Netz. Gezählt wird hier, aus ihren Aufzeichnungen; sonst sieht niemand diese Seite.',
  none: 'Noch keine beendete Partie. Spiel eine, dann füllt sich diese Seite.',
  play: 'Spielen',
  reading: (read: number, of: number) => `Die Partien werden gezählt … ${read} von ${of}`,
  counted: (games: number) => (games === 1 ? 'Eine Partie gezählt.' : `${games} Partien gezählt.`),
  online: 'Deine Wertungen und deine letzten Partien über das Netz, wie andere sie sehen.',
  asking: 'Nach deinen Partien über das Netz wird gefragt …',
  fetching: (read: number, of: number) =>
    `Deine Partien über das Netz werden geholt … ${read} von ${of}`,
  unreachable:
    'Der Server ist gerade nicht erreichbar. Partien über das Netz zählen mit, soweit sie hier bekannt sind.',
  profile: 'Zu deinem Profil',
  summary: (games: number, mean: string, most: number) =>
    games === 1
      ? `1 Partie, ${most === 1 ? '1 Punkt' : `${most} Punkte`}.`
      : `${games} Partien, im Schnitt ${mean} Punkte, höchstens ${most}.`,
  won: (won: number, decided: number, share: string) =>
    `${won} von ${decided} gewonnen (${share}).`,
  results: 'Gegen wen',
  against: 'Gegen',
  size: 'Spieler',
  games: 'Partien',
  wins: 'Gewonnen',
  mean: 'Punkte im Schnitt',
  person: 'Leute anderswo',
  alone: 'niemanden (Würfel des Tages)',
  sources: 'Woher deine Punkte kommen',
  kind: 'Quelle',
  points: 'Punkte im Schnitt',
  score: 'Punkte',
  course: 'Partie für Partie',
  courseAbout:
    'Jedes Haus ist eine Partie, so hoch wie ihre Punkte, die neueste rechts. Helle Fenster: gewonnen.',
  day: 'Tag',
  result: 'Ergebnis',
  win: 'gewonnen',
  loss: 'verloren',
  unknown: 'ohne Ergebnis',
  fortune: 'Glück und Fehler',
  fortuneAbout:
    'Aus den analysierten Partien: was Würfel und Karten deiner Gewinnchance gaben oder nahmen, und was deine eigenen Züge verschenkten.',
  noReviews:
    'Noch ist keine dieser Partien analysiert. Öffne eine beendete Partie und wähle die Analyse; dann stehen Glück und Fehler hier.',
  toReview: 'Die letzte Partie analysieren',
  luck: 'Glück',
  lost: 'Verschenkt',
  mistakes: 'Fehler',
  table: 'Als Tabelle',
  fortuneMean: (luck: string, lost: string) =>
    `Im Schnitt je Partie ${luck} Glück und ${lost} verschenkt.`,
};
