/** Words of Copenhagen, the board game with cards and tiles, in Dutch. */
import type { CopenhagenTable } from '../../../en/games/copenhagen/table.ts';
import type { GameRefusals } from '../../../games/game-words.ts';
import { capital, grammarOf } from '../../../grammar.ts';
import { common } from '../../common.ts';
import { INFLECTED } from '../../inflection.ts';
import { refusals } from './refusals.ts';

const { colours } = common;

const { counted, plural } = grammarOf('nl');

const cards = (count: number) => counted(count, 'kaart', 'kaarten');

const NO_CARDS = 'geen kaarten';

/** What only Copenhagen says. */
export const words: CopenhagenTable & GameRefusals = {
  refusals,
  progress: (turn) => `Beurt ${turn}`,

  status: {
    awaited: (turn, what) => `${turn}: ${what}`,
    take: 'neem kaarten',
    takeOrBuild: 'neem kaarten of bouw een tegel',
    takeMore: 'kies nog een kaart',
    takeNow: 'neem de gekozen kaarten',
    place: (what) => `plaats de ${what}`,
    discard: (count) => `leg ${cards(count)} af (maximaal 7 in je hand)`,
    both: 'bouw ook nog of beëindig je beurt',
    build: 'bouw een tegel of beëindig je beurt',
    coat: (count) =>
      plural(count, 'gebruik je wapenschild', `gebruik een wapenschild (nog ${count})`),
    dealing: 'De kaarten worden gedeeld …',
    refilling: 'De haven wordt aangevuld …',
  },

  tile: (colour, squares) => `${INFLECTED[colour]} tegel van ${squares}`,
  shapes: {
    R2: 'recht',
    R3: 'hoek',
    R4: 'vierkant',
    R5: 'vierkant met staart',
    B2: 'recht',
    B3: 'hoek',
    B4: 'L-vorm',
    B5: 'lange T-vorm',
    P2: 'recht',
    P3: 'recht',
    P4: 'recht',
    P5: 'recht',
    G2: 'recht',
    G3: 'recht',
    G4: 'T-vorm',
    G5: 'kruis',
    Y2: 'recht',
    Y3: 'hoek',
    Y4: 'S-vorm',
    Y5: 'lange Z-vorm',
    W: 'één veld',
  },
  left: (count) => (count === 0 ? 'niet meer over' : `nog ${count} over`),
  places: (count) => counted(count, 'plek', 'plekken'),
  costs: (least, most) => {
    if (most === 0) return 'kost niets';
    return least === most ? `kost ${cards(most)}` : `kost ${least} tot ${cards(most)}`;
  },
  notNow: 'kan nu niet',

  cards,
  cardsOf: (count, colour) =>
    count === 0
      ? `geen ${INFLECTED[colour]} kaarten`
      : counted(count, `${INFLECTED[colour]} kaart`, `${INFLECTED[colour]} kaarten`),
  colourOf: (count, colour) => plural(count, colours[colour], `${count}× ${colours[colour]}`),
  noCards: NO_CARDS,

  harbour: {
    title: 'Haven',
    card: (place, colour) => `Loopbrug ${place}: ${INFLECTED[colour]} kaart`,
    empty: (place) => `Loopbrug ${place}: leeg`,
    take: (what) => `${capital(what)} nemen`,
    pick: (most) => `Kies ${most > 2 ? 'twee of drie' : 'twee'} kaarten`,
    pickOne: 'Kies nog een kaart',
    pickFirst: (most) => `Kies eerst ${most > 2 ? 'twee of drie' : 'twee'} kaarten in de haven.`,
    pickAnother: 'Kies eerst een tweede kaart in de haven.',
    isEmpty: 'Bij die loopbrug ligt geen kaart.',
  },
  uses: (abilities) => `gebruikt: ${abilities}`,

  hand: {
    title: 'Je hand',
    of: (name) => `Hand van ${name}`,
    card: (colour, number, count) => {
      const card = `${capital(INFLECTED[colour])} kaart`;
      return count === 1 ? card : `${card} ${number} van ${count}`;
    },
    pickToDiscard: (count) => `Kies ${cards(count)} om af te leggen`,
    discard: (count) => `${count} afleggen`,
    tooFew: (count) => `Kies eerst nog ${plural(count, 'een kaart', cards(count))} uit je hand.`,
    tooMany: 'Dat is genoeg. Leg er een terug om een andere te kiezen.',
  },

  pile: {
    title: 'Trekstapel en aflegstapel',
    button: (count) => `Trekstapel: ${cards(count)}`,
    size: (count) => `Trekstapel: ${cards(count)}.`,
    end: {
      short: { pile: '‘Einde spel’ in de stapel', last: '‘Einde spel’ nabij' },
      aside:
        'De ‘Einde spel’-kaart ligt nog apart. Als de trekstapel voor het eerst op is, wordt de aflegstapel de nieuwe trekstapel, met de ‘Einde spel’-kaart bij de laatste tien kaarten.',
      among:
        'De ‘Einde spel’-kaart zit bij de laatste tien kaarten van de trekstapel. Zodra die wordt omgedraaid, is het spel afgelopen.',
      soon: 'De ‘Einde spel’-kaart is een van de laatste kaarten van de trekstapel: elke volgende kaart kan het spel beëindigen.',
      drawn: 'De ‘Einde spel’-kaart is omgedraaid.',
    },
    discarded: 'Aflegstapel',
    nothing: 'De aflegstapel is leeg.',
  },

  supply: {
    title: 'Tegels',
    button: 'Bouwen',
    tile: (what, shape, rest) => `${capital(what)}, ${shape}, ${rest}`,
    tried: (what, paid, reason) =>
      `${capital(what)} ${paid === NO_CARDS ? 'zonder kaarten' : `voor ${paid}`}? ${reason}`,
    white: 'Witte speciale tegels krijg je alleen met een wapenschild.',
  },

  pay: {
    title: 'Betalen met',
    nothing: NO_CARDS,
    with: (paid, abilities) => (abilities === '' ? paid : `${paid} (${abilities})`),
  },

  abilities: {
    title: 'Vaardigheden',
    names: {
      any: 'Willekeurige kaarten',
      extra: 'Extra kaart',
      discount: 'Voordelig bouwen',
      change: 'Verandering van kleur',
      both: 'Kaarten nemen en bouwen',
    },
    abouts: {
      any: 'De twee kaarten die je neemt, hoeven niet naast elkaar te liggen.',
      extra: 'Neem een derde kaart, bij welke loopbrug je maar wilt.',
      discount: 'De tegel kost één kaart minder.',
      change: 'Kaarten van één andere kleur tellen als de kleur van de tegel.',
      both: 'Neem kaarten en bouw daarna een tegel, in dezelfde beurt.',
    },
    whens: {
      any: 'Kies twee kaarten die niet naast elkaar liggen: dan wordt het fiche vanzelf gebruikt.',
      extra: 'Kies drie kaarten: dan wordt het fiche vanzelf gebruikt.',
      discount: 'Je kiest het als je een tegel betaalt.',
      change: 'Je kiest het als je een tegel betaalt.',
      both: 'Als je kaarten hebt genomen, wordt het je gevraagd.',
    },
    states: {
      active: 'actief',
      used: 'gebruikt',
      none: 'niet in bezit',
    },
    usedAbout: 'Met een wapenschild activeer je alle gebruikte vaardigheidsfiches weer.',
    state: (name, state) => `${name}: ${state}`,
    supply: (count) => (count === 0 ? 'niet meer in de voorraad' : `${count} in de voorraad`),
    noneOwned: 'geen vaardigheidsfiches',
  },

  both: {
    use: 'Ook bouwen',
    uses: 'gebruikt ‘Kaarten nemen en bouwen’',
    useless: 'je kunt nu geen tegel bouwen',
    end: 'Beurt beëindigen',
    endUnbuilt: 'Beëindigen zonder bouwen',
    useFirst: 'Om in dezelfde beurt te bouwen, gebruik je eerst ‘Kaarten nemen en bouwen’.',
  },

  coat: {
    title: (count) =>
      plural(count, 'Gebruik je wapenschild', `Gebruik een wapenschild (nog ${count})`),
    white: 'Witte tegel',
    take: (ability) => `‘${ability}’ nemen`,
    turn: 'Fiches activeren',
    turnWhat: (abilities) => `Fiches activeren: ${abilities}`,
    skip: 'Overslaan',
  },

  opponent: {
    hand: (count) => `Hand: ${count}`,
    abilities: 'Vaardigheidsfiches',
  },

  facade: {
    emptyCoat: 'leeg, met een wapenschild',
    window: (colour) => `${colours[colour]} venster`,
    brick: (colour) => `${colours[colour]} metselwerk`,
  },

  story: {
    by: (name, what) => `${name}: ${what}.`,
    harbour: (shown) => `In de haven: ${shown}.`,
    hand: (dealt) => `starthand van ${dealt}`,
    refill: (shown) => `Nieuw in de haven: ${shown}.`,
    at: (colour, place) => `${colours[colour]} bij ${place}`,
    renewed:
      'De trekstapel is op: de aflegstapel is de nieuwe trekstapel, met de ‘Einde spel’-kaart bij de laatste tien kaarten.',
    end: 'De ‘Einde spel’-kaart is omgedraaid.',
    take: (taken, places) => `${taken} genomen bij ${places}`,
    fromPlaces: (places) => `loopbrug ${places}`,
    using: (what, abilities) => `${what} (${abilities})`,
    discard: (discarded) => `${discarded} afgelegd`,
    both: '‘Kaarten nemen en bouwen’ gebruikt',
    build: (tile, cells, brick, paid) =>
      `${tile} gebouwd op ${cells}, metselwerk op ${brick}, ${paid === NO_CARDS ? 'gratis' : `voor ${paid}`}`,
    coatSquare: (cell) => `witte tegel op ${cell} dankzij een wapenschild`,
    coatTake: (ability) => `fiche ‘${ability}’ genomen dankzij een wapenschild`,
    coatTurn: (abilities) => `fiches geactiveerd dankzij een wapenschild (${abilities})`,
    coatSkip: 'wapenschild overgeslagen',
    ended: 'beurt beëindigd',
  },

  ending: {
    goal: ({ name }, goal) => `${name}: ${goal} punten gehaald.`,
    endCard: 'De ‘Einde spel’-kaart is omgedraaid.',
    line: (line, points) => `${line}: ${points}`,
  },
};
