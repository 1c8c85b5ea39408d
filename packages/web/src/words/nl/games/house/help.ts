/** What help says of houses, in Dutch. */
import type { HouseHelpWords } from '../../../en/games/house/help.ts';
import { capital, grammarOf } from '../../../grammar.ts';
import { help } from '../../help.ts';

const { counted, plural } = grammarOf('nl');

const missing = (count: number) =>
  `er ${plural(count, 'ontbreekt', 'ontbreken')} ${counted(count, 'veld', 'velden')}`;

/** What help says in games of houses. */
export const houseHelp: HouseHelpWords = {
  ...help,
  brick: (cell) => `Het metselwerk ligt nu op ${cell}.`,
  places: (count) => `Er ${plural(count, 'is', 'zijn')} ${counted(count, 'plek', 'plekken')} voor.`,
  line: {
    complete: (points) => `Voltooid, goed voor ${points}.`,
    missing: (count, cells) => `${capital(missing(count))}: ${cells}.`,
    withBrick: (points) => `Er zit metselwerk in, dus dit levert ${points} op.`,
    clean: (most, least) =>
      `Tot nu toe alleen vensters: zonder metselwerk levert dit ${most} op, met metselwerk ${least}.`,
    coat: 'Als je dit voltooit, geeft het wapenschild je een speciale actie.',
    now: (tiles) => `Nu te voltooien met: ${tiles}.`,
    isComplete: (line, points) => `${line}: voltooid, ${points}.`,
    lacks: (line, count) => `${line}: ${missing(count)}.`,
  },
  cell: {
    now: (tiles) => `Nu te vullen met: ${tiles}.`,
    notNow: 'Met wat je nu kunt plaatsen, kom je hier niet.',
    coat: 'Hier staat een wapenschild: bedek het voor een speciale actie.',
  },
  coat: {
    used: 'Dit wapenschild is al gebruikt.',
    cover: (cell) => `Bedek ${cell} met een tegel om het te gebruiken.`,
    complete: (line, count, cells) =>
      `Voltooi ${line} om het te gebruiken: ${missing(count)} (${cells}).`,
  },
  house: {
    state: (points, empty) => `${points}, ${counted(empty, 'leeg veld', 'lege velden')}.`,
  },
  score: {
    missing: (count, goal) => `Nog ${counted(count, 'punt', 'punten')} tot ${goal}.`,
    reached: (goal) => `${goal} punten gehaald.`,
  },
  what: {
    ...help.what,
    row: 'Een rij van vijf velden. Een volle rij levert meteen 1 punt op, of 2 als er alleen vensters in zitten.',
    column:
      'Een kolom van negen velden. Een volle kolom levert meteen 2 punten op, of 4 als er alleen vensters in zitten.',
    score: 'De punten staan in de geveltop. Je krijgt ze voor volle rijen en kolommen.',
    rotate: 'Hiermee draai je de tegel een kwartslag.',
    flip: 'Hiermee keer je de tegel om naar zijn spiegelbeeld.',
    brick:
      'Hiermee verplaats je het metselwerk naar een ander veld van de tegel. Op dat veld tikken kan ook.',
    'next-place': 'Hiermee gaat de tegel naar de volgende mogelijke plek, de beste eerst.',
    'put-back': 'Hiermee leg je de tegel terug en kun je een andere kiezen.',
    place: 'Hiermee plaats je de tegel hier. Hij telt meteen.',
  },
};
