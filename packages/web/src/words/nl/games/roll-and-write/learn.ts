/** The lesson on Roll & Write, step by step, in Dutch. */
import type { RollAndWriteLessonWords } from '../../../en/games/roll-and-write/learn.ts';

/** What each step says. */
export const words: RollAndWriteLessonWords = {
  support: {
    title: 'Een eigen huis',
    text: 'Je huis heeft vijf kolommen en negen rijen. Een tegel staat op de grond of op een veld dat al gevuld is; één veld dat steunt, draagt de hele tegel.',
    task: 'Kies een blauwe tegel en plaats die onderaan. Houd hem gerust eerst in de lucht en kijk wat er gebeurt.',
    done: 'Hij staat. Eén veld van elke tegel is metselwerk (X), de andere zijn vensters (O).',
    remarks: {},
  },
  dice: {
    title: 'Dobbelstenen kopen tegels',
    text: 'Met dobbelstenen van één kleur koop je een tegel van die kleur: zoveel velden als dobbelstenen. Wit is een joker en telt als elke kleur.',
    task: 'Teken de groene tegel van drie velden. Of probeer eerst die van vier, dan zie je wat er ontbreekt.',
    done: 'Twee groene dobbelstenen en de witte: samen drie velden. Wat je laat liggen, helpt de anderen; dat zie je zo.',
    remarks: {
      small: 'Dat mag, maar er zit meer in deze worp: met de witte erbij heb je drie keer groen.',
    },
  },
  row: {
    title: 'Een rij afmaken',
    text: 'Een volle rij levert 1 punt op, en 2 als er geen metselwerk in zit. Jij kiest welk veld de X krijgt: tik het aan, of druk op de X-toets.',
    task: 'Maak rij 1 af met de rode tegel, zo dat het metselwerk boven die rij ligt.',
    done: 'Twee punten: rij 1 heeft alleen vensters, en ze lichten op.',
    remarks: {
      brick:
        'Rij 1 is vol, maar met metselwerk erin: maar 1 punt. Neem het terug en zet de X op het bovenste veld.',
    },
  },
  column: {
    title: 'Een kolom afmaken',
    text: 'Kolommen tellen ook: 2 punten voor een volle kolom, 4 als er alleen vensters in zitten. Ze zijn hoog, dus een lange tegel komt van pas.',
    task: 'Maak kolom a af met de paarse tegel van vier, rechtop.',
    done: 'Twee punten voor kolom a. Zonder metselwerk waren het er vier geweest.',
    remarks: {},
  },
  bonus: {
    title: 'Een plus vervangt een dobbelsteen',
    text: 'Een ontgrendelde plus vervangt één ontbrekende dobbelsteen van zijn kleur, hoogstens twee per beurt. Tegels van vier en vijf velden zijn er maar één of twee keer, voor iedereen samen.',
    task: 'Je hebt drie groene dobbelstenen en een groene plus: teken de groene tegel van vier.',
    done: 'De plus is op. En kijk op het blad: dat exemplaar is doorgestreept, niemand krijgt het nog.',
    remarks: {
      small:
        'Dat mag, en de plus blijft bewaard. Maar hier maakt hij je tegel groter: teken de groene van vier.',
    },
  },
  die: {
    title: 'Wat de anderen overlaten',
    text: 'Is een andere speler klaar, dan mag je één ongebruikte dobbelsteen nemen en het volgende vakje van dat spoor markeren; bij een witte kies je zelf het spoor. Vakjes ontgrendelen plussen en sterren.',
    task: 'Neem de blauwe dobbelsteen: in het volgende blauwe vakje zit een ster. Rood is weg: probeer maar, dan zie je waarom.',
    done: 'De ster is van jou, vanaf je volgende beurt. Met z’n tweeën mag je zelfs twee dobbelstenen nemen.',
    remarks: {
      none: 'Je mag bedanken, maar een vakje is een cadeautje. Neem het terug en neem de blauwe dobbelsteen.',
      other:
        'Ook een mooi vakje, maar de ster zit op het blauwe spoor. Neem het terug en neem de blauwe dobbelsteen.',
    },
  },
  reroll: {
    title: 'Een rode ster: Opnieuw gooien',
    text: 'Elke kleur heeft zijn eigen soort ster. Met een rode gooi je dobbelstenen opnieuw, zoveel als je kiest, voordat je tekent. Iedereen begint er met twee.',
    task: 'Houd blauw: kies de rode en de groene dobbelsteen en dan Opnieuw gooien. Andere sterren moet je eerst ontgrendelen: probeer Geen X.',
    done: 'Blauw en wit: nu tellen alle vijf als blauw, genoeg voor de grootste blauwe tegel.',
    remarks: {
      good: 'De blauwe zijn het bewaren waard, de andere twee niet. Neem het terug: rood en groen, allebei.',
      draw: 'Een goede tegel, maar deze sterren komen vóór het tekenen. Neem het terug en gooi eerst opnieuw.',
    },
  },
  colour: {
    title: 'Een groene ster: Kleurwissel',
    text: 'Een groene ster draait dobbelstenen die dezelfde kant tonen naar een andere kant, één of allemaal.',
    task: 'Kies beide groene dobbelstenen, dan Kleurwissel, en draai ze naar rood. Twee kleuren tegelijk? Probeer maar.',
    done: 'Alle vijf dobbelstenen horen nu bij elkaar: goed voor een tegel van vijf.',
    remarks: {
      half: 'Dat mag, maar nu horen ze niet allemaal bij elkaar. Neem het terug en draai beide groene naar rood.',
      draw: 'Dat mag, maar met gedraaide dobbelstenen krijg je een grotere tegel. Neem het terug en gebruik eerst de ster.',
    },
  },
  'no-x': {
    title: 'Een blauwe ster: Geen X',
    text: 'Na een blauwe ster is alles wat je deze beurt tekent een venster. Een rij met alleen vensters levert 2 punten op in plaats van 1.',
    task: 'Gebruik Geen X en maak dan rij 1 af met de gele tegel.',
    done: 'Twee punten. Alles in één beurt: eerst de ster, dan de tegel.',
    remarks: {
      brick:
        'Rij 1 is vol, maar met metselwerk erin: 1 punt. Neem het terug en gebruik eerst Geen X.',
    },
  },
  'one-x': {
    title: 'Een paarse ster: Eén X',
    text: 'Een paarse ster tekent één extra veld, met metselwerk. Dat mag vóór of na je tegel, en ook dit veld moet ergens op staan.',
    task: 'In rij 1 ontbreekt één veld. Gebruik Eén X en zet het op e1. Hoog in de lucht? Probeer maar.',
    done: 'Eén punt, en je tegel komt nog: een ster neemt niets af van je dobbelstenen.',
    remarks: {
      elsewhere: 'Dat mag, maar met e1 is rij 1 vol. Neem het terug en zet het veld daar.',
      draw: 'Dat mag, en de ster wacht op je. Maar neem het voor nu terug en gebruik eerst Eén X.',
    },
  },
  again: {
    title: 'Een gele ster: Opnieuw kiezen',
    text: 'Grote tegels die iemand heeft getekend, zijn voor iedereen doorgestreept. Met een gele ster teken je er toch een, en er wordt niets nieuws doorgestreept.',
    task: 'Freja heeft de rode tegel van vijf getekend. Jij hebt vijf rode dobbelstenen en een gele ster: teken hem ook.',
    done: 'Dezelfde tegel nog een keer. Nu ken je alle sterren.',
    remarks: {
      small:
        'Dat mag, maar met je dobbelstenen en de ster kan meer: neem het terug en teken de rode tegel van vijf.',
    },
  },
  coat: {
    title: 'Wapenschilden',
    text: 'Bij rij 2, 4 en 6 en bij kolom b en d hoort een wapenschild. Maak zo’n lijn af en je tekent meteen een extra venster, of markeert twee vakjes van een spoor.',
    task: 'Maak rij 1 en 2 af met de gele tegel. Kies daarna wat het wapenschild je geeft.',
    done: 'Zo groeit een beurt: een venster maakt misschien nog een lijn af, twee vakjes ontgrendelen misschien een ster.',
    remarks: {},
  },
  end: {
    title: 'Twaalf punten',
    text: 'Heeft iemand 12 punten, dan wordt de ronde uitgespeeld en winnen de meeste punten. Jij hebt er 11, en jij bent de laatste in deze ronde.',
    task: 'Maak rij 5 af met de rode tegel van twee en beëindig dan je beurt.',
    done: 'Twaalf punten, de ronde is voorbij en het mooiste huis aan de kade is van jou.',
    remarks: {},
  },
};
