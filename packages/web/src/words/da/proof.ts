/** What *Verify fairness* found, in Danish. */
import type { ProofWords } from '../en/proof.ts';
import { counted, plural } from './grammar.ts';

/** What is said about a game's chance, in Danish. */
export const proof: ProofWords = {
  fair: (draws, kind, contributed) =>
    `Spillet var fair. Serveren lagde sig fast på sin hemmelighed før spillet, ${
      contributed === 0 ? 'ingen enheder' : counted(contributed, 'enhed', 'enheder')
    } bidrog til den, og ${
      kind === 'rolls'
        ? plural(draws, 'det ene slag', `alle ${draws} slag`)
        : plural(draws, 'det ene kort', `alle ${draws} kort`)
    } følger af det. Din enhed har netop kontrolleret det hele.`,
  chained: (draws, kind) =>
    `Spillet var fair: ${
      kind === 'rolls'
        ? plural(draws, 'Slaget', `Alle ${draws} slag`)
        : plural(draws, 'Kortet', `Alle ${draws} kort`)
    } følger af det som spillernes enheder og serveren afslørede for hver lodtrækning. Din enhed har netop kontrolleret det hele.`,
  alone: (count) =>
    `${counted(count, 'lodtrækning', 'lodtrækninger')} skete uden nogen spillers enhed, så de der driver serveren, kunne kende ${plural(count, 'den', 'dem')} på forhånd.`,
  unanswered: (count) =>
    `Ved ${counted(count, 'lodtrækning', 'lodtrækninger')} blev en enhed spurgt uden at svare i tide.`,
  draws: (count, things) => `${plural(count, 'lodtrækning', 'lodtrækninger')} ${things}`,
  starting: 'startspiller',
  aloneAt: (draws) => `Uden nogen spillers enhed: ${draws}.`,
  missedAt: (name, draws) => `Intet svar i tide fra ${name}: ${draws}.`,
  wrong: (draws, what) => `Kontrollen mislykkedes (${draws}): ${what}`,
  problems: {
    index: 'En lodtrækning blev sprunget over, gentaget eller foretaget uden at være meldt.',
    head: 'Serveren har fortalt denne enhed et andet forløb af spillet end det den trækker ud fra.',
    'client-link':
      'Det som en spillers enhed skulle have afsløret, er ikke det som enheden lagde fast på forhånd.',
    'server-link': 'Det serveren afslørede, er ikke det den lagde fast på forhånd.',
    event: 'Resultatet følger ikke af det der blev afsløret.',
  },
  undone: (count) => `${count} af dem blev fortrudt.`,
  unfinished: 'Spillet blev stoppet før det var slut.',
  compared: (events) =>
    `Serverens spillog stemmer med det spil denne enhed så: samme hemmelighed og de samme ${counted(events, 'hændelse', 'hændelser')}.`,
  missed: (count) =>
    `${count} af dem skete mens siden var lukket, så denne enhed hørte først om ${plural(count, 'den', 'dem')} senere.`,
  own: 'Det som denne enhed bidrog med til lodtrækningen, blev brugt.',
  nothingOwn:
    'Denne enhed bidrog ikke til lodtrækningen (du var tilskuer eller spillede fra en anden enhed), så den kan ikke se om noget er blevet skiftet ud.',
  names: 'Navne er ikke sammenlignet.',
  commitment: (text) => `Hemmelighedens fingeraftryk: ${text}`,
  gaps: (missing) =>
    `Ikke bevist: Der mangler ${counted(missing, 'lodtrækning', 'lodtrækninger')} i spilloggen. Måske har spillere fortrudt ${plural(missing, 'den', 'dem')}, eller serveren har sprunget slag over som den ikke kunne lide.`,
  unknown: 'Spilloggen viser ikke hvordan terninger og kort blev trukket, så intet kan bevises.',
  false:
    'Spilloggen passer ikke til sin hemmelighed: Noget i den er ændret eller ikke trukket tilfældigt.',
  falseAt: (event) =>
    `Hændelse ${event} følger ikke af hemmeligheden: Den er ændret eller ikke trukket tilfældigt.`,
  falseDraw: (event) =>
    `Hændelse ${event} kan ikke bekræftes: Det er ikke den næste lodtrækning, eller det der blev afsløret for den, er forkert.`,
  unreadable: 'Spilloggen kan ikke læses.',
  different: {
    game: 'Serverens spillog hører til et andet spil end det denne enhed så.',
    commitment:
      'Serverens spillog nævner en anden hemmelighed end den denne enhed fik før spillet.',
    contributions: 'Ifølge serverens spillog bidrog enhederne med noget andet til lodtrækningen.',
    own: 'Serveren har skiftet det ud som denne enhed bidrog med til lodtrækningen.',
    start: 'I serverens spillog begynder en anden spiller.',
    seed: 'Serverens spillog nævner en anden hemmelighed end den denne enhed fik til sidst.',
    undone: 'I serverens spillog er andre træk fortrudt end dem denne enhed så.',
  },
  differentAt: (event) =>
    `Fra hændelse ${event} er serverens spillog ikke det spil denne enhed så.`,
  contradicted:
    'Serveren beskriver nu spillet anderledes end før. Måske er dens data gendannet fra en sikkerhedskopi, eller også er serveren uærlig.',
  notTrusted: 'Stol ikke på terningerne eller kortene i dette spil.',
};
