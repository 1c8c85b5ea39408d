/** The rules of Copenhagen, in Dutch. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';
import { rulings } from './rulings.ts';

/** The rules of Copenhagen. */
export const words: CopenhagenText = {
  otherWords:
    'wit: joker wild; wapenschild: schild wapen embleem; metselwerk: baksteen steen muur x kruis; venster: raam o glas',
  sections: {
    goal: {
      title: 'Doel van het spel',
      text: [
        'Je verzamelt kaarten in de haven en bouwt daarmee een huis van gekleurde geveltegels. Volle **rijen** en **kolommen** leveren punten op, en het dubbele als er alleen vensters in zitten.',
        'Wie als eerste **12 punten** heeft, wint meteen. Haalt niemand dat, dan eindigt het spel met [de ‘Einde spel’-kaart](#pile) en wint wie de meeste punten heeft. Het spel is voor 2 tot 4 spelers.',
      ],
    },
    material: {
      title: 'Spelmateriaal',
      text: [
        [
          '**Je huis** heeft 5 kolommen, van links naar rechts a tot en met e, en 9 rijen, van onder naar boven 1 tot en met 9. Wapenschilden staan op de velden c3, e5, b7 en d9 en naast de rijen 2, 4 en 6. De kleur van je huis doet er niet toe: iedereen mag tegels van elke kleur bouwen.',
          '**Gekleurde tegels** hebben 2 tot 5 velden. Precies één veld, altijd hetzelfde, is metselwerk; de andere zijn vensters.',
          '**Witte speciale tegels** hebben één veld, een venster. Je kunt ze niet kopen: je krijgt ze alleen met [wapenschilden](#coats).',
          '**Kaarten** zijn er in dezelfde vijf kleuren, en er is één **‘Einde spel’-kaart**.',
          '**Vaardigheidsfiches** zijn er in [vijf soorten](#abilities), van elke soort één per speler.',
          '**De haven** heeft zeven loopbruggen op een rij, 1 tot en met 7. Loopbrug 1 en 7 liggen niet naast elkaar (CO-1).',
        ],
      ],
    },
    'set-up': {
      title: 'Voorbereiding',
      text: [
        {
          head: ['', '2 spelers', '3 spelers', '4 spelers'],
          rows: [
            ['Kaarten per kleur', '14', '12', '14'],
            ['Kaarten in totaal', '70', '60', '70'],
            ['Tegels per kleur: grootte 2', '2', '2', '3'],
            ['grootte 3', '2', '3', '3'],
            ['grootte 4', '2', '2', '3'],
            ['grootte 5', '1', '1', '1'],
            ['Witte tegels', '12', '12', '12'],
            ['Starthanden, op volgorde van beurt', '2, 3', '2, 3, 3', '2, 3, 3, 4'],
            ['‘Einde spel’-kaart', 'bij de laatste tien kaarten', 'apart', 'apart'],
            ['Trekstapel na de voorbereiding', '59 met de ‘Einde spel’-kaart', '45', '51'],
          ],
        },
        [
          'Leg zeven kaarten open in de haven en geef elke speler een starthand.',
          'Elke speler begint met het vaardigheidsfiche **‘Willekeurige kaarten’**, actief. De andere fiches vormen de voorraad.',
          'De startspeler wordt geloot, of je kiest zelf (CO-8). De beurt gaat met de klok mee.',
          'Met twee spelers schud je negen kaarten van de trekstapel met de ‘Einde spel’-kaart en leg je ze onder de stapel.',
          'Handkaarten zijn geheim; hoeveel kaarten een speler heeft en wat er is afgelegd, is dat niet (CO-9).',
        ],
      ],
    },
    turn: {
      title: 'Jouw beurt',
      text: [
        'Je [neemt kaarten](#taking) of je [bouwt een tegel](#building). Passen mag niet; kaarten nemen kan altijd. Met **‘Kaarten nemen en bouwen’** doe je allebei, in die volgorde (CO-3).',
      ],
    },
    taking: {
      title: 'Kaarten nemen',
      text: [
        [
          'Neem precies **twee kaarten die naast elkaar liggen**.',
          'Met **‘Willekeurige kaarten’** hoeven ze niet naast elkaar te liggen. Je draait het fiche alleen om als ze dat ook niet doen (CO-2).',
          'Met **‘Extra kaart’** neem je ook een derde kaart, bij welke loopbrug je maar wilt. Liggen er twee van de drie naast elkaar, dan heb je ‘Willekeurige kaarten’ niet nodig.',
          'Heb je **meer dan 7 kaarten**, dan leg je er meteen af tot je er 7 hebt, vóór al het andere. Ook kaarten die je net hebt genomen, mag je afleggen.',
          'Aan het einde van je beurt worden de lege plaatsen van de trekstapel aangevuld, één voor één van 1 tot en met 7. Kaarten schuiven niet op (CO-1). Met ‘Kaarten nemen en bouwen’ gebeurt dat nadat je hebt gebouwd en je wapenschilden hebt gebruikt.',
        ],
      ],
    },
    building: {
      title: 'Bouwen en betalen',
      text: [
        'Neem een gekleurde tegel uit de voorraad en [plaats hem](#placing) meteen. Hij kost **één kaart van zijn kleur per veld**:',
        [
          '**Eén minder** als hij met een zijde aan een tegel van dezelfde kleur in je huis grenst; niet meer dan één, hoeveel hij er ook raakt, en diagonaal telt niet (CO-12).',
          '**Eén minder** met ‘Voordelig bouwen’.',
          'Met **‘Verandering van kleur’** tellen ook kaarten van precies één andere kleur als de kleur van de tegel (CO-4).',
          'Je betaalt precies de prijs, nooit meer; een tegel kan zelfs gratis zijn (CO-2). De kaarten waarmee je betaalt, leg je af.',
        ],
        'Daarna [levert de tegel punten op](#scoring) en gebruik je de [wapenschilden](#coats).',
      ],
    },
    placing: {
      title: 'Een tegel plaatsen',
      text: [
        [
          'Je mag hem **draaien en omkeren**. Het metselwerk gaat mee (CO-10).',
          'Alle velden moeten binnen het huis liggen, op lege velden.',
          'Minstens **één veld moet in rij 1 of direct boven een al gevuld veld liggen**. De plek hoeft niet van bovenaf bereikbaar te zijn, dus gaten mag je later vullen.',
        ],
      ],
    },
    scoring: {
      title: 'Punten',
      text: [
        'Je krijgt meteen punten, na elke tegel, ook na een witte.',
        {
          head: ['Vol', 'met metselwerk', 'alleen vensters'],
          rows: [
            ['Rij', '1 punt', '**2 punten**'],
            ['Kolom', '2 punten', '**4 punten**'],
          ],
        },
        'Met **12 punten** win je meteen; acties die je nog had, vervallen (CO-5).',
      ],
    },
    coats: {
      title: 'Wapenschilden',
      text: [
        'Elk wapenschild dat je met je tegel bedekt, en elk van de rijen 2, 4 en 6 die je ermee voltooit, geeft je **één actie**. Kolommen geven er geen. Je doet de acties na elkaar en kiest telkens:',
        [
          '**Plaats een witte tegel** volgens de plaatsingsregels. Hij telt meteen en kan nieuwe acties opleveren.',
          '**Neem een vaardigheidsfiche** dat je nog niet hebt.',
          '**Activeer al je gebruikte vaardigheidsfiches** weer, als je er hebt.',
          '**Sla de actie over** (CO-6).',
        ],
        'Kun je alleen nog overslaan, dan vervallen alle acties die je nog had.',
      ],
    },
    abilities: {
      title: 'Vaardigheidsfiches',
      text: [
        'Je mag van elke soort één fiche hebben. Een gebruikt fiche draai je om, tot je het met [een wapenschild](#coats) weer activeert. Een fiche dat je neemt of activeert, mag je in dezelfde beurt niet gebruiken.',
        {
          head: ['Fiche', 'Wat het doet', 'Wanneer'],
          rows: [
            [
              'Willekeurige kaarten',
              'De twee kaarten hoeven niet naast elkaar te liggen.',
              'nemen',
            ],
            ['Extra kaart', 'Een derde kaart, bij welke loopbrug je maar wilt.', 'nemen'],
            ['Voordelig bouwen', 'De tegel kost één kaart minder.', 'bouwen'],
            [
              'Verandering van kleur',
              'Kaarten van één andere kleur tellen als de kleur van de tegel (CO-4).',
              'bouwen',
            ],
            [
              'Kaarten nemen en bouwen',
              'Neem kaarten en bouw daarna, in dezelfde beurt (CO-3).',
              'beurt',
            ],
          ],
        },
      ],
    },
    pile: {
      title: 'Trekstapel en ‘Einde spel’-kaart',
      text: [
        [
          '**Drie en vier spelers:** zodra de trekstapel voor het eerst op is, wordt de aflegstapel de nieuwe trekstapel, met de ‘Einde spel’-kaart bij de laatste tien kaarten (CO-7). Het aanvullen van de haven gaat gewoon door.',
          '**Twee spelers:** de ‘Einde spel’-kaart zit vanaf het begin bij de laatste tien kaarten; die komt altijd voordat de trekstapel op is (CO-11).',
        ],
        'Wordt de **‘Einde spel’-kaart** omgedraaid, dan is het spel meteen afgelopen. Plaatsen die dan nog leeg zijn, blijven leeg.',
      ],
    },
    end: {
      title: 'Einde van het spel',
      text: [
        [
          'Een speler die **12 punten** haalt, wint meteen.',
          'Wordt de **‘Einde spel’-kaart** omgedraaid, dan wint wie de meeste punten heeft.',
          'Bij een gelijke stand wint wie de minste lege velden heeft; is het dan nog gelijk, dan delen jullie de overwinning.',
        ],
      ],
    },
  },
  figures: {
    goal: 'Een huis van 4 punten: rij 2 heeft alleen vensters en levert er 2 op, de rijen 1 en 3 hebben metselwerk en leveren er elk 1 op.',
    tiles: 'Een tegel van elke grootte, elk met één veld metselwerk, en een witte tegel.',
    harbour: 'De haven na de voorbereiding: zeven loopbruggen op een rij, open tussen 1 en 7.',
    neighbours: 'Loopbrug 3 en 4 liggen naast elkaar: neem beide kaarten.',
    apart:
      'Loopbrug 2 en 6 liggen niet naast elkaar: daarvoor heb je ‘Willekeurige kaarten’ nodig.',
    extra: 'Met ‘Extra kaart’ neem je een derde kaart, bij welke loopbrug je maar wilt.',
    cost: 'Een groene tegel van 3 kost drie groene kaarten.',
    neighbour: 'Deze rode tegel van 3 grenst aan een rode tegel: hij kost twee rode kaarten.',
    turning: 'Een blauwe tegel van 4, gedraaid en omgekeerd: het metselwerk gaat mee.',
    supported: 'Mag: het linkerveld ligt op een gevuld veld.',
    floating: 'Mag niet: geen veld ligt in rij 1 of direct boven een gevuld veld.',
    scoring: 'Rij 1 heeft metselwerk: 1 punt. Rij 2 niet: 2 punten. Kolom a niet: 4 punten.',
    coats:
      'De gestippelde tegel bedekt het wapenschild op c3: één actie. De andere staan op e5, b7 en d9 en naast de rijen 2, 4 en 6.',
    abilities:
      '‘Willekeurige kaarten’, ‘Extra kaart’, ‘Voordelig bouwen’, ‘Verandering van kleur’ en ‘Kaarten nemen en bouwen’; het laatste fiche is gebruikt en omgedraaid.',
    pile: 'De trekstapel, en de ‘Einde spel’-kaart die het spel beëindigt.',
  },
  rulings,
};
