/** The rules of Copenhagen, in Danish. */
import type { CopenhagenText } from '../../../games/copenhagen.ts';
import { rulings } from './rulings.ts';

/** The rules of Copenhagen. */
export const words: CopenhagenText = {
  otherWords:
    'hvid: joker; våbenskjold: skjold våben emblem; mursten: mur sten x kryds; vindue: o rude glas',
  sections: {
    goal: {
      title: 'Mål',
      text: [
        'Du samler kort ved havnen og bygger et hus af farvede brikker med dem. Fuldførte **rækker** og **kolonner** giver point, og dobbelt så mange hvis de kun har vinduer.',
        'Den første spiller med **12 point** vinder straks. Hvis ingen når så langt, slutter [slutkortet](#pile) spillet, og spilleren med flest point vinder. Spillet er for 2 til 4 spillere.',
      ],
    },
    material: {
      title: 'Spilmateriale',
      text: [
        [
          '**Dit hus** har 5 kolonner, a til e fra venstre, og 9 rækker, 1 til 9 nedefra. Våbenskjolde er trykt på felterne c3, e5, b7 og d9 og ved række 2, 4 og 6. Husets farve er uden betydning: Alle må bygge brikker i alle farver.',
          '**Farvede brikker** har 2 til 5 felter. Præcis ét felt, altid det samme, er en mursten; de andre er vinduer.',
          '**Hvide brikker** har ét felt, et vindue. Du kan ikke købe dem: De kommer kun fra [våbenskjolde](#coats).',
          '**Kort** findes i de samme fem farver, og der er ét **slutkort**.',
          '**Evnebrikker** findes i [fem slags](#abilities), én af hver pr. spiller.',
          '**Havnen** har syv pladser på række, 1 til 7. Plads 1 og 7 er ikke naboer (CO-1).',
        ],
      ],
    },
    'set-up': {
      title: 'Opstilling',
      text: [
        {
          head: ['', '2 spillere', '3 spillere', '4 spillere'],
          rows: [
            ['Kort pr. farve', '14', '12', '14'],
            ['Kort i alt', '70', '60', '70'],
            ['Brikker pr. farve: størrelse 2', '2', '2', '3'],
            ['størrelse 3', '2', '3', '3'],
            ['størrelse 4', '2', '2', '3'],
            ['størrelse 5', '1', '1', '1'],
            ['Hvide brikker', '12', '12', '12'],
            ['Startkort, i turrækkefølge', '2, 3', '2, 3, 3', '2, 3, 3, 4'],
            ['Slutkort', 'blandt de sidste ti kort', 'lagt til side', 'lagt til side'],
            ['Trækbunke efter opstilling', '59 med slutkortet', '45', '51'],
          ],
        },
        [
          'Læg syv kort op langs havnen, og del startkort ud til hver spiller.',
          'Hver spiller begynder med evnebrikken **Vilkårlige kort**, klar til brug. De andre evnebrikker danner forrådet.',
          'Startspilleren er tilfældig, eller I vælger selv (CO-8). Turen går med uret.',
          'Med to spillere blandes ni kort fra trækbunken med slutkortet og lægges under bunken.',
          'Kortene på hånden er hemmelige; hvor mange kort I har, og hvad der ligger i kastebunken, er det ikke (CO-9).',
        ],
      ],
    },
    turn: {
      title: 'Din tur',
      text: [
        'Du skal enten [tage kort](#taking) eller [bygge en brik](#building). Du kan ikke melde pas; du kan altid tage kort. Med **Begge handlinger** gør du begge dele, i denne rækkefølge (CO-3).',
      ],
    },
    taking: {
      title: 'Tag kort',
      text: [
        [
          'Tag præcis **to kort fra nabopladser**.',
          'Med **Vilkårlige kort** behøver de ikke være naboer. Evnebrikken vendes kun om hvis de ikke er det (CO-2).',
          'Med **Ekstra kort** tager du også et tredje kort fra en hvilken som helst plads. Hvis to af de tre er naboer, behøver du ikke Vilkårlige kort.',
          'Hvis du har **mere end 7 kort**, skal du straks kassere kort indtil du har 7, før alt andet. Du må kassere kort du lige har taget.',
          'Når din tur slutter, fyldes de tomme pladser op fra trækbunken, én ad gangen fra 1 til 7. Kort rykker ikke (CO-1). Med Begge handlinger sker det når du har bygget og brugt dine våbenskjolde.',
        ],
      ],
    },
    building: {
      title: 'Byg og betal',
      text: [
        'Tag en farvet brik fra forrådet, og [placer den](#placing) straks. Den koster **ét kort i sin farve pr. felt**:',
        [
          '**Ét mindre** hvis den deler en kant med en brik i sin egen farve i dit hus – kun ét, uanset hvor mange den rører, og hjørner tæller ikke (CO-12).',
          '**Ét mindre** med Byggerabat.',
          'Med **Farveskift** tæller kort i præcis én anden farve også som brikkens farve (CO-4).',
          'Du betaler den præcise pris, aldrig mere; en brik kan endda være gratis (CO-2). De kort du betaler med, lægges i kastebunken.',
        ],
        'Derefter [giver brikken point](#scoring), og du bruger dens [våbenskjolde](#coats).',
      ],
    },
    placing: {
      title: 'Placer en brik',
      text: [
        [
          'Du må **dreje og vende** den. Murstenen følger med (CO-10).',
          'Alle dens felter skal ligge inde i huset, på tomme felter.',
          'Mindst **ét felt skal ligge i række 1 eller lige over et felt der allerede er udfyldt**. Stedet behøver ikke kunne nås oppefra, så du må udfylde huller senere.',
        ],
      ],
    },
    scoring: {
      title: 'Point',
      text: [
        'Du får point med det samme, efter hver brik, også hvide.',
        {
          head: ['Fuldført', 'med mursten', 'kun vinduer'],
          rows: [
            ['Række', '1 point', '**2 point**'],
            ['Kolonne', '2 point', '**4 point**'],
          ],
        },
        'Med **12 point** vinder du på stedet; resterende handlinger går tabt (CO-5).',
      ],
    },
    coats: {
      title: 'Våbenskjolde',
      text: [
        'Hvert våbenskjold som din brik dækker, og hver af rækkerne 2, 4 og 6 som den fuldfører, giver dig **én handling**. Kolonner giver ingen. Udfør handlingerne en ad gangen, og vælg hver gang:',
        [
          '**Placer en hvid brik** efter reglerne for placering. Den giver point og måske flere handlinger.',
          '**Tag en evnebrik** som du ikke har.',
          '**Gør dine evnebrikker klar igen**: Vend alle dine brugte evnebrikker tilbage til den aktive side, hvis du har nogen.',
          '**Spring over** (CO-6).',
        ],
        'Hvis du kun kunne springe over, går alle resterende handlinger tabt.',
      ],
    },
    abilities: {
      title: 'Evnebrikker',
      text: [
        'Du kan have én af hver slags. En brugt evnebrik er vendt om indtil [et våbenskjold](#coats) gør den klar igen. Du kan ikke bruge en evnebrik i den tur hvor du tager den eller gør den klar.',
        {
          head: ['Brik', 'Hvad den gør', 'Hvornår'],
          rows: [
            ['Vilkårlige kort', 'De to kort behøver ikke være naboer.', 'når du tager kort'],
            ['Ekstra kort', 'Et tredje kort fra en hvilken som helst plads.', 'når du tager kort'],
            ['Byggerabat', 'Brikken koster ét kort mindre.', 'når du bygger'],
            [
              'Farveskift',
              'Kort i én anden farve tæller som brikkens farve (CO-4).',
              'når du bygger',
            ],
            ['Begge handlinger', 'Tag kort, og byg derefter, i samme tur (CO-3).', 'i din tur'],
          ],
        },
      ],
    },
    pile: {
      title: 'Trækbunke og slutkort',
      text: [
        [
          '**Tre og fire spillere:** Så snart trækbunken slipper op første gang, bliver kastebunken til den nye trækbunke, med slutkortet blandt de sidste ti kort (CO-7). Opfyldningen af havnen fortsætter bare.',
          '**To spillere:** Slutkortet er blandt de sidste ti kort fra starten; det kommer altid før trækbunken slipper op (CO-11).',
        ],
        'Når **slutkortet** vendes, slutter spillet straks. Pladser der stadig er tomme, forbliver tomme.',
      ],
    },
    end: {
      title: 'Spillets slutning',
      text: [
        [
          'En spiller der når **12 point**, vinder straks.',
          'Hvis **slutkortet** vendes, vinder spilleren med flest point.',
          'Ved pointlighed vinder spilleren med færrest tomme felter; er der stadig lighed, deles sejren.',
        ],
      ],
    },
  },
  figures: {
    goal: 'Et hus til 4 point: Række 2 har kun vinduer og giver 2; række 1 og 3 har mursten og giver 1 hver.',
    tiles: 'En brik i hver størrelse, hver med én mursten, og en hvid brik.',
    harbour: 'Havnen efter opstilling: syv pladser på række, åbent mellem 1 og 7.',
    neighbours: 'Plads 3 og 4 er naboer: Tag begge kort.',
    apart: 'Plads 2 og 6 er ikke naboer: Her skal du bruge Vilkårlige kort.',
    extra: 'Med Ekstra kort tager du et tredje kort fra en hvilken som helst plads.',
    cost: 'En grøn 3-brik koster tre grønne kort.',
    neighbour: 'Denne røde 3-brik rører en rød brik: Den koster to røde kort.',
    turning: 'En blå 4-brik, drejet og vendt: Murstenen følger med.',
    supported: 'Muligt: Det venstre felt ligger på et udfyldt felt.',
    floating: 'Ikke muligt: Intet felt ligger i række 1 eller lige over et udfyldt felt.',
    scoring:
      'Række 1 har en mursten: 1 point. Række 2 har ingen: 2 point. Kolonne a har ingen: 4 point.',
    coats:
      'Den stiplede brik dækker våbenskjoldet på c3: én handling. De andre er på e5, b7 og d9 og ved række 2, 4 og 6.',
    abilities:
      'Vilkårlige kort, Ekstra kort, Byggerabat, Farveskift og Begge handlinger; den sidste er brugt og vendt om.',
    pile: 'Trækbunken og slutkortet der slutter spillet.',
  },
  rulings,
};
