/** Strategy tips for beginners at Copenhagen, in Danish. */
import type { CopenhagenTips } from '../../../en/games/copenhagen/tips.ts';
import { capital } from '../../../grammar.ts';

/** Tips, a sentence or two each. */
export const tips: CopenhagenTips = {
  pair: (places, cards) =>
    `${cards} ved siden af hinanden (plads ${places}): De hjælper med at betale for større brikker.`,
  collect: (cards) =>
    `Du har allerede ${cards}: Med flere i den farve kan du bygge en større brik.`,
  beside: (tile) => `Ved siden af en brik i sin egen farve koster ${tile} ét kort mindre.`,
  coatCell: (tile, cell) =>
    `${capital(tile)} kan dække våbenskjoldet på ${cell}: Det giver dig en ekstra handling.`,
  coatRow: (tile, line) =>
    `${capital(tile)} kan fuldføre ${line}, så du får point og våbenskjoldet.`,
  line: (tile, line) => `${capital(tile)} kan fuldføre ${line} og giver point med det samme.`,
  limit: 'Du må højst have syv kort på hånden: Byg nu, før du er nødt til at kassere.',
  brickRow: (line) =>
    `Vend brikken så murstenen ligger i ${line}: Der er allerede en, så du mister ingenting.`,
  ability: 'Tag evnebrikker tidligt: De hjælper dig igen og igen.',
  turnBack: 'Flere af dine evnebrikker er brugt: Ét våbenskjold gør dem alle klar igen.',
  column: (line) => `Kun vinduer i ${line} indtil nu: Hold murstenene ude, så giver den 4 point.`,
  end: 'Slutkortet kan komme når som helst nu: Tag de point du kan få.',
};
