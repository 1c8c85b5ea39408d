/** The rulings of Copenhagen, in Dutch. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';

/** The rulings of Copenhagen. */
export const rulings: CopenhagenText['rulings'] = {
  'CO-1': {
    question: 'Is de haven een kring, en schuiven kaarten op?',
    answer:
      'Nee. Loopbrug 1 en 7 zijn geen buren. Kaarten blijven liggen, en lege plaatsen worden van 1 tot 7 aangevuld.',
    reason: 'Op het gedrukte bord ligt de havenmond tussen 1 en 7.',
    trial: 'Willekeurige kaarten is gebruikt. Probeer de kaarten bij 1 en 7 te nemen.',
  },
  'CO-2': {
    question: 'Is een vaardigheid die ik niet nodig had toch gebruikt? Mag ik meer betalen?',
    answer: 'Geen van beide. Wat niet nodig was, is niet gebruikt, en niemand betaalt te veel.',
    reason: 'Een vaardigheid gebruik je voor iets wat zonder haar niet mag.',
    trial:
      'Plaats de rode tegel van 2 naast je rode: hij kost één kaart, geen twee. Of neem twee buren en houd Willekeurige kaarten.',
  },
  'CO-3': {
    question: 'Wanneer zeg ik dat ik Kaarten nemen en bouwen gebruik, en wat als ik dan niet bouw?',
    answer:
      'Na het nemen, vóór het aanvullen van de haven. Eenmaal gezegd is het fiche omgedraaid, ook als je niets bouwt. Eerst bouwen en dan nemen mag nooit.',
    reason:
      'Tussen nemen en aanvullen kom je niets nieuws te weten, dus laat beslissen kan geen kwaad; wat gezegd is, geldt.',
    trial: 'Neem twee kaarten: daarna wordt gevraagd of je ook wilt bouwen.',
  },
  'CO-4': {
    question: 'Moet ik bij Verandering van kleur alle kaarten van die kleur inzetten?',
    answer:
      'Ze tellen allemaal als de andere kleur, maar je betaalt alleen wat nodig is. Kaarten van twee andere kleuren bijmengen mag niet.',
    reason: 'De tekst spreekt van één kleur voor een andere.',
    trial:
      'Bouw de rode tegel van 3 met twee rode kaarten en een blauwe of een paarse; van allebei één met één rode wordt geweigerd.',
  },
  'CO-5': {
    question: 'Komen punten vóór of na de wapenschilden?',
    answer: 'Ervoor: elke tegel scoort meteen, en 12 punten beëindigen het spel op slag.',
    reason: 'De tekst telt na de acties; de winnaar is dezelfde, en het is eerder uit.',
    trial:
      'Bouw de blauwe tegel van 4 over b7 zodat een kolom vol is: met 12 punten win je, en het wapenschild vervalt.',
  },
  'CO-6': {
    question: 'Moet ik een wapenschild gebruiken?',
    answer: 'Nee, je mag het overslaan.',
    reason: 'De tekst zegt ‘mag’.',
    trial: 'Bouw de paarse tegel van 3 op c1, c2 en c3, en kijk wat het wapenschild je biedt.',
  },
  'CO-7': {
    question: 'Wanneer precies wordt de trekstapel vernieuwd?',
    answer:
      'Op het moment dat de laatste kaart eraf gaat; wordt de haven net aangevuld, dan gaat dat verder van de nieuwe stapel.',
    reason:
      'Volgens de tekst wordt de stapel vernieuwd als hij op is, niet als er een kaart nodig is.',
    trial: 'Er is nog één kaart in de trekstapel. Neem twee kaarten en let op de stapel.',
  },
  'CO-8': {
    question: 'Wie begint?',
    answer: 'Wie het lot aanwijst, of wie je bij de voorbereiding kiest.',
    reason: 'De tekst noemt de oudste; een apparaat kent niemands leeftijd.',
    trial: 'Het lot wees Freja aan: zij heeft twee kaarten, en jij hebt er drie.',
  },
  'CO-9': {
    question: 'Mag ik de aflegstapel en de handen van anderen bekijken?',
    answer:
      'Hoeveel kaarten van elke kleur zijn afgelegd, en hoeveel kaarten iemand heeft, mag iedereen weten. Welke hij heeft, niemand.',
    reason: 'Alle afgelegde kaarten zijn door iedereen gezien; niemand hoeft ze te onthouden.',
    trial:
      'Er zijn twee rode kaarten afgelegd. Open de trekstapel en kijk, en open daarna het huis van Freja.',
  },
  'CO-10': {
    question: 'Waar zit het metselwerk als ik een tegel omkeer?',
    answer: 'Het gaat mee met zijn veld.',
    reason: 'Zo zijn de tegels aan beide kanten bedrukt.',
    trial: 'Neem de blauwe tegel van 4, draai hem, keer hem om, en volg het metselwerk.',
  },
  'CO-11': {
    question: 'Twee spelers: eindigt het spel met de ‘Einde spel’-kaart, of als de stapel op is?',
    answer: 'Met de ‘Einde spel’-kaart; die komt altijd het eerst.',
    reason: 'Ze zit bij de laatste tien kaarten van de stapel.',
    trial:
      'Er is nog één kaart, en dat is de ‘Einde spel’-kaart. Neem twee kaarten: het spel is uit.',
  },
  'CO-12': {
    question: 'Een tegel grenst aan meerdere tegels van zijn kleur: telt elk daarvan als korting?',
    answer:
      'Nee. Hij kost één kaart minder, hoeveel hij er ook raakt. Hij moet met een zijde grenzen; een hoek is niet genoeg. De korting geldt vanzelf.',
    reason:
      'De tekst spreekt alleen van grenzen aan een tegel van dezelfde kleur, en het voorbeeld trekt één kaart af.',
    trial:
      'Leg de rode tegel van 2 op je rode tegel: hij kost één kaart. Op c2 en d2 raakt hij alleen een hoek: dan kost hij er twee.',
  },
};
