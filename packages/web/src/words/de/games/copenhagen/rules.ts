/** The rules of Copenhagen, in German. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';
import { rulings } from './rulings.ts';

/** The rules of Copenhagen. */
export const words: CopenhagenText = {
  otherWords:
    'weiß: joker; wappen: schild emblem; mauerwerk: mauern ziegel stein backstein x kreuz; fenster: o glas',
  sections: {
    goal: {
      title: 'Ziel des Spiels',
      text: [
        'Du sammelst Karten am Hafen und baust damit ein Haus aus bunten Fassadenplättchen. Komplette **Reihen** und **Spalten** bringen Punkte, und doppelt so viele, wenn sie nur Fenster haben.',
        'Wer zuerst **12 Punkte** hat, gewinnt sofort. Schafft das niemand, beendet [die Spielende-Karte](#pile) das Spiel, und wer die meisten Punkte hat, gewinnt. Das Spiel ist für 2 bis 4 Spieler.',
      ],
    },
    material: {
      title: 'Spielmaterial',
      text: [
        [
          '**Dein Haus** hat 5 Spalten, von links a bis e, und 9 Reihen, von unten 1 bis 9. Wappen stehen auf den Feldern c3, e5, b7 und d9 und neben den Reihen 2, 4 und 6. Die Farbe deines Hauses spielt keine Rolle: Alle dürfen Plättchen jeder Farbe bauen.',
          '**Fassadenplättchen** haben 2 bis 5 Felder. Genau ein Feld, immer dasselbe, ist Mauerwerk, die anderen sind Fenster.',
          '**Weiße Spezialplättchen** haben ein Feld, ein Fenster. Du kannst sie nicht kaufen, nur durch [Wappen](#coats) bekommen.',
          '**Karten** gibt es in denselben fünf Farben, dazu eine **Spielende-Karte**.',
          '**Fähigkeitsplättchen** gibt es in [fünf Arten](#abilities), von jeder eines pro Spieler.',
          '**Der Hafen** hat sieben Plätze in einer Reihe, 1 bis 7. Die Plätze 1 und 7 sind keine Nachbarn (CO-1).',
        ],
      ],
    },
    'set-up': {
      title: 'Vorbereitung',
      text: [
        {
          head: ['', '2 Spieler', '3 Spieler', '4 Spieler'],
          rows: [
            ['Karten je Farbe', '14', '12', '14'],
            ['Karten insgesamt', '70', '60', '70'],
            ['Plättchen je Farbe: 2er', '2', '2', '3'],
            ['3er', '2', '3', '3'],
            ['4er', '2', '2', '3'],
            ['5er', '1', '1', '1'],
            ['Weiße Spezialplättchen', '12', '12', '12'],
            ['Startkarten in Zugreihenfolge', '2, 3', '2, 3, 3', '2, 3, 3, 4'],
            ['Spielende-Karte', 'unter den letzten zehn', 'beiseite', 'beiseite'],
            ['Nachziehstapel nach dem Aufbau', '59 mit der Spielende-Karte', '45', '51'],
          ],
        },
        [
          'Legt sieben Karten offen in den Hafen. Jeder Spieler bekommt seine Startkarten auf die Hand.',
          'Jeder Spieler beginnt mit dem Fähigkeitsplättchen „**Beliebige Karten**“; es ist bereit. Die übrigen bilden den Vorrat.',
          'Der Startspieler wird ausgelost, oder ihr bestimmt ihn (CO-8). Gespielt wird im Uhrzeigersinn.',
          'Zu zweit mischt ihr neun Karten des Nachziehstapels mit der Spielende-Karte und legt sie unter den Stapel.',
          'Handkarten sind geheim; wie viele jemand hat und was abgeworfen wurde, dürfen alle wissen (CO-9).',
        ],
      ],
    },
    turn: {
      title: 'Dein Zug',
      text: [
        'Mach **eines** von beidem: [Karten nehmen](#taking) oder [ein Plättchen bauen](#building). Passen darfst du nicht; Karten nehmen kannst du immer. Mit „**Nehmen & Bauen**“ machst du beides, in dieser Reihenfolge (CO-3).',
      ],
    },
    taking: {
      title: 'Karten nehmen',
      text: [
        [
          'Nimm genau **zwei Karten von benachbarten Plätzen**.',
          'Mit „**Beliebige Karten**“ müssen sie nicht benachbart sein. Das Fähigkeitsplättchen wird nur umgedreht, wenn sie es nicht sind (CO-2).',
          'Mit „**Extrakarte**“ nimmst du außerdem eine dritte Karte von einem beliebigen Platz. Sind zwei der drei benachbart, brauchst du „Beliebige Karten“ nicht.',
          'Hast du **mehr als 7 Karten** auf der Hand, wirfst du sofort ab, bis es 7 sind. Auch eben genommene Karten darfst du abwerfen.',
          'Am Ende deines Zuges werden die leeren Plätze vom Nachziehstapel aufgefüllt, einer nach dem anderen von 1 bis 7. Karten rücken nicht nach (CO-1). Bei „Nehmen & Bauen“ geschieht das erst, wenn du gebaut und deine Wappen genutzt hast.',
        ],
      ],
    },
    building: {
      title: 'Bauen und bezahlen',
      text: [
        'Nimm ein farbiges Plättchen aus dem Vorrat und [setze es](#placing) sofort. Es kostet **so viele Karten seiner Farbe, wie es Felder hat**:',
        [
          '**Eine weniger**, wenn es mit einer Kante an ein Plättchen derselben Farbe in deinem Haus grenzt – nur eine, egal wie viele es berührt, und über Eck zählt nicht (CO-12).',
          '**Eine weniger** mit der Fähigkeit „Rabatt“.',
          'Mit „**Farbwechsel**“ zählen auch Karten genau einer anderen Farbe als Farbe des Plättchens (CO-4).',
          'Du bezahlst genau den Preis, nie mehr; ein Plättchen kann auch kostenlos sein (CO-2). Die bezahlten Karten kommen auf den Ablagestapel.',
        ],
        'Dann bringt das Plättchen [Punkte](#scoring), und du nutzt seine [Wappen](#coats).',
      ],
    },
    placing: {
      title: 'Ein Plättchen setzen',
      text: [
        [
          'Du darfst es **drehen und wenden**. Sein Mauerwerk wandert mit (CO-10).',
          'Alle seine Felder müssen im Haus und auf leeren Feldern liegen.',
          'Mindestens **ein Feld muss in Reihe 1 oder direkt über einem schon gefüllten Feld liegen**. Es muss nicht von oben erreichbar sein; Lücken darfst du später füllen.',
        ],
      ],
    },
    scoring: {
      title: 'Punkte',
      text: [
        'Du bekommst die Punkte sofort, nach jedem Plättchen, auch nach weißen.',
        {
          head: ['Komplett', 'mit Mauerwerk', 'nur Fenster'],
          rows: [
            ['Reihe', '1 Punkt', '**2 Punkte**'],
            ['Spalte', '2 Punkte', '**4 Punkte**'],
          ],
        },
        'Mit **12 Punkten** gewinnst du auf der Stelle; übrige Aktionen verfallen (CO-5).',
      ],
    },
    coats: {
      title: 'Wappen',
      text: [
        'Jedes Wappen, das dein Plättchen überbaut, und jede der Reihen 2, 4 und 6, die es vervollständigt, gibt dir **eine Aktion**. Spalten geben keine. Führe die Aktionen nacheinander aus und wähle jedes Mal:',
        [
          '**Setze ein weißes Spezialplättchen** nach den Regeln zum Setzen. Es kann Punkte und weitere Aktionen bringen.',
          '**Nimm ein Fähigkeitsplättchen**, das du noch nicht hast.',
          '**Aktiviere deine Fähigkeitsplättchen**: Drehe alle genutzten wieder auf die aktive Seite, wenn du welche hast.',
          '**Überspringe** die Aktion (CO-6).',
        ],
        'Bleibt nur das Überspringen, verfallen alle übrigen Aktionen.',
      ],
    },
    abilities: {
      title: 'Fähigkeitsplättchen',
      text: [
        'Du kannst von jeder Art eines haben. Ein genutztes Fähigkeitsplättchen bleibt umgedreht, bis [ein Wappen](#coats) es wieder aktiviert. In dem Zug, in dem du es nimmst oder aktivierst, darfst du es noch nicht nutzen.',
        {
          head: ['Fähigkeitsplättchen', 'Was es bewirkt', 'Wann'],
          rows: [
            ['Beliebige Karten', 'Die zwei Karten müssen nicht benachbart sein.', 'Nehmen'],
            ['Extrakarte', 'Eine dritte Karte von einem beliebigen Platz.', 'Nehmen'],
            ['Rabatt', 'Das Plättchen kostet eine Karte weniger.', 'Bauen'],
            [
              'Farbwechsel',
              'Karten einer anderen Farbe zählen als Farbe des Plättchens (CO-4).',
              'Bauen',
            ],
            ['Nehmen & Bauen', 'Nimm Karten und baue dann, im selben Zug (CO-3).', 'Zug'],
          ],
        },
      ],
    },
    pile: {
      title: 'Nachziehstapel und Spielende-Karte',
      text: [
        [
          '**Zu dritt und zu viert:** Sobald der Nachziehstapel zum ersten Mal leer ist, wird der Ablagestapel zum neuen Nachziehstapel, mit der Spielende-Karte unter den letzten zehn Karten (CO-7). Das Auffüllen des Hafens geht einfach weiter.',
          '**Zu zweit:** Die Spielende-Karte ist von Anfang an unter den letzten zehn Karten; sie kommt immer, bevor der Nachziehstapel leer ist (CO-11).',
        ],
        'Wird die **Spielende-Karte** aufgedeckt, endet das Spiel sofort. Plätze, die noch leer sind, bleiben leer.',
      ],
    },
    end: {
      title: 'Spielende',
      text: [
        [
          'Wer **12 Punkte** erreicht, gewinnt sofort.',
          'Wird die **Spielende-Karte** aufgedeckt, gewinnt, wer die meisten Punkte hat.',
          'Bei Gleichstand gewinnt, wer die wenigsten leeren Felder hat; herrscht auch da Gleichstand, wird der Sieg geteilt.',
        ],
      ],
    },
  },
  figures: {
    goal: 'Ein Haus mit 4 Punkten: Reihe 2 hat nur Fenster und bringt 2, die Reihen 1 und 3 haben Mauerwerk und bringen je 1.',
    tiles:
      'Ein Plättchen jeder Größe, jedes mit einem Feld Mauerwerk, und ein weißes Spezialplättchen.',
    harbour: 'Der Hafen nach dem Aufbau: sieben Plätze in einer Reihe, offen zwischen 1 und 7.',
    neighbours: 'Die Plätze 3 und 4 sind Nachbarn: Nimm beide Karten.',
    apart: 'Die Plätze 2 und 6 sind keine Nachbarn: Dafür brauchst du „Beliebige Karten“.',
    extra: 'Mit „Extrakarte“ nimmst du eine dritte Karte von einem beliebigen Platz.',
    cost: 'Ein grünes 3er-Plättchen kostet drei grüne Karten.',
    neighbour: 'Dieses rote 3er-Plättchen grenzt an ein rotes: Es kostet zwei rote Karten.',
    turning: 'Ein blaues 4er-Plättchen, gedreht und gewendet: Das Mauerwerk wandert mit.',
    supported: 'Erlaubt: Das linke Feld liegt auf einem gefüllten Feld.',
    floating: 'Nicht erlaubt: Kein Feld liegt in Reihe 1 oder direkt über einem gefüllten Feld.',
    scoring:
      'Reihe 1 hat Mauerwerk: 1 Punkt. Reihe 2 hat keines: 2 Punkte. Spalte a hat keines: 4 Punkte.',
    coats:
      'Das gestrichelte Plättchen überbaut das Wappen auf c3: eine Aktion. Die anderen sind auf e5, b7 und d9 und neben den Reihen 2, 4 und 6.',
    abilities:
      '„Beliebige Karten“, „Extrakarte“, „Rabatt“, „Farbwechsel“ und „Nehmen & Bauen“; das letzte ist genutzt und umgedreht.',
    pile: 'Der Nachziehstapel und die Spielende-Karte, die das Spiel beendet.',
  },
  rulings,
};
