/** The rules of Roll & Write, in German. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';
import { rulings } from './rulings.ts';

/** The rules of Roll & Write. */
export const words: RollAndWriteText = {
  otherWords:
    'weiß: joker; wappen: schild emblem; mauerwerk: mauern ziegel stein backstein x kreuz; fenster: o glas; neu würfeln: reroll neuwurf nochmal; leiste: spur',
  sections: {
    goal: {
      title: 'Ziel des Spiels',
      text: [
        'Mit fünf Würfeln und einem Stift füllst du die Fassade deines Hauses. Komplette **Reihen** und **Spalten** bringen Punkte, und doppelt so viele, wenn sie kein Mauerwerk haben.',
        'Sobald jemand **12 Punkte** hat, wird die Runde zu Ende gespielt, dann ist [das Spiel aus](#end). Wer die meisten Punkte hat, gewinnt. Das Spiel ist für 2 bis 4 Spieler.',
      ],
    },
    sheet: {
      title: 'Blätter und Würfel',
      text: [
        [
          '**Dein Haus** hat 5 Spalten, von links a bis e, und 9 Reihen, von unten 1 bis 9. Ein Feld ist leer, ein **Fenster** (O) oder **Mauerwerk** (X).',
          '**Wappen** stehen an den Reihen 2, 4 und 6 und an den Spalten b und d.',
          '**Fünf Fähigkeitsleisten**, eine je Farbe, haben je neun Kästchen, mit Boni (+) und Sternen (★) [unter manchen davon](#tracks).',
          '**Fünf Würfel** zeigen Rot, Blau, Violett, Grün, Gelb und Weiß. Weiß ist der Joker und zählt als jede Farbe.',
          '**Das Fassadenblatt** ist für alle da. 2er- und 3er-Formen gibt es beliebig oft. 4er- und 5er-Formen sind einzelne Exemplare, die beim Einzeichnen durchgestrichen werden: je Farbe zwei 4er und eine 5er.',
          'Bei Blau und Gelb sind die beiden 4er-Formen Spiegelbilder voneinander; bei den anderen Farben sind sie gleich.',
        ],
      ],
    },
    'set-up': {
      title: 'Vorbereitung',
      text: [
        [
          'Jeder Spieler beginnt mit leerem Haus, leeren Leisten und **zwei Sternen für „Neu würfeln“**, die bereit sind.',
          'Der Startspieler wird ausgelost, oder ihr bestimmt ihn (RW-20). Gespielt wird im Uhrzeigersinn. In einer **Runde** hat jeder Spieler einen Zug, der Startspieler den ersten.',
          'Zu zweit gibt es [noch etwas mehr zu tun](#two-players).',
        ],
      ],
    },
    turn: {
      title: 'Dein Zug',
      text: [
        'Würfle mit den fünf Würfeln. Dann zeichnest du **eine Form** ein und nutzt in beliebiger Reihenfolge [Fähigkeiten](#abilities), solange deine Sterne reichen:',
        [
          'Erst die Würfel: „**Neu würfeln**“ und „**Farbwechsel**“ darfst du nur nutzen, bevor du die Form einzeichnest (RW-3).',
          '[Wähle eine Form](#tile), die du mit deinen Würfeln bezahlen kannst, und [zeichne sie ein](#drawing). Sie bringt sofort [Punkte](#scoring).',
          'Felder mit „**Ein X**“ dürfen vor oder nach der Form kommen (RW-5).',
          'Beende deinen Zug. Jetzt [nehmen die anderen Würfel](#others).',
        ],
        'Erlauben deine Würfel allein eine Form, musst du eine einzeichnen. Nur wenn das nicht geht, darfst du den Zug ohne Form beenden; Boni und Sterne musst du nie einsetzen (RW-10).',
      ],
    },
    tile: {
      title: 'Eine Form wählen',
      text: [
        'Wähle eine Farbe und eine Größe. Eine Form braucht **einen Würfel pro Feld**; ein Würfel zählt, wenn er die Farbe der Form oder Weiß zeigt.',
        [
          '**Mehr Würfel als Felder?** Du nutzt genau so viele, wie du brauchst, und wählst, wie viele davon weiß sind. Den Rest dürfen die anderen nehmen (RW-6).',
          '**Zu wenige Würfel?** Jeden fehlenden Würfel ersetzt ein freigeschalteter Bonus (+) in der Farbe der Form, **höchstens zwei pro Zug**, und du nutzt alle Würfel, die zählen. Reichen deine Würfel, darfst du keinen Bonus einsetzen (RW-7). Du darfst auch nur mit Boni bezahlen (RW-18).',
          '**4er oder 5er?** Ein Exemplar muss noch frei sein; es wird für alle durchgestrichen. Mit einem gelben Stern („**Wiederverwenden**“) darfst du eine Form einzeichnen, die schon durchgestrichen ist, und es wird nichts weiter durchgestrichen (RW-15).',
        ],
      ],
    },
    drawing: {
      title: 'Eine Form einzeichnen',
      text: [
        [
          'Du darfst sie beliebig drehen, aber nicht spiegeln (RW-8).',
          'Alle ihre Felder müssen im Haus und auf leeren Feldern liegen.',
          'Mindestens **ein Feld muss in Reihe 1 oder direkt über einem schon gefüllten Feld liegen**. Überhänge sind erlaubt, und Lücken darunter darfst du später füllen (RW-9).',
          '**Ein Feld deiner Wahl wird zu Mauerwerk** (X), die anderen werden zu Fenstern (O). Bei „Kein X“ werden alle zu Fenstern.',
        ],
      ],
    },
    scoring: {
      title: 'Punkte',
      text: [
        'Du bekommst die Punkte sofort, nach jeder Form und jedem einzelnen Feld.',
        {
          head: ['Komplett', 'mit Mauerwerk', 'nur Fenster'],
          rows: [
            ['Reihe', '1 Punkt', '**2 Punkte**'],
            ['Spalte', '2 Punkte', '**4 Punkte**'],
          ],
        },
        'Auch das neunte Kästchen einer [Leiste](#tracks) bringt 2 Punkte.',
      ],
    },
    coats: {
      title: 'Wappen',
      text: [
        'Vervollständigst du eine Reihe oder Spalte mit Wappen, nutzt du es **sofort, vor allem anderen**. Wähle eines von beidem:',
        [
          '**Zeichne ein Fenster ein**, nach den Regeln zum Einzeichnen. Es kann Punkte und noch ein Wappen bringen.',
          '**Kreuze die nächsten zwei Kästchen** einer Leiste an, oder eines, wenn nur noch eines frei ist. Eine volle Leiste kannst du nicht wählen.',
        ],
        'Mehrere Wappen nutzt du nacheinander. Kannst du ein Wappen nutzen, musst du das auch tun; geht es nicht, verfällt es (RW-16). Was du damit freischaltest, kannst du ab deinem nächsten Zug nutzen (RW-19).',
      ],
    },
    tracks: {
      title: 'Fähigkeitsleisten',
      text: [
        'Kreuze die Kästchen von links nach rechts an. Ein + oder ★ unter einem angekreuzten Kästchen ist **freigeschaltet**: Du kannst es einmal nutzen, ab **deinem nächsten Zug** (RW-19). Das neunte Kästchen bringt 2 Punkte.',
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
        'Jede Nutzung kostet einen Stern dieser Farbe.',
        [
          '**Neu würfeln** (rot): Würfle einen oder mehrere deiner Würfel neu, bevor du die Form einzeichnest.',
          '**Kein X** (blau): Bis zum Ende deines Zuges ist alles, was du einzeichnest, ein Fenster (RW-4). Höchstens einmal pro Zug, und nur, wenn du noch etwas einzeichnen kannst.',
          '**Ein X** (violett): Zeichne nach den Regeln ein zusätzliches Feld ein, als Mauerwerk (bei „Kein X“ als Fenster). Vor oder nach deiner Form, oder ohne Form (RW-5).',
          '**Farbwechsel** (grün): Drehe einen oder mehrere Würfel, die dieselbe Farbe zeigen, auf eine andere Farbe, bevor du die Form einzeichnest. Weiß zählt als Farbe (RW-2).',
          '**Wiederverwenden** (gelb): Zeichne eine Form ein, von der ein Exemplar durchgestrichen ist; es wird nichts weiter durchgestrichen (RW-15).',
        ],
      ],
    },
    others: {
      title: 'Die anderen nehmen Würfel',
      text: [
        'Nach einem Zug darf jeder andere Spieler **einen ungenutzten Würfel** nehmen und das nächste Kästchen der passenden Leiste ankreuzen. Mit einem weißen Würfel darf er auf einer beliebigen Leiste ankreuzen.',
        [
          'Mehrere Spieler dürfen denselben Würfel nehmen. Alle wählen gleichzeitig (RW-14).',
          'Ist die Leiste eines Würfels voll, kannst du ihn nicht nehmen (RW-12). Kannst du keinen nehmen, wirst du übersprungen.',
          'Du musst keinen Würfel nehmen (RW-17).',
          'Wurde keine Form eingezeichnet, stehen alle fünf Würfel zur Wahl.',
          'Zu zweit darfst du [bis zu zwei Würfel](#two-players) nehmen.',
        ],
      ],
    },
    end: {
      title: 'Spielende',
      text: [
        'Hat ein Spieler **12 oder mehr Punkte**, ist die laufende Runde die letzte, auch wenn die Punkte im Zug eines anderen Spielers kamen (RW-21). Ihr spielt sie zu Ende; so haben alle gleich viele Züge.',
        [
          'Wer die meisten Punkte hat, gewinnt.',
          'Bei Gleichstand gewinnt, wer die wenigsten leeren Felder hat.',
          'Herrscht auch da Gleichstand, wird der Sieg geteilt.',
        ],
        'Das Spiel endet auch nach einer Runde, wenn niemand je wieder etwas einzeichnen oder ankreuzen kann (RW-11), und nach Runde 60 (RW-13).',
      ],
    },
    'two-players': {
      title: 'Zu zweit',
      text: [
        [
          'Vor dem Spiel wird **in jeder Farbe eine 4er-Form durchgestrichen**; bei Blau und Gelb entscheidet der Zufall, welches Spiegelbild (RW-1).',
          'Beide Spieler wählen gleichzeitig eine Leiste und kreuzen ihre **ersten zwei Kästchen** an. Was das freischaltet, können sie ab ihrem ersten Zug nutzen.',
          'Der andere Spieler darf **bis zu zwei verschiedene Würfel** nehmen. Sie dürfen dieselbe Farbe haben, wenn auf der Leiste zwei Kästchen frei sind.',
        ],
      ],
    },
    options: {
      title: 'Optionen',
      text: [
        'Ihr könnt sie einschalten, wenn ihr eine Partie vorbereitet; normalerweise sind beide aus.',
        [
          '**Gespiegelte Formen:** Du darfst Formen auch wenden (RW-8).',
          '**Freies Passen:** Du darfst deinen Zug immer ohne Form beenden (RW-10).',
        ],
      ],
    },
    odds: {
      title: 'Chancen',
      text: [
        'Wie wahrscheinlich ist es, dass deine Würfel für eine Form reichen? Weiße Würfel zählen mit, und was nicht hilft, würfelst du neu. Mit Boni und „Farbwechsel“ stehen die Chancen noch besser.',
      ],
    },
  },
  figures: {
    goal: 'Ein Haus mit 4 Punkten: Reihe 2 hat nur Fenster und bringt 2, die Reihen 1 und 3 haben Mauerwerk und bringen je 1.',
    sheet:
      'Das Fassadenblatt. Links die 2er und 3er, beliebig oft; rechts die 4er und 5er, jedes Exemplar einmal.',
    dice: 'Blau, Blau und Weiß: genug für eine blaue 3er- oder 2er-Form.',
    bonus: 'Zwei blaue Würfel und ein blauer Bonus reichen auch für die blaue 3er-Form.',
    supported: 'Erlaubt: Das linke Feld liegt auf einem gefüllten Feld. Der Rest darf überhängen.',
    floating: 'Nicht erlaubt: Kein Feld liegt in Reihe 1 oder direkt über einem gefüllten Feld.',
    gap: 'Erlaubt: Die Lücke unter dem Überhang füllst du später.',
    rotate:
      'Eine gelbe 4er-Form, um 90° gedreht: erlaubt. Gespiegelt: nicht erlaubt; das Spiegelbild ist eine eigene Form.',
    scoring:
      'Reihe 1 hat Mauerwerk: 1 Punkt. Reihe 2 hat keines: 2 Punkte. Spalte a hat keines: 4 Punkte.',
    coats:
      'Die gestrichelte Form vervollständigt Reihe 2, also nutzt du das Wappen: ein Fenster oder zwei Kästchen.',
    tracks:
      'Die violette Leiste mit vier angekreuzten Kästchen: Ein Stern und zwei Boni sind freigeschaltet.',
    abilities:
      'Die Symbole der Fähigkeiten: „Neu würfeln“, „Kein X“, „Ein X“, „Farbwechsel“, „Wiederverwenden“.',
    others:
      'Zwei blaue Würfel wurden genutzt. Jeder andere Spieler darf Rot, Grün oder Weiß nehmen.',
    twoPlayers: 'Zu zweit ist in jeder Farbe eine 4er-Form durchgestrichen.',
  },
  odds: {
    caption: 'Die Wahrscheinlichkeit, dass deine Würfel für eine Form dieser Größe reichen',
    size: 'Größe',
    reRolls: ['Ein Wurf', '1× neu', '2× neu'],
    anyColour: 'In irgendeiner Farbe',
    oneColour: 'In einer bestimmten Farbe',
  },
  rulings,
};
