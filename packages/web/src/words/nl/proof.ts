/** What *Verify fairness* found, in Dutch. */
import type { ProofWords } from '../en/proof.ts';

/** What is said about a game's chance. */
export const proof: ProofWords = {
  fair: (draws, kind, contributed) =>
    `Het toeval was eerlijk. De server heeft zijn geheim vóór het spel vastgelegd, ${
      contributed === 0
        ? 'geen apparaat heeft'
        : contributed === 1
          ? 'één apparaat heeft'
          : `${contributed} apparaten hebben`
    } er iets aan toegevoegd, en ${
      kind === 'rolls' ? `alle ${draws} worpen` : `alle ${draws} kaarttrekkingen`
    } volgen daaruit. Je apparaat heeft ze zojuist stuk voor stuk nagerekend.`,
  undone: (count) =>
    count === 1 ? 'Eén daarvan is teruggenomen.' : `${count} daarvan zijn teruggenomen.`,
  unfinished: 'Het spel is vóór het einde gestopt.',
  compared: (events) =>
    `Het verslag van de server is het spel dat dit apparaat heeft gezien: hetzelfde geheim, dezelfde zetten, worpen en kaarten, samen ${
      events === 1 ? 'één gebeurtenis' : `${events} gebeurtenissen`
    }.`,
  missed: (count) =>
    count === 1
      ? 'Eén daarvan gebeurde toen deze pagina dicht was; dit apparaat hoorde er pas later van.'
      : `${count} daarvan gebeurden toen deze pagina dicht was; dit apparaat hoorde er pas later van.`,
  own: 'Wat dit apparaat aan het toeval heeft toegevoegd, is gebruikt.',
  nothingOwn:
    'Op dit apparaat is geen eigen bijdrage aan het toeval bewaard (je keek toe, of ging op een ander apparaat zitten), dus het kan niet zeggen of er een bijdrage is vervangen.',
  names: 'Namen zijn niet vergeleken.',
  commitment: (text) => `Vingerafdruk van het geheim: ${text}`,
  gaps: (missing) =>
    `Niet bewezen: in het verslag ${
      missing === 1 ? 'ontbreekt één trekking' : `ontbreken ${missing} trekkingen`
    }. Misschien zijn er zetten teruggenomen, misschien heeft de server worpen overgeslagen die hem niet bevielen.`,
  unknown: 'Het verslag zegt niet waaruit het toeval volgde, dus er valt niets te bewijzen.',
  false:
    'Dit verslag past niet bij zijn geheim: er is iets veranderd of niet door het lot bepaald.',
  falseAt: (event) =>
    `Gebeurtenis ${event} volgt niet uit het geheim: ze is veranderd of niet door het lot bepaald.`,
  falseDraw: (event) =>
    `Gebeurtenis ${event} is niet de volgende trekking: de server heeft trekkingen overgeslagen of er een twee keer gebruikt.`,
  unreadable: 'Het verslag kan niet gelezen worden.',
  different: {
    game: 'Dit is niet het spel dat dit apparaat heeft gezien. Het verslag van de server is van een ander spel.',
    commitment:
      'Het verslag van de server noemt een ander geheim dan dit apparaat vóór het spel heeft gehoord.',
    contributions:
      'Volgens het verslag van de server hebben apparaten iets anders aan het toeval toegevoegd.',
    own: 'De server heeft vervangen wat dit apparaat aan het toeval heeft toegevoegd.',
    start: 'In het verslag van de server begint een andere speler.',
    seed: 'Het verslag van de server noemt een ander geheim dan dit apparaat aan het einde heeft gehoord.',
    undone:
      'Het verslag van de server toont andere teruggenomen zetten dan dit apparaat heeft gezien.',
  },
  differentAt: (event) =>
    `Vanaf gebeurtenis ${event} is het verslag van de server niet het spel dat dit apparaat heeft gezien.`,
  contradicted:
    'De server vertelt dit spel nu anders dan dit apparaat het eerder heeft gehoord. Misschien zijn zijn gegevens uit een back-up teruggezet, of hij is niet eerlijk.',
  notTrusted: 'Vertrouw niet op de dobbelstenen en kaarten van dit spel.',
};
