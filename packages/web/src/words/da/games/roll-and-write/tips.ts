/** Strategy tips for beginners at Roll & Write, in Danish. */
import type { RollAndWriteTips } from '../../../en/games/roll-and-write/tips.ts';
import { capital } from '../../../grammar.ts';

/** Tips, a sentence or two each. */
export const tips: RollAndWriteTips = {
  broad:
    'Byg bredt først: Brikker skal have støtte nedefra, og fuldførte rækker er dine første point.',
  coatLine: (line, tile) =>
    `${capital(tile)} kan fuldføre ${line}. Våbenskjoldet giver dig et gratis vindue eller to bokse.`,
  noX: (line, points) =>
    `Brug Intet X før du tegner: Så er der kun vinduer i ${line}, og det giver ${points}.`,
  line: (line, tile) => `${capital(tile)} kan fuldføre ${line} og giver point med det samme.`,
  reroll:
    'Dette slag er kun godt til små brikker. Brug en Slå om-stjerne på de terninger der ikke passer.',
  large: (tile) => `Du kan tegne ${tile}. Store brikker streges ud for alle når de er tegnet.`,
  brickRow: (line) => `Sæt murstenen i ${line}: Der er allerede en, så du mister ingenting.`,
  white:
    'Betal med de hvide terninger: En hvid terning der bliver tilbage, lader de andre krydse af på et hvilket som helst spor.',
  star: (track) =>
    `Den næste boks låser en stjerne op: ${track}. Gå efter spor der er tæt på en ★.`,
  column: (line) => `Kun vinduer i ${line} indtil nu: Hold murstenene ude, så giver den 4 point.`,
};
