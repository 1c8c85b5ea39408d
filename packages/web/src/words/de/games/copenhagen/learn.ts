/** The lesson on Copenhagen, step by step, in German. */
import type { CopenhagenLessonWords } from '../../../en/games/copenhagen/learn.ts';

/** What each step says. */
export const words: CopenhagenLessonWords = {
  take: {
    title: 'Karten aus dem Hafen',
    text: 'In deinem Zug nimmst du Karten oder du baust. Am Hafen liegen sieben Karten; du nimmst zwei, die nebeneinanderliegen. Platz 1 und 7 sind keine Nachbarn: Dazwischen fahren die Schiffe.',
    task: 'Nimm zwei Nachbarn, zum Beispiel die beiden grünen Karten. Oder probier erst zwei, die auseinanderliegen.',
    done: 'Zwei Karten mehr auf der Hand, und der Hafen ist wieder voll. So sammelst du Farben für deine Teile.',
    remarks: {},
  },
  any: {
    title: 'Deine erste Fähigkeit',
    text: 'Alle beginnen mit der Fähigkeit „Freie Wahl“. Nimmst du zwei Karten, die keine Nachbarn sind, ist sie genutzt und wird umgedreht.',
    task: 'Nimm beide grünen Karten, von Platz 2 und 6. Drei Karten auf einmal? Probier es.',
    done: 'Die Fähigkeit ist jetzt umgedreht. Ein Wappen kann sie zurückdrehen.',
    remarks: {
      near: 'Erlaubt, und Nachbarn brauchen keine Fähigkeit. Aber nimm diesmal die zwei grünen, die auseinanderliegen.',
    },
  },
  limit: {
    title: 'Sieben Karten, mehr nicht',
    text: 'Du darfst sieben Karten auf der Hand haben. Sind es nach dem Nehmen mehr, wirfst du sofort bis auf sieben ab.',
    task: 'Du hast sechs. Nimm zwei Karten und wähle dann, welche gehen muss.',
    done: 'Sieben bleiben dir. Eine abgeworfene Karte ist verloren, also bau lieber, bevor die Hand voll ist.',
    remarks: {
      build:
        'In einer Partie eine gute Idee! Nimm es hier zurück und nimm Karten, dann siehst du, was passiert.',
    },
  },
  build: {
    title: 'Ein Teil bauen',
    text: 'Ein Teil kostet so viele Karten seiner Farbe, wie es Felder hat. Es steht auf dem Boden oder auf einem gefüllten Feld; drehen und wenden darfst du es.',
    task: 'Bau mit deinen drei roten Karten das rote Teil mit drei Feldern. Probier erst das mit vier, oder halte deins in die Luft.',
    done: 'Drei Karten für drei Felder. Fenster und Ziegel sind aufgedruckt und drehen sich mit.',
    remarks: {
      small:
        'Erlaubt, aber drei rote Karten reichen für ein Teil mit drei Feldern. Nimm es zurück und bau das.',
      take: 'Erlaubt, aber du hast alle Karten, die du brauchst. Nimm es zurück und bau.',
    },
  },
  row: {
    title: 'Eine Reihe vollenden',
    text: 'Eine volle Reihe bringt 1 Punkt, mit lauter Fenstern 2; eine Spalte 2 oder 4. Der Ziegel hat seinen festen Platz auf dem Teil, also kommt es darauf an, wie du es drehst.',
    task: 'Vollende Reihe 1 mit dem roten Teil mit zwei Feldern, so gedreht, dass der Ziegel über dieser Reihe liegt.',
    done: 'Zwei Punkte, sofort: Reihe 1 hat nur Fenster.',
    remarks: {
      brick:
        'Reihe 1 ist voll, aber mit dem Ziegel darin: 1 Punkt. Nimm es zurück und dreh das Teil.',
      take: 'Erlaubt, aber deine zwei roten Karten reichen. Nimm es zurück und bau.',
    },
  },
  neighbour: {
    title: 'Nachbarn sind billiger',
    text: 'Ein Teil, das mit einer Kante an ein Teil seiner Farbe stößt, kostet eine Karte weniger; nur eine, egal wie viele es berührt.',
    task: 'Bau mit zwei roten Karten das rote Teil mit drei Feldern neben das rote. Weiter weg kostet es drei: Probier das auch.',
    done: 'Zwei Karten für drei Felder. Große Flächen in einer Farbe machen ein Haus billig.',
    remarks: {
      small:
        'Erlaubt, aber deine Karten können mehr: das Teil mit drei Feldern, gleich neben dem roten.',
      take: 'Erlaubt, aber neben dem roten Teil reichen zwei Karten. Nimm es zurück und bau.',
    },
  },
  coat: {
    title: 'Wappen',
    text: 'Überbau ein Wappen oder vollende Reihe 2, 4 oder 6 und wähle eine Belohnung: ein weißes Teil mit einem Feld, eine neue Fähigkeit, oder du drehst alle genutzten zurück.',
    task: 'Überbau das Wappen auf c3 mit dem grünen Teil. Wähle dann deine Belohnung.',
    done: 'Weiße Teile sind Fenster, die in jede Lücke passen; Fähigkeiten helfen dir immer wieder.',
    remarks: {
      skip: 'Verzichten darfst du, aber das wäre schade. Nimm es zurück und wähle eine Belohnung.',
      elsewhere: 'Erlaubt, aber das Wappen auf c3 liegt noch frei. Nimm es zurück und überbau es.',
      take: 'Erlaubt, aber deine grünen Karten reichen für ein Teil. Nimm es zurück und bau.',
    },
  },
  change: {
    title: 'Die Fähigkeit „Farbwechsel“',
    text: 'Mit „Farbwechsel“ zählen die Karten einer anderen Farbe als Farbe deines Teils. Mit „Rabatt“, ihrer Schwester, kostet ein Teil eine Karte weniger.',
    task: 'Bau das blaue Teil mit drei Feldern: zwei blaue Karten und eine rote oder gelbe, die als blau zählt.',
    done: 'Die Fähigkeit ist umgedreht. Karten einer anderen Farbe sind für die eingesprungen, die dir fehlten.',
    remarks: {
      plain:
        'Erlaubt, aber dafür war „Farbwechsel“ nicht nötig. Nimm es zurück und bau das blaue Teil mit drei Feldern.',
      take: 'Erlaubt, aber mit „Farbwechsel“ kannst du jetzt schon bauen. Nimm es zurück und versuch es.',
    },
  },
  both: {
    title: 'Die Fähigkeit „Nehmen & Bauen“',
    text: 'Ein Zug ist zum Nehmen oder zum Bauen da. Mit dieser Fähigkeit geht beides: erst nehmen, dann bauen.',
    task: 'Nimm die Karten von Platz 1 und 2, wähle „Auch bauen“ und bau mit deinen drei blauen Karten ein blaues Teil.',
    done: 'Ein ganzer Zug gespart. Die fünfte Fähigkeit, „Extrakarte“, bringt dir beim Nehmen eine dritte Karte.',
    remarks: {
      plain:
        'Erlaubt, aber damit ist der Zug vorbei. Nimm es zurück: erst Karten nehmen, dann auch bauen.',
      end: 'Jetzt ist der Zug vorbei. Nimm es zurück und wähle „Auch bauen“.',
    },
  },
  end: {
    title: 'Zwölf Punkte',
    text: 'Wer 12 Punkte erreicht, gewinnt sofort. Sonst endet das Spiel, wenn die Schlusskarte auftaucht, unter den letzten zehn des Stapels; dann gewinnen die meisten Punkte.',
    task: 'Du hast 10 Punkte. Vollende Spalte e mit dem violetten Teil mit drei Feldern.',
    done: 'Zwölf Punkte: Das Spiel ist sofort aus, und das schönste Haus am Kai gehört dir.',
    remarks: {
      take: 'Erlaubt, aber du kannst jetzt sofort gewinnen. Nimm es zurück und bau.',
    },
  },
};
