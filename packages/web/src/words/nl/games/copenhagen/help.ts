/** What help says in Copenhagen, in Dutch. */
import type { CopenhagenHelpWords } from '../../../en/games/copenhagen/help.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

const INFLECTED: Readonly<Record<string, string>> = {
  R: 'rode',
  B: 'blauwe',
  P: 'paarse',
  G: 'groene',
  Y: 'gele',
  W: 'witte',
};

function cards(count: number): string {
  return count === 1 ? '1 kaart' : `${count} kaarten`;
}

/** What help says in Copenhagen. */
const own: CopenhagenHelpWords['own'] = {
  what: {
    table:
      'Een haven met zeven kaarten, tegels om mee te bouwen en een huis voor ieder. Wie als eerste 12 punten heeft, wint meteen.',
    house:
      'Een huis van 5 kolommen en 9 rijen. Je bouwt er tegels in; volle rijen en kolommen leveren punten op.',
    cell: 'Een veld van het huis: een venster of metselwerk van een tegel, of nog leeg.',
    coat: 'Wie het bedekt of zijn rij voltooit, krijgt een actie: een witte tegel plaatsen, een vaardigheidsfiche nemen of gebruikte fiches activeren.',
    side: 'De voorraad tegels. Het getal zegt hoeveel er van elke over zijn.',
    payment: 'Je kunt met verschillende kaarten betalen. Vaardigheden die helpen, staan erbij.',
    held: 'Wat je gaat plaatsen. Minstens één veld ervan ligt in rij 1 of recht boven een gevuld veld.',
    tile: 'Een tegel kost zoveel kaarten van zijn kleur als hij velden heeft, en één minder naast een tegel van die kleur in je huis. Eén veld is metselwerk.',
    take: 'Neemt de gekozen kaarten op hand.',
    end: 'Beëindigt je beurt. De haven wordt aangevuld en de volgende gaat verder.',
    harbour:
      'Zeven loopbruggen op een rij, van 1 tot 7. In je beurt neem je twee kaarten die naast elkaar liggen, of je bouwt.',
    'harbour-card':
      'Een kaart in de haven. Je neemt er twee die naast elkaar liggen; 1 en 7 zijn geen buren.',
    pile: 'Uit deze stapel wordt de haven aangevuld.',
    hand: 'Je kaarten. Zeven is het maximum; de anderen zien alleen hoeveel je er hebt.',
    card: 'Een kaart betaalt één veld van een tegel in haar kleur.',
    abilities: 'Vijf soorten vaardigheidsfiches. Je begint met één; wapenschilden brengen er meer.',
    ability:
      'Een vaardigheidsfiche. Na gebruik wordt het omgedraaid; met een wapenschild activeer je het weer.',
    discard: 'Legt de gekozen kaarten af, tot er zeven over zijn.',
    both: 'Gebruikt Kaarten nemen en bouwen: na het nemen bouw je ook nog, in dezelfde beurt.',
    'coat-choice': 'Een wapenschild geeft een van deze acties. Overslaan mag ook.',
    'coat-white':
      'Een witte tegel is één venster. Er gelden dezelfde regels als voor elke tegel, en hij telt meteen mee.',
    'coat-take': 'Neemt een vaardigheidsfiche van een soort die je nog niet hebt.',
    'coat-turn': 'Activeert al je gebruikte vaardigheidsfiches weer.',
    'coat-skip': 'Ziet van de actie af.',
  },
  tilesNow: (count) =>
    count === 0
      ? 'Er is nu geen tegel te bouwen.'
      : count === 1
        ? 'Er is nu 1 tegel te bouwen.'
        : `Er zijn nu ${count} tegels te bouwen.`,
  tileCan: (cost, places) =>
    `Je kunt hem bouwen: hij ${cost}, en er ${places === 1 ? 'is 1 plek' : `zijn ${places} plekken`}.`,
  tileLeft: (left, held) => `In de voorraad: ${left}. In je hand: ${held}.`,
  white: (left) => `In de voorraad: ${left}.`,
  cardOf: (hand) => `In je hand: ${hand}.`,
  cardBuilds: (count, colour) =>
    count === 0
      ? `Er is nu geen ${INFLECTED[colour]} tegel te bouwen.`
      : count === 1
        ? `Er is nu 1 ${INFLECTED[colour]} tegel te bouwen.`
        : `Er zijn nu ${count} ${INFLECTED[colour]} tegels te bouwen.`,
  pick: (places) => `Je kunt hem kiezen, samen met: ${places}.`,
  picked: 'Deze heb je gekozen.',
  place: (place) => `loopbrug ${place}`,
  emptyPlace: 'Hier ligt nu geen kaart; aan het einde van de beurt wordt aangevuld.',
  handNow: (count) => `${cards(count)} van hoogstens 7.`,
  hidden: 'De kaarten zijn bedekt.',
  uses: (abilities) => `Gebruikt ${abilities}.`,
  payNow: (payment) => `Nu betaal je met ${payment}.`,
  takes: (what) => `Je neemt: ${what}.`,
  surplus: (count) => `Je moet ${cards(count)} afleggen.`,
};

/** Everything that help says at Copenhagen, in Dutch. */
export const words: CopenhagenHelpWords = { ...houseHelp, own, tips };
