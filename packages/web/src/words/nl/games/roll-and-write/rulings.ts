/** The rulings of Roll & Write, in Dutch. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';

/** The rulings of Roll & Write. */
export const rulings: RollAndWriteText['rulings'] = {
  'RW-1': {
    question: 'Twee spelers: welke blauwe en welke gele tegel van 4 wordt doorgestreept?',
    answer:
      'Een van de twee spiegelbeelden, willekeurig. In elke kleur wordt precies één exemplaar doorgestreept.',
    reason:
      'Drie uitgaven strepen er één per kleur door; de vierde kun je lezen als één van elke vorm. Geen enkele zegt welk spiegelbeeld, dus is het willekeurig.',
    trial: 'Je hebt vier keer blauw gegooid. De L-vorm is al doorgestreept; teken de J-vorm.',
  },
  'RW-2': {
    question: '‘Kleurwissel’: mag ik dobbelstenen naar wit draaien, of witte draaien?',
    answer:
      'Ja, allebei. Alle dobbelstenen die je draait, moeten dezelfde kleur tonen en krijgen dezelfde nieuwe kleur.',
    reason: 'Twee uitgaven laten je elke kant kiezen, en de Engelse rekent wit tot de kleuren.',
    trial: 'Kies de witte dobbelstenen, of een paar blauwe, en gebruik ‘Kleurwissel’.',
  },
  'RW-3': {
    question:
      'Mag ik na het tekenen opnieuw gooien wat er over is, zodat de anderen er niets aan hebben?',
    answer:
      'Nee. ‘Opnieuw gooien’ en ‘Kleurwissel’ mag je alleen gebruiken voordat je de tegel tekent.',
    reason: 'In drie uitgaven komen ze vóór het kiezen van een tegel.',
    trial: 'Teken de rode tegel en probeer daarna een dobbelsteen opnieuw te gooien.',
  },
  'RW-4': {
    question: 'Geldt ‘Geen X’ alleen voor de tegel, of ook voor velden van ‘Eén X’?',
    answer:
      'Voor alles wat je daarna in deze beurt tekent. Wat je ervoor hebt getekend, houdt zijn metselwerk.',
    reason: 'Eén uitgave zegt het met zoveel woorden; de andere laten het toe.',
    trial:
      'Gebruik eerst ‘Geen X’ en teken dan de tegel en een veld van ‘Eén X’: het worden allemaal vensters.',
  },
  'RW-5': {
    question: 'Mag ik een veld van ‘Eén X’ vóór mijn tegel tekenen?',
    answer: 'Ja: ervoor, erna, of in een beurt zonder tegel.',
    reason: 'Twee uitgaven staan het toe; de uitgave die ‘erna’ zegt, verbiedt het niet.',
    trial: 'Teken eerst het veld van ‘Eén X’ en daarna de rode tegel erbovenop.',
  },
  'RW-6': {
    question: 'Als ik een kleinere tegel kies, zijn de overige dobbelstenen dan ook gebruikt?',
    answer: 'Nee. Ze blijven over, en de anderen mogen ze nemen.',
    reason: 'Je gebruikt één dobbelsteen per veld.',
    trial:
      'Teken de rode tegel van 2 en beëindig je beurt: er blijven rode dobbelstenen over voor de anderen.',
  },
  'RW-7': {
    question: 'Mag ik een bonus gebruiken om een dobbelsteen te sparen als ik er genoeg heb?',
    answer: 'Nee. Een bonus vervangt alleen een ontbrekende dobbelsteen.',
    reason:
      'Volgens de spelregels verhoogt een bonus je worp. Je verliest niets: gespaarde dobbelstenen helpen alleen de anderen.',
    trial:
      'Kies de rode tegel van 3: die betaal je met rood, rood en wit, dus de bonus wordt niet aangeboden. Bij de tegel van 4 wel.',
  },
  'RW-8': {
    question: 'Mag ik een tegel spiegelen?',
    answer: 'Nee, alleen draaien. Met de optie ‘Gespiegelde tegels’ mag het wel.',
    reason:
      'De spelregels noemen alleen draaien, en van de blauwe en gele tegels van 4 staan beide spiegelbeelden op het gevelblad.',
    trial: 'Kies de rode tegel van 5 en draai hem: zijn spiegelbeeld krijg je nooit.',
  },
  'RW-9': {
    question: 'Moet een tegel van bovenaf naar binnen kunnen vallen?',
    answer:
      'Nee. Een tegel mag onder een uitstekend stuk komen als een van zijn velden steun heeft.',
    reason: 'Eén veld met steun is de enige voorwaarde. Je tekent de tegel; hij valt niet.',
    trial: 'Teken de rode tegel in het gat op b1 en c1.',
  },
  'RW-10': {
    question: 'Mag ik mijn beurt beëindigen zonder te tekenen?',
    answer:
      'Alleen als je met alleen je dobbelstenen geen tegel kunt tekenen. Bonussen en sterren tellen daarbij niet mee. Met de optie ‘Vrij passen’ mag het altijd.',
    reason: 'Tekenen hoort bij een beurt; bonussen en sterren gebruiken is altijd een keuze.',
    trial: 'Je hebt twee paarse dobbelstenen. Probeer je beurt te beëindigen zonder te tekenen.',
  },
  'RW-11': {
    question: 'Wat gebeurt er als geen speler nog iets kan doen?',
    answer:
      'Jullie spelen de ronde uit en het spel eindigt, met de gewone puntentelling. Dat gebeurt als bij alle spelers de sporen vol zijn, er geen plek is voor een tegel van 2, en er geen ster voor ‘Eén X’ is of geen plek ervoor.',
    reason: 'De spelregels zeggen er niets over, en een spel moet eindigen.',
    trial:
      'Teken je laatste veld van ‘Eén X’ op c9 en beëindig je beurt: na de beurt van Freja is het spel afgelopen.',
  },
  'RW-12': {
    question: 'Mag ik een dobbelsteen nemen waarvan het spoor vol is?',
    answer:
      'Nee. Met een witte kun je een ander spoor markeren. Voor twee dobbelstenen op één spoor heb je twee vrije vakjes nodig.',
    reason: 'Er is geen vakje om te markeren.',
    trial: 'Je rode spoor is vol. Probeer de rode dobbelsteen en daarna de witte.',
  },
  'RW-13': {
    question: 'Wat gebeurt er als geen speler ooit 12 punten haalt?',
    answer:
      'Na ronde 60 eindigt het spel, met de gewone puntentelling. Een partij duurt meestal 12 tot 16 ronden.',
    reason: 'Een spel moet eindigen, ook als de spelers niets doen.',
    trial: 'Dit is ronde 60. Maak je beurt af: na die van Freja is het spel afgelopen.',
  },
  'RW-14': {
    question: 'Wie kiest als eerste een dobbelsteen?',
    answer:
      'Er is geen volgorde. Je keuze geldt en is te zien zodra je die maakt, en neemt de anderen nooit iets af.',
    reason:
      'De spelregels zeggen er niets over. Omdat meerdere spelers dezelfde dobbelsteen mogen nemen, maakt de volgorde nauwelijks uit.',
    trial: 'Magnus heeft de blauwe dobbelsteen genomen. Neem hem ook.',
  },
  'RW-15': {
    question: 'Welke tegels mag ik met ‘Opnieuw kiezen’ tekenen?',
    answer:
      'Elke tegel met een doorgestreept exemplaar, ook als een ander exemplaar nog vrij is, en ook tegels die bij de voorbereiding voor twee spelers zijn doorgestreept.',
    reason:
      'Eén uitgave zegt van alle doorgestreepte tegels dat ze uit het spel zijn; ‘Opnieuw kiezen’ is de uitzondering.',
    trial:
      'Kies de rode tegel van 4 en beslis: streep het vrije exemplaar door, of gebruik je gele ster.',
  },
  'RW-16': {
    question: 'Moet ik een wapenschild gebruiken?',
    answer: 'Ja, meteen, als het kan. Heeft een spoor nog maar één vakje, dan markeer je er één.',
    reason: 'De uitgebreide spelregels van de uitgaven zeggen het, en het is zelden een nadeel.',
    trial:
      'Teken de rode tegel op d2 en e2. Je moet het wapenschild gebruiken voordat je iets anders doet.',
  },
  'RW-17': {
    question: 'Moet ik een dobbelsteen nemen?',
    answer: 'Nee.',
    reason: 'Alle vier de uitgaven zeggen ‘mag’.',
    trial: 'Freja heeft dobbelstenen laten liggen. Neem er hoogstens twee, of geen.',
  },
  'RW-18': {
    question: 'Mag ik een tegel met alleen bonussen betalen?',
    answer:
      'Ja: met twee bonussen van een kleur betaal je de tegel van 2 in die kleur, zonder één dobbelsteen van die kleur.',
    reason: 'Een bonus telt als een dobbelsteen.',
    trial: 'Er is geen rood gegooid, maar je hebt twee rode bonussen: teken de rode tegel van 2.',
  },
  'RW-19': {
    question: 'Mag ik een ster gebruiken in de beurt waarin ik hem ontgrendel?',
    answer:
      'Nee, pas vanaf je volgende beurt. Wat je in de beurt van een ander markeert, kun je gebruiken zodra jouw beurt begint.',
    reason:
      'In hun uitgebreide spelregels spreken alle vier de uitgaven van een latere beurt; twee overzichten zijn minder streng.',
    trial:
      'Teken de rode tegel op d2 en e2 en markeer paars voor het wapenschild: de nieuwe ster voor ‘Eén X’ is nog niet klaar.',
  },
  'RW-20': {
    question: 'Wie begint?',
    answer: 'Een willekeurige speler, of wie je bij de voorbereiding kiest.',
    reason:
      'De uitgaven noemen de jongste speler of een willekeurige, en je apparaat kent jullie leeftijd niet.',
    trial:
      'Freja mag beginnen. Kijk naar haar beurt en neem een dobbelsteen; jij bent na Magnus aan de beurt.',
  },
  'RW-21': {
    question: 'Volgt er nog een ronde als een speler 12 punten heeft?',
    answer:
      'Nee. De lopende ronde is de laatste. Jullie spelen die uit, en dan is het spel afgelopen.',
    reason:
      'Twee inleidingen zeggen dat 12 punten de laatste ronde inluiden; volgens de uitgebreide spelregels eindigt het spel na de ronde waarin een speler 12 punten haalt.',
    trial:
      'Je hebt 11 punten en jouw beurt is de laatste van deze ronde. Voltooi rij 5 met de rode tegel van 2 en beëindig je beurt: er volgt geen ronde meer.',
  },
};
