/** The lesson on Copenhagen, step by step, in Danish. */
import type { CopenhagenLessonWords } from '../../../en/games/copenhagen/learn.ts';

/** What each step says. */
export const words: CopenhagenLessonWords = {
  take: {
    title: 'Kort fra havnen',
    text: 'I din tur tager du enten kort eller bygger. Syv kort ligger langs havnen, og du tager to naboer. Plads 1 og 7 er ikke naboer: Mellem dem sejler skibene.',
    task: 'Tag to naboer, for eksempel de to grønne kort. Eller prøv først to der ikke er naboer.',
    done: 'To kort mere på hånden, og havnen er fyldt op. Sådan samler du farver til dine brikker.',
    remarks: {},
  },
  any: {
    title: 'Din første evne',
    text: 'Alle begynder med evnebrikken Vilkårlige kort. Hvis du tager to kort der ikke er naboer, bliver den brugt og vendt om.',
    task: 'Tag begge grønne kort, fra plads 2 og 6. Tre kort på én gang? Prøv det.',
    done: 'Evnebrikken er vendt om. Et våbenskjold kan gøre den klar igen.',
    remarks: {
      near: 'Det er tilladt, og naboer kræver ingen evne. Men tag denne gang de to grønne kort der ikke er naboer.',
    },
  },
  limit: {
    title: 'Højst syv kort på hånden',
    text: 'Du må højst have syv kort på hånden. Hvis du får flere når du tager kort, skal du straks kassere kort indtil du har syv.',
    task: 'Du har seks. Tag to kort, og vælg så ét der skal kasseres.',
    done: 'Syv er tilbage. Kasserede kort er tabt, så byg før din hånd er fuld.',
    remarks: {
      build: 'En god idé i et rigtigt spil! Fortryd her, og tag kort for at se hvad der sker.',
    },
  },
  build: {
    title: 'Byg en brik',
    text: 'En brik koster ét kort i sin farve pr. felt. Den skal stå på jorden eller på et udfyldt felt, og du må dreje og vende den.',
    task: 'Byg den røde 3-brik med dine tre røde kort. Prøv først den røde 4-brik, eller hold din brik op i luften.',
    done: 'Tre kort for tre felter. Vinduer og mursten er trykt på brikken og følger med når den drejes.',
    remarks: {
      small: 'Det er tilladt, men tre røde kort rækker til en 3-brik. Fortryd, og byg den.',
      take: 'Det er tilladt, men du har allerede alle de kort du skal bruge. Fortryd, og byg.',
    },
  },
  row: {
    title: 'Fuldfør en række',
    text: 'En fuldført række giver 1 point, eller 2 hvis der kun er vinduer; en kolonne giver 2, eller 4. Murstenen har en fast plads på brikken, så det har betydning hvordan du drejer den.',
    task: 'Fuldfør række 1 med den røde 2-brik, drejet så murstenen ligger over rækken.',
    done: 'To point med det samme: Der er kun vinduer i række 1.',
    remarks: {
      brick: 'Række 1 er fuldført, men den har en mursten: kun 1 point. Fortryd, og drej brikken.',
      take: 'Det er tilladt, men dine to røde kort er nok. Fortryd, og byg.',
    },
  },
  neighbour: {
    title: 'Billigere ved siden af sin egen farve',
    text: 'En brik der deler en kant med en brik i sin egen farve, koster ét kort mindre – kun ét, uanset hvor mange den rører.',
    task: 'Byg den røde 3-brik ved siden af din røde brik for to røde kort. Alle andre steder koster den tre: Prøv også det.',
    done: 'To kort for tre felter. Store områder i én farve er billigere at bygge.',
    remarks: {
      small: 'Det er tilladt, men dine kort kan mere: Byg 3-brikken lige ved siden af den røde.',
      take: 'Det er tilladt, men ved siden af den røde brik er to kort nok. Fortryd, og byg.',
    },
  },
  coat: {
    title: 'Våbenskjolde',
    text: 'Dæk et våbenskjold, eller fuldfør række 2, 4 eller 6, og vælg en belønning: en hvid brik med ét felt, en ny evnebrik, eller at gøre alle dine brugte evnebrikker klar igen.',
    task: 'Dæk våbenskjoldet på c3 med den grønne brik. Vælg så din belønning.',
    done: 'Hvide brikker er vinduer der passer i alle huller; evnebrikker hjælper dig igen og igen.',
    remarks: {
      skip: 'Du må springe det over, men det ville være spild. Fortryd, og vælg en belønning.',
      elsewhere:
        'Det er tilladt, men våbenskjoldet på c3 er ikke dækket endnu. Fortryd, og dæk det.',
      take: 'Det er tilladt, men dine grønne kort rækker til en brik. Fortryd, og byg.',
    },
  },
  extra: {
    title: 'Evne: Ekstra kort',
    text: 'Med denne evne tager du et tredje kort. To af de tre skal være naboer; det tredje må komme fra en hvilken som helst plads.',
    task: 'Tag tre blå kort: naboerne på plads 1 og 2 og det på plads 5. Tre kort uden naboer? Prøv det.',
    done: 'Tre kort i én tur, og evnebrikken er vendt om.',
    remarks: {
      two: 'Det er tilladt, men denne gang kan du få et tredje kort. Fortryd, og tag tre.',
    },
  },
  discount: {
    title: 'Evne: Byggerabat',
    text: 'Med Byggerabat koster en brik ét kort mindre, overalt i dit hus. Hvis brikken også rører sin egen farve, koster den to mindre.',
    task: 'Byg den blå 3-brik for dine to blå kort. Også 4-brikken? Prøv det.',
    done: 'To kort for tre felter, uden en blå brik ved siden af. Evnebrikken er vendt om.',
    remarks: {
      small:
        'Det er tilladt, men med Byggerabat er to kort nok til en 3-brik. Fortryd, og byg den.',
      take: 'Det er tilladt, men med Byggerabat kan du bygge med det samme. Fortryd, og prøv.',
    },
  },
  change: {
    title: 'Evne: Farveskift',
    text: 'Med Farveskift tæller kort i én anden farve som din briks farve.',
    task: 'Byg den blå 3-brik: to blå kort og et rødt eller gult der tæller som blåt.',
    done: 'Evnebrikken er vendt om. Kort i en anden farve har erstattet dem du manglede.',
    remarks: {
      plain:
        'Det er tilladt, men dertil behøvede du ikke Farveskift. Fortryd, og byg den blå 3-brik.',
      take: 'Det er tilladt, men med Farveskift kan du bygge med det samme. Fortryd, og prøv.',
    },
  },
  both: {
    title: 'Evne: Begge handlinger',
    text: 'Normalt tager du enten kort eller bygger. Med denne evne gør du begge dele: først tage, så bygge.',
    task: 'Tag kortene fra plads 1 og 2, tryk på Byg også, og byg en blå brik med dine tre blå kort.',
    done: 'Du har sparet en hel tur. Nu kender du alle fem evner.',
    remarks: {
      plain: 'Det er tilladt, men så er din tur slut. Fortryd: Tag først kort, og byg så også.',
      end: 'Nu er din tur slut. Fortryd, og tryk på Byg også.',
    },
  },
  end: {
    title: 'Tolv point',
    text: 'Den første spiller der når 12 point, vinder straks. Ellers slutter spillet når slutkortet vendes, blandt de sidste ti kort i trækbunken, og spilleren med flest point vinder.',
    task: 'Du har 10 point. Fuldfør kolonne e med den lilla 3-brik.',
    done: 'Tolv point: Spillet er slut, og det fineste hus på kajen er dit.',
    remarks: {
      take: 'Det er tilladt, men du kan vinde lige nu. Fortryd, og byg.',
    },
  },
};
