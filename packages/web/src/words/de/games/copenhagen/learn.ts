/** The lesson on Copenhagen, step by step, in German. */
import type { CopenhagenLessonWords } from '../../../en/games/copenhagen/learn.ts';

/** What each step says. */
export const words: CopenhagenLessonWords = {
  take: {
    title: 'Karten aus dem Hafen',
    text: 'In deinem Zug nimmst du Karten, oder du baust. Am Hafen liegen sieben Karten; du nimmst zwei, die nebeneinanderliegen. Die Plätze 1 und 7 sind keine Nachbarn: Dazwischen fahren die Schiffe.',
    task: 'Nimm zwei Nachbarn, zum Beispiel die beiden grünen Karten. Oder probier erst zwei, die nicht nebeneinanderliegen.',
    done: 'Zwei Karten mehr auf der Hand, und der Hafen ist wieder voll. So sammelst du Farben für deine Plättchen.',
    remarks: {},
  },
  any: {
    title: 'Deine erste Fähigkeit',
    text: 'Alle beginnen mit dem Fähigkeitsplättchen „Beliebige Karten“. Nimmst du zwei Karten, die keine Nachbarn sind, ist es genutzt und wird umgedreht.',
    task: 'Nimm beide grünen Karten, von den Plätzen 2 und 6. Drei Karten auf einmal? Probier es aus.',
    done: 'Das Fähigkeitsplättchen ist jetzt umgedreht. Ein Wappen kann es wieder aktivieren.',
    remarks: {
      near: 'Erlaubt, und für Nachbarn brauchst du keine Fähigkeit. Aber nimm diesmal die zwei grünen Karten, die nicht nebeneinanderliegen.',
    },
  },
  limit: {
    title: 'Handlimit: sieben Karten',
    text: 'Du darfst höchstens sieben Karten auf der Hand haben. Sind es nach dem Nehmen mehr, wirfst du sofort ab, bis es sieben sind.',
    task: 'Du hast sechs. Nimm zwei Karten und wähle dann eine zum Abwerfen.',
    done: 'Sieben bleiben dir. Abgeworfene Karten sind verloren, also baue lieber, bevor die Hand voll ist.',
    remarks: {
      build:
        'In einer echten Partie eine gute Idee! Mach es hier rückgängig und nimm Karten, dann siehst du, was passiert.',
    },
  },
  build: {
    title: 'Ein Plättchen bauen',
    text: 'Ein Plättchen kostet so viele Karten seiner Farbe, wie es Felder hat. Es muss auf dem Boden oder auf einem gefüllten Feld stehen; drehen und wenden darfst du es.',
    task: 'Baue das rote 3er-Plättchen mit deinen drei roten Karten. Probier erst das rote 4er-Plättchen, oder halte deines in die Luft.',
    done: 'Drei Karten für drei Felder. Fenster und Mauerwerk sind aufgedruckt und drehen sich mit.',
    remarks: {
      small:
        'Erlaubt, aber drei rote Karten reichen für ein 3er-Plättchen. Mach es rückgängig und baue das.',
      take: 'Erlaubt, aber du hast schon alle Karten, die du brauchst. Mach es rückgängig und baue.',
    },
  },
  row: {
    title: 'Eine Reihe vervollständigen',
    text: 'Eine komplette Reihe bringt 1 Punkt, oder 2, wenn sie nur Fenster hat; eine Spalte 2 oder 4. Das Mauerwerk hat seinen festen Platz auf dem Plättchen, also kommt es darauf an, wie du es drehst.',
    task: 'Vervollständige Reihe 1 mit dem roten 2er-Plättchen, so gedreht, dass sein Mauerwerk über dieser Reihe liegt.',
    done: 'Sofort zwei Punkte: Reihe 1 hat nur Fenster.',
    remarks: {
      brick:
        'Reihe 1 ist komplett, aber mit Mauerwerk: nur 1 Punkt. Mach es rückgängig und drehe das Plättchen.',
      take: 'Erlaubt, aber deine zwei roten Karten reichen. Mach es rückgängig und baue.',
    },
  },
  neighbour: {
    title: 'Neben der eigenen Farbe billiger',
    text: 'Ein Plättchen, das mit einer Kante an ein Plättchen seiner Farbe grenzt, kostet eine Karte weniger – nur eine, egal wie viele es berührt.',
    task: 'Baue das rote 3er-Plättchen für zwei rote Karten neben dein rotes Plättchen. Anderswo kostet es drei: Probier das auch.',
    done: 'Zwei Karten für drei Felder. Große Flächen in einer Farbe sind billiger zu bauen.',
    remarks: {
      small:
        'Erlaubt, aber mit deinen Karten geht mehr: Baue das 3er-Plättchen direkt neben das rote.',
      take: 'Erlaubt, aber neben dem roten Plättchen reichen zwei Karten. Mach es rückgängig und baue.',
    },
  },
  coat: {
    title: 'Wappen',
    text: 'Überbaue ein Wappen oder vervollständige Reihe 2, 4 oder 6 und wähle eine Belohnung: ein weißes Spezialplättchen mit einem Feld, ein neues Fähigkeitsplättchen, oder du aktivierst alle genutzten wieder.',
    task: 'Überbaue das Wappen auf c3 mit dem grünen Plättchen. Wähle dann deine Belohnung.',
    done: 'Weiße Spezialplättchen sind Fenster, die in jede Lücke passen; Fähigkeitsplättchen helfen dir immer wieder.',
    remarks: {
      skip: 'Du darfst es überspringen, aber das wäre schade. Mach es rückgängig und wähle eine Belohnung.',
      elsewhere:
        'Erlaubt, aber das Wappen auf c3 ist noch frei. Mach es rückgängig und überbaue es.',
      take: 'Erlaubt, aber deine grünen Karten reichen für ein Plättchen. Mach es rückgängig und baue.',
    },
  },
  extra: {
    title: 'Die Fähigkeit „Extrakarte“',
    text: 'Mit dieser Fähigkeit nimmst du eine dritte Karte. Zwei der drei müssen nebeneinanderliegen; die dritte darf von jedem Platz kommen.',
    task: 'Nimm drei blaue Karten: die beiden nebeneinander auf den Plätzen 1 und 2 und die auf Platz 5. Drei Karten, von denen keine neben einer anderen liegt? Probier es aus.',
    done: 'Drei Karten in einem Zug, und das Fähigkeitsplättchen ist umgedreht.',
    remarks: {
      two: 'Erlaubt, aber diesmal kannst du eine dritte Karte haben. Mach es rückgängig und nimm drei.',
    },
  },
  discount: {
    title: 'Die Fähigkeit „Rabatt“',
    text: 'Mit „Rabatt“ kostet ein Plättchen eine Karte weniger, überall in deinem Haus. Grenzt es auch noch an seine eigene Farbe, sind es zwei weniger.',
    task: 'Baue das blaue 3er-Plättchen für deine zwei blauen Karten. Sogar das 4er? Probier es aus.',
    done: 'Zwei Karten für drei Felder, ganz ohne blaues Plättchen daneben. Das Fähigkeitsplättchen ist umgedreht.',
    remarks: {
      small:
        'Erlaubt, aber mit „Rabatt“ reichen zwei Karten für ein 3er-Plättchen. Mach es rückgängig und baue das.',
      take: 'Erlaubt, aber mit „Rabatt“ kannst du jetzt schon bauen. Mach es rückgängig und versuche es.',
    },
  },
  change: {
    title: 'Die Fähigkeit „Farbwechsel“',
    text: 'Mit „Farbwechsel“ zählen Karten einer anderen Farbe als Farbe deines Plättchens.',
    task: 'Baue das blaue 3er-Plättchen: mit zwei blauen Karten und einer roten oder gelben, die als Blau zählt.',
    done: 'Das Fähigkeitsplättchen ist umgedreht. Karten einer anderen Farbe haben die ersetzt, die dir fehlten.',
    remarks: {
      plain:
        'Erlaubt, aber dafür brauchtest du „Farbwechsel“ nicht. Mach es rückgängig und baue das blaue 3er-Plättchen.',
      take: 'Erlaubt, aber mit „Farbwechsel“ kannst du jetzt schon bauen. Mach es rückgängig und versuche es.',
    },
  },
  both: {
    title: 'Die Fähigkeit „Nehmen & Bauen“',
    text: 'Normalerweise nimmst du Karten oder du baust. Mit dieser Fähigkeit machst du beides: erst nehmen, dann bauen.',
    task: 'Nimm die Karten von den Plätzen 1 und 2, wähle „Auch bauen“ und baue mit deinen drei blauen Karten ein blaues Plättchen.',
    done: 'Du hast einen ganzen Zug gespart. Jetzt kennst du alle fünf Fähigkeiten.',
    remarks: {
      plain:
        'Erlaubt, aber damit ist dein Zug vorbei. Mach es rückgängig: erst Karten nehmen, dann auch bauen.',
      end: 'Jetzt ist dein Zug vorbei. Mach es rückgängig und wähle „Auch bauen“.',
    },
  },
  end: {
    title: 'Zwölf Punkte',
    text: 'Wer zuerst 12 Punkte erreicht, gewinnt sofort. Sonst endet das Spiel, wenn die Spielende-Karte aufgedeckt wird; sie ist unter den letzten zehn Karten des Nachziehstapels. Dann gewinnt, wer die meisten Punkte hat.',
    task: 'Du hast 10 Punkte. Vervollständige Spalte e mit dem violetten 3er-Plättchen.',
    done: 'Zwölf Punkte: Das Spiel ist aus, und das schönste Haus am Kai gehört dir.',
    remarks: {
      take: 'Erlaubt, aber du kannst jetzt sofort gewinnen. Mach es rückgängig und baue.',
    },
  },
};
