/** The rules of Roll & Write, in Danish. */
import type { RollAndWriteText } from '../../../games/roll-and-write.ts';
import { rulings } from './rulings.ts';

/** The rules of Roll & Write. */
export const words: RollAndWriteText = {
  otherWords:
    'hvid: joker; våbenskjold: skjold våben emblem; mursten: mur sten x kryds; vindue: o rude glas; slå om: reroll omslag igen; spor: bane',
  sections: {
    goal: {
      title: 'Mål',
      text: [
        'Med fem terninger og en blyant udfylder du facaden på dit hus. Fuldførte **rækker** og **kolonner** giver point, og dobbelt så mange hvis der ikke er nogen mursten i dem.',
        'Når en spiller har **12 point**, spiller I runden færdig, og så er [spillet slut](#end). Spilleren med flest point vinder. Spillet er for 2 til 4 spillere.',
      ],
    },
    sheet: {
      title: 'Ark og terninger',
      text: [
        [
          '**Dit hus** har 5 kolonner, a til e fra venstre, og 9 rækker, 1 til 9 nedefra. Et felt er tomt, et **vindue** (O) eller en **mursten** (X).',
          '**Våbenskjolde** er trykt ved række 2, 4 og 6 og kolonne b og d.',
          '**Fem evnespor**, ét pr. farve, har ni bokse hver, med bonusser (+) og stjerner (★) [under nogle af dem](#tracks).',
          '**Fem terninger** viser rød, blå, lilla, grøn, gul og hvid. Hvid tæller som enhver farve.',
          '**Facadearket** er fælles. Brikker med 2 og 3 felter kan tegnes så tit man vil. Brikker med 4 og 5 felter er enkelte eksemplarer som streges ud når de er tegnet: i hver farve to eksemplarer med 4 og ét med 5.',
          'I blå og gul er de to 4-brikker hinandens spejlbilleder; i de andre farver har de samme form.',
        ],
      ],
    },
    'set-up': {
      title: 'Opstilling',
      text: [
        [
          'Hver spiller begynder med et tomt hus, tomme spor og **to stjerner til Slå om** som er klar til brug.',
          'Startspilleren er tilfældig, eller I vælger selv (RW-20). Turen går med uret. I en **runde** har hver spiller én tur, og startspilleren begynder.',
          'Med to spillere er der [lidt mere at gøre](#two-players).',
        ],
      ],
    },
    turn: {
      title: 'Din tur',
      text: [
        'Slå de fem terninger. Tegn derefter **én brik**, og brug så mange [evner](#abilities) som dine stjerner rækker til, i vilkårlig rækkefølge:',
        [
          'Terninger først: Brug kun **Slå om** og **Farveskift** før du tegner brikken (RW-3).',
          '[Vælg en brik](#tile) som dine terninger kan betale, og [tegn den](#drawing). Den [giver point](#scoring) med det samme.',
          'Felter fra **Ét X** må komme før eller efter brikken (RW-5).',
          'Afslut din tur. Nu [tager de andre terninger](#others).',
        ],
        'Hvis dine terninger alene rækker til en brik, skal du tegne en. Du må kun afslutte din tur uden en brik hvis de ikke gør; du behøver aldrig bruge bonusser eller stjerner (RW-10).',
      ],
    },
    tile: {
      title: 'Vælg en brik',
      text: [
        'Vælg en farve og en størrelse. En brik kræver **én terning pr. felt**; en terning tæller hvis den viser brikkens farve eller hvid.',
        [
          '**Flere terninger end felter?** Du bruger præcis så mange som du behøver, og vælger hvor mange af dem der er hvide. De andre må tage resten (RW-6).',
          '**For få terninger?** En oplåst bonus (+) i brikkens farve erstatter hver manglende terning, **højst to pr. tur**, og du bruger alle terninger der tæller. Du må ikke bruge en bonus hvis du har terninger nok (RW-7). Du må betale med bonusser alene (RW-18).',
          '**Størrelse 4 eller 5?** Der skal være et eksemplar tilbage; det streges ud for alle. Med en gul stjerne (**Genbrug**) kan du tegne en brik der allerede er streget ud, og der streges ikke andet ud (RW-15).',
        ],
      ],
    },
    drawing: {
      title: 'Tegn en brik',
      text: [
        [
          'Du må dreje den i kvarte omgange, men ikke spejlvende den (RW-8).',
          'Alle dens felter skal ligge inde i huset, på tomme felter.',
          'Mindst **ét felt skal ligge i række 1 eller lige over et felt der allerede er udfyldt**. Udhæng er tilladt, og hullerne under dem må du udfylde senere (RW-9).',
          '**Ét felt bliver en mursten** (X), hvilket du vil; de andre er vinduer (O). Med Intet X er alle vinduer.',
        ],
      ],
    },
    scoring: {
      title: 'Point',
      text: [
        'Du får point med det samme, efter hver brik og hvert enkelt felt.',
        {
          head: ['Fuldført', 'med mursten', 'kun vinduer'],
          rows: [
            ['Række', '1 point', '**2 point**'],
            ['Kolonne', '2 point', '**4 point**'],
          ],
        },
        'Den niende boks på et [spor](#tracks) giver også 2 point.',
      ],
    },
    coats: {
      title: 'Våbenskjolde',
      text: [
        'Når du fuldfører en række eller kolonne med et våbenskjold, bruger du det **straks, før alt andet**. Vælg én mulighed:',
        [
          '**Tegn ét vindue** efter tegnereglerne. Det kan give point og endnu et våbenskjold.',
          '**Kryds de næste to bokse af** på ét spor, eller én hvis der kun er én tilbage. Du kan ikke vælge et fuldt spor.',
        ],
        'Brug flere et ad gangen. Hvis du kan bruge et våbenskjold, skal du; ellers går det tabt (RW-16). Det som våbenskjoldet låser op, kan du bruge fra din næste tur (RW-19).',
      ],
    },
    tracks: {
      title: 'Evnespor',
      text: [
        'Kryds bokse af fra venstre mod højre. Et + eller en ★ under en afkrydset boks er **låst op**: Du kan bruge tegnet én gang, fra **din næste tur** (RW-19). Den niende boks giver 2 point.',
        {
          head: ['Spor', 'Bokse med +', 'Bokse med ★', 'En stjerne giver'],
          rows: [
            ['Rødt', '1, 3', '2, 4, 5, 6', 'Slå om'],
            ['Blåt', '1, 5', '2, 4, 6', 'Intet X'],
            ['Lilla', '1, 4', '3, 5, 7', 'Ét X'],
            ['Grønt', '1, 5', '4, 7, 8', 'Farveskift'],
            ['Gult', '1, 4', '3, 6, 7', 'Genbrug'],
          ],
        },
        'En **bonus** (+) erstatter én manglende terning i sin farve når du [vælger en brik](#tile).',
      ],
    },
    abilities: {
      title: 'Evner',
      text: [
        'Hver brug koster én stjerne i den farve.',
        [
          '**Slå om** (rød): Slå en eller flere af dine terninger om før du tegner brikken.',
          '**Intet X** (blå): Indtil din tur slutter, er alt hvad du tegner, vinduer (RW-4). Højst én gang pr. tur, og kun hvis du stadig kan tegne noget.',
          '**Ét X** (lilla): Tegn ét ekstra felt efter tegnereglerne, som mursten (med Intet X som vindue). Før eller efter din brik, eller uden en (RW-5).',
          '**Farveskift** (grøn): Vend en eller flere terninger der viser samme farve, til en anden farve før du tegner brikken. Hvid tæller som en farve (RW-2).',
          '**Genbrug** (gul): Tegn en brik som har et udstreget eksemplar; der streges ikke andet ud (RW-15).',
        ],
      ],
    },
    others: {
      title: 'De andre tager terninger',
      text: [
        'Efter en tur må hver af de andre spillere tage **én ubrugt terning** og krydse den næste boks af på dens spor. En hvid terning gælder et hvilket som helst spor.',
        [
          'Flere spillere må tage den samme terning. Alle vælger samtidig (RW-14).',
          'Du kan ikke tage en terning hvis dens spor er fuldt (RW-12). Hvis du ikke kan tage nogen, bliver du sprunget over.',
          'Du behøver ikke tage en terning (RW-17).',
          'Hvis der ikke blev tegnet en brik, kan alle fem terninger tages.',
          'Med to spillere må du tage [op til to terninger](#two-players).',
        ],
      ],
    },
    end: {
      title: 'Spillets slutning',
      text: [
        'Når en spiller har **12 point eller mere**, er den igangværende runde den sidste, også hvis pointene kom i en anden spillers tur (RW-21). I spiller den færdig, så alle får lige mange ture.',
        [
          'Spilleren med flest point vinder.',
          'Ved pointlighed vinder spilleren med færrest tomme felter.',
          'Er der stadig lighed, deles sejren.',
        ],
        'Spillet slutter også efter en runde hvis ingen spiller nogensinde kan tegne eller krydse noget af igen (RW-11), og efter runde 60 (RW-13).',
      ],
    },
    'two-players': {
      title: 'To spillere',
      text: [
        [
          'Før spillet bliver en 4-brik **streget ud i hver farve**; i blå og gul er det tilfældigt hvilket spejlbillede (RW-1).',
          'Begge spillere vælger et spor og krydser dets **første to bokse** af, samtidig. Det som boksene låser op, kan de bruge fra deres første tur.',
          'Den anden spiller må tage **op til to forskellige terninger**. De må have samme farve hvis sporet har to ledige bokse.',
        ],
      ],
    },
    options: {
      title: 'Valgmuligheder',
      text: [
        'Du kan slå dem til når du gør et spil klar; som standard er begge slået fra.',
        [
          '**Spejlvendte brikker:** Du må også vende brikker (RW-8).',
          '**Afslutte en tur uden at tegne:** Du må altid afslutte din tur uden en brik (RW-10).',
        ],
      ],
    },
    odds: {
      title: 'Chancer',
      text: [
        'Hvor sandsynligt er det at dine terninger rækker til en brik? Hvide terninger tæller med, og du slår de terninger om som ikke hjælper. Med bonusser og Farveskift er chancen endnu større.',
      ],
    },
  },
  figures: {
    goal: 'Et hus til 4 point: Række 2 har kun vinduer og giver 2; række 1 og 3 har mursten og giver 1 hver.',
    sheet:
      'Facadearket. Til venstre størrelse 2 og 3, ubegrænset; til højre størrelse 4 og 5, én gang pr. eksemplar.',
    dice: 'Blå, blå og hvid: nok til en blå 3-brik eller 2-brik.',
    bonus: 'To blå terninger og en blå bonus betaler også for en blå 3-brik.',
    supported: 'Muligt: Det venstre felt ligger på et udfyldt felt. Resten må rage ud.',
    floating: 'Ikke muligt: Intet felt ligger i række 1 eller lige over et udfyldt felt.',
    gap: 'Muligt: Hullet under udhænget udfylder du senere.',
    rotate:
      'En gul 4-brik, drejet en kvart omgang: muligt. Spejlvendt: ikke muligt; spejlbilledet er en brik for sig.',
    scoring:
      'Række 1 har en mursten: 1 point. Række 2 har ingen: 2 point. Kolonne a har ingen: 4 point.',
    coats:
      'Den stiplede brik fuldfører række 2, så du bruger dens våbenskjold: ét vindue eller to bokse.',
    tracks: 'Det lilla spor med fire bokse krydset af: Én stjerne og to bonusser er låst op.',
    abilities: 'Evnernes symboler: Slå om, Intet X, Ét X, Farveskift, Genbrug.',
    others: 'To blå terninger blev brugt. De andre spillere må hver tage rød, grøn eller hvid.',
    twoPlayers: 'To spillere: I hver farve er en 4-brik streget ud.',
  },
  odds: {
    caption: 'Chancen for at dine terninger rækker til en brik i denne størrelse',
    size: 'Størrelse',
    reRolls: ['Ét slag', 'Slå om én gang', 'Slå om to gange'],
    anyColour: 'I en hvilken som helst farve',
    oneColour: 'I én bestemt farve',
  },
  rulings,
};
