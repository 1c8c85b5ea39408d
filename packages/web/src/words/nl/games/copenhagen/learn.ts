/** The lesson on Copenhagen, step by step, in Dutch. */
import type { CopenhagenLessonWords } from '../../../en/games/copenhagen/learn.ts';

/** What each step says. */
export const words: CopenhagenLessonWords = {
  take: {
    title: 'Kaarten uit de haven',
    text: 'In je beurt neem je kaarten of je bouwt. Langs de haven liggen zeven kaarten; je neemt er twee die naast elkaar liggen. Loopbrug 1 en 7 zijn geen buren: daartussen varen de schepen.',
    task: 'Neem twee buren, bijvoorbeeld de twee groene kaarten. Of probeer eerst twee die uit elkaar liggen.',
    done: 'Twee kaarten erbij in je hand, en de haven is weer aangevuld. Zo spaar je kleuren voor je tegels.',
    remarks: {},
  },
  any: {
    title: 'Je eerste vaardigheid',
    text: 'Iedereen begint met de vaardigheid Willekeurige kaarten. Neem je twee kaarten die geen buren zijn, dan is ze gebruikt en wordt ze omgedraaid.',
    task: 'Neem beide groene kaarten, bij loopbrug 2 en 6. Drie kaarten tegelijk? Probeer maar.',
    done: 'De vaardigheid ligt nu omgedraaid. Een wapenschild kan haar weer activeren.',
    remarks: {
      near: 'Dat mag, en voor buren heb je geen vaardigheid nodig. Maar neem nu de twee groene die uit elkaar liggen.',
    },
  },
  limit: {
    title: 'Zeven kaarten, niet meer',
    text: 'Je mag hoogstens zeven kaarten in je hand hebben. Heb je er na het nemen meer, dan leg je meteen af tot zeven.',
    task: 'Je hebt er zes. Neem twee kaarten en kies dan welke er weg moet.',
    done: 'Je houdt er zeven. Een afgelegde kaart ben je kwijt, dus bouw liever voordat je hand vol is.',
    remarks: {
      build:
        'In een echt spel een goed idee! Neem het hier terug en neem kaarten, dan zie je wat er gebeurt.',
    },
  },
  build: {
    title: 'Een tegel bouwen',
    text: 'Een tegel kost zoveel kaarten van zijn kleur als hij velden heeft. Hij staat op de grond of op een gevuld veld; draaien en omkeren mag.',
    task: 'Bouw met je drie rode kaarten de rode tegel van drie velden. Probeer eerst die van vier, of houd de jouwe in de lucht.',
    done: 'Drie kaarten voor drie velden. Vensters en metselwerk liggen vast op de tegel en draaien mee.',
    remarks: {
      small:
        'Dat mag, maar drie rode kaarten zijn genoeg voor een tegel van drie. Neem het terug en bouw die.',
      take: 'Dat mag, maar je hebt alle kaarten die je nodig hebt. Neem het terug en bouw.',
    },
  },
  row: {
    title: 'Een rij afmaken',
    text: 'Een volle rij levert 1 punt op, of 2 met alleen vensters; een kolom 2 of 4. Het metselwerk ligt vast op de tegel, dus het telt hoe je hem draait.',
    task: 'Maak rij 1 af met de rode tegel van twee, zo gedraaid dat het metselwerk boven die rij ligt.',
    done: 'Meteen twee punten: rij 1 heeft alleen vensters.',
    remarks: {
      brick:
        'Rij 1 is vol, maar met het metselwerk erin: 1 punt. Neem het terug en draai de tegel.',
      take: 'Dat mag, maar je twee rode kaarten zijn genoeg. Neem het terug en bouw.',
    },
  },
  neighbour: {
    title: 'Buren zijn goedkoper',
    text: 'Een tegel die met een zijde aan een tegel van dezelfde kleur grenst, kost één kaart minder; één, hoeveel het er ook zijn.',
    task: 'Bouw met twee rode kaarten de rode tegel van drie naast de rode. Verder weg kost hij drie kaarten: probeer dat ook eens.',
    done: 'Twee kaarten voor drie velden. Grote vlakken in één kleur maken een huis goedkoop.',
    remarks: {
      small: 'Dat mag, maar je kaarten kunnen meer: de tegel van drie, vlak naast de rode.',
      take: 'Dat mag, maar naast de rode tegel heb je aan twee kaarten genoeg. Neem het terug en bouw.',
    },
  },
  coat: {
    title: 'Wapenschilden',
    text: 'Bedek een wapenschild, of maak rij 2, 4 of 6 af, en kies een beloning: een witte tegel van één veld, een nieuwe vaardigheid, of al je gebruikte weer activeren.',
    task: 'Bedek het wapenschild op c3 met de groene tegel. Kies daarna je beloning.',
    done: 'Witte tegels zijn vensters die in elk gat passen; vaardigheden helpen je keer op keer.',
    remarks: {
      skip: 'Overslaan mag, maar dat zou jammer zijn. Neem het terug en kies een beloning.',
      elsewhere: 'Dat mag, maar het wapenschild op c3 ligt nog open. Neem het terug en bedek het.',
      take: 'Dat mag, maar je groene kaarten zijn genoeg voor een tegel. Neem het terug en bouw.',
    },
  },
  change: {
    title: 'Verandering van kleur',
    text: 'Met deze vaardigheid tellen de kaarten van één andere kleur als de kleur van je tegel. Voordelig bouwen, haar zusje, maakt een tegel één kaart goedkoper.',
    task: 'Bouw de blauwe tegel van drie: twee blauwe kaarten, en een rode of gele die als blauw telt.',
    done: 'De vaardigheid ligt omgedraaid. Kaarten van een andere kleur vielen in voor wat je miste.',
    remarks: {
      plain:
        'Dat mag, maar daarvoor was de vaardigheid niet nodig. Neem het terug en bouw de blauwe tegel van drie.',
      take: 'Dat mag, maar met de vaardigheid kun je nu al bouwen. Neem het terug en probeer het.',
    },
  },
  both: {
    title: 'Kaarten nemen en bouwen',
    text: 'Een beurt is om te nemen of om te bouwen. Met deze vaardigheid doe je allebei: eerst nemen, dan bouwen.',
    task: 'Neem de kaarten bij loopbrug 1 en 2, kies Ook bouwen en bouw een blauwe tegel met je drie blauwe kaarten.',
    done: 'Een hele beurt gespaard. De vijfde vaardigheid, Extra kaart, levert bij het nemen een derde kaart op.',
    remarks: {
      plain:
        'Dat mag, maar dan is je beurt voorbij. Neem het terug: eerst kaarten nemen, dan ook bouwen.',
      end: 'Nu is je beurt voorbij. Neem het terug en kies Ook bouwen.',
    },
  },
  end: {
    title: 'Twaalf punten',
    text: 'Wie 12 punten haalt, wint meteen. Anders eindigt het spel zodra de ‘Einde spel’-kaart opduikt, bij de laatste tien van de trekstapel; dan winnen de meeste punten.',
    task: 'Je hebt 10 punten. Maak kolom e af met de paarse tegel van drie.',
    done: 'Twaalf punten: het spel is meteen uit, en het mooiste huis aan de kade is van jou.',
    remarks: {
      take: 'Dat mag, maar je kunt nu meteen winnen. Neem het terug en bouw.',
    },
  },
};
