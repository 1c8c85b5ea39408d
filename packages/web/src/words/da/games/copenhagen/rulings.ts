/** The rulings of Copenhagen, in Danish. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';

/** The rulings of Copenhagen. */
export const rulings: CopenhagenText['rulings'] = {
  'CO-1': {
    question: 'Er havnen en ring, og rykker kortene op?',
    answer:
      'Nej. Plads 1 og 7 er ikke naboer. Kortene bliver liggende, og tomme pladser fyldes op fra 1 til 7.',
    reason: 'På den trykte spilleplade ligger havneindløbet mellem 1 og 7.',
    trial: 'Din brik Vilkårlige kort er brugt. Prøv at tage kortene på 1 og 7.',
  },
  'CO-2': {
    question: 'Er en evne brugt hvis jeg ikke behøvede den? Må jeg betale mere end prisen?',
    answer:
      'Nej til begge dele. En evne du ikke behøver, er stadig klar, og du betaler den præcise pris. Kun Begge handlinger er brugt så snart du melder det (CO-3).',
    reason: 'Du bruger en evne til noget der ikke ville være tilladt uden den.',
    trial:
      'Placer den røde 2-brik ved siden af din røde: Den koster ét kort, ikke to. Eller tag to naboer, og behold Vilkårlige kort.',
  },
  'CO-3': {
    question: 'Hvornår melder jeg Begge handlinger, og hvad hvis jeg alligevel ikke bygger?',
    answer:
      'Når du har taget kort, før havnen fyldes op. Når du har meldt det, vendes brikken om, også hvis du ikke bygger. Du kan aldrig bygge først og tage kort bagefter.',
    reason:
      'Du får intet nyt at vide mellem at tage kort og fylde op, så det skader ikke at beslutte sent; det du har meldt, gælder.',
    trial: 'Tag to kort: Så bliver du spurgt om du også vil bygge.',
  },
  'CO-4': {
    question: 'Skal jeg med Farveskift skifte alle kort i den farve?',
    answer:
      'De tæller alle som den anden farve, men du betaler kun det du behøver. Du kan ikke bruge kort i to andre farver på én gang.',
    reason: 'Reglerne siger én farve for en anden.',
    trial:
      'Byg den røde 3-brik med to røde kort og ét blåt eller lilla. Ét rødt, ét blåt og ét lilla kort går ikke.',
  },
  'CO-5': {
    question: 'Kommer point før eller efter våbenskjoldene?',
    answer: 'Før: Hver brik giver point med det samme, og 12 point slutter spillet på stedet.',
    reason:
      'Reglerne giver point efter handlingerne; vinderen er den samme, og spillet slutter hurtigere.',
    trial:
      'Byg den blå 4-brik over b7 for at fuldføre en kolonne: Med 12 point vinder du, og våbenskjoldet går tabt.',
  },
  'CO-6': {
    question: 'Skal jeg bruge et våbenskjold?',
    answer: 'Nej, du må springe det over.',
    reason: 'Reglerne siger ”må”.',
    trial: 'Byg den lilla 3-brik på c1, c2 og c3, og se hvad våbenskjoldet tilbyder.',
  },
  'CO-7': {
    question: 'Hvornår præcis blandes kastebunken igen?',
    answer:
      'Så snart det sidste kort forlader trækbunken. Hvis havnen er ved at blive fyldt op, fortsætter det fra den nye trækbunke.',
    reason: 'Reglerne fornyer bunken når den slipper op, ikke når der mangler et kort.',
    trial: 'Der er ét kort tilbage i trækbunken. Tag to kort, og hold øje med trækbunken.',
  },
  'CO-8': {
    question: 'Hvem begynder?',
    answer: 'En tilfældig spiller, eller den du vælger når du gør spillet klar.',
    reason: 'Reglerne siger den ældste spiller, og din enhed kender ikke jeres alder.',
    trial: 'Freja er valgt til at begynde: Hun har to kort, og du har tre.',
  },
  'CO-9': {
    question: 'Må jeg kigge i kastebunken og på de andre spilleres kort?',
    answer:
      'Du kan se hvor mange kort af hver farve der er kasseret, og hvor mange kort hver spiller har – men ikke hvilke.',
    reason: 'Alle har set de kasserede kort, så spillerne behøver ikke holde tal på dem i hovedet.',
    trial: 'To røde kort er kasseret. Åbn trækbunken, og kig efter; åbn så Frejas hus.',
  },
  'CO-10': {
    question: 'Hvor er murstenen når jeg vender en brik?',
    answer: 'Den følger med sit felt.',
    reason: 'Sådan er brikkerne trykt på begge sider.',
    trial: 'Vælg den blå 4-brik, drej den, vend den, og følg murstenen.',
  },
  'CO-11': {
    question: 'To spillere: Slutter spillet med slutkortet eller når trækbunken slipper op?',
    answer: 'Med slutkortet; det kommer altid først.',
    reason: 'Det er blandt de sidste ti kort i trækbunken.',
    trial: 'Der er ét kort tilbage, og det er slutkortet. Tag to kort: Spillet er slut.',
  },
  'CO-12': {
    question: 'En brik rører flere brikker i sin egen farve: Giver hver af dem rabat?',
    answer:
      'Nej. Den koster ét kort mindre, uanset hvor mange den rører. De skal dele en kant; et hjørne er ikke nok. Rabatten er automatisk.',
    reason:
      'Reglerne taler kun om at røre en brik i samme farve, og deres eksempel trækker ét kort fra.',
    trial:
      'Placer den røde 2-brik oven på din røde brik: Den koster ét kort. På c2 og d2 rører den kun et hjørne: Den koster to.',
  },
};
