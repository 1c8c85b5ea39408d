/** Strategy tips for beginners at Copenhagen, in Dutch. */
import type { CopenhagenTips } from '../../../en/games/copenhagen/tips.ts';

/** Tips, a sentence or two each. */
export const tips: CopenhagenTips = {
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
};
