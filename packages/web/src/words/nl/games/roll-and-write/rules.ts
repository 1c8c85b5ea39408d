/** The rules of Roll & Write, in Dutch. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';
import { rulings } from './rulings.ts';

/** The rules of Roll & Write. */
export const words: RollAndWriteText = {
  otherWords:
    'wit: joker wild; wapenschild: schild wapen embleem; metselwerk: baksteen steen muur x kruis; venster: raam o glas; opnieuw: reroll herwerpen herrol herworp; spoor: balk',
  sections: {
    goal: {
      title: 'Doel van het spel',
      text: [
        'Met vijf dobbelstenen en een potlood vul je de gevel van je huis. Volle **rijen** en **kolommen** leveren punten op, en het dubbele als er geen metselwerk in zit.',
        'Zodra een speler **12 punten** heeft, speel je de ronde uit en is [het spel afgelopen](#end). Wie de meeste punten heeft, wint. Het spel is voor 2 tot 4 spelers.',
      ],
    },
    sheet: {
      title: 'Bladen en dobbelstenen',
      text: [
        [
          '**Je huis** heeft 5 kolommen, van links naar rechts a tot en met e, en 9 rijen, van onder naar boven 1 tot en met 9. Een veld is leeg, een **venster** (O) of **metselwerk** (X).',
          '**Wapenschilden** staan bij de rijen 2, 4 en 6 en bij de kolommen b en d.',
          '**Vijf vaardigheidssporen**, één per kleur, hebben elk negen vakjes, met bonussen (+) en sterren (★) [onder sommige vakjes](#tracks).',
          '**Vijf dobbelstenen** tonen rood, blauw, paars, groen, geel en wit. Wit telt als elke kleur.',
          '**Het gevelblad** is voor iedereen. Tegels van 2 en 3 velden mag je onbeperkt tekenen. Tegels van 4 en 5 velden zijn losse exemplaren die na het tekenen worden doorgestreept: per kleur twee van 4 en één van 5.',
          'Bij blauw en geel zijn de twee tegels van 4 elkaars spiegelbeeld; bij de andere kleuren hebben ze dezelfde vorm.',
        ],
      ],
    },
    'set-up': {
      title: 'Voorbereiding',
      text: [
        [
          'Elke speler begint met een leeg huis, lege sporen en **twee sterren voor ‘Opnieuw gooien’** die klaar zijn voor gebruik.',
          'De startspeler wordt geloot, of je kiest zelf (RW-20). De beurt gaat met de klok mee. In een **ronde** heeft elke speler één beurt, te beginnen bij de startspeler.',
          'Met twee spelers is er [nog iets meer te doen](#two-players).',
        ],
      ],
    },
    turn: {
      title: 'Jouw beurt',
      text: [
        'Gooi de vijf dobbelstenen. Teken daarna **één tegel** en gebruik zoveel [vaardigheden](#abilities) als je sterren toelaten, in elke volgorde:',
        [
          'Eerst de dobbelstenen: **‘Opnieuw gooien’** en **‘Kleurwissel’** gebruik je alleen voordat je de tegel tekent (RW-3).',
          '[Kies een tegel](#tile) die je kunt betalen en [teken hem](#drawing). Hij [levert meteen punten op](#scoring).',
          'Velden van **‘Eén X’** mogen vóór of na de tegel komen (RW-5).',
          'Beëindig je beurt. Nu [nemen de anderen dobbelstenen](#others).',
        ],
        'Kun je met alleen je dobbelstenen een tegel tekenen, dan moet dat. Alleen als dat niet kan, mag je je beurt zonder tegel beëindigen; bonussen en sterren hoef je nooit te gebruiken (RW-10).',
      ],
    },
    tile: {
      title: 'Een tegel kiezen',
      text: [
        'Kies een kleur en een grootte. Een tegel kost **één dobbelsteen per veld**; een dobbelsteen telt mee als hij de kleur van de tegel of wit toont.',
        [
          '**Meer dobbelstenen dan velden?** Je gebruikt er precies zoveel als nodig en kiest hoeveel daarvan wit zijn. De rest mogen de anderen nemen (RW-6).',
          '**Te weinig dobbelstenen?** Elke ontbrekende dobbelsteen vervang je door een ontgrendelde bonus (+) in de kleur van de tegel, **hoogstens twee per beurt**; alle dobbelstenen die meetellen, gebruik je dan. Heb je genoeg dobbelstenen, dan mag je geen bonus gebruiken (RW-7). Je mag ook met alleen bonussen betalen (RW-18).',
          '**Grootte 4 of 5?** Er moet nog een exemplaar over zijn; dat wordt voor iedereen doorgestreept. Met een gele ster (**‘Opnieuw kiezen’**) teken je een tegel die al is doorgestreept, en er wordt niets anders doorgestreept (RW-15).',
        ],
      ],
    },
    drawing: {
      title: 'Een tegel tekenen',
      text: [
        [
          'Je mag hem in kwartslagen draaien, maar niet spiegelen (RW-8).',
          'Alle velden moeten binnen het huis liggen, op lege velden.',
          'Minstens **één veld moet in rij 1 of direct boven een al gevuld veld liggen**. Uitsteken mag, en de gaten eronder mag je later vullen (RW-9).',
          '**Eén veld wordt metselwerk** (X), naar keuze; de andere worden vensters (O). Met ‘Geen X’ zijn het allemaal vensters.',
        ],
      ],
    },
    scoring: {
      title: 'Punten',
      text: [
        'Je krijgt meteen punten, na elke tegel en na elk los veld.',
        {
          head: ['Vol', 'met metselwerk', 'alleen vensters'],
          rows: [
            ['Rij', '1 punt', '**2 punten**'],
            ['Kolom', '2 punten', '**4 punten**'],
          ],
        },
        'Het negende vakje van een [spoor](#tracks) levert ook 2 punten op.',
      ],
    },
    coats: {
      title: 'Wapenschilden',
      text: [
        'Voltooi je een rij of kolom met een wapenschild, dan gebruik je het **meteen, vóór al het andere**. Kies:',
        [
          '**Teken één venster** volgens de tekenregels. Het kan punten en een volgend wapenschild opleveren.',
          '**Markeer de volgende twee vakjes** van één spoor, of één als er maar één over is. Een vol spoor kun je niet kiezen.',
        ],
        'Meerdere wapenschilden gebruik je na elkaar. Kun je een wapenschild gebruiken, dan moet dat; anders vervalt het (RW-16). Wat je ermee ontgrendelt, kun je vanaf je volgende beurt gebruiken (RW-19).',
      ],
    },
    tracks: {
      title: 'Vaardigheidssporen',
      text: [
        'Vakjes markeer je van links naar rechts. Een + of ★ onder een gemarkeerd vakje is **ontgrendeld**: je mag hem één keer gebruiken, vanaf **je volgende beurt** (RW-19). Het negende vakje levert 2 punten op.',
        {
          head: ['Spoor', 'Vakjes met +', 'Vakjes met ★', 'Een ster geeft'],
          rows: [
            ['Rood', '1, 3', '2, 4, 5, 6', 'Opnieuw gooien'],
            ['Blauw', '1, 5', '2, 4, 6', 'Geen X'],
            ['Paars', '1, 4', '3, 5, 7', 'Eén X'],
            ['Groen', '1, 5', '4, 7, 8', 'Kleurwissel'],
            ['Geel', '1, 4', '3, 6, 7', 'Opnieuw kiezen'],
          ],
        },
        'Een **bonus** (+) vervangt één ontbrekende dobbelsteen van zijn kleur wanneer je [een tegel kiest](#tile).',
      ],
    },
    abilities: {
      title: 'Vaardigheden',
      text: [
        'Elk gebruik kost één ster van die kleur.',
        [
          '**Opnieuw gooien** (rood): gooi een of meer van je dobbelstenen opnieuw voordat je de tegel tekent.',
          '**Geen X** (blauw): tot het einde van je beurt is alles wat je tekent een venster (RW-4). Hoogstens één keer per beurt, en alleen als je nog iets kunt tekenen.',
          '**Eén X** (paars): teken één extra veld volgens de tekenregels, als metselwerk (met ‘Geen X’ als venster). Vóór of na je tegel, of zonder tegel (RW-5).',
          '**Kleurwissel** (groen): draai een of meer dobbelstenen die dezelfde kleur tonen naar één andere kleur voordat je de tegel tekent. Wit telt ook als kleur (RW-2).',
          '**Opnieuw kiezen** (geel): teken een tegel waarvan al een exemplaar is doorgestreept; er wordt niets anders doorgestreept (RW-15).',
        ],
      ],
    },
    others: {
      title: 'De anderen nemen dobbelstenen',
      text: [
        'Na een beurt mag elke andere speler **één ongebruikte dobbelsteen** nemen en het volgende vakje van dat spoor markeren. Met een witte markeer je een spoor naar keuze.',
        [
          'Meerdere spelers mogen dezelfde dobbelsteen nemen. Iedereen kiest tegelijk (RW-14).',
          'Je kunt geen dobbelsteen nemen waarvan het spoor vol is (RW-12). Kun je er geen nemen, dan word je overgeslagen.',
          'Je hoeft geen dobbelsteen te nemen (RW-17).',
          'Is er geen tegel getekend, dan zijn alle vijf de dobbelstenen beschikbaar.',
          'Met twee spelers mag je [hoogstens twee dobbelstenen](#two-players) nemen.',
        ],
      ],
    },
    end: {
      title: 'Einde van het spel',
      text: [
        'Heeft een speler **12 of meer punten**, dan is de lopende ronde de laatste, ook als de punten in de beurt van een ander kwamen (RW-21). Jullie spelen die ronde uit, zodat iedereen evenveel beurten heeft.',
        [
          'Wie de meeste punten heeft, wint.',
          'Bij een gelijke stand wint wie de minste lege velden heeft.',
          'Is het dan nog gelijk, dan delen jullie de overwinning.',
        ],
        'Het spel eindigt ook na een ronde als geen speler ooit nog iets kan tekenen of markeren (RW-11), en na ronde 60 (RW-13).',
      ],
    },
    'two-players': {
      title: 'Met twee spelers',
      text: [
        [
          'Vooraf wordt **in elke kleur** één tegel van 4 **doorgestreept**; bij blauw en geel is het willekeurig welk spiegelbeeld (RW-1).',
          'Beide spelers kiezen tegelijk een spoor en markeren daarvan de **eerste twee vakjes**. Wat ze daarmee ontgrendelen, mogen ze vanaf hun eerste beurt gebruiken.',
          'De andere speler mag **hoogstens twee verschillende dobbelstenen** nemen. Ze mogen dezelfde kleur hebben als het spoor twee vrije vakjes heeft.',
        ],
      ],
    },
    options: {
      title: 'Opties',
      text: [
        'Deze kun je aanzetten als je een partij begint; standaard staan ze allebei uit.',
        [
          '**Gespiegelde tegels:** je mag tegels ook omkeren (RW-8).',
          '**Vrij passen:** je mag je beurt altijd zonder tegel beëindigen (RW-10).',
        ],
      ],
    },
    odds: {
      title: 'Kansen',
      text: [
        'Hoe groot is de kans dat je met je dobbelstenen een tegel kunt betalen? Witte dobbelstenen tellen mee, en wat niet helpt, gooi je opnieuw. Met bonussen en ‘Kleurwissel’ is je kans nog groter.',
      ],
    },
  },
  figures: {
    goal: 'Een huis van 4 punten: rij 2 heeft alleen vensters en levert er 2 op, de rijen 1 en 3 hebben metselwerk en leveren er elk 1 op.',
    sheet:
      'Het gevelblad. Links de groottes 2 en 3, onbeperkt; rechts 4 en 5, elk exemplaar één keer.',
    dice: 'Blauw, blauw en wit: genoeg voor een blauwe tegel van 3, of van 2.',
    bonus: 'Ook met twee blauwe dobbelstenen en een blauwe bonus betaal je een blauwe tegel van 3.',
    supported: 'Mag: het linkerveld ligt op een gevuld veld. De rest mag uitsteken.',
    floating: 'Mag niet: geen veld ligt in rij 1 of direct boven een gevuld veld.',
    gap: 'Mag: het gat onder de uitstekende tegel vul je later.',
    rotate:
      'Een gele tegel van 4, een kwartslag gedraaid: mag. Gespiegeld: mag niet; het spiegelbeeld is een aparte tegel.',
    scoring: 'Rij 1 heeft metselwerk: 1 punt. Rij 2 niet: 2 punten. Kolom a niet: 4 punten.',
    coats:
      'Met de gestippelde tegel voltooi je rij 2, dus je gebruikt nu het wapenschild: één venster of twee vakjes.',
    tracks:
      'Het paarse spoor met vier gemarkeerde vakjes: één ster en twee bonussen zijn ontgrendeld.',
    abilities:
      'De symbolen van de vaardigheden: ‘Opnieuw gooien’, ‘Geen X’, ‘Eén X’, ‘Kleurwissel’, ‘Opnieuw kiezen’.',
    others: 'Twee blauwe dobbelstenen zijn gebruikt. De anderen mogen rood, groen of wit nemen.',
    twoPlayers: 'Twee spelers: in elke kleur is één tegel van 4 doorgestreept.',
  },
  odds: {
    caption: 'De kans dat je met je dobbelstenen een tegel van deze grootte kunt betalen',
    size: 'Grootte',
    reRolls: ['Eén worp', '1× opnieuw', '2× opnieuw'],
    anyColour: 'In welke kleur dan ook',
    oneColour: 'In één bepaalde kleur',
  },
  rulings,
};
