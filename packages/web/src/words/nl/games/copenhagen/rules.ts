/** The rules of Copenhagen, in Dutch. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';
import { rulings } from './rulings.ts';

/** The rules of Copenhagen. */
export const words: CopenhagenText = {
  sections: {
    goal: {
      title: 'Het doel',
      text: [
        'Je verzamelt kaarten in de haven en bouwt er een huis van gekleurde tegels mee. Volle **rijen** en **kolommen** leveren punten op, en het dubbele als er alleen vensters in zitten.',
        'Wie **12 punten** heeft, wint meteen. Haalt niemand die, dan maakt [de ‘Einde spel’-kaart](#pile) een einde aan het spel, en winnen de meeste punten. Je speelt met 2 tot 4 spelers.',
      ],
    },
    material: {
      title: 'Wat er in de doos zit',
      text: [
        [
          '**Je huis** heeft 5 kolommen, van links a tot en met e, en 9 rijen, van onder 1 tot en met 9. Wapenschilden staan op de velden c3, e5, b7 en d9 en naast de rijen 2, 4 en 6. De kleur van je huis doet er niet toe: iedereen mag tegels van elke kleur bouwen.',
          '**Gekleurde tegels** hebben 2 tot 5 velden. Precies één veld is metselwerk, op een vaste plaats; de andere zijn vensters.',
          '**Witte tegels** hebben één veld, een venster. Je kunt ze niet kopen: alleen [wapenschilden](#coats) leveren ze op.',
          '**Kaarten** zijn er in dezelfde vijf kleuren, en er is één **‘Einde spel’-kaart**.',
          '**Vaardigheidsfiches** zijn er in [vijf soorten](#abilities), van elk evenveel als er spelers zijn.',
          '**De haven** heeft zeven loopbruggen op een rij, 1 tot en met 7. Loopbrug 1 en 7 zijn geen buren (CO-1).',
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
            ['Alle kaarten', '70', '60', '70'],
            ['Tegels per kleur: grootte 2', '2', '2', '3'],
            ['grootte 3', '2', '3', '3'],
            ['grootte 4', '2', '2', '3'],
            ['grootte 5', '1', '1', '1'],
            ['Witte tegels', '12', '12', '12'],
            ['Starthanden, op beurtvolgorde', '2, 3', '2, 3, 3', '2, 3, 3, 4'],
            ['‘Einde spel’-kaart', 'bij de laatste tien', 'apart', 'apart'],
            ['Trekstapel na de voorbereiding', '59 met de ‘Einde spel’-kaart', '45', '51'],
          ],
        },
        [
          'Zeven kaarten komen open in de haven te liggen, en iedereen krijgt een starthand.',
          'Iedereen begint met het fiche **Willekeurige kaarten**, actief. De andere vormen de voorraad.',
          'Het lot wijst de startspeler aan, of je kiest zelf (CO-8). De beurt gaat met de klok mee.',
          'Met twee spelers worden negen kaarten van de trekstapel met de ‘Einde spel’-kaart geschud en onder de stapel gelegd.',
          'Handen zijn geheim; hoeveel kaarten iemand heeft, en wat er is afgelegd, niet (CO-9).',
        ],
      ],
    },
    turn: {
      title: 'Jouw beurt',
      text: [
        'Doe **één** van twee dingen: [kaarten nemen](#taking) of [een tegel bouwen](#building). Passen bestaat niet; nemen kan altijd. Met **Kaarten nemen en bouwen** doe je allebei, in die volgorde (CO-3).',
      ],
    },
    taking: {
      title: 'Kaarten nemen',
      text: [
        [
          'Neem precies **twee kaarten van loopbruggen naast elkaar**.',
          'Met **Willekeurige kaarten** hoeven ze niet naast elkaar te liggen. Het fiche draai je alleen om als dat ook zo is (CO-2).',
          'Met **Extra kaart** neem je in dezelfde zet een derde, van welke loopbrug ook. Liggen er twee van de drie naast elkaar, dan heb je Willekeurige kaarten niet nodig.',
          'Heb je **meer dan 7 kaarten**, dan leg je er meteen af tot je er 7 hebt, vóór al het andere; net genomen kaarten mogen ook weg.',
          'Aan het einde van je beurt worden de lege plaatsen van de trekstapel aangevuld, één voor één van 1 tot 7. Kaarten schuiven niet op (CO-1). Met Kaarten nemen en bouwen gebeurt dat na het bouwen en alles wat daarop volgt.',
        ],
      ],
    },
    building: {
      title: 'Bouwen en betalen',
      text: [
        'Neem een gekleurde tegel uit de voorraad en [plaats hem](#placing) meteen. Hij kost **evenveel kaarten van zijn kleur als hij velden heeft**:',
        [
          '**Eén minder** als hij met een zijde aan een tegel van dezelfde kleur in je huis grenst; één keer, hoeveel hij er ook raakt, en niet over een hoek (CO-12).',
          '**Eén minder** met de vaardigheid Voordelig bouwen.',
          'Met **Verandering van kleur** mag je kaarten van precies één andere kleur bijmengen; die tellen dan als de kleur van de tegel (CO-4).',
          'Je betaalt precies de prijs, nooit meer, en die kan nul zijn (CO-2). Kaarten gaan in hun echte kleur naar de aflegstapel.',
        ],
        'Daarna [scoort](#scoring) de tegel en gebruik je [wapenschilden](#coats).',
      ],
    },
    placing: {
      title: 'Een tegel plaatsen',
      text: [
        [
          'Je mag hem **draaien en omkeren**. Het metselwerk gaat mee (CO-10).',
          'Alle velden liggen binnen het huis, op lege velden.',
          'Minstens **één veld ligt in rij 1 of vlak boven een veld dat al gevuld was**. Van bovenaf bereikbaar hoeft niets te zijn; gaten mag je later vullen.',
        ],
      ],
    },
    scoring: {
      title: 'Punten',
      text: [
        'Je scoort meteen, na elke tegel, ook na witte.',
        {
          head: ['Vol', 'met metselwerk', 'alleen vensters'],
          rows: [
            ['Rij', '1 punt', '**2 punten**'],
            ['Kolom', '2 punten', '**4 punten**'],
          ],
        },
        'Met **12 punten** win je op slag; wat er nog te doen was, vervalt (CO-5).',
      ],
    },
    coats: {
      title: 'Wapenschilden',
      text: [
        'Elk gedrukt wapenschild dat je tegel bedekt, en elk van de rijen 2, 4 en 6 die hij vol maakt, geeft **één actie**. Kolommen geven er geen. Je doet ze na elkaar en kiest telkens:',
        [
          '**Plaats een witte tegel** volgens de plaatsingsregels. Hij scoort en kan nieuwe acties opleveren.',
          '**Neem een vaardigheidsfiche** van een soort die je niet hebt.',
          '**Activeer al je gebruikte vaardigheidsfiches** weer, als je er een hebt.',
          '**Sla over** (CO-6).',
        ],
        'Kun je alleen overslaan, dan vervalt vanzelf alles wat je nog tegoed hebt; daar wordt na elke actie naar gekeken.',
      ],
    },
    abilities: {
      title: 'Vaardigheidsfiches',
      text: [
        'Je hebt hoogstens één van elke soort. Een gebruikt fiche draai je om, tot [een wapenschild](#coats) het weer activeert. Wat je krijgt of activeert, helpt in dezelfde beurt niet meer.',
        {
          head: ['Fiche', 'Wat het doet', 'Wanneer'],
          rows: [
            [
              'Willekeurige kaarten',
              'De twee kaarten hoeven niet naast elkaar te liggen.',
              'nemen',
            ],
            ['Extra kaart', 'Een derde kaart, van welke loopbrug ook.', 'nemen'],
            ['Voordelig bouwen', 'De tegel kost één kaart minder.', 'bouwen'],
            [
              'Verandering van kleur',
              'Kaarten van één andere kleur tellen als die van de tegel (CO-4).',
              'bouwen',
            ],
            [
              'Kaarten nemen en bouwen',
              'Neem kaarten en bouw daarna, in één beurt (CO-3).',
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
          '**Drie en vier spelers:** zodra de trekstapel voor het eerst op is, wordt de aflegstapel de nieuwe trekstapel, met de ‘Einde spel’-kaart bij de laatste tien (CO-7). Het aanvullen van de haven gaat gewoon door.',
          '**Twee spelers:** de ‘Einde spel’-kaart zit vanaf het begin bij de laatste tien; ze komt altijd voordat de stapel op is (CO-11).',
        ],
        'Wordt de **‘Einde spel’-kaart** omgedraaid, dan is het spel meteen uit. Plaatsen die dan nog leeg zijn, blijven leeg.',
      ],
    },
    end: {
      title: 'Het einde',
      text: [
        [
          'Wie **12 punten** heeft, wint meteen.',
          'Wordt de **‘Einde spel’-kaart** omgedraaid, dan winnen de meeste punten.',
          'Bij gelijke punten winnen de minste lege velden; zijn ook die gelijk, dan is de overwinning gedeeld.',
        ],
      ],
    },
  },
  figures: {
    goal: 'Een huis van 4 punten: rij 2 heeft alleen vensters en geeft er 2, de rijen 1 en 3 hebben metselwerk en geven er elk 1.',
    tiles: 'Een tegel van elke grootte, elk met één veld metselwerk, en een witte.',
    harbour: 'De haven na de voorbereiding: zeven loopbruggen op een rij, open tussen 1 en 7.',
    neighbours: 'Loopbrug 3 en 4 liggen naast elkaar: neem beide kaarten.',
    apart: 'Loopbrug 2 en 6 niet: daarvoor gebruik je Willekeurige kaarten.',
    extra: 'Met Extra kaart komt er een derde bij, van waar je maar wilt.',
    cost: 'Een groene tegel van 3 kost drie groene kaarten.',
    neighbour: 'Deze rode tegel van 3 grenst aan een rode tegel: hij kost twee rode kaarten.',
    turning: 'Een blauwe tegel van 4, gedraaid, en omgekeerd: het metselwerk gaat mee.',
    supported: 'Mag: het linkerveld rust op een gevuld veld.',
    floating: 'Mag niet: geen veld ligt in rij 1 of vlak boven een gevuld veld.',
    scoring: 'Rij 1 heeft metselwerk: 1 punt. Rij 2 niet: 2 punten. Kolom a niet: 4 punten.',
    coats:
      'De gestippelde tegel bedekt het wapenschild op c3: één actie. De volgende staan op e5, b7 en d9 en bij de rijen 2, 4 en 6.',
    abilities:
      'Willekeurige kaarten, Extra kaart, Voordelig bouwen, Verandering van kleur, en Kaarten nemen en bouwen; het laatste is gebruikt en omgedraaid.',
    pile: 'De trekstapel, en de ‘Einde spel’-kaart die het spel beëindigt.',
  },
  rulings,
};
