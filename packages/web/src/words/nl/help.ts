/** What help says in all games, in Dutch. */
import type { HelpWords } from '../en/help.ts';

/** What help says in all games. */
export const help: HelpWords = {
  now: 'Nu',
  inRules: 'In de spelregels',
  allRules: 'Alle spelregels',
  ruling: (id) => `Uitspraak ${id}`,
  more: 'Meer uitleg',
  possible: 'Kan nu',
  impossible: 'Kan nu niet',
  pointing: 'Tik ergens op om te zien wat het is. Lang indrukken of rechtsklikken kan ook.',
  titles: { status: 'Wat je nu kunt doen', coat: 'Wapenschild' },
  advice: 'Raad van de havenmeester',
  tip: {
    title: 'Tip',
    close: 'Tip sluiten',
    noMore: 'Tips uitzetten',
    off: 'De tips staan uit. Je kunt ze weer aanzetten bij de instellingen.',
  },
  passAndPlay: 'Jullie spelen samen op dit apparaat en geven het elke beurt door.',
  undo: (deed) =>
    deed === '' ? 'Je kunt je laatste zet ongedaan maken.' : `Maakt ongedaan: ${deed}`,
  what: {
    status: 'Hier staat wie er aan de beurt is en wat er moet gebeuren.',
    progress: 'Hoe ver de partij is.',
    undo: 'Hiermee maak je je laatste zet ongedaan, zolang er daarna niet is gegooid, geen kaart is omgedraaid en geen andere speler iets heeft gedaan.',
    menu: 'Meer mogelijkheden: spelverloop, sneltoetsen, downloaden en instellingen.',
    log: 'Alles wat er in deze partij is gebeurd, het laatste bovenaan.',
    keys: 'Je kunt het hele spel met het toetsenbord spelen.',
    ask: 'Tik hierna ergens op: je krijgt uitleg, er gebeurt verder niets.',
    settings: 'Taal, thema, animaties, geluid, tips en meer. Je partij blijft openstaan.',
    record: 'Hiermee sla je de hele partij op als klein tekstbestand, zet voor zet.',
    leave:
      'Hiermee verlaat je de tafel. Je partij blijft bewaard; je vindt die terug op de startpagina.',
    opponent:
      'Het huis van een andere speler. Tik erop om het groot te zien, met alles wat erbij hoort.',
    'side-close': 'Hiermee sluit je dit paneel.',
    'side-button': 'Hiermee zie je alle tegels.',
    news: 'Wat de andere spelers hebben gedaan sinds je laatste zet.',
    result: 'Hiermee zie je de uitslag en de puntentelling.',
    handover:
      'Geef het apparaat aan de volgende speler. De kaarten blijven verborgen tot die speler klaar is.',
    tip: 'Een tip voor je eerste partijen. Je hoeft hem niet te volgen.',
    advice:
      'Hiermee zie je wat de havenmeester hier zou doen: eerst een hint, dan de hele zet. Aan het einde van de partij zie je hoe vaak je raad hebt gevraagd.',
  },
};
