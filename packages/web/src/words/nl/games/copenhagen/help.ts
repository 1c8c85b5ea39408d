/** What help says in Copenhagen, in Dutch. */
import type { CopenhagenHelpWords } from '../../../en/games/copenhagen/help.ts';
import { grammarOf } from '../../../grammar.ts';
import { INFLECTED } from '../../inflection.ts';
import { houseHelp } from '../house/help.ts';
import { tips } from './tips.ts';

const { counted, plural } = grammarOf('nl');

const cards = (count: number) => counted(count, 'kaart', 'kaarten');

/** What help says in Copenhagen. */
const own: CopenhagenHelpWords['own'] = {
  what: {
    table:
      'Een haven met zeven kaarten, tegels om mee te bouwen en voor elke speler een huis. Wie als eerste 12 punten heeft, wint meteen.',
    house:
      'Een huis van 5 kolommen en 9 rijen. Je bouwt er tegels in; volle rijen en kolommen leveren punten op.',
    cell: 'Een veld van het huis: een venster, metselwerk of leeg.',
    coat: 'Bedek het, of voltooi de rij ernaast, voor een actie: een witte tegel plaatsen, een vaardigheidsfiche nemen of je gebruikte vaardigheidsfiches activeren.',
    side: 'De voorraad tegels. Het getal zegt hoeveel er van elke tegel over zijn.',
    payment:
      'Je kunt deze tegel op meer dan één manier betalen. Vaardigheden die je dan gebruikt, staan erbij.',
    held: 'Wat je gaat plaatsen. Minstens één veld ervan moet in rij 1 of direct boven een gevuld veld liggen.',
    tile: 'Een tegel kost één kaart van zijn kleur per veld, en één minder als hij aan een tegel van die kleur in je huis grenst. Eén veld is metselwerk.',
    take: 'Hiermee neem je de gekozen kaarten in je hand.',
    end: 'Hiermee beëindig je je beurt. De haven wordt aangevuld en de volgende speler is aan de beurt.',
    harbour:
      'Zeven loopbruggen op een rij, van 1 tot en met 7. In je beurt neem je twee kaarten die naast elkaar liggen, of je bouwt.',
    'harbour-card':
      'Een kaart in de haven. Je neemt er twee die naast elkaar liggen; loopbrug 1 en 7 liggen niet naast elkaar.',
    pile: 'Met deze trekstapel wordt de haven aangevuld.',
    hand: 'Je kaarten, hoogstens zeven. De anderen zien alleen hoeveel je er hebt.',
    card: 'Met een kaart betaal je één veld van een tegel in die kleur.',
    abilities:
      'Vijf soorten vaardigheidsfiches. Je begint met één; met wapenschilden krijg je er meer.',
    ability:
      'Een vaardigheidsfiche. Na gebruik wordt het omgedraaid; met een wapenschild kun je het weer activeren.',
    discard: 'Hiermee leg je de gekozen kaarten af. Je houdt er zeven.',
    both: 'Hiermee gebruik je ‘Kaarten nemen en bouwen’: na het nemen bouw je ook nog, in dezelfde beurt.',
    'coat-choice': 'Een wapenschild geeft je een van deze acties. Overslaan mag ook.',
    'coat-white':
      'Een witte speciale tegel is één venster. Je plaatst hem volgens dezelfde regels als elke tegel, en hij telt meteen.',
    'coat-take': 'Hiermee neem je een vaardigheidsfiche dat je nog niet hebt.',
    'coat-turn': 'Hiermee activeer je al je gebruikte vaardigheidsfiches weer.',
    'coat-skip': 'Hiermee sla je de actie over.',
  },
  tilesNow: (count) =>
    count === 0
      ? 'Je kunt nu geen tegel bouwen.'
      : `Er ${plural(count, 'is', 'zijn')} nu ${counted(count, 'tegel', 'verschillende tegels')} mogelijk.`,
  tileCan: (cost, places) =>
    `Je kunt hem bouwen: hij ${cost}. Er ${plural(places, 'is', 'zijn')} ${counted(places, 'plek', 'plekken')} voor.`,
  tileLeft: (left, held) => `Voorraad: ${left}. In je hand: ${held}.`,
  white: (left) => `Voorraad: ${left}.`,
  cardOf: (hand) => `In je hand: ${hand}.`,
  cardBuilds: (count, colour) =>
    count === 0
      ? `Je kunt nu geen ${INFLECTED[colour]} tegel bouwen.`
      : `Er ${plural(count, 'is', 'zijn')} nu ${counted(count, `${INFLECTED[colour]} tegel`, `verschillende ${INFLECTED[colour]} tegels`)} mogelijk.`,
  pick: (places) => `Je kunt hem kiezen samen met: ${places}.`,
  picked: 'Deze kaart heb je gekozen.',
  place: (place) => `loopbrug ${place}`,
  emptyPlace: 'Hier ligt nu geen kaart. Aan het einde van de beurt wordt aangevuld.',
  handNow: (count) => `${cards(count)} van hoogstens 7.`,
  hidden: 'De kaarten zijn verborgen.',
  uses: (abilities) => `Dit gebruikt: ${abilities}.`,
  payNow: (payment) => `Je betaalt met ${payment}.`,
  takes: (what) => `Je neemt: ${what}.`,
  surplus: (count) => `Je moet ${cards(count)} afleggen.`,
};

/** Everything that help says at Copenhagen, in Dutch. */
export const words: CopenhagenHelpWords = { ...houseHelp, own, tips };
