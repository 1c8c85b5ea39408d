/** Strategy tips for beginners at Roll & Write, in Dutch. */
import type { RollAndWriteTips } from '../../../en/games/roll-and-write/tips.ts';

/** Tips, a sentence or two each. */
export const tips: RollAndWriteTips = {
  broad:
    'Begin breed: tegels hebben steun van onderen nodig, en volle rijen zijn je eerste punten.',
  coatLine: (line, tile) =>
    `Met de ${tile} kun je ${line} voltooien. Het wapenschild geeft je een gratis venster of twee vakjes.`,
  noX: (line, points) =>
    `Gebruik ‘Geen X’ voordat je tekent: dan heeft ${line} alleen vensters en is die lijn ${points} waard.`,
  line: (line, tile) => `Met de ${tile} kun je ${line} voltooien en meteen punten scoren.`,
  reroll:
    'Deze worp is alleen goed voor kleine tegels. Met een ster voor ‘Opnieuw gooien’ gooi je opnieuw wat niet past.',
  large: (tile) =>
    `Je kunt de ${tile} tekenen. Grote tegels zijn na het tekenen voor iedereen doorgestreept.`,
  brickRow: (line) =>
    `Zet het metselwerk in ${line}: daar zit al metselwerk, dus het kost je niets.`,
  white:
    'Betaal met de witte dobbelstenen: blijft er een over, dan mogen de anderen er elk spoor mee markeren.',
  star: (track) =>
    `Het volgende vakje ontgrendelt een ster: ${track}. Kies sporen dicht bij een ★.`,
  column: (line) =>
    `In ${line} zitten tot nu toe alleen vensters: houd dat zo, dan levert de kolom 4 punten op.`,
};
