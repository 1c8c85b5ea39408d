/** The lesson on Roll & Write, step by step, in Dutch. */
import type { RollAndWriteLessonWords } from '../../../en/games/roll-and-write/learn.ts';

/** What each step says. */
export const words: RollAndWriteLessonWords = {
  support: {
    title: 'Een eigen huis',
    text: 'Je huis heeft vijf kolommen en negen rijen. Een tegel staat op de grond of op een gevuld veld; één veld met steun is genoeg voor de hele tegel.',
    task: 'Kies een blauwe tegel en plaats die onderaan. Houd hem gerust eerst in de lucht en kijk wat er gebeurt.',
    done: 'Hij staat. Eén veld van elke tegel is metselwerk (X), de andere zijn vensters (O).',
    remarks: {},
  },
  dice: {
    title: 'Tegels betaal je met dobbelstenen',
    text: 'Met dobbelstenen van één kleur betaal je een tegel van die kleur, één dobbelsteen per veld. Wit is de joker en telt als elke kleur.',
    task: 'Teken de groene tegel van 3. Of probeer eerst die van 4, dan zie je wat er ontbreekt.',
    done: 'Twee groene dobbelstenen en de witte: samen drie velden. Wat je laat liggen, helpt de anderen; dat zie je zo.',
    remarks: {
      small:
        'Dat mag, maar er zit meer in deze worp: de witte dobbelsteen telt als een derde groene.',
    },
  },
  row: {
    title: 'Een rij voltooien',
    text: 'Een volle rij levert 1 punt op, of 2 als er geen metselwerk in zit. Jij kiest welk veld de X krijgt: tik het aan of druk op de X-toets.',
    task: 'Voltooi rij 1 met de rode tegel, zo dat het metselwerk boven die rij ligt.',
    done: 'Twee punten: rij 1 heeft alleen vensters, en ze lichten op.',
    remarks: {
      brick:
        'Rij 1 is vol, maar er zit metselwerk in: maar 1 punt. Maak het ongedaan en zet de X op het bovenste veld.',
    },
  },
  column: {
    title: 'Een kolom voltooien',
    text: 'Kolommen tellen ook: 2 punten voor een volle kolom, 4 als er alleen vensters in zitten. Ze zijn hoog, dus lange tegels komen van pas.',
    task: 'Voltooi kolom a met de paarse tegel van 4, rechtop.',
    done: 'Twee punten voor kolom a. Zonder metselwerk waren het er vier geweest.',
    remarks: {},
  },
  bonus: {
    title: 'Een bonus vervangt een dobbelsteen',
    text: 'Een ontgrendelde bonus (+) vervangt één ontbrekende dobbelsteen van zijn kleur, hoogstens twee per beurt. Van elke tegel van 4 en 5 zijn er maar één of twee exemplaren, voor iedereen samen.',
    task: 'Je hebt drie groene dobbelstenen en een groene bonus: teken de groene tegel van 4.',
    done: 'De bonus is op. En kijk op het gevelblad: dat exemplaar is voor iedereen doorgestreept.',
    remarks: {
      small:
        'Dat mag, en je houdt de bonus. Maar hier krijg je er een grotere tegel voor: teken de groene tegel van 4.',
    },
  },
  die: {
    title: 'Wat de anderen overlaten',
    text: 'Is een andere speler klaar, dan mag je één ongebruikte dobbelsteen nemen en het volgende vakje van dat spoor markeren; bij een witte kies je zelf het spoor. Vakjes ontgrendelen bonussen en sterren.',
    task: 'Neem de blauwe dobbelsteen: onder het volgende blauwe vakje staat een ster. Er is geen rode over: probeer het rode spoor maar, dan zie je waarom.',
    done: 'De ster is van jou, vanaf je volgende beurt. Met twee spelers mag je zelfs twee dobbelstenen nemen.',
    remarks: {
      none: 'Je hoeft geen dobbelsteen te nemen, maar het is een gratis vakje. Maak het ongedaan en neem de blauwe dobbelsteen.',
      other:
        'Ook een mooi vakje, maar de ster staat op het blauwe spoor. Maak het ongedaan en neem de blauwe dobbelsteen.',
    },
  },
  reroll: {
    title: 'Rode ster: ‘Opnieuw gooien’',
    text: 'Elke kleur heeft een eigen soort ster. Met een rode ster gooi je zoveel van je dobbelstenen opnieuw als je wilt, voordat je tekent. Iedereen begint er met twee.',
    task: 'Bewaar de blauwe dobbelstenen: kies de rode en de groene en druk op ‘Opnieuw gooien’. Andere sterren moet je eerst ontgrendelen: probeer ‘Geen X’.',
    done: 'Blauw en wit: nu tellen alle vijf de dobbelstenen als blauw, genoeg voor de grootste blauwe tegel.',
    remarks: {
      good: 'De blauwe kun je beter houden, de andere twee niet. Maak het ongedaan en kies rood én groen.',
      draw: 'Een goede tegel, maar deze ster gebruik je vóór het tekenen. Maak het ongedaan en gooi eerst opnieuw.',
    },
  },
  colour: {
    title: 'Groene ster: ‘Kleurwissel’',
    text: 'Met een groene ster draai je dobbelstenen die dezelfde kleur tonen naar een andere kleur, één of allemaal.',
    task: 'Kies beide groene dobbelstenen, druk op ‘Kleurwissel’ en draai ze naar rood. Twee kleuren tegelijk? Probeer het maar.',
    done: 'Nu passen alle vijf de dobbelstenen bij elkaar: goed voor een tegel van 5.',
    remarks: {
      half: 'Dat mag, maar nu passen ze niet allemaal bij elkaar. Maak het ongedaan en draai beide groene naar rood.',
      draw: 'Dat mag, maar met gedraaide dobbelstenen krijg je een grotere tegel. Maak het ongedaan en gebruik eerst de ster.',
    },
  },
  'no-x': {
    title: 'Blauwe ster: ‘Geen X’',
    text: 'Als je een blauwe ster gebruikt, is alles wat je daarna in deze beurt tekent een venster. Een rij met alleen vensters levert 2 punten op in plaats van 1.',
    task: 'Gebruik ‘Geen X’ en voltooi dan rij 1 met de gele tegel.',
    done: 'Twee punten, alles in één beurt: eerst de ster, dan de tegel.',
    remarks: {
      brick:
        'Rij 1 is vol, maar er zit metselwerk in: 1 punt. Maak het ongedaan en gebruik eerst ‘Geen X’.',
    },
  },
  'one-x': {
    title: 'Paarse ster: ‘Eén X’',
    text: 'Met een paarse ster teken je één extra veld met metselwerk, vóór of na je tegel. Ook dit veld heeft steun nodig.',
    task: 'In rij 1 ontbreekt één veld. Gebruik ‘Eén X’ en zet het op e1. Hoog in de lucht? Probeer het maar.',
    done: 'Eén punt, en je tegel komt nog: een ster kost je geen dobbelstenen.',
    remarks: {
      elsewhere: 'Dat mag, maar met e1 is rij 1 vol. Maak het ongedaan en zet het veld daar.',
      draw: 'Dat mag, en je houdt de ster. Maar maak het nu ongedaan en gebruik eerst ‘Eén X’.',
    },
  },
  again: {
    title: 'Gele ster: ‘Opnieuw kiezen’',
    text: 'Grote tegels worden na het tekenen voor iedereen doorgestreept. Met een gele ster teken je er toch een, en er wordt niets anders doorgestreept.',
    task: 'Freja heeft de rode tegel van 5 getekend. Jij hebt vijf rode dobbelstenen en een gele ster: teken hem ook.',
    done: 'Dezelfde tegel nog een keer. Nu ken je alle sterren.',
    remarks: {
      small:
        'Dat mag, maar met je dobbelstenen en de ster kan meer: maak het ongedaan en teken de rode tegel van 5.',
    },
  },
  coat: {
    title: 'Wapenschilden',
    text: 'Bij de rijen 2, 4 en 6 en de kolommen b en d staat een wapenschild. Voltooi je zo’n lijn, dan teken je meteen een extra venster of markeer je twee vakjes van een spoor.',
    task: 'Voltooi rij 1 en 2 met de gele tegel. Kies daarna wat het wapenschild je geeft.',
    done: 'Zo ontstaan grote beurten: met een venster voltooi je misschien nog een lijn, met twee vakjes ontgrendel je misschien een ster.',
    remarks: {},
  },
  end: {
    title: 'Twaalf punten',
    text: 'Zodra een speler 12 punten heeft, spelen jullie de ronde uit; dan wint wie de meeste punten heeft. Jij hebt er 11, en jij bent de laatste in deze ronde.',
    task: 'Voltooi rij 5 met de rode tegel van 2 en beëindig dan je beurt.',
    done: 'Twaalf punten, de ronde is voorbij en het mooiste huis aan de kade is van jou.',
    remarks: {},
  },
};
