/** The lesson on Roll & Write, step by step, in Danish. */
import type { RollAndWriteLessonWords } from '../../../en/games/roll-and-write/learn.ts';

/** What each step says. */
export const words: RollAndWriteLessonWords = {
  support: {
    title: 'Dit eget hus',
    text: 'Dit hus har fem kolonner og ni rækker. En brik skal stå på jorden eller på et udfyldt felt; ét felt med støtte er nok til hele brikken.',
    task: 'Vælg en blå brik, og placer den nederst. Hold den gerne op i luften først, og se hvad der sker.',
    done: 'Den står. Ét felt på hver brik er en mursten, tegnet som X; de andre er vinduer, tegnet som O.',
    remarks: {},
  },
  dice: {
    title: 'Terninger betaler for brikker',
    text: 'Terninger i én farve betaler for en brik i den farve, én terning pr. felt. Hvid er joker og tæller som enhver farve.',
    task: 'Tegn den grønne 3-brik. Eller prøv først den grønne 4-brik for at se hvad der mangler.',
    done: 'To grønne terninger og den hvide betaler for tre felter. De terninger du efterlader, hjælper de andre, som du snart ser.',
    remarks: {
      small:
        'Det er tilladt, men terningerne kan mere: Den hvide terning tæller som en tredje grøn.',
    },
  },
  row: {
    title: 'Fuldfør en række',
    text: 'En fuldført række giver 1 point, eller 2 hvis den ikke har nogen mursten. Du vælger hvilket felt der får X’et: Tryk på det, eller tryk på tasten X.',
    task: 'Fuldfør række 1 med den røde brik, så murstenen ligger over rækken.',
    done: 'To point: Der er kun vinduer i række 1, og de lyser op.',
    remarks: {
      brick:
        'Række 1 er fuldført, men den har en mursten: kun 1 point. Fortryd, og sæt X’et på det øverste felt.',
    },
  },
  column: {
    title: 'Fuldfør en kolonne',
    text: 'Kolonner giver også point: 2 point, eller 4 hvis der kun er vinduer. De er høje, så lange brikker hjælper.',
    task: 'Fuldfør kolonne a med den lilla 4-brik, stillet på højkant.',
    done: 'To point for kolonne a. Helt uden mursten ville det have været fire.',
    remarks: {},
  },
  bonus: {
    title: 'En bonus erstatter en terning',
    text: 'En bonus (+) som du har låst op, erstatter én manglende terning i sin farve, højst to pr. tur. Af hver 4-brik og 5-brik er der kun et eller to eksemplarer, fælles for alle.',
    task: 'Du har tre grønne terninger og en grøn bonus: Tegn den grønne 4-brik.',
    done: 'Bonussen er brugt. Og se på arket: Det eksemplar er streget ud og væk for alle.',
    remarks: {
      small:
        'Det er tilladt, og du beholder bonussen. Men her giver den dig en større brik: Tegn den grønne 4-brik.',
    },
  },
  die: {
    title: 'Terninger der er tilbage',
    text: 'Efter en anden spillers tur må du tage en terning som spilleren ikke brugte, og krydse den næste boks af på dens spor; en hvid terning gælder et hvilket som helst spor. Bokse låser bonusser og stjerner op.',
    task: 'Tag den blå terning: Under den næste blå boks er der en stjerne. Der er ingen rød terning tilbage: Prøv det røde spor, og se hvorfor.',
    done: 'Stjernen er din fra din næste tur. Med to spillere må du tage to terninger.',
    remarks: {
      none: 'Du behøver ikke tage en terning, men boksen er gratis. Fortryd, og tag den blå terning.',
      other:
        'Det er også en god boks, men stjernen er på det blå spor. Fortryd, og tag den blå terning.',
    },
  },
  reroll: {
    title: 'Rød stjerne: Slå om',
    text: 'Hver farve har sin egen slags stjerne. Med en rød stjerne må du slå så mange af dine terninger om som du vil, før du tegner. Alle begynder med to.',
    task: 'Behold de blå terninger: Vælg den røde og den grønne, og tryk på Slå om. Andre stjerner skal først låses op: Prøv Intet X.',
    done: 'Blå og hvid: Nu tæller alle fem terninger som blå, nok til den største blå brik.',
    remarks: {
      good: 'De blå terninger er værd at beholde; det er de to andre ikke. Fortryd, og vælg både rød og grøn.',
      draw: 'En god brik, men stjerner der ændrer terninger, skal bruges før du tegner. Fortryd, og slå om først.',
    },
  },
  colour: {
    title: 'Grøn stjerne: Farveskift',
    text: 'En grøn stjerne vender terninger der viser samme farve, til en anden farve – en af dem eller alle.',
    task: 'Vælg begge grønne terninger, tryk på Farveskift, og vend dem til rød. Terninger i to farver på én gang? Prøv det.',
    done: 'Nu passer alle fem terninger sammen: Det rækker til en 5-brik.',
    remarks: {
      half: 'Det er tilladt, men nu passer terningerne ikke alle sammen. Fortryd, og vend begge grønne terninger til rød.',
      draw: 'Det er tilladt, men hvis du vender terningerne, får du en større brik. Fortryd, og brug stjernen først.',
    },
  },
  'no-x': {
    title: 'Blå stjerne: Intet X',
    text: 'Når du har brugt en blå stjerne, er alt hvad du tegner i denne tur, vinduer. En række med kun vinduer giver 2 point i stedet for 1.',
    task: 'Brug Intet X, og fuldfør så række 1 med den gule brik.',
    done: 'To point i én tur: først stjernen, så brikken.',
    remarks: {
      brick:
        'Række 1 er fuldført, men den har en mursten: 1 point. Fortryd, og brug Intet X først.',
    },
  },
  'one-x': {
    title: 'Lilla stjerne: Ét X',
    text: 'En lilla stjerne tegner ét ekstra felt, en mursten, før eller efter din brik. Det skal også have støtte.',
    task: 'Række 1 mangler ét felt. Brug Ét X, og placer det på e1. Oppe i luften? Prøv det.',
    done: 'Et point, og du har stadig din brik til gode: Stjerner bruger ikke dine terninger.',
    remarks: {
      elsewhere: 'Det er tilladt, men e1 fuldfører række 1. Fortryd, og placer feltet der.',
      draw: 'Det er tilladt, og du beholder stjernen. Men fortryd nu, og brug Ét X først.',
    },
  },
  again: {
    title: 'Gul stjerne: Genbrug',
    text: 'Store brikker streges ud for alle når de er tegnet. Med en gul stjerne kan du tegne en af dem alligevel, og der streges ikke andet ud.',
    task: 'Freja har tegnet den røde 5-brik. Du har fem røde terninger og en gul stjerne: Tegn den også.',
    done: 'Den samme brik en gang til. Nu kender du alle slags stjerner.',
    remarks: {
      small:
        'Det er tilladt, men dine terninger og stjernen kan mere: Fortryd, og tegn den røde 5-brik.',
    },
  },
  coat: {
    title: 'Våbenskjolde',
    text: 'Ved række 2, 4 og 6 og kolonne b og d er der et våbenskjold. Når du fuldfører sådan en linje, tegner du straks et ekstra vindue eller krydser to bokse af på et spor.',
    task: 'Fuldfør række 1 og 2 med den gule brik. Vælg så hvad våbenskjoldet skal give dig.',
    done: 'Sådan opstår store ture: Et vindue kan fuldføre endnu en linje, to bokse kan låse en stjerne op.',
    remarks: {},
  },
  end: {
    title: 'Tolv point',
    text: 'Når en spiller har 12 point, spiller I runden færdig; derefter vinder spilleren med flest point. Du har 11, og din tur er rundens sidste.',
    task: 'Fuldfør række 5 med den røde 2-brik, og afslut din tur.',
    done: 'Tolv point, runden er forbi, og det fineste hus på kajen er dit.',
    remarks: {},
  },
};
