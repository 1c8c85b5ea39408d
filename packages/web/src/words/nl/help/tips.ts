/** Strategy tips for beginners, in Dutch. */
import type { HelpWords } from '../../en/help/index.ts';

/** Strategy tips for beginners. */
export const tips: HelpWords['tips'] = {
  rollAndWrite: {
    broad:
      'Begin breed: elk veld heeft iets onder zich nodig, en volle rijen zijn je eerste punten.',
    coatLine: (line, tile) =>
      `Met de ${tile} voltooi je ${line}: het wapenschild geeft je een gratis venster of twee vakjes.`,
    noX: (line, points) =>
      `Kies eerst Geen X: dan levert ${line}, met alleen vensters, ${points} op.`,
    line: (line, tile) => `Met de ${tile} voltooi je ${line}: meteen punten.`,
    reroll:
      'Met deze worp passen alleen kleine tegels. Je hebt sterren voor Opnieuw gooien: gooi wat niet past nog eens.',
    large: (tile) =>
      `De ${tile} is binnen bereik. Grote tegels zijn na het tekenen voor iedereen doorgestreept.`,
    brickRow: (row) =>
      `Zet het metselwerk in ${row}: daar zit het al, dus het kost je niets extra.`,
    white:
      'Betaal met de witte dobbelstenen: blijft er een over, dan mogen de anderen elk spoor markeren.',
    star: (track) =>
      `Het volgende vakje geeft een ster: ${track}. Sporen vlak voor een ★ gaan voor.`,
    column: (column) =>
      `In ${column} zitten tot nu toe alleen vensters: houd het zo, dan levert die kolom 4 punten op.`,
  },
  copenhagen: {
    pair: (places, colour) =>
      `Twee kaarten van één kleur naast elkaar (loopbrug ${places}): ${colour}. Daarmee betaal je grotere tegels.`,
    collect: (held) => `Je hebt al ${held}: met meer van die kleur bouw je een grotere tegel.`,
    beside: (tile) => `Naast een tegel van dezelfde kleur kost de ${tile} één kaart minder.`,
    coatCell: (tile, cell) =>
      `Met de ${tile} bedek je het wapenschild op ${cell}: dat geeft je een extra actie.`,
    coatRow: (tile, row) =>
      `Met de ${tile} voltooi je ${row}: punten, en de actie van het wapenschild.`,
    line: (tile, line) => `Met de ${tile} voltooi je ${line}: meteen punten.`,
    limit: 'Zeven kaarten is het maximum: bouw nu, voordat je moet afleggen.',
    brickRow: (row) =>
      `Draai de tegel zo dat zijn metselwerk in ${row} ligt: daar zit het al, dus het kost niets extra.`,
    ability: 'Een vaardigheidsfiche dat je vroeg neemt, helpt je keer op keer.',
    turnBack: 'Je hebt meer fiches gebruikt: met één wapenschild activeer je ze allemaal weer.',
    column: (column) =>
      `In ${column} zitten tot nu toe alleen vensters: houd het zo, dan levert die kolom 4 punten op.`,
    end: 'Elke kaart kan nu de ‘Einde spel’-kaart zijn: pak de punten die je kunt krijgen.',
  },
};
