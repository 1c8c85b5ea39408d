/** What help says in Copenhagen, in Danish. */
import type { CopenhagenHelpWords } from '../../../en/games/copenhagen/help.ts';
import { common } from '../../common.ts';
import { counted, definite } from '../../grammar.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

const { colours } = common;

const cards = (count: number) => counted(count, 'kort', 'kort');

/** What help says in Copenhagen, in Danish. */
const own: CopenhagenHelpWords['own'] = {
  what: {
    table:
      'En havn med syv kort, brikker at bygge med og et hus til hver spiller. Den første spiller med 12 point vinder straks.',
    house:
      'Et hus med 5 kolonner og 9 rækker. Du bygger brikker i det; fuldførte rækker og kolonner giver point.',
    cell: 'Et felt i huset: et vindue, en mursten eller tomt.',
    coat: 'Dæk det, eller fuldfør dets række, for at få en handling: Placer en hvid brik, tag en evnebrik, eller gør dine brugte evnebrikker klar igen.',
    side: 'Forrådet af brikker. Tallet viser hvor mange der er tilbage af hver.',
    payment: 'Du kan betale for brikken på mere end én måde. De evner du ville bruge, er nævnt.',
    held: 'Det du er ved at placere. Mindst ét af felterne skal ligge i række 1 eller lige over et udfyldt felt.',
    tile: 'En brik koster ét kort i sin farve pr. felt, og ét mindre hvis den rører en brik i samme farve i dit hus. Ét felt er en mursten.',
    take: 'Tager de kort du har valgt, op på hånden.',
    end: 'Afslutter din tur. Havnen fyldes op, og så er det den næste spillers tur.',
    harbour:
      'Syv pladser på række, 1 til 7. I din tur tager du to kort der ligger ved siden af hinanden, eller bygger.',
    'harbour-card': 'Et kort i havnen. Du tager to naboer sammen; plads 1 og 7 er ikke naboer.',
    pile: 'Havnen fyldes op fra denne trækbunke.',
    hand: 'Dine kort, højst syv. De andre spillere ser kun hvor mange du har.',
    card: 'Et kort betaler for ét felt af en brik i dets farve.',
    abilities: 'Fem slags evnebrikker. Du begynder med én; våbenskjolde giver dig flere.',
    ability: 'En evnebrik. Den vendes om når du bruger den; et våbenskjold kan gøre den klar igen.',
    discard: 'Kasserer de kort du har valgt. Du beholder syv.',
    both: 'Bruger Begge handlinger: Når du har taget kort, bygger du også, i samme tur.',
    'coat-choice': 'Et våbenskjold giver dig en af disse handlinger. Du må også springe det over.',
    'coat-white':
      'En hvid brik er et enkelt vindue. Den placeres efter samme regler som alle brikker og giver point med det samme.',
    'coat-take': 'Tager en evnebrik som du ikke har endnu.',
    'coat-turn': 'Vender alle dine brugte evnebrikker tilbage til den aktive side.',
    'coat-skip': 'Springer handlingen over.',
  },
  tilesNow: (count) =>
    count === 0
      ? 'Du kan ikke bygge en brik nu.'
      : `${counted(count, 'brik er mulig', 'forskellige brikker er mulige')} nu.`,
  tileCan: (cost, places) =>
    `Du kan bygge den (${cost}). Den kan placeres ${counted(places, 'sted', 'steder')}.`,
  tileLeft: (left, cardsOfColour) => `I forrådet: ${left}. På din hånd: ${cardsOfColour}.`,
  white: (left) => `I forrådet: ${left}.`,
  cardOf: (hand) => `På din hånd: ${hand}.`,
  cardBuilds: (count, colour) =>
    count === 0
      ? `Du kan ikke bygge en ${colours[colour]} brik nu.`
      : `${counted(count, `${colours[colour]} brik er mulig`, `forskellige ${definite(colours[colour])} brikker er mulige`)} nu.`,
  pick: (places) => `Du kan vælge det sammen med: ${places}.`,
  picked: 'Du har valgt det.',
  place: (place) => `plads ${place}`,
  emptyPlace: 'Der er ikke noget kort her nu. Pladsen fyldes op når turen slutter.',
  handNow: (count) => `${cards(count)} af højst 7.`,
  hidden: 'Kortene er skjult.',
  uses: (abilities) => `Det bruger ${abilities}.`,
  payNow: (payment) => `Du betaler med ${payment}.`,
  takes: (what) => `Du tager ${what}.`,
  surplus: (count) => `Du skal kassere ${cards(count)}.`,
};

/** Everything that help says at Copenhagen, in Danish. */
export const words: CopenhagenHelpWords = { ...houseHelp, own, tips };
