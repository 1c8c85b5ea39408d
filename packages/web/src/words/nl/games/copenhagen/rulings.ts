/** The rulings of Copenhagen, in Dutch. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';

/** The rulings of Copenhagen. */
export const rulings: CopenhagenText['rulings'] = {
  'CO-1': {
    question: 'Is de haven een kring, en schuiven kaarten op?',
    answer:
      'Nee. Loopbrug 1 en 7 liggen niet naast elkaar. Kaarten blijven liggen, en lege plaatsen worden van 1 tot en met 7 aangevuld.',
    reason: 'Op het gedrukte bord ligt de havenmond tussen 1 en 7.',
    trial: '‘Willekeurige kaarten’ is gebruikt. Probeer de kaarten bij 1 en 7 te nemen.',
  },
  'CO-2': {
    question:
      'Is een vaardigheid die ik niet nodig had, toch gebruikt? Mag ik meer betalen dan de prijs?',
    answer:
      'Geen van beide. Een vaardigheid die je niet nodig hebt, blijft actief, en je betaalt precies de prijs. Alleen ‘Kaarten nemen en bouwen’ is gebruikt zodra je het zegt (CO-3).',
    reason: 'Een vaardigheid gebruik je voor iets wat anders niet mag.',
    trial:
      'Plaats de rode tegel van 2 naast je rode tegel: hij kost één kaart, geen twee. Of neem twee kaarten die naast elkaar liggen en houd ‘Willekeurige kaarten’.',
  },
  'CO-3': {
    question:
      'Wanneer zeg ik dat ik ‘Kaarten nemen en bouwen’ gebruik, en wat als ik dan toch niet bouw?',
    answer:
      'Na het nemen, vóór het aanvullen van de haven. Heb je het gezegd, dan wordt het fiche omgedraaid, ook als je niet bouwt. Eerst bouwen en dan nemen mag nooit.',
    reason:
      'Tussen het nemen en het aanvullen wordt niets nieuws bekend, dus mag je zo laat beslissen; wat je hebt gezegd, geldt.',
    trial: 'Neem twee kaarten: daarna wordt gevraagd of je ook wilt bouwen.',
  },
  'CO-4': {
    question: 'Moet ik bij ‘Verandering van kleur’ alle kaarten van die kleur gebruiken?',
    answer:
      'Ze tellen allemaal als de andere kleur, maar je betaalt alleen wat nodig is. Kaarten van twee andere kleuren gebruiken mag niet.',
    reason: 'De spelregels spreken van één kleur voor een andere.',
    trial:
      'Bouw de rode tegel van 3 met twee rode kaarten en een blauwe of een paarse. Met één rode, één blauwe en één paarse kaart kan het niet.',
  },
  'CO-5': {
    question: 'Krijg ik punten vóór of na de wapenschilden?',
    answer: 'Ervoor: elke tegel telt meteen, en met 12 punten is het spel direct afgelopen.',
    reason:
      'Volgens de spelregels tel je pas na de acties; de winnaar blijft dezelfde, het spel eindigt alleen eerder.',
    trial:
      'Bouw de blauwe tegel van 4 over b7 en voltooi zo een kolom: met 12 punten win je, en het wapenschild vervalt.',
  },
  'CO-6': {
    question: 'Moet ik een wapenschild gebruiken?',
    answer: 'Nee, je mag het overslaan.',
    reason: 'De spelregels zeggen ‘mag’.',
    trial: 'Bouw de paarse tegel van 3 op c1, c2 en c3 en kijk wat het wapenschild je biedt.',
  },
  'CO-7': {
    question: 'Wanneer precies wordt de aflegstapel de nieuwe trekstapel?',
    answer:
      'Zodra de laatste kaart van de trekstapel gaat. Wordt de haven net aangevuld, dan gaat dat verder met de nieuwe trekstapel.',
    reason:
      'Volgens de spelregels wordt de stapel vernieuwd als hij op is, niet pas als er een kaart nodig is.',
    trial: 'Er is nog één kaart in de trekstapel. Neem twee kaarten en let op de stapel.',
  },
  'CO-8': {
    question: 'Wie begint?',
    answer: 'Een willekeurige speler, of wie je bij de voorbereiding kiest.',
    reason: 'De spelregels noemen de oudste speler, en je apparaat kent jullie leeftijd niet.',
    trial: 'Freja mag beginnen: zij heeft twee kaarten, en jij hebt er drie.',
  },
  'CO-9': {
    question: 'Mag ik de aflegstapel en de handkaarten van anderen bekijken?',
    answer:
      'Je mag zien hoeveel kaarten van elke kleur zijn afgelegd en hoeveel kaarten elke speler heeft, maar niet welke.',
    reason: 'Iedereen heeft de afgelegde kaarten gezien; zo hoeft geen speler ze te onthouden.',
    trial:
      'Er zijn twee rode kaarten afgelegd. Open de trekstapel en kijk, en open daarna het huis van Freja.',
  },
  'CO-10': {
    question: 'Waar zit het metselwerk als ik een tegel omkeer?',
    answer: 'Het gaat mee met zijn veld.',
    reason: 'Zo zijn de tegels aan beide kanten bedrukt.',
    trial: 'Kies de blauwe tegel van 4, draai hem, keer hem om en volg het metselwerk.',
  },
  'CO-11': {
    question:
      'Twee spelers: eindigt het spel met de ‘Einde spel’-kaart, of als de trekstapel op is?',
    answer: 'Met de ‘Einde spel’-kaart; die komt altijd het eerst.',
    reason: 'De kaart zit bij de laatste tien kaarten van de trekstapel.',
    trial:
      'Er is nog één kaart, en dat is de ‘Einde spel’-kaart. Neem twee kaarten: het spel is afgelopen.',
  },
  'CO-12': {
    question: 'Een tegel grenst aan meerdere tegels van zijn kleur: krijg ik voor elk korting?',
    answer:
      'Nee. Hij kost één kaart minder, hoeveel hij er ook raakt. Hij moet er met een zijde aan grenzen; een hoek is niet genoeg. De korting geldt vanzelf.',
    reason:
      'De spelregels spreken alleen van grenzen aan een tegel van dezelfde kleur, en in het voorbeeld gaat er één kaart af.',
    trial:
      'Plaats de rode tegel van 2 boven op je rode tegel: hij kost één kaart. Op c2 en d2 raakt hij alleen een hoek: dan kost hij er twee.',
  },
};
