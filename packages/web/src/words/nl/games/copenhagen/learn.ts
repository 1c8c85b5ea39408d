/** The lesson on Copenhagen, step by step, in Dutch. */
import type { CopenhagenLessonWords } from '../../../en/games/copenhagen/learn.ts';

/** What each step says. */
export const words: CopenhagenLessonWords = {
  take: {
    title: 'Kaarten uit de haven',
    text: 'In je beurt neem je kaarten of je bouwt. In de haven liggen zeven kaarten; je neemt er twee die naast elkaar liggen. Loopbrug 1 en 7 liggen niet naast elkaar: daartussen varen de schepen.',
    task: 'Neem twee kaarten die naast elkaar liggen, bijvoorbeeld de twee groene. Of probeer er eerst twee die uit elkaar liggen.',
    done: 'Twee kaarten erbij in je hand, en de haven is weer aangevuld. Zo verzamel je kleuren voor je tegels.',
    remarks: {},
  },
  any: {
    title: 'Je eerste vaardigheid',
    text: 'Iedereen begint met het vaardigheidsfiche ‘Willekeurige kaarten’. Neem je twee kaarten die niet naast elkaar liggen, dan is het fiche gebruikt en wordt het omgedraaid.',
    task: 'Neem beide groene kaarten, bij loopbrug 2 en 6. Drie kaarten tegelijk? Probeer het maar.',
    done: 'Het fiche is omgedraaid. Met een wapenschild kun je het weer activeren.',
    remarks: {
      near: 'Dat mag, en voor kaarten naast elkaar heb je geen vaardigheid nodig. Maar neem nu de twee groene die uit elkaar liggen.',
    },
  },
  limit: {
    title: 'Hoogstens zeven kaarten',
    text: 'Je mag hoogstens zeven kaarten in je hand hebben. Heb je er na het nemen meer, dan leg je er meteen af tot je er zeven hebt.',
    task: 'Je hebt er zes. Neem twee kaarten en kies dan welke je aflegt.',
    done: 'Je houdt er zeven. Een afgelegde kaart ben je kwijt, dus bouw liever voordat je hand vol is.',
    remarks: {
      build:
        'In een echte partij een goed idee! Maak het hier ongedaan en neem kaarten, dan zie je wat er gebeurt.',
    },
  },
  build: {
    title: 'Een tegel bouwen',
    text: 'Een tegel kost één kaart van zijn kleur per veld. Hij staat op de grond of op een gevuld veld; draaien en omkeren mag.',
    task: 'Bouw met je drie rode kaarten de rode tegel van 3. Probeer eerst die van 4, of houd de jouwe in de lucht.',
    done: 'Drie kaarten voor drie velden. Vensters en metselwerk liggen vast op de tegel en draaien mee.',
    remarks: {
      small:
        'Dat mag, maar drie rode kaarten zijn genoeg voor een tegel van 3. Maak het ongedaan en bouw die.',
      take: 'Dat mag, maar je hebt alle kaarten die je nodig hebt. Maak het ongedaan en bouw.',
    },
  },
  row: {
    title: 'Een rij voltooien',
    text: 'Een volle rij levert 1 punt op, of 2 met alleen vensters; een kolom 2 of 4. Het metselwerk ligt vast op de tegel, dus het maakt uit hoe je hem draait.',
    task: 'Voltooi rij 1 met de rode tegel van 2, zo gedraaid dat het metselwerk boven die rij ligt.',
    done: 'Meteen twee punten: rij 1 heeft alleen vensters.',
    remarks: {
      brick:
        'Rij 1 is vol, maar er zit metselwerk in: maar 1 punt. Maak het ongedaan en draai de tegel.',
      take: 'Dat mag, maar je twee rode kaarten zijn genoeg. Maak het ongedaan en bouw.',
    },
  },
  neighbour: {
    title: 'Goedkoper naast dezelfde kleur',
    text: 'Een tegel die met een zijde aan een tegel van dezelfde kleur grenst, kost één kaart minder; niet meer dan één, hoeveel het er ook zijn.',
    task: 'Bouw met twee rode kaarten de rode tegel van 3 naast je rode tegel. Ergens anders kost hij drie kaarten: probeer dat ook eens.',
    done: 'Twee kaarten voor drie velden. Grote vlakken in één kleur zijn goedkoper om te bouwen.',
    remarks: {
      small:
        'Dat mag, maar met je kaarten kan meer: bouw de tegel van 3 direct naast de rode tegel.',
      take: 'Dat mag, maar naast de rode tegel heb je aan twee kaarten genoeg. Maak het ongedaan en bouw.',
    },
  },
  coat: {
    title: 'Wapenschilden',
    text: 'Bedek een wapenschild, of voltooi rij 2, 4 of 6, en kies een beloning: een witte speciale tegel van één veld, een nieuw vaardigheidsfiche, of al je gebruikte fiches weer activeren.',
    task: 'Bedek het wapenschild op c3 met de groene tegel. Kies daarna je beloning.',
    done: 'Witte tegels zijn vensters die in elk gat passen; vaardigheidsfiches helpen je keer op keer.',
    remarks: {
      skip: 'Overslaan mag, maar dat zou jammer zijn. Maak het ongedaan en kies een beloning.',
      elsewhere:
        'Dat mag, maar het wapenschild op c3 is nog niet bedekt. Maak het ongedaan en bedek het.',
      take: 'Dat mag, maar je groene kaarten zijn genoeg voor een tegel. Maak het ongedaan en bouw.',
    },
  },
  extra: {
    title: 'Vaardigheid: ‘Extra kaart’',
    text: 'Met deze vaardigheid neem je een derde kaart. Twee van de drie moeten naast elkaar liggen; de derde neem je bij welke loopbrug je maar wilt.',
    task: 'Neem drie blauwe kaarten: die bij loopbrug 1 en 2, en die bij loopbrug 5. Drie kaarten die allemaal uit elkaar liggen? Probeer het maar.',
    done: 'Drie kaarten in één beurt, en het fiche is omgedraaid.',
    remarks: {
      two: 'Dat mag, maar nu kun je een derde kaart nemen. Maak het ongedaan en neem er drie.',
    },
  },
  discount: {
    title: 'Vaardigheid: ‘Voordelig bouwen’',
    text: 'Met ‘Voordelig bouwen’ kost een tegel één kaart minder, waar in je huis je hem ook plaatst. Grenst hij ook aan zijn eigen kleur, dan kost hij er twee minder.',
    task: 'Bouw met je twee blauwe kaarten de blauwe tegel van 3. Ook die van 4? Probeer het maar.',
    done: 'Twee kaarten voor drie velden, zonder blauwe tegel ernaast. Het fiche is omgedraaid.',
    remarks: {
      small:
        'Dat mag, maar met ‘Voordelig bouwen’ zijn twee kaarten genoeg voor een tegel van 3. Maak het ongedaan en bouw die.',
      take: 'Dat mag, maar met ‘Voordelig bouwen’ kun je nu al bouwen. Maak het ongedaan en probeer het.',
    },
  },
  change: {
    title: 'Vaardigheid: ‘Verandering van kleur’',
    text: 'Met ‘Verandering van kleur’ tellen kaarten van één andere kleur als de kleur van je tegel.',
    task: 'Bouw de blauwe tegel van 3: twee blauwe kaarten, en een rode of gele die als blauw telt.',
    done: 'Het fiche is omgedraaid. Kaarten van een andere kleur hebben vervangen wat je miste.',
    remarks: {
      plain:
        'Dat mag, maar daarvoor had je ‘Verandering van kleur’ niet nodig. Maak het ongedaan en bouw de blauwe tegel van 3.',
      take: 'Dat mag, maar met ‘Verandering van kleur’ kun je nu al bouwen. Maak het ongedaan en probeer het.',
    },
  },
  both: {
    title: 'Vaardigheid: ‘Kaarten nemen en bouwen’',
    text: 'Normaal neem je kaarten óf bouw je. Met deze vaardigheid doe je allebei: eerst nemen, dan bouwen.',
    task: 'Neem de kaarten bij loopbrug 1 en 2, druk op ‘Ook bouwen’ en bouw een blauwe tegel met je drie blauwe kaarten.',
    done: 'Dat scheelt een hele beurt. Nu ken je alle vijf de vaardigheden.',
    remarks: {
      plain:
        'Dat mag, maar dan is je beurt voorbij. Maak het ongedaan: neem eerst kaarten en bouw daarna.',
      end: 'Nu is je beurt voorbij. Maak het ongedaan en druk op ‘Ook bouwen’.',
    },
  },
  end: {
    title: 'Twaalf punten',
    text: 'Wie als eerste 12 punten haalt, wint meteen. Anders eindigt het spel zodra de ‘Einde spel’-kaart wordt omgedraaid, bij de laatste tien kaarten van de trekstapel; dan wint wie de meeste punten heeft.',
    task: 'Je hebt 10 punten. Voltooi kolom e met de paarse tegel van 3.',
    done: 'Twaalf punten: het spel is afgelopen, en het mooiste huis aan de kade is van jou.',
    remarks: {
      take: 'Dat mag, maar je kunt nu meteen winnen. Maak het ongedaan en bouw.',
    },
  },
};
