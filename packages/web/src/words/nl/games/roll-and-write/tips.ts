/** Strategy tips for beginners at Roll & Write, in Dutch. */
import type { RollAndWriteTips } from '../../../en/games/roll-and-write/tips.ts';

/** Tips, a sentence or two each. */
export const tips: RollAndWriteTips = {
  broad: 'Begin breed: elk veld heeft iets onder zich nodig, en volle rijen zijn je eerste punten.',
  coatLine: (line, tile) =>
    `Met de ${tile} voltooi je ${line}: het wapenschild geeft je een gratis venster of twee vakjes.`,
  noX: (line, points) =>
    `Kies eerst Geen X: dan levert ${line}, met alleen vensters, ${points} op.`,
  line: (line, tile) => `Met de ${tile} voltooi je ${line}: meteen punten.`,
  reroll:
    'Met deze worp passen alleen kleine tegels. Je hebt sterren voor Opnieuw gooien: gooi wat niet past nog eens.',
  large: (tile) =>
    `De ${tile} is binnen bereik. Grote tegels zijn na het tekenen voor iedereen doorgestreept.`,
  brickRow: (row) => `Zet het metselwerk in ${row}: daar zit het al, dus het kost je niets extra.`,
  white:
    'Betaal met de witte dobbelstenen: blijft er een over, dan mogen de anderen elk spoor markeren.',
  star: (track) => `Het volgende vakje geeft een ster: ${track}. Sporen vlak voor een ★ gaan voor.`,
  column: (column) =>
    `In ${column} zitten tot nu toe alleen vensters: houd het zo, dan levert die kolom 4 punten op.`,
};
