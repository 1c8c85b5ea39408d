/** The rulings of Roll & Write, in Danish. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';

/** The rulings of Roll & Write. */
export const rulings: RollAndWriteText['rulings'] = {
  'RW-1': {
    question: 'To spillere: Hvilken blå og hvilken gul 4-brik streges ud?',
    answer:
      'Et af de to spejlbilleder, tilfældigt valgt. I hver farve streges præcis ét eksemplar ud.',
    reason:
      'Tre udgaver streger én brik ud pr. farve; den fjerde kan læses som én af hver form. Ingen siger hvilket spejlbillede, så det er tilfældigt.',
    trial: 'Du har slået fire blå terninger. L-formen er allerede streget ud; tegn J-formen.',
  },
  'RW-2': {
    question: 'Farveskift: Må jeg vende terninger til hvid, eller vende hvide terninger?',
    answer:
      'Ja, begge dele. Alle de terninger du vender, skal vise samme farve og får den samme nye farve.',
    reason:
      'To udgaver lader dig vælge en hvilken som helst side, og den engelske regner hvid blandt farverne.',
    trial: 'Vælg de hvide terninger, eller nogle blå, og brug Farveskift.',
  },
  'RW-3': {
    question:
      'Må jeg slå mine resterende terninger om efter at have tegnet, for at ødelægge dem for de andre?',
    answer: 'Nej. Du kan kun bruge Slå om og Farveskift før du tegner brikken.',
    reason: 'Tre udgaver placerer begge før valget af en brik.',
    trial: 'Tegn den røde brik, og prøv så at slå en terning om.',
  },
  'RW-4': {
    question: 'Gælder Intet X kun brikken, eller også felter fra Ét X?',
    answer: 'Alt hvad du tegner bagefter i denne tur. Det du har tegnet før, beholder sin mursten.',
    reason: 'Én udgave siger det udtrykkeligt, og de andre tillader det.',
    trial: 'Brug først Intet X, og tegn så brikken og et felt fra Ét X: De er alle vinduer.',
  },
  'RW-5': {
    question: 'Må jeg tegne et felt fra Ét X før min brik?',
    answer: 'Ja: før den, efter den eller i en tur uden brik.',
    reason: 'To udgaver tillader det; den der siger ”efter”, forbyder det ikke.',
    trial: 'Tegn først feltet fra Ét X og derefter den røde brik oven på det.',
  },
  'RW-6': {
    question: 'Hvis jeg vælger en mindre brik, er de overskydende terninger så brugt?',
    answer: 'Nej. De bliver tilbage, og de andre må tage dem.',
    reason: 'Du bruger én terning pr. felt.',
    trial: 'Tegn den røde 2-brik, og afslut din tur: Der er røde terninger tilbage til de andre.',
  },
  'RW-7': {
    question: 'Må jeg bruge en bonus for at spare en terning hvis jeg har terninger nok?',
    answer: 'Nej. En bonus erstatter kun en manglende terning.',
    reason:
      'Reglerne siger at en bonus forbedrer dit slag. Du mister ingenting: Terninger du sparer, ville kun hjælpe de andre.',
    trial:
      'Vælg den røde 3-brik: Rød, rød og hvid betaler for den, så bonussen bliver ikke tilbudt. Til 4-brikken bliver den.',
  },
  'RW-8': {
    question: 'Må jeg spejlvende en brik?',
    answer: 'Nej, du må kun dreje den. Valgmuligheden ”Spejlvendte brikker” tillader det.',
    reason:
      'Reglerne nævner kun at dreje, og arket har begge spejlbilleder af de blå og gule 4-brikker.',
    trial: 'Vælg den røde 5-brik, og drej den: Du får aldrig dens spejlbillede.',
  },
  'RW-9': {
    question: 'Skal en brik falde ned oppefra?',
    answer: 'Nej. En brik må ligge under et udhæng hvis et af dens felter har støtte.',
    reason: 'Ét felt med støtte er den eneste betingelse. Du tegner brikken; den falder ikke.',
    trial: 'Tegn den røde brik i hullet på b1 og c1.',
  },
  'RW-10': {
    question: 'Må jeg afslutte min tur uden at tegne?',
    answer:
      'Kun hvis dine terninger alene ikke rækker til en brik. Bonusser og stjerner tæller ikke her. Valgmuligheden ”Afslutte en tur uden at tegne” tillader det altid.',
    reason: 'At tegne hører med til en tur; at bruge bonusser og stjerner er altid frivilligt.',
    trial: 'Du har to lilla terninger. Prøv at afslutte din tur uden at tegne.',
  },
  'RW-11': {
    question: 'Hvad hvis ingen spiller længere kan gøre noget?',
    answer:
      'I spiller runden færdig, og spillet slutter med almindelig optælling. Det sker når alle spillere har fulde spor, intet sted til en 2-brik og ingen stjerne til Ét X eller intet sted til den.',
    reason: 'Reglerne siger det ikke, og et spil skal slutte.',
    trial:
      'Tegn dit sidste felt fra Ét X på c9, og afslut din tur: Spillet er slut efter Frejas tur.',
  },
  'RW-12': {
    question: 'Må jeg tage en terning hvis dens spor er fuldt?',
    answer:
      'Nej. En hvid terning kan krydse af på et andet spor. To terninger til ét spor kræver to ledige bokse.',
    reason: 'Der er ingen boks at krydse af.',
    trial: 'Dit røde spor er fuldt. Prøv den røde terning og derefter den hvide.',
  },
  'RW-13': {
    question: 'Hvad hvis ingen spiller nogensinde når 12 point?',
    answer:
      'Spillet slutter efter runde 60 med almindelig optælling. Spil tager normalt 12 til 16 runder.',
    reason: 'Et spil skal slutte, også hvis spillerne intet gør.',
    trial: 'Dette er runde 60. Spil din tur færdig: Spillet er slut efter Frejas tur.',
  },
  'RW-14': {
    question: 'Hvem vælger terning først?',
    answer:
      'Der er ingen rækkefølge. Dit valg gælder, og de andre ser det, så snart du træffer det; det tager aldrig noget fra dem.',
    reason:
      'Reglerne siger det ikke. Da flere spillere må tage den samme terning, betyder rækkefølgen næsten intet.',
    trial: 'Magnus har taget den blå terning. Tag den også.',
  },
  'RW-15': {
    question: 'Hvilke brikker kan jeg tegne med Genbrug?',
    answer:
      'Enhver brik med et udstreget eksemplar, også hvis et andet eksemplar er ledigt, og også dem der blev streget ud før et spil for to.',
    reason:
      'Én udgave siger om alle udstregede brikker at de er ude af spillet; Genbrug er undtagelsen.',
    trial:
      'Vælg den røde 4-brik, og bestem dig: Streg det resterende eksemplar ud, eller brug din gule stjerne.',
  },
  'RW-16': {
    question: 'Skal jeg bruge et våbenskjold?',
    answer: 'Ja, straks, hvis du kan. Hvis et spor kun har én boks tilbage, krydser du én af.',
    reason: 'Sådan står det i udgavernes detaljerede regler, og det er næsten aldrig en ulempe.',
    trial: 'Tegn den røde brik på d2 og e2. Du skal bruge våbenskjoldet før alt andet.',
  },
  'RW-17': {
    question: 'Skal jeg tage en terning?',
    answer: 'Nej.',
    reason: 'Alle fire udgaver siger ”må”.',
    trial: 'Freja har efterladt terninger. Tag op til to af dem, eller ingen.',
  },
  'RW-18': {
    question: 'Må jeg betale for en brik med bonusser alene?',
    answer: 'Ja: To bonusser i en farve betaler for 2-brikken, helt uden terninger i den farve.',
    reason: 'En bonus tæller som en terning.',
    trial: 'Der er ikke slået nogen rød, men du har to røde bonusser: Tegn den røde 2-brik.',
  },
  'RW-19': {
    question: 'Må jeg bruge en stjerne i den tur hvor jeg låser den op?',
    answer:
      'Nej, først fra din næste tur. Det du krydser af i andre spilleres ture, er klar når din tur begynder.',
    reason:
      'I de detaljerede regler taler alle fire udgaver om en senere tur; to oversigter er mindre strenge.',
    trial:
      'Tegn den røde brik på d2 og e2, og kryds af på lilla for våbenskjoldet: Den nye stjerne til Ét X er ikke klar endnu.',
  },
  'RW-20': {
    question: 'Hvem begynder?',
    answer: 'En tilfældig spiller, eller den du vælger når du gør spillet klar.',
    reason:
      'Udgaverne siger den yngste spiller eller en tilfældig, og din enhed kender ikke jeres alder.',
    trial:
      'Freja er valgt til at begynde. Se hendes tur, og tag en terning; din tur kommer efter Magnus’.',
  },
  'RW-21': {
    question: 'Hvis en spiller har 12 point, er der så en runde til?',
    answer: 'Nej. Den igangværende runde er den sidste. I spiller den færdig, og spillet er slut.',
    reason:
      'To indledninger taler om at udløse den sidste runde; de detaljerede regler slutter spillet efter den runde hvor en spiller når 12 point.',
    trial:
      'Du har 11 point, og din tur er rundens sidste. Fuldfør række 5 med den røde 2-brik, og afslut din tur: Der kommer ikke en runde til.',
  },
};
