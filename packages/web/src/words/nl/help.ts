/** What help says in all games, in Dutch. */
import type { HelpWords } from '../en/help.ts';

/** What help says in all games. */
export const help: HelpWords = {
  now: 'Nu',
  inRules: 'In de spelregels',
  allRules: 'Alle spelregels',
  ruling: (id) => `Uitspraak ${id}`,
  more: 'Vraag ook naar',
  possible: 'Kan nu',
  impossible: 'Kan nu niet',
  pointing: 'Tik ergens op om te zien wat het is.',
  titles: { status: 'Wat er verwacht wordt', coat: 'Wapenschild' },
  advice: 'Raad van de havenmeester',
  tip: {
    title: 'Tip',
    close: 'Tip sluiten',
    noMore: 'Geen tips meer',
    off: 'De tips staan uit. Bij de instellingen zet je ze weer aan.',
  },
  passAndPlay: 'Jullie spelen met meer mensen op dit apparaat: het gaat van hand tot hand.',
  undo: (deed) => (deed === '' ? 'Je laatste stap kan terug.' : `Neemt terug: ${deed}`),
  what: {
    status: 'Deze regel zegt wie er aan de beurt is en waarop het spel wacht.',
    progress: 'Hoe ver het spel gevorderd is.',
    undo: 'Neemt je laatste stap terug, zolang er geen dobbelstenen of kaarten op volgden en niemand anders iets deed.',
    menu: 'Wat je aan tafel verder nog kunt doen: spelverloop, toetsen, verslag, instellingen.',
    log: 'Alles wat er in dit spel is gebeurd, het laatste bovenaan.',
    keys: 'De toetsen waarmee je het hele spel kunt spelen.',
    ask: 'Hierna legt je volgende tik uit wat je aanraakt, in plaats van het te doen.',
    settings: 'Taal, licht, beweging, geluid, tips en meer. Je partij blijft intussen bewaard.',
    record: 'Bewaart de hele partij als klein tekstbestand, zet voor zet.',
    leave: 'Verlaat de tafel. De partij blijft bewaard; je vindt haar op de kade terug.',
    opponent: 'Het huis van een ander. Met een tik zie je het groot, met alles wat erbij hoort.',
    'side-close': 'Sluit deze la, zodat je de tafel weer ziet.',
    'side-button': 'Opent de la met alle tegels.',
    news: 'Wat de anderen deden sinds je laatste zet.',
    result: 'Laat nog eens zien wie er won en waar de punten vandaan kwamen.',
    handover:
      'De volgende speler is aan zet. Wat alleen die mag zien, blijft bedekt tot het apparaat is doorgegeven.',
    tip: 'Een tip voor je eerste partijen. Je hoeft hem nooit te volgen.',
    advice:
      'Vertelt wat de havenmeester hier zou doen: eerst een wenk, dan de hele zet. Hoe vaak je het vraagt staat erbij als de partij voorbij is.',
  },
};
