/** The rules of Roll & Write, in Dutch. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';
import { rulings } from './rulings.ts';

/** The rules of Roll & Write. */
export const words: RollAndWriteText = {
  sections: {
    goal: {
      title: 'Het doel',
      text: [
        'Met vijf dobbelstenen en een potlood vul je de gevel van je huis. Volle **rijen** en **kolommen** leveren punten op, en het dubbele als er geen metselwerk in zit.',
        'Zodra iemand **12 punten** heeft, wordt de ronde uitgespeeld en is [het spel afgelopen](#end). De meeste punten winnen. Je speelt met 2 tot 4 spelers.',
      ],
    },
    sheet: {
      title: 'Bladen en dobbelstenen',
      text: [
        [
          '**Je huis** heeft 5 kolommen, van links a tot en met e, en 9 rijen, van onder 1 tot en met 9. Een veld is leeg, een **venster** (O) of **metselwerk** (X).',
          '**Wapenschilden** staan bij de rijen 2, 4 en 6 en bij de kolommen b en d.',
          '**Vijf vaardigheidssporen**, één per kleur, hebben elk negen vakjes, met bonussen (+) en sterren (★) [onder sommige](#tracks).',
          '**Vijf dobbelstenen** tonen rood, blauw, paars, groen, geel en wit. Wit is de joker.',
          '**Het gevelblad** is van iedereen. Tegels van 2 en 3 velden mag je onbeperkt tekenen. Tegels van 4 en 5 velden zijn losse exemplaren die na gebruik worden doorgestreept: per kleur twee van 4 en één van 5.',
          'Blauw en geel hebben hun tegel van 4 één keer in elk spiegelbeeld; de andere kleuren hebben twee keer dezelfde vorm.',
        ],
      ],
    },
    'set-up': {
      title: 'Voorbereiding',
      text: [
        [
          'Iedereen begint met een leeg huis, lege sporen en **twee sterren voor Opnieuw gooien** die klaar zijn voor gebruik.',
          'Het lot wijst de startspeler aan, of je kiest zelf (RW-20). De beurt gaat met de klok mee. Een **ronde** is één beurt voor iedereen, te beginnen bij de startspeler.',
          'Met twee spelers is er [nog iets meer te doen](#two-players).',
        ],
      ],
    },
    turn: {
      title: 'Jouw beurt',
      text: [
        'Je vijf dobbelstenen worden gegooid. Daarna gebruik je, in elke volgorde en zo vaak als je sterren het toelaten, [vaardigheden](#abilities), en teken je **één tegel**:',
        [
          'Eerst de dobbelstenen: **Opnieuw gooien** en **Kleurwissel** kunnen alleen voordat de tegel is getekend (RW-3).',
          '[Kies een tegel](#tile) die je kunt betalen en [teken hem](#drawing). Hij [scoort](#scoring) meteen.',
          'Velden van **Eén X** mogen vóór of na de tegel komen (RW-5).',
          'Beëindig de beurt. Nu [nemen de anderen dobbelstenen](#others).',
        ],
        'Kun je met de dobbelstenen alleen een tegel tekenen, dan moet dat. Alleen als er geen kan, mag je de beurt zonder tegel beëindigen; bonussen en sterren hoef je nooit te gebruiken (RW-10).',
      ],
    },
    tile: {
      title: 'Welke tegel',
      text: [
        'Kies een kleur en een grootte. Voor een tegel heb je **evenveel dobbelstenen nodig als hij velden heeft**; een dobbelsteen telt mee als hij de kleur van de tegel of wit toont.',
        [
          '**Meer dobbelstenen dan velden?** Je gebruikt er precies zoveel als nodig en zegt hoeveel daarvan wit zijn. De rest blijft liggen voor de anderen (RW-6).',
          '**Te weinig?** Elke ontbrekende dobbelsteen vervang je door een ontgrendelde bonus (+) van de kleur van de tegel, **hoogstens twee per beurt**; alle dobbelstenen die meetellen worden dan gebruikt. Zijn er genoeg dobbelstenen, dan mag er geen bonus bij (RW-7). Met bonussen alleen betalen mag ook (RW-18).',
          '**Grootte 4 of 5?** Er moet nog een exemplaar vrij zijn; dat wordt voor iedereen doorgestreept. Met een gele ster (**Opnieuw kiezen**) teken je er een die al is doorgestreept, en wordt er niets nieuws doorgestreept (RW-15).',
        ],
      ],
    },
    drawing: {
      title: 'Een tegel tekenen',
      text: [
        [
          'Draai hem met kwartslagen zoals je wilt. Spiegelen mag niet (RW-8).',
          'Alle velden liggen binnen het huis, op lege velden.',
          'Minstens **één veld ligt in rij 1 of vlak boven een veld dat al gevuld was**. Verder hoeft er niets te rusten: uitsteken mag, en gaten eronder mag je later vullen (RW-9).',
          '**Eén veld wordt metselwerk** (X), naar keuze; de andere worden vensters (O). Met Geen X zijn het allemaal vensters.',
        ],
      ],
    },
    scoring: {
      title: 'Punten',
      text: [
        'Je scoort meteen, na elke tegel en na elk los veld.',
        {
          head: ['Vol', 'met metselwerk', 'alleen vensters'],
          rows: [
            ['Rij', '1 punt', '**2 punten**'],
            ['Kolom', '2 punten', '**4 punten**'],
          ],
        },
        'Het negende vakje van een [spoor](#tracks) is ook 2 punten waard.',
      ],
    },
    coats: {
      title: 'Wapenschilden',
      text: [
        'Maak je een rij of kolom met een wapenschild vol, dan gebruik je het **meteen, vóór al het andere**. Kies:',
        [
          '**Teken één veld** volgens de tekenregels, als venster. Het kan scoren en het volgende wapenschild opleveren.',
          '**Markeer de volgende twee vakjes** van één spoor; één als er maar één over is. Een vol spoor kun je niet kiezen.',
        ],
        'Meerdere wapenschilden gebruik je na elkaar. Wat kan, moet; kan geen van beide, dan vervalt het (RW-16). Wat je ermee ontgrendelt, wacht tot je volgende beurt (RW-19).',
      ],
    },
    tracks: {
      title: 'Vaardigheidssporen',
      text: [
        'Vakjes markeer je van links naar rechts. Een + of ★ onder een gemarkeerd vakje is **ontgrendeld**: je mag hem één keer gebruiken, vanaf **je volgende eigen beurt** (RW-19). Het negende vakje levert 2 punten op.',
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
          '**Opnieuw gooien** (rood): gooi een of meer van je dobbelstenen opnieuw, voordat de tegel is getekend.',
          '**Geen X** (blauw): vanaf nu tot het einde van je beurt is alles wat je tekent een venster (RW-4). Hoogstens één keer per beurt, en alleen als er nog iets te tekenen valt.',
          '**Eén X** (paars): teken één extra veld volgens de tekenregels, als metselwerk; met Geen X als venster. Vóór of na de tegel, of zonder tegel (RW-5).',
          '**Kleurwissel** (groen): draai een of meer dobbelstenen die dezelfde kant tonen naar één andere kant, voordat de tegel is getekend. Wit mag je draaien en mag je kiezen (RW-2).',
          '**Opnieuw kiezen** (geel): teken een tegel waarvan al een exemplaar is doorgestreept; er wordt niets nieuws doorgestreept (RW-15).',
        ],
      ],
    },
    others: {
      title: 'De anderen nemen dobbelstenen',
      text: [
        'Aan het einde van een beurt mag elke andere speler **één dobbelsteen nemen die niet is gebruikt** en het volgende vakje van dat spoor markeren. Met een witte markeer je een spoor naar keuze.',
        [
          'Meer spelers mogen dezelfde dobbelsteen nemen. Iedereen kiest tegelijk (RW-14).',
          'Een dobbelsteen waarvan het spoor vol is, kun je niet nemen (RW-12). Kun je er geen nemen, dan word je overgeslagen.',
          'Niemand hoeft een dobbelsteen te nemen (RW-17).',
          'Is er geen tegel getekend, dan liggen alle vijf de dobbelstenen klaar.',
          'Met twee spelers mag je er [tot twee](#two-players) nemen.',
        ],
      ],
    },
    end: {
      title: 'Het einde',
      text: [
        'Heeft een speler **12 of meer punten**, dan is de lopende ronde de laatste, ook als de punten in andermans beurt kwamen (RW-21). Je speelt haar uit, zodat iedereen evenveel beurten heeft.',
        [
          'De meeste punten winnen.',
          'Bij gelijke punten winnen de minste lege velden.',
          'Zijn ook die gelijk, dan is de overwinning gedeeld.',
        ],
        'Het eindigt ook, met de ronde, wanneer niemand ooit nog iets kan tekenen of markeren (RW-11), en na ronde 60 (RW-13).',
      ],
    },
    'two-players': {
      title: 'Met twee spelers',
      text: [
        [
          'Vooraf wordt **in elke kleur** één tegel van 4 **doorgestreept**; bij blauw en geel beslist het lot welk spiegelbeeld (RW-1).',
          'Allebei markeer je tegelijk de **eerste twee vakjes van één spoor** naar keuze. Wat dat ontgrendelt, mag je vanaf de eerste beurt gebruiken.',
          'Wie niet aan de beurt is, mag **tot twee verschillende dobbelstenen** nemen; twee van dezelfde kleur als er twee liggen en er twee vakjes vrij zijn.',
        ],
      ],
    },
    options: {
      title: 'Opties',
      text: [
        'Allebei kies je bij het opzetten van een partij; uit zichzelf staan ze uit.',
        [
          '**Gespiegelde tegels:** tegels mag je ook omkeren (RW-8).',
          '**Vrij passen:** een beurt mag altijd zonder tegel eindigen (RW-10).',
        ],
      ],
    },
  },
  figures: {
    goal: 'Een huis van 4 punten: rij 2 heeft alleen vensters en geeft er 2, de rijen 1 en 3 hebben metselwerk en geven er elk 1.',
    sheet:
      'Het gevelblad. Links de groottes 2 en 3, zo vaak je wilt; rechts 4 en 5, elk exemplaar één keer.',
    dice: 'Blauw, blauw en wit: genoeg voor een blauwe tegel van 3, of van 2.',
    bonus: 'Met twee blauwe dobbelstenen en een blauwe bonus gaat de blauwe tegel van 3 ook.',
    supported: 'Mag: het linkerveld rust op een gevuld veld. De rest mag uitsteken.',
    floating: 'Mag niet: geen veld ligt in rij 1 of vlak boven een gevuld veld.',
    gap: 'Mag: het gat onder de uitstekende tegel wordt later gevuld.',
    rotate:
      'Een gele tegel van 4, een kwartslag gedraaid: mag. Gespiegeld: mag niet; het andere beeld is een eigen tegel.',
    scoring: 'Rij 1 heeft metselwerk: 1 punt. Rij 2 niet: 2 punten. Kolom a niet: 4 punten.',
    coats:
      'De gestippelde tegel maakt rij 2 vol, dus het wapenschild is aan zet: één venster, of twee vakjes.',
    tracks:
      'Het paarse spoor met vier gemarkeerde vakjes: één ster en twee bonussen zijn ontgrendeld.',
    abilities:
      'De tekens van de vaardigheden: Opnieuw gooien, Geen X, Eén X, Kleurwissel, Opnieuw kiezen.',
    others: 'Twee blauwe dobbelstenen zijn gebruikt. De anderen mogen rood, groen of wit nemen.',
    twoPlayers: 'Twee spelers: in elke kleur is één tegel van 4 doorgestreept.',
  },
  rulings,
};
