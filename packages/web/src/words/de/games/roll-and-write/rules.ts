/** The rules of Roll & Write, in German. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';
import { rulings } from './rulings.ts';

/** The rules of Roll & Write. */
export const words: RollAndWriteText = {
  sections: {
    goal: {
      title: 'Das Ziel',
      text: [
        'Mit fünf Würfeln und einem Stift füllst du die Fassade deines Hauses. Volle **Reihen** und **Spalten** bringen Punkte, und doppelt so viele, wenn kein Ziegel darin steckt.',
        'Sobald jemand **12 Punkte** hat, wird die Runde zu Ende gespielt, dann ist [das Spiel aus](#end). Die meisten Punkte gewinnen. Es spielen 2 bis 4 Personen.',
      ],
    },
    sheet: {
      title: 'Blätter und Würfel',
      text: [
        [
          '**Dein Haus** hat 5 Spalten, von links a bis e, und 9 Reihen, von unten 1 bis 9. Ein Feld ist leer, ein **Fenster** (O) oder ein **Ziegel** (X).',
          '**Wappen** stehen an den Reihen 2, 4 und 6 und an den Spalten b und d.',
          '**Fünf Leisten**, eine je Farbe, haben je neun Kästchen, mit Boni (+) und Sternen (★) [unter manchen davon](#tracks).',
          '**Fünf Würfel** zeigen Rot, Blau, Violett, Grün, Gelb und Weiß. Weiß ist der Joker.',
          '**Das Fassadenblatt** gehört allen. Formen mit 2 und 3 Feldern gibt es beliebig oft. Formen mit 4 und 5 Feldern sind einzelne Exemplare, die nach Gebrauch durchgestrichen werden: je Farbe zwei 4er und eine 5er.',
          'Blau und Gelb haben ihre 4er-Form einmal in jedem Spiegelbild; die anderen Farben haben zweimal dieselbe.',
        ],
      ],
    },
    'set-up': {
      title: 'Vorbereitung',
      text: [
        [
          'Alle beginnen mit leerem Haus, leeren Leisten und **zwei Sternen für „Neu würfeln“**, die bereit sind.',
          'Wer beginnt, entscheidet das Los, oder ihr bestimmt es (RW-20). Gespielt wird im Uhrzeigersinn. Eine **Runde** ist ein Zug für alle, vom Startspieler an.',
          'Zu zweit gibt es [noch etwas mehr zu tun](#two-players).',
        ],
      ],
    },
    turn: {
      title: 'Dein Zug',
      text: [
        'Deine fünf Würfel werden geworfen. Dann nutzt du, in beliebiger Reihenfolge und so oft deine Sterne reichen, [Fähigkeiten](#abilities), und zeichnest **eine Form** ein:',
        [
          'Erst die Würfel: „**Neu würfeln**“ und „**Farbwechsel**“ gehen nur, bevor die Form eingezeichnet ist (RW-3).',
          '[Wähle eine Form](#tile), die du bezahlen kannst, und [zeichne sie ein](#drawing). Sie [punktet](#scoring) sofort.',
          'Felder mit „**Ein X**“ dürfen vor oder nach der Form kommen (RW-5).',
          'Beende den Zug. Jetzt [nehmen die anderen Würfel](#others).',
        ],
        'Erlauben die Würfel allein eine Form, musst du eine einzeichnen. Nur wenn keine geht, darfst du den Zug ohne Form beenden; Boni und Sterne musst du nie einsetzen (RW-10).',
      ],
    },
    tile: {
      title: 'Welche Form',
      text: [
        'Wähle eine Farbe und eine Größe. Eine Form braucht **so viele Würfel, wie sie Felder hat**; ein Würfel zählt, wenn er die Farbe der Form oder Weiß zeigt.',
        [
          '**Mehr Würfel als Felder?** Du nutzt genau so viele wie nötig und sagst, wie viele davon weiß sind. Der Rest bleibt für die anderen liegen (RW-6).',
          '**Zu wenige?** Jeden fehlenden Würfel ersetzt ein freigeschalteter Bonus (+) in der Farbe der Form, **höchstens zwei in einem Zug**; alle Würfel, die zählen, werden dann genutzt. Reichen die Würfel, darf kein Bonus dazu (RW-7). Boni allein dürfen eine Form bezahlen (RW-18).',
          '**4er oder 5er?** Ein Exemplar muss noch frei sein; es wird für alle durchgestrichen. Mit einem gelben Stern („**Wiederverwenden**“) zeichnest du eine ein, die schon durchgestrichen ist, und nichts wird neu durchgestrichen (RW-15).',
        ],
      ],
    },
    drawing: {
      title: 'Eine Form einzeichnen',
      text: [
        [
          'Dreh sie in Vierteln, wie du willst. Spiegeln darfst du sie nicht (RW-8).',
          'Alle ihre Felder liegen im Haus und auf leeren Feldern.',
          'Mindestens **ein Feld liegt in Reihe 1 oder direkt über einem Feld, das schon gefüllt war**. Mehr Halt braucht es nicht: Überhänge sind erlaubt, und Lücken darunter darfst du später füllen (RW-9).',
          '**Ein Feld wird zum Ziegel** (X), welches du willst; die anderen werden Fenster (O). Bei „Kein X“ sind alle Fenster.',
        ],
      ],
    },
    scoring: {
      title: 'Punkte',
      text: [
        'Du punktest sofort, nach jeder Form und jedem einzelnen Feld.',
        {
          head: ['Voll', 'mit Ziegel', 'nur Fenster'],
          rows: [
            ['Reihe', '1 Punkt', '**2 Punkte**'],
            ['Spalte', '2 Punkte', '**4 Punkte**'],
            ['Leiste (neuntes Kästchen)', '2 Punkte', '2 Punkte'],
          ],
        },
      ],
    },
    coats: {
      title: 'Wappen',
      text: [
        'Machst du eine Reihe oder Spalte mit Wappen voll, nutzt du es **sofort, vor allem anderen**. Wähle eins:',
        [
          '**Zeichne ein Feld ein**, nach den Regeln zum Einzeichnen, als Fenster. Es kann punkten und das nächste Wappen bringen.',
          '**Kreuze die nächsten zwei Kästchen** einer Leiste an; nur eins, wenn nicht mehr frei ist. Eine volle Leiste kannst du nicht wählen.',
        ],
        'Mehrere nutzt du nacheinander. Was geht, muss sein; geht beides nicht, verfällt das Wappen (RW-16). Was du damit freischaltest, wartet auf deinen nächsten Zug (RW-19).',
      ],
    },
    tracks: {
      title: 'Leisten',
      text: [
        'Kästchen kreuzt du von links nach rechts an. Ein + oder ★ unter einem angekreuzten Kästchen ist **freigeschaltet**: Du kannst es einmal einsetzen, ab **deinem nächsten eigenen Zug** (RW-19). Das neunte Kästchen bringt 2 Punkte.',
        {
          head: ['Leiste', 'Kästchen mit +', 'Kästchen mit ★', 'Ein Stern gibt'],
          rows: [
            ['Rot', '1, 3', '2, 4, 5, 6', 'Neu würfeln'],
            ['Blau', '1, 5', '2, 4, 6', 'Kein X'],
            ['Violett', '1, 4', '3, 5, 7', 'Ein X'],
            ['Grün', '1, 5', '4, 7, 8', 'Farbwechsel'],
            ['Gelb', '1, 4', '3, 6, 7', 'Wiederverwenden'],
          ],
        },
        'Ein **Bonus** (+) ersetzt einen fehlenden Würfel seiner Farbe, wenn du [eine Form wählst](#tile).',
      ],
    },
    abilities: {
      title: 'Fähigkeiten',
      text: [
        'Jeder Einsatz kostet einen Stern dieser Farbe.',
        [
          '**Neu würfeln** (rot): Wirf einen oder mehrere deiner Würfel neu, bevor die Form eingezeichnet ist.',
          '**Kein X** (blau): Von jetzt an bis zum Ende deines Zuges ist alles, was du einzeichnest, ein Fenster (RW-4). Höchstens einmal im Zug, und nur solange noch etwas einzuzeichnen ist.',
          '**Ein X** (violett): Zeichne ein zusätzliches Feld nach den Regeln ein, als Ziegel; bei „Kein X“ als Fenster. Vor oder nach der Form, oder ohne eine (RW-5).',
          '**Farbwechsel** (grün): Dreh einen oder mehrere Würfel, die dasselbe zeigen, auf eine andere Seite, bevor die Form eingezeichnet ist. Weiß darf gedreht und gewählt werden (RW-2).',
          '**Wiederverwenden** (gelb): Zeichne eine Form ein, von der schon ein Exemplar durchgestrichen ist; nichts wird neu durchgestrichen (RW-15).',
        ],
      ],
    },
    others: {
      title: 'Die anderen nehmen Würfel',
      text: [
        'Am Ende eines Zuges darf jeder andere **einen Würfel nehmen, der nicht genutzt wurde**, und das nächste Kästchen seiner Leiste ankreuzen. Ein weißer gilt für eine Leiste nach Wahl.',
        [
          'Mehrere dürfen denselben Würfel nehmen. Alle wählen gleichzeitig (RW-14).',
          'Ein Würfel, dessen Leiste voll ist, geht nicht (RW-12). Wer keinen nehmen kann, wird übergangen.',
          'Niemand muss einen Würfel nehmen (RW-17).',
          'Wurde keine Form eingezeichnet, liegen alle fünf Würfel bereit.',
          'Zu zweit sind es [bis zu zwei Würfel](#two-players).',
        ],
      ],
    },
    end: {
      title: 'Das Ende',
      text: [
        'Das Spiel endet nach einer **Runde, in der jemand 12 oder mehr Punkte hat**, auch wenn sie im Zug eines anderen kamen.',
        [
          'Die meisten Punkte gewinnen.',
          'Bei Gleichstand gewinnen die wenigsten leeren Felder.',
          'Sind auch die gleich, wird der Sieg geteilt.',
        ],
        'Es endet außerdem mit der Runde, wenn niemand je wieder etwas einzeichnen oder ankreuzen kann (RW-11), und nach Runde 60 (RW-13).',
      ],
    },
    'two-players': {
      title: 'Zu zweit',
      text: [
        [
          'Vor dem Spiel wird **in jeder Farbe eine 4er-Form durchgestrichen**; bei Blau und Gelb entscheidet das Los über das Spiegelbild (RW-1).',
          'Beide kreuzen gleichzeitig die **ersten zwei Kästchen einer Leiste** ihrer Wahl an. Was das freischaltet, gilt ab dem ersten Zug.',
          'Wer nicht am Zug ist, darf **bis zu zwei verschiedene Würfel** nehmen; zwei derselben Farbe, wenn zwei da liegen und zwei Kästchen frei sind.',
        ],
      ],
    },
    options: {
      title: 'Optionen',
      text: [
        'Beide wählt ihr, wenn ihr eine Partie aufbaut; von selbst sind sie aus.',
        [
          '**Gespiegelte Formen:** Formen dürfen auch gewendet werden (RW-8).',
          '**Freies Passen:** Ein Zug darf immer ohne Form enden (RW-10).',
        ],
      ],
    },
  },
  figures: {
    goal: 'Ein Haus mit 4 Punkten: Reihe 2 hat nur Fenster und bringt 2, die Reihen 1 und 3 haben Ziegel und bringen je 1.',
    sheet:
      'Das Fassadenblatt. Links die 2er und 3er, so oft du willst; rechts die 4er und 5er, jedes Exemplar einmal.',
    dice: 'Blau, Blau und Weiß: genug für eine blaue 3er- oder 2er-Form.',
    bonus: 'Zwei blaue Würfel und ein blauer Bonus reichen auch für die blaue 3er-Form.',
    supported: 'Erlaubt: Das linke Feld steht auf einem gefüllten. Der Rest darf überhängen.',
    floating: 'Nicht erlaubt: Kein Feld liegt in Reihe 1 oder direkt über einem gefüllten.',
    gap: 'Erlaubt: Die Lücke unter dem Überhang wird später gefüllt.',
    rotate:
      'Eine gelbe 4er-Form, um ein Viertel gedreht: erlaubt. Gespiegelt: nicht erlaubt; das andere Bild ist eine eigene Form.',
    scoring:
      'Reihe 1 hat einen Ziegel: 1 Punkt. Reihe 2 hat keinen: 2 Punkte. Spalte a hat keinen: 4 Punkte.',
    coats:
      'Die gestrichelte Form macht Reihe 2 voll, also ist das Wappen dran: ein Fenster oder zwei Kästchen.',
    tracks: 'Die violette Leiste mit vier Kreuzen: Ein Stern und zwei Boni sind freigeschaltet.',
    abilities:
      'Die Zeichen der Fähigkeiten: Neu würfeln, Kein X, Ein X, Farbwechsel, Wiederverwenden.',
    others: 'Zwei blaue Würfel wurden genutzt. Alle anderen dürfen Rot, Grün oder Weiß nehmen.',
    twoPlayers: 'Zu zweit ist von jeder 4er-Form ein Exemplar aus dem Spiel.',
  },
  rulings,
};
