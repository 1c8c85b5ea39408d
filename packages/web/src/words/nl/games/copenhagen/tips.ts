/** Strategy tips for beginners at Copenhagen, in Dutch. */
import type { CopenhagenTips } from '../../../en/games/copenhagen/tips.ts';

/** Tips, a sentence or two each. */
export const tips: CopenhagenTips = {
  pair: (places, held) =>
    `${held} naast elkaar, bij loopbrug ${places}: handig voor grotere tegels.`,
  collect: (held) => `Je hebt al ${held}: met meer van die kleur bouw je een grotere tegel.`,
  beside: (tile) => `Naast een tegel van dezelfde kleur kost de ${tile} één kaart minder.`,
  coatCell: (tile, cell) =>
    `Met de ${tile} kun je het wapenschild op ${cell} bedekken: dat geeft je een extra actie.`,
  coatRow: (tile, line) =>
    `Met de ${tile} kun je ${line} voltooien: punten, en de actie van het wapenschild.`,
  line: (tile, line) => `Met de ${tile} kun je ${line} voltooien en meteen punten scoren.`,
  limit: 'Je mag hoogstens zeven kaarten hebben: bouw nu, voordat je moet afleggen.',
  brickRow: (line) =>
    `Draai de tegel zo dat zijn metselwerk in ${line} ligt: daar zit al metselwerk, dus het kost je niets.`,
  ability: 'Neem vroeg vaardigheidsfiches: ze helpen je keer op keer.',
  turnBack:
    'Je hebt al meerdere vaardigheidsfiches gebruikt: met één wapenschild activeer je ze allemaal weer.',
  column: (line) =>
    `In ${line} zitten tot nu toe alleen vensters: houd dat zo, dan levert de kolom 4 punten op.`,
  end: 'De ‘Einde spel’-kaart kan nu elk moment komen: pak de punten die je kunt krijgen.',
};
