/** What help says of houses, in Dutch. */
import type { HouseHelpWords } from '../../../en/games/house/help.ts';
import { help } from '../../help.ts';

function missing(count: number): string {
  return count === 1 ? 'er ontbreekt 1 veld' : `er ontbreken ${count} velden`;
}

/** What help says in games of houses. */
export const houseHelp: HouseHelpWords = {
  ...help,
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
    ...help.what,
    row: 'Een rij van vijf velden. Een volle rij telt meteen: 1 punt, of 2 als er alleen vensters in zitten.',
    column:
      'Een kolom van negen velden. Een volle kolom telt meteen: 2 punten, of 4 als er alleen vensters in zitten.',
    score: 'De punten staan in de gevel. Ze komen van volle rijen en kolommen.',
    rotate: 'Draait de tegel in je hand een kwartslag.',
    flip: 'Keert de tegel in je hand om, zoals in een spiegel.',
    brick: 'Maakt een ander veld van de tegel tot metselwerk. Op dat veld tikken kan ook.',
    'next-place': 'Schuift de tegel naar de volgende plek waar hij mag liggen, de beste eerst.',
    'put-back': 'Legt de tegel terug, alsof je hem niet had gekozen.',
    place: 'Plaatst de tegel waar je hem houdt. Punten en wapenschilden volgen meteen.',
  },
};
