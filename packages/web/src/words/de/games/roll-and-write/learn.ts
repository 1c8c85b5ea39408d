/** The lesson on Roll & Write, step by step, in German. */
import type { RollAndWriteLessonWords } from '../../../en/games/roll-and-write/learn.ts';

/** What each step says. */
export const words: RollAndWriteLessonWords = {
  support: {
    title: 'Dein eigenes Haus',
    text: 'Dein Haus hat fünf Spalten und neun Reihen. Eine Form muss auf dem Boden oder auf einem gefüllten Feld stehen; ein Feld mit Halt reicht für die ganze Form.',
    task: 'Nimm eine blaue Form und setze sie unten hin. Halte sie ruhig erst in die Luft und sieh, was passiert.',
    done: 'Sie steht. Ein Feld jeder Form ist Mauerwerk (X), die anderen sind Fenster (O).',
    remarks: {},
  },
  dice: {
    title: 'Formen bezahlst du mit Würfeln',
    text: 'Mit Würfeln einer Farbe bezahlst du eine Form dieser Farbe, einen Würfel pro Feld. Weiß ist ein Joker und zählt als jede Farbe.',
    task: 'Zeichne die grüne 3er-Form ein. Oder probier erst die grüne 4er-Form, dann siehst du, was fehlt.',
    done: 'Zwei grüne Würfel und der weiße bezahlen drei Felder. Was du übrig lässt, hilft den anderen; das siehst du gleich.',
    remarks: {
      small:
        'Erlaubt, aber mit diesen Würfeln geht mehr: Der weiße zählt als dritter grüner Würfel.',
    },
  },
  row: {
    title: 'Eine Reihe vervollständigen',
    text: 'Eine komplette Reihe bringt 1 Punkt, oder 2, wenn sie kein Mauerwerk hat. Du bestimmst, welches Feld das X bekommt: Tippe es an oder drücke die Taste X.',
    task: 'Vervollständige Reihe 1 mit der roten Form, sodass ihr Mauerwerk über dieser Reihe liegt.',
    done: 'Zwei Punkte: Reihe 1 hat nur Fenster, und sie leuchten.',
    remarks: {
      brick:
        'Reihe 1 ist komplett, aber mit Mauerwerk: nur 1 Punkt. Mach es rückgängig und setze das X auf das obere Feld.',
    },
  },
  column: {
    title: 'Eine Spalte vervollständigen',
    text: 'Auch Spalten zählen: 2 Punkte, oder 4, wenn sie nur Fenster haben. Sie sind hoch, da helfen lange Formen.',
    task: 'Vervollständige Spalte a mit der violetten 4er-Form, aufrecht gestellt.',
    done: 'Zwei Punkte für Spalte a. Ganz ohne Mauerwerk wären es vier gewesen.',
    remarks: {},
  },
  bonus: {
    title: 'Ein Bonus ersetzt einen Würfel',
    text: 'Ein freigeschalteter Bonus (+) ersetzt einen fehlenden Würfel seiner Farbe, höchstens zwei pro Zug. 4er- und 5er-Formen gibt es nur ein- oder zweimal, für alle zusammen.',
    task: 'Du hast drei grüne Würfel und einen grünen Bonus: Zeichne die grüne 4er-Form ein.',
    done: 'Der Bonus ist verbraucht. Und sieh auf das Fassadenblatt: Dieses Exemplar ist für alle durchgestrichen.',
    remarks: {
      small:
        'Erlaubt, und der Bonus bliebe dir. Aber hier bringt er dir eine größere Form: Zeichne die grüne 4er-Form ein.',
    },
  },
  die: {
    title: 'Was die anderen übrig lassen',
    text: 'Nach dem Zug eines anderen Spielers darfst du einen ungenutzten Würfel nehmen und das nächste Kästchen seiner Leiste ankreuzen; bei Weiß wählst du die Leiste. Kästchen schalten Boni (+) und Sterne (★) frei.',
    task: 'Nimm den blauen Würfel: Unter dem nächsten blauen Kästchen steht ein Stern. Rot ist nicht übrig: Probier die rote Leiste, dann siehst du, warum.',
    done: 'Ab deinem nächsten Zug kannst du den Stern nutzen. Zu zweit darfst du sogar zwei Würfel nehmen.',
    remarks: {
      none: 'Du musst keinen Würfel nehmen, aber das Kästchen ist geschenkt. Mach es rückgängig und nimm den blauen Würfel.',
      other:
        'Auch ein gutes Kästchen, aber der Stern ist auf der blauen Leiste. Mach es rückgängig und nimm den blauen Würfel.',
    },
  },
  reroll: {
    title: 'Roter Stern: Neu würfeln',
    text: 'Jede Farbe hat ihre eigene Art von Stern. Mit einem roten Stern würfelst du beliebig viele deiner Würfel neu, bevor du einzeichnest. Alle beginnen mit zwei.',
    task: 'Behalte die blauen Würfel: Wähle den roten und den grünen, dann „Neu würfeln“. Andere Sterne musst du erst freischalten: Probier „Kein X“.',
    done: 'Blau und Weiß: Jetzt zählen alle fünf Würfel als Blau, genug für die größte blaue Form.',
    remarks: {
      good: 'Die blauen lohnt es sich zu behalten, die anderen zwei nicht. Mach es rückgängig und wähle Rot und Grün.',
      draw: 'Eine gute Form, aber Sterne für Würfel kommen vor dem Einzeichnen. Mach es rückgängig und würfle erst neu.',
    },
  },
  colour: {
    title: 'Grüner Stern: Farbwechsel',
    text: 'Mit einem grünen Stern drehst du Würfel, die dieselbe Farbe zeigen, auf eine andere Farbe – einen davon oder alle.',
    task: 'Wähle beide grünen Würfel, dann „Farbwechsel“, und drehe sie auf Rot. Zwei Farben auf einmal? Probier es aus.',
    done: 'Jetzt passen alle fünf Würfel zusammen: Das reicht für eine 5er-Form.',
    remarks: {
      half: 'Erlaubt, aber jetzt passen nicht alle Würfel zusammen. Mach es rückgängig und drehe beide grünen auf Rot.',
      draw: 'Erlaubt, aber mit gedrehten Würfeln bekommst du eine größere Form. Mach es rückgängig und nutze erst den Stern.',
    },
  },
  'no-x': {
    title: 'Blauer Stern: Kein X',
    text: 'Nach einem blauen Stern ist alles, was du in diesem Zug einzeichnest, ein Fenster. Eine Reihe nur aus Fenstern bringt 2 Punkte statt 1.',
    task: 'Nutze „Kein X“ und vervollständige dann Reihe 1 mit der gelben Form.',
    done: 'Zwei Punkte, alles in einem Zug: erst der Stern, dann die Form.',
    remarks: {
      brick:
        'Reihe 1 ist komplett, aber mit Mauerwerk: 1 Punkt. Mach es rückgängig und nutze erst „Kein X“.',
    },
  },
  'one-x': {
    title: 'Violetter Stern: Ein X',
    text: 'Mit einem violetten Stern zeichnest du ein zusätzliches Feld mit Mauerwerk ein, vor oder nach deiner Form. Auch dieses Feld braucht Halt.',
    task: 'In Reihe 1 fehlt ein Feld. Nutze „Ein X“ und setze es auf e1. Oben in der Luft? Probier es aus.',
    done: 'Ein Punkt, und deine Form kommt noch: Sterne verbrauchen keine Würfel.',
    remarks: {
      elsewhere:
        'Erlaubt, aber e1 vervollständigt Reihe 1. Mach es rückgängig und setze das Feld dorthin.',
      draw: 'Erlaubt, und der Stern bliebe dir. Mach es trotzdem rückgängig und nutze erst „Ein X“.',
    },
  },
  again: {
    title: 'Gelber Stern: Wiederverwenden',
    text: 'Große Formen werden beim Einzeichnen für alle durchgestrichen. Mit einem gelben Stern darfst du so eine trotzdem einzeichnen, und es wird nichts weiter durchgestrichen.',
    task: 'Freja hat die rote 5er-Form eingezeichnet. Du hast fünf rote Würfel und einen gelben Stern: Zeichne sie auch ein.',
    done: 'Dieselbe Form noch einmal. Jetzt kennst du alle Sterne.',
    remarks: {
      small:
        'Erlaubt, aber mit deinen Würfeln und dem Stern geht mehr: Mach es rückgängig und zeichne die rote 5er-Form ein.',
    },
  },
  coat: {
    title: 'Wappen',
    text: 'Die Reihen 2, 4 und 6 und die Spalten b und d haben ein Wappen. Vervollständige so eine Reihe oder Spalte, und du darfst sofort ein Fenster einzeichnen oder zwei Kästchen einer Leiste ankreuzen.',
    task: 'Vervollständige die Reihen 1 und 2 mit der gelben Form. Wähle dann, was dir das Wappen bringt.',
    done: 'So entstehen große Züge: Das Fenster vervollständigt vielleicht noch eine Reihe, zwei Kästchen schalten vielleicht einen Stern frei.',
    remarks: {},
  },
  end: {
    title: 'Zwölf Punkte',
    text: 'Sobald jemand 12 Punkte hat, wird die Runde zu Ende gespielt; dann gewinnt, wer die meisten Punkte hat. Du hast 11, und dein Zug ist der letzte dieser Runde.',
    task: 'Vervollständige Reihe 5 mit der roten 2er-Form und beende dann deinen Zug.',
    done: 'Zwölf Punkte, die Runde ist zu Ende, und das schönste Haus am Kai gehört dir.',
    remarks: {},
  },
};
