/** The rulings of Roll & Write, in Dutch. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';

/** The rulings of Roll & Write. */
export const rulings: RollAndWriteText['rulings'] = {
  'RW-1': {
    question: 'Twee spelers: welke blauwe en welke gele tegel van 4 wordt doorgestreept?',
    answer:
      'Een van de twee spiegelbeelden, door het lot. In elke kleur doet precies één exemplaar niet mee.',
    reason:
      'Drie uitgaven strepen er één per kleur door; de vierde kun je lezen als één van elke vorm. Waar de exemplaren verschillen, is het lot eerlijk.',
    trial: 'Je hebt vier keer blauw gegooid. De L-vorm is al doorgestreept; teken de J-vorm.',
  },
  'RW-2': {
    question: 'Kleurwissel: mag ik naar wit draaien, of witte dobbelstenen draaien?',
    answer:
      'Ja, allebei. Alle dobbelstenen die je draait, tonen dezelfde kant en krijgen dezelfde nieuwe.',
    reason: 'Wit is een kant van de dobbelsteen, en twee uitgaven laten je elke kant kiezen.',
    trial: 'Kies de witte dobbelstenen, of een paar blauwe, en gebruik Kleurwissel.',
  },
  'RW-3': {
    question:
      'Mag ik na het tekenen opnieuw gooien wat er over is, zodat de anderen niets krijgen?',
    answer: 'Nee. Opnieuw gooien en Kleurwissel zijn voorbij als de tegel is getekend.',
    reason: 'Drie uitgaven zetten ze vóór het kiezen van een tegel.',
    trial: 'Teken de rode tegel en probeer daarna een dobbelsteen opnieuw te gooien.',
  },
  'RW-4': {
    question: 'Geldt Geen X alleen voor de tegel, of ook voor velden van Eén X?',
    answer:
      'Voor alles wat je daarna in deze beurt tekent. Wat al getekend was, houdt zijn metselwerk.',
    reason: 'Eén uitgave zegt het met zoveel woorden, de andere laten het toe.',
    trial:
      'Gebruik eerst Geen X en teken dan de tegel en een veld met Eén X: het worden allemaal vensters.',
  },
  'RW-5': {
    question: 'Mag ik een veld met Eén X vóór mijn tegel tekenen?',
    answer: 'Ja: ervoor, erna, of in een beurt zonder tegel.',
    reason: 'Twee uitgaven staan het toe; die ene met ‘erna’ verbiedt niets.',
    trial: 'Teken eerst het veld met Eén X, en daarna de rode tegel erbovenop.',
  },
  'RW-6': {
    question: 'Neem ik een kleinere tegel, zijn de overige dobbelstenen dan ook gebruikt?',
    answer: 'Nee. Ze blijven liggen, en de anderen mogen ze nemen.',
    reason: 'Je gebruikt evenveel dobbelstenen als de tegel velden heeft.',
    trial: 'Teken de rode tegel van 2 en beëindig je beurt: er blijft rood over voor de anderen.',
  },
  'RW-7': {
    question: 'Mag ik een bonus inzetten om een dobbelsteen te sparen, ook al heb ik er genoeg?',
    answer: 'Nee. Een bonus vervangt alleen een dobbelsteen die ontbreekt.',
    reason:
      'Een bonus maakt je worp groter. Je verliest niets: gespaarde dobbelstenen helpen alleen de anderen.',
    trial:
      'Neem de rode tegel van 3: rood, rood en wit betalen hem, de bonus wordt niet aangeboden. Bij de tegel van 4 wel.',
  },
  'RW-8': {
    question: 'Mag ik een tegel spiegelen?',
    answer: 'Nee, alleen draaien. Met de optie ‘gespiegelde tegels’ mag het wel.',
    reason:
      'De teksten spreken van draaien, en van de blauwe en gele tegels van 4 staan beide spiegelbeelden op het blad.',
    trial: 'Neem de rode tegel van 5 en draai hem: zijn spiegelbeeld komt nooit voorbij.',
  },
  'RW-9': {
    question: 'Moet een tegel van bovenaf naar binnen vallen?',
    answer: 'Nee. Een tegel mag onder een uitstekend stuk, als een van zijn velden rust.',
    reason: 'Eén veld dat rust is de enige voorwaarde. Je tekent, er valt niets.',
    trial: 'Teken de rode tegel in het gat op b1 en c1.',
  },
  'RW-10': {
    question: 'Mag ik mijn beurt beëindigen zonder te tekenen?',
    answer:
      'Alleen als de dobbelstenen zoals ze liggen geen tegel toelaten. Bonussen en sterren tellen daarbij niet mee. Met de optie ‘vrij passen’ mag het altijd.',
    reason: 'Tekenen hoort bij een beurt; bonussen en sterren mag je gebruiken of bewaren.',
    trial:
      'Je hebt twee paarse dobbelstenen. Zoek een manier om de beurt te beëindigen voordat je tekent.',
  },
  'RW-11': {
    question: 'Wat als niemand nog iets kan?',
    answer:
      'De ronde wordt uitgespeeld en de punten tellen. Zover is het als bij iedereen alle sporen vol zijn, geen tegel van 2 meer past, en er geen ster voor Eén X over is of geen plaats ervoor.',
    reason: 'De teksten zwijgen, en een spel moet eindigen.',
    trial:
      'Teken je laatste veld met Eén X op c9 en beëindig je beurt: na de beurt van Freja is het uit.',
  },
  'RW-12': {
    question: 'Mag ik een dobbelsteen nemen waarvan het spoor vol is?',
    answer:
      'Nee. Met een witte kun je een ander spoor markeren. Twee dobbelstenen voor één spoor vragen twee vrije vakjes.',
    reason: 'Er is geen vakje om te markeren.',
    trial: 'Je rode spoor is vol. Probeer de rode dobbelsteen, en daarna de witte.',
  },
  'RW-13': {
    question: 'Wat als niemand ooit 12 punten haalt?',
    answer:
      'Na ronde 60 eindigt het spel en tellen de punten zoals altijd. Een partij duurt meestal 12 tot 16 ronden.',
    reason: 'Een spel moet eindigen, ook met spelers die niets doen.',
    trial: 'Dit is ronde 60. Maak je beurt af: na die van Freja is het spel uit.',
  },
  'RW-14': {
    question: 'Wie kiest het eerst een dobbelsteen?',
    answer:
      'Niemand: elke volgorde mag. Een keuze telt, en is te zien, zodra ze is gemaakt, en neemt de anderen nooit iets af.',
    reason:
      'De teksten zwijgen. Omdat iedereen dezelfde dobbelsteen mag nemen, doet de volgorde er nauwelijks toe.',
    trial: 'Magnus heeft de blauwe dobbelsteen genomen. Neem hem ook.',
  },
  'RW-15': {
    question: 'Welke tegels kan ik met Opnieuw kiezen nemen?',
    answer:
      'Elke tegel met een doorgestreept exemplaar, ook als een ander nog vrij is, en ook die van de voorbereiding voor twee spelers.',
    reason:
      'Eén uitgave zegt van alle doorgestreepte tegels dat ze uit het spel zijn; Opnieuw kiezen is de uitzondering.',
    trial:
      'Neem de rode tegel van 4 en kies: streep het vrije exemplaar door, of gebruik je gele ster.',
  },
  'RW-16': {
    question: 'Moet ik een wapenschild gebruiken?',
    answer: 'Ja, meteen, als het kan. Heeft een spoor nog één vakje, dan markeer je er één.',
    reason: 'De uitgebreide delen van de teksten zeggen het, en het is zelden een nadeel.',
    trial:
      'Teken de rode tegel op d2 en e2. Vóór al het andere wil het wapenschild gebruikt worden.',
  },
  'RW-17': {
    question: 'Moet ik een dobbelsteen nemen?',
    answer: 'Nee, je mag weigeren.',
    reason: 'Alle vier de uitgaven zeggen ‘mag’.',
    trial: 'De dobbelstenen van Freja liggen er nog. Neem er tot twee, of geen.',
  },
  'RW-18': {
    question: 'Mag ik een tegel met alleen bonussen betalen?',
    answer:
      'Ja: met twee bonussen van een kleur teken je haar tegel van 2, zonder één dobbelsteen van die kleur.',
    reason: 'Een bonus telt als een dobbelsteen.',
    trial: 'Er is geen rood gegooid, maar je hebt twee rode bonussen: teken de rode tegel van 2.',
  },
  'RW-19': {
    question: 'Mag ik een ster gebruiken in de beurt waarin ik hem ontgrendel?',
    answer:
      'Nee, vanaf je volgende eigen beurt. Wat je in andermans beurt markeert, is klaar als de jouwe begint.',
    reason:
      'In hun uitgebreide regels spreken alle vier de uitgaven van een latere beurt; twee overzichten zijn minder streng.',
    trial:
      'Teken de rode tegel op d2 en e2 en markeer paars voor het wapenschild: de nieuwe ster voor Eén X is nog niet klaar.',
  },
  'RW-20': {
    question: 'Wie begint?',
    answer: 'Wie het lot aanwijst, of wie je bij de voorbereiding kiest.',
    reason: 'De uitgaven noemen de jongste, of het lot; een apparaat kent niemands leeftijd.',
    trial:
      'Het lot wees Freja aan. Kijk naar haar beurt en neem een dobbelsteen; jij komt na Magnus.',
  },
  'RW-21': {
    question: 'Volgt er nog een ronde als een speler 12 punten heeft?',
    answer: 'Nee. De lopende ronde is de laatste. Je speelt haar uit en het spel is afgelopen.',
    reason:
      'Twee inleidingen spreken van het inluiden van de laatste ronde; volgens de uitgebreide regels eindigt het spel na de ronde waarin een speler 12 punten haalt.',
    trial:
      'Je hebt 11 punten en jouw beurt is de laatste van deze ronde. Voltooi rij 5 met de rode tegel van 2 en beëindig je beurt: er volgt geen ronde meer.',
  },
};
