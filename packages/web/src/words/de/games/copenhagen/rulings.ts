/** The rulings of Copenhagen, in German. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';

/** The rulings of Copenhagen. */
export const rulings: CopenhagenText['rulings'] = {
  'CO-1': {
    question: 'Ist der Hafen ein Ring, und rücken Karten nach?',
    answer:
      'Nein. Die Plätze 1 und 7 sind keine Nachbarn. Karten bleiben liegen, und leere Plätze werden von 1 bis 7 aufgefüllt.',
    reason: 'Auf dem gedruckten Spielplan trennt die Hafeneinfahrt 1 und 7.',
    trial: '„Beliebige Karten“ ist genutzt. Versuche, die Karten auf 1 und 7 zu nehmen.',
  },
  'CO-2': {
    question:
      'Ist eine Fähigkeit verbraucht, die ich nicht gebraucht habe? Darf ich mehr bezahlen als den Preis?',
    answer:
      'Weder noch. Eine Fähigkeit, die du nicht brauchst, bleibt bereit, und du bezahlst genau den Preis. Nur „Nehmen & Bauen“ gilt als genutzt, sobald du es ansagst (CO-3).',
    reason: 'Eine Fähigkeit nutzt du für etwas, das ohne sie nicht erlaubt wäre.',
    trial:
      'Setze das rote 2er-Plättchen neben dein rotes: Es kostet eine Karte, nicht zwei. Oder nimm zwei Nachbarn und behalte „Beliebige Karten“.',
  },
  'CO-3': {
    question: 'Wann sage ich „Nehmen & Bauen“ an, und was, wenn ich dann doch nicht baue?',
    answer:
      'Nach dem Nehmen, vor dem Auffüllen des Hafens. Sobald du es ansagst, wird das Fähigkeitsplättchen umgedreht, auch wenn du nichts baust. Erst bauen und dann nehmen darfst du nie.',
    reason:
      'Zwischen Nehmen und Auffüllen erfährst du nichts Neues; du darfst also so spät entscheiden. Was du ansagst, gilt.',
    trial: 'Nimm zwei Karten: Dann wirst du gefragt, ob du auch bauen willst.',
  },
  'CO-4': {
    question: 'Muss ich bei „Farbwechsel“ alle Karten dieser Farbe einsetzen?',
    answer:
      'Alle zählen als die andere Farbe, aber du bezahlst nur, was nötig ist. Karten von zwei anderen Farben darfst du nicht mischen.',
    reason: 'Die Anleitung spricht von einer Farbe für eine andere.',
    trial:
      'Baue das rote 3er-Plättchen mit zwei roten Karten und einer blauen oder violetten. Mit je einer roten, blauen und violetten Karte geht es nicht.',
  },
  'CO-5': {
    question: 'Kommen die Punkte vor oder nach den Wappen?',
    answer:
      'Davor: Jedes Plättchen zählt sofort, und mit 12 Punkten endet das Spiel auf der Stelle.',
    reason:
      'Laut Anleitung wird erst nach den Aktionen gewertet; es gewinnt derselbe Spieler, nur früher.',
    trial:
      'Baue das blaue 4er-Plättchen über b7 und vervollständige eine Spalte: Mit 12 Punkten gewinnst du, und das Wappen verfällt.',
  },
  'CO-6': {
    question: 'Muss ich ein Wappen nutzen?',
    answer: 'Nein, du darfst es überspringen.',
    reason: 'Die Anleitung sagt „darf“.',
    trial:
      'Baue das violette 3er-Plättchen auf c1, c2 und c3 und sieh dir an, was das Wappen anbietet.',
  },
  'CO-7': {
    question: 'Wann genau wird der Ablagestapel neu gemischt?',
    answer:
      'Sobald die letzte Karte den Nachziehstapel verlässt. Wird gerade der Hafen aufgefüllt, geht das vom neuen Nachziehstapel weiter.',
    reason:
      'Laut Anleitung wird der Stapel erneuert, wenn er leer ist, nicht erst, wenn eine Karte gebraucht wird.',
    trial:
      'Im Nachziehstapel ist noch eine Karte. Nimm zwei Karten und behalte den Nachziehstapel im Auge.',
  },
  'CO-8': {
    question: 'Wer beginnt?',
    answer: 'Ein zufälliger Spieler, oder wen ihr bei der Vorbereitung wählt.',
    reason: 'Die Anleitung nennt den ältesten Spieler, und dein Gerät kennt euer Alter nicht.',
    trial: 'Freja wurde als Startspielerin gewählt: Sie hat zwei Karten, du hast drei.',
  },
  'CO-9': {
    question: 'Darf ich den Ablagestapel durchsehen und die Handkarten der anderen ansehen?',
    answer:
      'Du siehst, wie viele Karten jeder Farbe abgeworfen wurden und wie viele Karten jeder Spieler hat – aber nicht, welche.',
    reason: 'Die abgeworfenen Karten haben alle gesehen; merken muss sie sich niemand.',
    trial:
      'Zwei rote Karten wurden abgeworfen. Öffne den Nachziehstapel und sieh nach, dann öffne Frejas Haus.',
  },
  'CO-10': {
    question: 'Wo ist das Mauerwerk, wenn ich ein Plättchen wende?',
    answer: 'Es wandert mit seinem Feld mit.',
    reason: 'So sind die Plättchen auf beiden Seiten gedruckt.',
    trial: 'Wähle das blaue 4er-Plättchen, drehe es, wende es und folge dem Mauerwerk.',
  },
  'CO-11': {
    question:
      'Zu zweit: Endet das Spiel mit der Spielende-Karte oder wenn der Nachziehstapel leer ist?',
    answer: 'Mit der Spielende-Karte; sie kommt immer zuerst.',
    reason: 'Sie ist unter den letzten zehn Karten des Nachziehstapels.',
    trial:
      'Eine Karte ist übrig, und sie ist die Spielende-Karte. Nimm zwei Karten: Das Spiel ist aus.',
  },
  'CO-12': {
    question:
      'Ein Plättchen grenzt an mehrere Plättchen seiner Farbe: Wird es durch jedes davon billiger?',
    answer:
      'Nein. Es kostet eine Karte weniger, egal wie viele es berührt. Es muss mit einer Kante angrenzen; über Eck reicht nicht. Der Nachlass gilt automatisch.',
    reason:
      'Die Anleitung spricht nur davon, dass es an ein Plättchen derselben Farbe grenzt, und ihr Beispiel zieht eine Karte ab.',
    trial:
      'Setze das rote 2er-Plättchen auf dein rotes Plättchen: Es kostet eine Karte. Auf c2 und d2 berührt es nur eine Ecke: Dort kostet es zwei.',
  },
};
