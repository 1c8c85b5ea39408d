/** What help says in both games, in Dutch. */
import type { HelpWords } from '../../en/help/index.ts';

function missing(count: number): string {
  return count === 1 ? 'er ontbreekt 1 veld' : `er ontbreken ${count} velden`;
}

/** What help says in both games. */
export const shared: Omit<HelpWords, 'rollAndWrite' | 'copenhagen' | 'tips'> = {
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
  brick: (cell) => `Het metselwerk ligt nu op ${cell}.`,
  places: (count) => `Er ${count === 1 ? 'is 1 plek' : `zijn ${count} plekken`} voor.`,
  line: {
    complete: (points) => `Voltooid, en goed voor ${points}.`,
    missing: (count, cells) =>
      `${count === 1 ? 'Er ontbreekt 1 veld' : `Er ontbreken ${count} velden`}: ${cells}.`,
    withBrick: (points) => `Er zit al metselwerk in, dus dit levert ${points} op.`,
    clean: (most, least) =>
      `Tot nu toe alleen vensters: zonder metselwerk voltooid levert dit ${most} op, met metselwerk ${least}.`,
    coat: 'Voltooi je dit, dan geeft het wapenschild een speciale actie.',
    now: (tiles) => `Nu te voltooien met: ${tiles}.`,
    isComplete: (line, points) => `${line}: voltooid, ${points}.`,
    lacks: (line, count) => `${line}: ${missing(count)}.`,
  },
  cell: {
    now: (tiles) => `Nu te vullen met: ${tiles}.`,
    notNow: 'Niets wat je nu kunt plaatsen, komt hier.',
    coat: 'Hier staat een wapenschild: wie het bedekt, mag een speciale actie doen.',
  },
  coat: {
    used: 'Dit wapenschild is al gebruikt.',
    cover: (cell) => `Bedek ${cell} met een tegel om het te gebruiken.`,
    complete: (line, count, cells) =>
      `Voltooi ${line} om het te gebruiken: ${missing(count)} (${cells}).`,
  },
  house: {
    state: (points, empty) => `${points}, ${empty === 1 ? '1 leeg veld' : `${empty} lege velden`}.`,
  },
  score: {
    missing: (count, goal) =>
      `Nog ${count === 1 ? '1 punt' : `${count} punten`} tot ${goal}, en dan loopt het spel af.`,
    reached: (goal) => `De ${goal} punten zijn bereikt: het spel loopt af.`,
  },
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
    row: 'Een rij van vijf velden. Een volle rij telt meteen: 1 punt, of 2 als er alleen vensters in zitten.',
    column:
      'Een kolom van negen velden. Een volle kolom telt meteen: 2 punten, of 4 als er alleen vensters in zitten.',
    score: 'De punten staan in de gevel. Ze komen van volle rijen en kolommen.',
    opponent: 'Het huis van een ander. Met een tik zie je het groot, met alles wat erbij hoort.',
    rotate: 'Draait de tegel in je hand een kwartslag.',
    flip: 'Keert de tegel in je hand om, zoals in een spiegel.',
    brick: 'Maakt een ander veld van de tegel tot metselwerk. Op dat veld tikken kan ook.',
    'next-place': 'Schuift de tegel naar de volgende plek waar hij mag liggen, de beste eerst.',
    'put-back': 'Legt de tegel terug, alsof je hem niet had gekozen.',
    place: 'Plaatst de tegel waar je hem houdt. Punten en wapenschilden volgen meteen.',
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
