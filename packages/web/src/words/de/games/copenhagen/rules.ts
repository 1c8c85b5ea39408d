/** The rules of Copenhagen, in German. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';
import { rulings } from './rulings.ts';

/** The rules of Copenhagen. */
export const words: CopenhagenText = {
  sections: {
    goal: {
      title: 'Das Ziel',
      text: [
        'Du sammelst Karten am Hafen und baust damit ein Haus aus bunten Fassadenteilen. Volle **Reihen** und **Spalten** bringen Punkte, und doppelt so viele, wenn sie nur Fenster haben.',
        'Wer **12 Punkte** hat, gewinnt sofort. Schafft das niemand, beendet [die Schlusskarte](#pile) das Spiel, und die meisten Punkte gewinnen. Es spielen 2 bis 4 Personen.',
      ],
    },
    material: {
      title: 'Was in der Schachtel ist',
      text: [
        [
          '**Dein Haus** hat 5 Spalten, von links a bis e, und 9 Reihen, von unten 1 bis 9. Wappen stehen auf den Feldern c3, e5, b7 und d9 und neben den Reihen 2, 4 und 6.',
          '**Farbige Teile** haben 2 bis 5 Felder. Genau ein Feld ist ein Ziegel, an fester Stelle; die anderen sind Fenster.',
          '**Weiße Teile** haben ein Feld, ein Fenster.',
          '**Karten** gibt es in denselben fünf Farben, dazu eine **Schlusskarte**.',
          '**Fähigkeitsplättchen** gibt es in [fünf Arten](#abilities), von jeder so viele, wie Leute mitspielen.',
          '**Der Hafen** hat sieben Plätze in einer Reihe, 1 bis 7. Die Plätze 1 und 7 sind keine Nachbarn (CO-1).',
        ],
      ],
    },
    'set-up': {
      title: 'Vorbereitung',
      text: [
        {
          head: ['', '2 Personen', '3 Personen', '4 Personen'],
          rows: [
            ['Karten je Farbe', '14', '12', '14'],
            ['Karten insgesamt', '70', '60', '70'],
            ['Teile je Farbe: 2er', '2', '2', '3'],
            ['3er', '2', '3', '3'],
            ['4er', '2', '2', '3'],
            ['5er', '1', '1', '1'],
            ['Weiße Teile', '12', '12', '12'],
            ['Starthände in Zugfolge', '2, 3', '2, 3, 3', '2, 3, 3, 4'],
            ['Schlusskarte', 'unter den letzten zehn', 'beiseite', 'beiseite'],
            ['Stapel nach dem Aufbau', '59 mit der Schlusskarte', '45', '51'],
          ],
        },
        [
          'Sieben Karten kommen offen in den Hafen, und alle bekommen eine Starthand.',
          'Alle beginnen mit dem Plättchen „**Freie Wahl**“, bereit. Die übrigen sind der Vorrat.',
          'Wer beginnt, entscheidet das Los, oder ihr bestimmt es (CO-8). Gespielt wird im Uhrzeigersinn.',
          'Zu zweit werden neun Karten des Stapels mit der Schlusskarte gemischt und unter den Stapel gelegt.',
          'Handkarten sind geheim; wie viele jemand hat und was abgeworfen wurde, nicht (CO-9).',
        ],
      ],
    },
    turn: {
      title: 'Dein Zug',
      text: [
        'Tu **eins** von beidem: [Karten nehmen](#taking) oder [ein Teil bauen](#building). Passen gibt es nicht; nehmen geht immer. Mit „**Nehmen & Bauen**“ tust du beides, in dieser Reihenfolge (CO-3).',
      ],
    },
    taking: {
      title: 'Karten nehmen',
      text: [
        [
          'Nimm genau **zwei Karten von benachbarten Plätzen**.',
          'Mit „**Freie Wahl**“ müssen es keine Nachbarn sein. Das Plättchen wird nur umgedreht, wenn es keine sind (CO-2).',
          'Mit „**Extrakarte**“ nimmst du zugleich eine dritte von einem beliebigen anderen Platz. Sind zwei der drei benachbart, brauchst du „Freie Wahl“ nicht.',
          'Mit **mehr als 7 Karten** auf der Hand wirfst du sofort ab, bis es 7 sind, vor allem anderen; auch eben genommene dürfen weg.',
          'Am Ende deines Zuges werden die leeren Plätze vom Stapel gefüllt, einer nach dem anderen von 1 bis 7. Karten rücken nicht nach (CO-1). Bei „Nehmen & Bauen“ geschieht das nach dem Bauen und allem, was daraus folgt.',
        ],
      ],
    },
    building: {
      title: 'Bauen und bezahlen',
      text: [
        'Nimm ein farbiges Teil aus dem Vorrat und [setz es](#placing) sofort. Es kostet **so viele Karten seiner Farbe, wie es Felder hat**:',
        [
          '**Eine weniger**, wenn es mit einer Kante an ein Teil derselben Farbe in deinem Haus grenzt; einmal, wie viele es auch berührt, und nicht über Eck.',
          '**Eine weniger** mit der Fähigkeit „Rabatt“.',
          'Mit „**Farbwechsel**“ dürfen Karten genau einer anderen Farbe dabei sein und zählen wie die Farbe des Teils (CO-4).',
          'Du zahlst genau den Preis, nie mehr, und er kann null sein (CO-2). Karten kommen in ihrer echten Farbe auf die Ablage.',
        ],
        'Dann [punktet](#scoring) das Teil, und [Wappen](#coats) werden genutzt.',
      ],
    },
    placing: {
      title: 'Ein Teil setzen',
      text: [
        [
          'Du darfst es **drehen und wenden**. Sein Ziegel geht mit (CO-10).',
          'Alle seine Felder liegen im Haus und auf leeren Feldern.',
          'Mindestens **ein Feld liegt in Reihe 1 oder direkt über einem Feld, das schon gefüllt war**. Von oben erreichbar muss nichts sein; Lücken darfst du später füllen.',
        ],
      ],
    },
    scoring: {
      title: 'Punkte',
      text: [
        'Du punktest sofort, nach jedem Teil, auch nach weißen.',
        {
          head: ['Voll', 'mit Ziegel', 'nur Fenster'],
          rows: [
            ['Reihe', '1 Punkt', '**2 Punkte**'],
            ['Spalte', '2 Punkte', '**4 Punkte**'],
          ],
        },
        'Mit **12 Punkten** gewinnst du auf der Stelle; was noch zu tun war, verfällt (CO-5).',
      ],
    },
    coats: {
      title: 'Wappen',
      text: [
        'Jedes gedruckte Wappen, das dein Teil bedeckt, und jede der Reihen 2, 4 und 6, die es voll macht, gibt **eine Aktion**. Spalten geben keine. Du führst sie nacheinander aus und wählst jedes Mal:',
        [
          '**Setz ein weißes Teil** nach den Regeln zum Setzen. Es punktet und kann weitere Aktionen bringen.',
          '**Nimm ein Fähigkeitsplättchen** einer Art, die du nicht hast.',
          '**Dreh alle deine genutzten Plättchen zurück**, wenn du eins hast.',
          '**Verzichte** (CO-6).',
        ],
        'Geht nur Verzichten, verfällt alles, was noch offen ist, von selbst; das wird nach jeder Aktion geprüft.',
      ],
    },
    abilities: {
      title: 'Fähigkeitsplättchen',
      text: [
        'Du hast von jeder Art höchstens eins. Ein genutztes wird umgedreht, bis [ein Wappen](#coats) es zurückdreht. Was du bekommst oder zurückdrehst, hilft im selben Zug nicht mehr.',
        {
          head: ['Plättchen', 'Was es tut', 'Wann'],
          rows: [
            ['Freie Wahl', 'Die zwei Karten müssen keine Nachbarn sein.', 'Nehmen'],
            ['Extrakarte', 'Eine dritte Karte, von einem beliebigen Platz.', 'Nehmen'],
            ['Rabatt', 'Das Teil kostet eine Karte weniger.', 'Bauen'],
            ['Farbwechsel', 'Karten einer anderen Farbe zählen wie die des Teils (CO-4).', 'Bauen'],
            ['Nehmen & Bauen', 'Nimm Karten und bau dann, in einem Zug (CO-3).', 'Zug'],
          ],
        },
      ],
    },
    pile: {
      title: 'Stapel und Schlusskarte',
      text: [
        [
          '**Zu dritt und zu viert:** Sobald der Stapel zum ersten Mal leer ist, wird die Ablage zum neuen Stapel, mit der Schlusskarte unter den letzten zehn (CO-7). Das Auffüllen des Hafens geht einfach weiter.',
          '**Zu zweit:** Die Schlusskarte ist von Anfang an unter den letzten zehn; sie kommt immer, bevor der Stapel leer ist (CO-11).',
        ],
        'Wird die **Schlusskarte** aufgedeckt, ist das Spiel sofort aus. Plätze, die noch leer sind, bleiben es.',
      ],
    },
    end: {
      title: 'Das Ende',
      text: [
        [
          'Wer **12 Punkte** hat, gewinnt sofort.',
          'Wird die **Schlusskarte** aufgedeckt, gewinnen die meisten Punkte.',
          'Bei Gleichstand gewinnen die wenigsten leeren Felder; sind auch die gleich, wird der Sieg geteilt.',
        ],
      ],
    },
  },
  figures: {
    goal: 'Ein Haus mit 4 Punkten: Reihe 2 hat nur Fenster und bringt 2, die Reihen 1 und 3 haben Ziegel und bringen je 1.',
    tiles: 'Ein Teil jeder Größe, jedes mit einem Ziegel, und ein weißes.',
    harbour: 'Der Hafen nach dem Aufbau: sieben Plätze in einer Reihe, offen zwischen 1 und 7.',
    neighbours: 'Die Plätze 3 und 4 sind Nachbarn: Nimm beide Karten.',
    apart: 'Die Plätze 2 und 6 sind keine: Dafür nutzt du „Freie Wahl“.',
    extra: 'Mit „Extrakarte“ kommt eine dritte dazu, von wo du willst.',
    cost: 'Ein grünes 3er-Teil kostet drei grüne Karten.',
    neighbour: 'Dieses rote 3er-Teil grenzt an ein rotes: Es kostet zwei rote Karten.',
    turning: 'Ein blaues 4er-Teil, gedreht und gewendet: Der Ziegel geht mit.',
    supported: 'Erlaubt: Das linke Feld steht auf einem gefüllten.',
    floating: 'Nicht erlaubt: Kein Feld liegt in Reihe 1 oder direkt über einem gefüllten.',
    scoring:
      'Reihe 1 hat einen Ziegel: 1 Punkt. Reihe 2 hat keinen: 2 Punkte. Spalte a hat keinen: 4 Punkte.',
    coats:
      'Das gestrichelte Teil bedeckt das Wappen auf c3: eine Aktion. Die nächsten sind auf e5, b7 und d9 und an den Reihen 2, 4 und 6.',
    abilities:
      'Freie Wahl, Extrakarte, Rabatt, Farbwechsel und Nehmen & Bauen; das letzte ist genutzt und umgedreht.',
    pile: 'Der Stapel und die Schlusskarte, die das Spiel beendet.',
  },
  rulings,
};
