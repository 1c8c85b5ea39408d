/** What help says of houses, in Danish. */
import type { HouseHelpWords } from '../../../en/games/house/help.ts';
import { counted } from '../../grammar.ts';
import { help } from '../../help.ts';

/** What help says in games of houses. */
export const houseHelp: HouseHelpWords = {
  ...help,
  brick: (cell) => `Murstenen er på ${cell} nu.`,
  places: (count) => `Den kan placeres ${counted(count, 'sted', 'steder')}.`,
  line: {
    complete: (points) => `Den er fuldført og gav ${points}.`,
    missing: (count, cells) => `${counted(count, 'felt', 'felter')} mangler: ${cells}.`,
    withBrick: (points) => `Den har en mursten, så den giver ${points}.`,
    clean: (most, least) =>
      `Kun vinduer indtil nu: Den giver ${most} hvis den fuldføres uden mursten, ${least} med.`,
    coat: 'Når den er fuldført, giver dens våbenskjold dig en særlig handling.',
    now: (tiles) => `Du kan fuldføre den nu med: ${tiles}.`,
    isComplete: (line, points) => `${line}: fuldført, ${points}.`,
    lacks: (line, count) => `${line}: ${counted(count, 'felt', 'felter')} mangler.`,
  },
  cell: {
    now: (tiles) => `Du kan udfylde det nu med: ${tiles}.`,
    notNow: 'Du kan ikke udfylde det nu.',
    coat: 'Her er et våbenskjold: Dæk det for at få en særlig handling.',
  },
  coat: {
    used: 'Dette er brugt.',
    cover: (cell) => `Dæk ${cell} med en brik for at bruge det.`,
    complete: (line, count, cells) =>
      `Fuldfør ${line} for at bruge det: ${counted(count, 'felt', 'felter')} mangler (${cells}).`,
  },
  house: {
    state: (points, empty) => `${points}, ${counted(empty, 'tomt felt', 'tomme felter')}.`,
  },
  score: {
    missing: (count, goal) => `${counted(count, 'point', 'point')} fra ${goal}.`,
    reached: (goal) => `${goal} point er nået.`,
  },
  what: {
    ...help.what,
    row: 'En række med fem felter. En fuldført række giver point med det samme: 1 point, eller 2 hvis den kun har vinduer.',
    column:
      'En kolonne med ni felter. En fuldført kolonne giver point med det samme: 2 point, eller 4 hvis den kun har vinduer.',
    score: 'Pointene står i gavlen. Fuldførte rækker og kolonner giver point.',
    rotate: 'Drejer brikken en kvart omgang.',
    flip: 'Vender brikken til dens spejlbillede.',
    brick: 'Flytter murstenen til et andet felt på brikken. Du kan også trykke på feltet.',
    'next-place': 'Flytter brikken til det næste mulige sted, det bedste først.',
    'put-back': 'Lægger brikken tilbage så du kan vælge en anden.',
    place: 'Placerer brikken her. Den giver point med det samme.',
  },
};
