/** What *Verify fairness* found, in Dutch. */
import type { ProofWords } from '../en/proof.ts';
import { grammarOf } from '../grammar.ts';

const { counted, plural } = grammarOf('nl');

/** What is said about a game's chance. */
export const proof: ProofWords = {
  fair: (draws, kind, contributed) =>
    `De partij was eerlijk. De server heeft zijn geheim vóór de partij vastgelegd, ${
      contributed === 0
        ? 'geen apparaat heeft'
        : counted(contributed, 'apparaat heeft', 'apparaten hebben')
    } er iets aan toegevoegd, en ${
      kind === 'rolls'
        ? plural(draws, 'de worp volgt', `alle ${draws} worpen volgen`)
        : plural(draws, 'de kaart volgt', `alle ${draws} kaarten volgen`)
    } daaruit. Je apparaat heeft ze zojuist stuk voor stuk nagerekend.`,
  chained: (draws, kind) =>
    `De partij was eerlijk: ${
      kind === 'rolls'
        ? plural(draws, 'de worp volgt', `alle ${draws} worpen volgen`)
        : plural(draws, 'de kaart volgt', `alle ${draws} kaarten volgen`)
    } uit wat de apparaten van de spelers en de server per trekking hebben onthuld. Je apparaat heeft ze zojuist stuk voor stuk nagerekend.`,
  alone: (count) =>
    `${counted(count, 'trekking is', 'trekkingen zijn')} zonder apparaat van een speler gedaan; wie de server beheert, kon die vooraf weten.`,
  unanswered: (count) =>
    `Bij ${counted(count, 'trekking', 'trekkingen')} is een apparaat gevraagd dat niet op tijd antwoordde.`,
  draws: (count, things) => `${plural(count, 'trekking', 'trekkingen')} ${things}`,
  starting: 'startspeler',
  aloneAt: (draws) => `Zonder apparaat van een speler: ${draws}.`,
  missedAt: (name, draws) => `Geen antwoord op tijd van ${name}: ${draws}.`,
  wrong: (draws, what) => `Controle mislukt (${draws}): ${what}`,
  problems: {
    index: 'er is een trekking overgeslagen, dubbel gedaan of niet aangekondigd.',
    head: 'de server heeft dit apparaat een ander verloop van de partij gemeld dan waaruit hij trekt.',
    'client-link':
      'wat het apparaat van een speler zou hebben onthuld, is niet wat dat apparaat van tevoren had vastgelegd.',
    'server-link': 'wat de server heeft onthuld, is niet wat hij van tevoren had vastgelegd.',
    event: 'de uitkomst volgt niet uit wat is onthuld.',
  },
  undone: (count) => `${count} daarvan ${plural(count, 'is', 'zijn')} ongedaan gemaakt.`,
  unfinished: 'De partij is vóór het einde gestopt.',
  compared: (events) =>
    `Het verslag van de server komt overeen met de partij die dit apparaat heeft gezien: hetzelfde geheim en dezelfde ${counted(events, 'gebeurtenis', 'gebeurtenissen')}.`,
  missed: (count) =>
    `${count} daarvan ${plural(count, 'gebeurde', 'gebeurden')} terwijl deze pagina gesloten was; dit apparaat hoorde er pas later van.`,
  own: 'Wat dit apparaat aan de loting heeft toegevoegd, is gebruikt.',
  nothingOwn:
    'Dit apparaat heeft niets aan de loting toegevoegd (je keek mee, of speelde op een ander apparaat), dus het kan niet zien of er iets is vervangen.',
  names: 'Namen zijn niet vergeleken.',
  commitment: (text) => `Vingerafdruk van het geheim: ${text}`,
  gaps: (missing) =>
    `Niet bewezen: in het verslag ${plural(missing, 'ontbreekt', 'ontbreken')} ${counted(missing, 'trekking', 'trekkingen')}. Misschien hebben spelers zetten ongedaan gemaakt, of heeft de server worpen overgeslagen die hem niet uitkwamen.`,
  unknown:
    'In het verslag staat niet hoe er is gegooid of getrokken, dus er valt niets te bewijzen.',
  false: 'Dit verslag past niet bij zijn geheim: er is iets in veranderd of niet eerlijk geloot.',
  falseAt: (event) =>
    `Gebeurtenis ${event} volgt niet uit het geheim: die is veranderd of niet eerlijk geloot.`,
  falseDraw: (event) =>
    `Gebeurtenis ${event} is niet te controleren: het is niet de volgende trekking, of wat ervoor is onthuld klopt niet.`,
  unreadable: 'Het verslag kan niet worden gelezen.',
  different: {
    game: 'Het verslag van de server hoort bij een andere partij dan dit apparaat heeft gezien.',
    commitment:
      'Het verslag van de server noemt een ander geheim dan dit apparaat vóór de partij heeft gekregen.',
    contributions:
      'Volgens het verslag van de server hebben apparaten iets anders aan de loting toegevoegd.',
    own: 'De server heeft vervangen wat dit apparaat aan de loting heeft toegevoegd.',
    start: 'In het verslag van de server begint een andere speler.',
    seed: 'Het verslag van de server noemt een ander geheim dan dit apparaat aan het einde heeft gekregen.',
    undone:
      'Volgens het verslag van de server zijn andere zetten ongedaan gemaakt dan dit apparaat heeft gezien.',
  },
  differentAt: (event) =>
    `Vanaf gebeurtenis ${event} wijkt het verslag van de server af van de partij die dit apparaat heeft gezien.`,
  contradicted:
    'De server meldt deze partij nu anders dan eerder. Misschien zijn de gegevens uit een back-up teruggezet, of is de server niet eerlijk.',
  notTrusted: 'Vertrouw niet op de dobbelstenen en kaarten van deze partij.',
};
