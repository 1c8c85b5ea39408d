/** The lesson on Roll & Write, step by step, in German. */
import type { RollAndWriteLessonWords } from '../../../en/games/roll-and-write/learn.ts';

/** What each step says. */
export const words: RollAndWriteLessonWords = {
  support: {
    title: 'Dein eigenes Haus',
    text: 'Dein Haus hat fünf Spalten und neun Reihen. Eine Form steht auf dem Boden oder auf einem Feld, das schon gefüllt ist; ein einziges Feld mit Halt trägt die ganze Form.',
    task: 'Nimm eine blaue Form und setz sie unten hin. Halte sie ruhig erst in die Luft und schau, was passiert.',
    done: 'Sie steht. Ein Feld jeder Form ist ein Ziegel (X), die anderen sind Fenster (O).',
    remarks: {},
  },
  dice: {
    title: 'Würfel kaufen Formen',
    text: 'Für Würfel einer Farbe bekommst du eine Form dieser Farbe: so viele Felder wie Würfel. Weiß ist ein Joker und zählt als jede Farbe.',
    task: 'Zeichne die grüne Form mit drei Feldern ein. Oder probier erst die mit vier: Du erfährst, was fehlt.',
    done: 'Zwei grüne Würfel und der weiße ergeben drei Felder. Was du liegen lässt, hilft den anderen; das siehst du gleich.',
    remarks: {
      small: 'Erlaubt, aber in diesem Wurf steckt mehr: Mit dem weißen hast du dreimal Grün.',
    },
  },
  row: {
    title: 'Eine Reihe vollenden',
    text: 'Eine volle Reihe bringt 1 Punkt, und 2, wenn kein Ziegel darin ist. Du bestimmst, welches Feld das X bekommt: Tipp es an oder drück die Taste X.',
    task: 'Vollende Reihe 1 mit der roten Form, sodass ihr Ziegel über dieser Reihe liegt.',
    done: 'Zwei Punkte: Reihe 1 hat nur Fenster, und sie leuchten.',
    remarks: {
      brick:
        'Reihe 1 ist voll, aber mit einem Ziegel: nur 1 Punkt. Nimm es zurück und setz das X auf das obere Feld.',
    },
  },
  column: {
    title: 'Eine Spalte vollenden',
    text: 'Auch Spalten zählen: 2 Punkte für eine volle, 4, wenn sie nur Fenster hat. Sie sind hoch, da hilft eine lange Form.',
    task: 'Vollende Spalte a mit der violetten Form mit vier Feldern, aufrecht gestellt.',
    done: 'Zwei Punkte für Spalte a. Ganz ohne Ziegel wären es vier gewesen.',
    remarks: {},
  },
  bonus: {
    title: 'Ein Plus ersetzt einen Würfel',
    text: 'Ein freigeschaltetes Plus ersetzt einen fehlenden Würfel seiner Farbe, höchstens zwei in einem Zug. Formen mit vier und fünf Feldern gibt es nur ein- oder zweimal, für alle zusammen.',
    task: 'Du hast drei grüne Würfel und ein grünes Plus: Zeichne die grüne Form mit vier Feldern ein.',
    done: 'Das Plus ist verbraucht. Und schau auf das Blatt: Dieses Exemplar ist durchgestrichen, niemand bekommt es mehr.',
    remarks: {
      small:
        'Erlaubt, und das Plus bliebe dir. Aber hier macht es deine Form größer: Zeichne die grüne mit vier Feldern ein.',
    },
  },
  die: {
    title: 'Was die anderen übrig lassen',
    text: 'Ist jemand anderes fertig, darfst du einen ungenutzten Würfel nehmen und das nächste Kästchen seiner Leiste ankreuzen; bei Weiß wählst du die Leiste. Kästchen schalten Plus und Sterne frei.',
    task: 'Nimm den blauen Würfel: Das nächste blaue Kästchen hat einen Stern. Rot ist weg: Probier es, du erfährst, warum.',
    done: 'Der Stern gehört dir, ab deinem nächsten Zug. Zu zweit darfst du sogar zwei Würfel nehmen.',
    remarks: {
      none: 'Du darfst verzichten, aber ein Kästchen ist ein Geschenk. Nimm es zurück und nimm den blauen Würfel.',
      other:
        'Auch ein gutes Kästchen, aber der Stern ist auf der blauen Leiste. Nimm es zurück und nimm den blauen Würfel.',
    },
  },
  reroll: {
    title: 'Roter Stern: Neu würfeln',
    text: 'Jede Farbe hat ihre eigene Art von Stern. Mit einem roten wirfst du Würfel neu, so viele du willst, bevor du einzeichnest. Alle beginnen mit zwei.',
    task: 'Behalte Blau: Wähle den roten und den grünen Würfel, dann „Neu würfeln“. Andere Sterne musst du erst freischalten: Probier „Kein X“.',
    done: 'Blau und Weiß: Jetzt zählen alle fünf als Blau, genug für die größte blaue Form.',
    remarks: {
      good: 'Die blauen sind es wert, sie zu behalten, die anderen zwei nicht. Nimm es zurück: Rot und Grün, alle beide.',
      draw: 'Eine gute Form, aber dieser Stern kommt vor dem Einzeichnen. Nimm es zurück und würfle erst neu.',
    },
  },
  colour: {
    title: 'Grüner Stern: Farbwechsel',
    text: 'Ein grüner Stern dreht Würfel, die dasselbe zeigen, auf eine andere Seite, einen davon oder alle.',
    task: 'Wähle beide grünen Würfel, dann „Farbwechsel“, und dreh sie auf Rot. Zwei Farben auf einmal? Probier es.',
    done: 'Alle fünf Würfel passen jetzt zusammen: Das reicht für eine Form mit fünf Feldern.',
    remarks: {
      half: 'Erlaubt, aber jetzt passen nicht alle zusammen. Nimm es zurück und dreh beide grünen auf Rot.',
      draw: 'Erlaubt, aber mit gedrehten Würfeln bekommst du eine größere Form. Nimm es zurück und nutze erst den Stern.',
    },
  },
  'no-x': {
    title: 'Blauer Stern: Kein X',
    text: 'Nach einem blauen Stern ist alles, was du in diesem Zug einzeichnest, ein Fenster. Eine Reihe nur aus Fenstern bringt 2 Punkte statt 1.',
    task: 'Nutze „Kein X“ und vollende dann Reihe 1 mit der gelben Form.',
    done: 'Zwei Punkte. Alles in einem Zug: erst der Stern, dann die Form.',
    remarks: {
      brick:
        'Reihe 1 ist voll, aber mit einem Ziegel: 1 Punkt. Nimm es zurück und nutze erst „Kein X“.',
    },
  },
  'one-x': {
    title: 'Violetter Stern: Ein X',
    text: 'Ein violetter Stern bringt ein Feld extra, mit Ziegel. Das geht vor oder nach deiner Form, und auch dieses Feld muss auf etwas stehen.',
    task: 'In Reihe 1 fehlt ein Feld. Nutze „Ein X“ und setze es auf e1. Oben in der Luft? Probier es aus.',
    done: 'Ein Punkt, und deine Form kommt noch: Ein Stern nimmt deinen Würfeln nichts weg.',
    remarks: {
      elsewhere: 'Erlaubt, aber e1 vollendet Reihe 1. Nimm es zurück und setze das Feld dorthin.',
      draw: 'Erlaubt, und der Stern wartet auf dich. Nimm es trotzdem zurück und nutze erst „Ein X“.',
    },
  },
  again: {
    title: 'Gelber Stern: Wiederverwenden',
    text: 'Große Formen, die jemand eingezeichnet hat, sind für alle durchgestrichen. Mit einem gelben Stern zeichnest du so eine trotzdem ein, und nichts wird neu durchgestrichen.',
    task: 'Freja hat die rote Form mit fünf Feldern eingezeichnet. Du hast fünf rote Würfel und einen gelben Stern: Zeichne sie auch ein.',
    done: 'Dieselbe Form noch einmal. Jetzt kennst du alle Sterne.',
    remarks: {
      small:
        'Erlaubt, aber deine Würfel und der Stern können mehr: Nimm es zurück und zeichne die rote Form mit fünf Feldern ein.',
    },
  },
  coat: {
    title: 'Wappen',
    text: 'Zu den Reihen 2, 4 und 6 und den Spalten b und d gehört ein Wappen. Vollende so eine Linie, und du zeichnest sofort ein Fenster extra ein oder kreuzt zwei Kästchen einer Leiste an.',
    task: 'Vollende die Reihen 1 und 2 mit der gelben Form. Wähle dann, was dir das Wappen bringt.',
    done: 'So wächst ein Zug: Ein Fenster vollendet vielleicht noch eine Linie, zwei Kästchen schalten vielleicht einen Stern frei.',
    remarks: {},
  },
  end: {
    title: 'Zwölf Punkte',
    text: 'Hat jemand 12 Punkte, wird die Runde zu Ende gespielt; dann gewinnen die meisten Punkte. Du hast 11, und dein Zug ist der letzte dieser Runde.',
    task: 'Vollende Reihe 5 mit der roten Form mit zwei Feldern und beende dann deinen Zug.',
    done: 'Zwölf Punkte, die Runde ist aus, und das schönste Haus am Kai gehört dir.',
    remarks: {},
  },
};
