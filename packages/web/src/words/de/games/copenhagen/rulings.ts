/** The rulings of Copenhagen, in German. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';

/** The rulings of Copenhagen. */
export const rulings: CopenhagenText['rulings'] = {
  'CO-1': {
    question: 'Ist der Hafen ein Ring, und rücken Karten nach?',
    answer:
      'Nein. Die Plätze 1 und 7 sind keine Nachbarn. Karten bleiben liegen, und leere Plätze werden von 1 bis 7 gefüllt.',
    reason: 'Auf dem gedruckten Plan trennt die Hafeneinfahrt 1 und 7.',
    trial: '„Freie Wahl“ ist genutzt. Versuch, die Karten auf 1 und 7 zu nehmen.',
  },
  'CO-2': {
    question: 'Ist eine Fähigkeit verbraucht, die ich nicht gebraucht habe? Darf ich mehr zahlen?',
    answer: 'Weder noch. Was nicht nötig war, ist nicht genutzt, und niemand zahlt zu viel.',
    reason: 'Eine Fähigkeit nutzt man für etwas, das ohne sie nicht ginge.',
    trial:
      'Setz das rote 2er-Teil neben dein rotes: Es kostet eine Karte, nicht zwei. Oder nimm zwei Nachbarn und behalte „Freie Wahl“.',
  },
  'CO-3': {
    question: 'Wann sage ich, dass ich „Nehmen & Bauen“ nutze, und was, wenn ich dann nicht baue?',
    answer:
      'Nach dem Nehmen, vor dem Auffüllen. Einmal gesagt, ist das Plättchen umgedreht, auch wenn du nichts baust. Erst bauen und dann nehmen geht nie.',
    reason: 'Bis dahin weiß niemand etwas Neues; spät zu entscheiden ist also freundlich.',
    trial: 'Nimm zwei Karten: Dann wirst du gefragt, ob du auch bauen willst.',
  },
  'CO-4': {
    question: 'Muss ich beim Farbwechsel alle Karten dieser Farbe einsetzen?',
    answer:
      'Alle zählen wie die andere Farbe, aber du zahlst nur, was nötig ist. Karten zweier anderer Farben dürfen nicht gemischt werden.',
    reason: 'Der Text spricht von einer Farbe für eine andere.',
    trial:
      'Bau das rote 3er-Teil mit zwei roten Karten und einer blauen oder violetten; je eine von beiden mit nur einer roten wird abgelehnt.',
  },
  'CO-5': {
    question: 'Kommen die Punkte vor oder nach den Wappen?',
    answer:
      'Davor: Jedes einzelne Teil punktet sofort, und 12 Punkte beenden das Spiel auf der Stelle.',
    reason: 'Der Text wertet nach den Aktionen; es gewinnt dieselbe Person, nur früher.',
    trial:
      'Bau das blaue 4er-Teil über b7, sodass eine Spalte voll wird: Mit 12 Punkten gewinnst du, und das Wappen verfällt.',
  },
  'CO-6': {
    question: 'Muss ich ein Wappen nutzen?',
    answer: 'Nein, du darfst verzichten.',
    reason: 'Der Text sagt „darf“.',
    trial: 'Bau das violette 3er-Teil auf c1, c2 und c3 und sieh, was das Wappen anbietet.',
  },
  'CO-7': {
    question: 'Wann genau wird der Stapel erneuert?',
    answer:
      'In dem Moment, in dem seine letzte Karte ihn verlässt; wird der Hafen gerade gefüllt, geht das vom neuen Stapel weiter.',
    reason: 'So wartet nie jemand auf eine Karte.',
    trial: 'Eine Karte ist noch im Stapel. Nimm zwei Karten und behalte den Stapel im Auge.',
  },
  'CO-8': {
    question: 'Wer beginnt?',
    answer: 'Wen das Los bestimmt, oder wen ihr bei der Vorbereitung wählt.',
    reason: 'Der Text nennt die älteste Person; ein Gerät kennt kein Alter.',
    trial: 'Das Los fiel auf Freja: Sie hat zwei Karten, du hast drei.',
  },
  'CO-9': {
    question: 'Darf ich in die Ablage und in fremde Hände schauen?',
    answer:
      'Wie viele Karten jeder Farbe abgeworfen wurden und wie viele jemand hält, dürfen alle wissen. Welche jemand hält, niemand.',
    reason: 'Alle abgeworfenen Karten haben alle gesehen; niemand muss sie sich merken.',
    trial:
      'Zwei rote Karten wurden abgeworfen. Öffne den Stapel und sieh nach, dann öffne Frejas Haus.',
  },
  'CO-10': {
    question: 'Wo ist der Ziegel, wenn ich ein Teil wende?',
    answer: 'Er geht mit seinem Feld mit.',
    reason: 'So sind die Teile auf beiden Seiten gedruckt.',
    trial: 'Nimm das blaue 4er-Teil, dreh es, wende es und folge dem Ziegel.',
  },
  'CO-11': {
    question: 'Zu zweit: Endet das Spiel mit der Schlusskarte oder wenn der Stapel leer ist?',
    answer: 'Mit der Schlusskarte; sie kommt immer zuerst.',
    reason: 'Sie steckt unter den letzten zehn Karten des Stapels.',
    trial:
      'Eine Karte ist übrig, und sie ist die Schlusskarte. Nimm zwei Karten: Das Spiel ist aus.',
  },
};
