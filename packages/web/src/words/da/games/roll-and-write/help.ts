/** What help says in Roll & Write, in Danish. */
import type { RollAndWriteHelpWords } from '../../../en/games/roll-and-write/help.ts';
import { common } from '../../common.ts';
import { counted, definite, plural } from '../../grammar.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

const { colours } = common;

/** What help says in Roll & Write, in Danish. */
const own: RollAndWriteHelpWords['own'] = {
  what: {
    table:
      'Terninger, et fælles ark med brikker og et hus til hver spiller. Når en spiller har 12 point, er runden den sidste.',
    house:
      'Et hus med 5 kolonner og 9 rækker. Du tegner brikker i det; fuldførte rækker og kolonner giver point.',
    cell: 'Et felt i huset: et vindue (O), en mursten (X) eller tomt.',
    coat: 'Fuldfør linjen for at få en særlig handling: Tegn ét vindue, eller kryds de næste to bokse af på et spor.',
    side: 'Arket med alle brikker. 2-brikker og 3-brikker kan tegnes så tit man vil, større kun indtil de er streget ud.',
    payment:
      'Du kan betale for brikken på mere end én måde. De andre spillere må tage de terninger du efterlader.',
    held: 'Det du er ved at tegne. Mindst ét af felterne skal ligge i række 1 eller lige over et udfyldt felt.',
    tile: 'En brik. Hvert af dens felter kræver en terning i dens farve eller en hvid terning; en bonus (+) erstatter en manglende terning.',
    take: 'Krydser den næste boks af på den valgte ternings spor.',
    end: 'Afslutter din tur. De andre spillere må derefter tage de terninger du efterlod.',
    dice: 'Turens fem terninger. Hver viser en af de fem farver eller hvid. Hvid tæller som enhver farve.',
    die: 'En terning. Den betaler for ét felt af en brik i dens farve; de andre spillere må tage de terninger du efterlader.',
    tracks:
      'Fem spor, ét pr. farve. Når du krydser bokse af, låser du bonusser (+) og stjerner (★) til evner op.',
    track:
      'Et spor med ni bokse. Under nogle af dem er der en bonus (+) eller en stjerne (★); den niende giver 2 point.',
    box: 'En boks på et spor. Når den er krydset af, kan du bruge det der er under den, fra din næste tur.',
    star: 'En evne. Hver brug koster en stjerne (★) fra dens spor.',
    'take-none': 'Tager ingen terning. Du behøver ikke tage en.',
    begin: 'Med to spillere begynder I hver med de første to bokse på et spor.',
    face: 'Vælger denne farve: terningernes nye farve, eller det spor en hvid terning krydser af på.',
  },
  boxTitle: (track, box) => `Boks ${box} på det ${definite(colours[track])} spor`,
  tilesNow: (count) =>
    count === 0
      ? 'Du kan ikke tegne en brik nu.'
      : `${counted(count, 'brik er mulig', 'forskellige brikker er mulige')} nu.`,
  starsNow: (abilities) => `Evner du kan bruge: ${abilities}.`,
  tileCan: (cost, places) =>
    `Du kan tegne den for ${cost}. Den kan placeres ${counted(places, 'sted', 'steder')}.`,
  tileCounts: (size, colour, dice, bonuses) =>
    `Den kræver ${size} ${definite(colours[colour])} eller hvide terninger. Du har ${dice === 0 ? 'ingen' : dice} af dem, og ${bonuses === 0 ? 'ingen bonusser' : counted(bonuses, 'bonus', 'bonusser')} klar til brug.`,
  tileFree: 'Den kan tegnes så tit man vil.',
  tileOnce: 'Når den er tegnet, streges den ud for alle.',
  tileCrossed: 'Den er streget ud. Du kan kun tegne den med en stjerne til Genbrug.',
  dieUsed: 'Den betalte for turens brik.',
  dieCounts: (colour, dice) =>
    plural(
      dice,
      `Det er den eneste terning der tæller for ${definite(colours[colour])} brikker.`,
      `Den tæller for ${definite(colours[colour])} brikker. Det gør ${dice} terninger, hvide medregnet.`,
    ),
  dieWhite: 'Hvid tæller som enhver farve.',
  dieLeft: 'Den er tilbage: De andre spillere må tage den.',
  dieTake: (gain) => `Den ${gain} hvis du tager den.`,
  dieTakeWhite: 'Hvis du tager den, krydser du den næste boks af på et spor efter eget valg.',
  trackState: (marked, stars, bonuses) =>
    `${counted(marked, 'boks', 'bokse')} krydset af. Klar til brug: ${stars}, ${bonuses}.`,
  trackNext: (sign) => `Under den næste boks: ${sign}.`,
  trackFull: 'Det er fuldt og gav 2 point.',
  trackCan: (gain) => `Du kan vælge det. Det ${gain}.`,
  signs: { '+': 'en bonus (+)', '*': 'en stjerne (★)', ' ': 'intet' },
  boxUnder: (sign) => `Under den: ${sign}.`,
  boxMarked: 'Den er krydset af.',
  boxAhead: (count) =>
    count === 0
      ? 'Det er den næste boks der skal krydses af.'
      : `${counted(count, 'boks', 'bokse')} kommer før den.`,
  boxLast: 'Det er den sidste boks, og den giver 2 point.',
  starReady: (stars) => `Klar til brug: ${stars}.`,
  endLeaves: (dice) => `De andre spillere må derefter tage: ${dice}.`,
  endNothing: 'Der er ingen terninger tilbage til de andre spillere.',
  payNow: (payment) => `Du betaler med ${payment}.`,
};

/** Everything that help says at Roll & Write, in Danish. */
export const words: RollAndWriteHelpWords = {
  ...houseHelp,
  what: {
    ...houseHelp.what,
    score:
      'Pointene står i gavlen. Fuldførte rækker og kolonner giver point, og hvert fuldt spor giver 2 point.',
  },
  own,
  tips,
};
