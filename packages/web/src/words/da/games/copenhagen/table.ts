/** Words of Copenhagen, the board game with cards and tiles, in Danish. */
import type { CopenhagenTable } from '../../../en/games/copenhagen/table.ts';
import type { GameRefusals } from '../../../games/game-words.ts';
import { capital } from '../../../grammar.ts';
import { common } from '../../common.ts';
import { counted, definite, genitive, neuter, plural } from '../../grammar.ts';
import { refusals } from './refusals.ts';

const { colours } = common;

const cards = (count: number) => counted(count, 'kort', 'kort');

/** What only Copenhagen says, in Danish. */
export const words: CopenhagenTable & GameRefusals = {
  refusals,
  progress: (turn) => `Tur ${turn}`,

  status: {
    awaited: (turn, what) => `${turn}: ${capital(what)}`,
    take: 'tag kort',
    takeOrBuild: 'tag kort, eller byg en brik',
    takeMore: 'vælg et kort til',
    takeNow: 'tag de kort du har valgt',
    place: (what) => `placer ${what}`,
    discard: (count) => `kassér ${cards(count)} (højst 7 på hånden)`,
    both: 'byg også, eller afslut din tur',
    build: 'byg en brik, eller afslut din tur',
    coat: (count) =>
      plural(count, 'brug dit våbenskjold', `brug et våbenskjold (${count} tilbage)`),
    dealing: 'Deler kort ud …',
    refilling: 'Fylder havnen op …',
  },

  tile: (colour, squares) => `den ${definite(colours[colour])} ${squares}-brik`,
  shapes: {
    R2: 'lige',
    R3: 'hjørne',
    R4: 'kvadrat',
    R5: 'kvadrat med hale',
    B2: 'lige',
    B3: 'hjørne',
    B4: 'L-form',
    B5: 'lang T-form',
    P2: 'lige',
    P3: 'lige',
    P4: 'lige',
    P5: 'lige',
    G2: 'lige',
    G3: 'lige',
    G4: 'T-form',
    G5: 'kors',
    Y2: 'lige',
    Y3: 'hjørne',
    Y4: 'S-form',
    Y5: 'lang Z-form',
    W: 'ét felt',
  },
  left: (count) => (count === 0 ? 'ingen tilbage' : `${count} tilbage`),
  places: (count) => counted(count, 'sted', 'steder'),
  costs: (least, most) => {
    if (most === 0) return 'gratis';
    if (least === most) return `koster ${cards(most)}`;
    return `koster ${least} til ${cards(most)}`;
  },
  notNow: 'ikke muligt nu',

  cards,
  cardsOf: (count, colour) =>
    count === 0
      ? `ingen ${definite(colours[colour])} kort`
      : counted(count, `${neuter(colours[colour])} kort`, `${definite(colours[colour])} kort`),
  colourOf: (count, colour) =>
    plural(count, neuter(colours[colour]), `${count} ${definite(colours[colour])}`),
  noCards: 'ingen kort',

  harbour: {
    title: 'Havn',
    card: (place, colour) => `Plads ${place}: ${neuter(colours[colour])} kort`,
    empty: (place) => `Plads ${place}: tom`,
    take: (what) => `Tag ${what}`,
    pick: (most) => `Vælg ${most > 2 ? 'to eller tre' : 'to'} kort`,
    pickOne: 'Vælg et kort til',
    pickFirst: (most) => `Vælg først ${most > 2 ? 'to eller tre' : 'to'} kort i havnen.`,
    pickAnother: 'Vælg først et kort til i havnen.',
    isEmpty: 'Der er ikke noget kort der.',
  },
  uses: (abilities) => `bruger ${abilities}`,

  hand: {
    title: 'Din hånd',
    of: (name) => `${genitive(name)} hånd`,
    card: (colour, number, count) =>
      count === 1
        ? `${capital(neuter(colours[colour]))} kort`
        : `${capital(neuter(colours[colour]))} kort ${number} af ${count}`,
    pickToDiscard: (count) => `Vælg ${cards(count)} der skal kasseres`,
    discard: (count) => `Kassér ${count}`,
    tooFew: (count) => `Vælg først ${cards(count)} mere fra din hånd.`,
    tooMany: 'Det er nok. Læg et tilbage for at vælge et andet.',
  },

  pile: {
    title: 'Trækbunke og kastebunke',
    button: (count) => `Trækbunke: ${cards(count)}`,
    size: (count) => `Trækbunke: ${cards(count)}.`,
    end: {
      short: { pile: 'Slutkortet i bunken', last: 'Slutkortet er nær' },
      aside:
        'Slutkortet er lagt til side. Når trækbunken slipper op første gang, bliver kastebunken til den nye trækbunke, med slutkortet blandt de sidste ti kort.',
      among:
        'Slutkortet er blandt de sidste ti kort i trækbunken. Når det vendes, slutter spillet straks.',
      soon: 'Slutkortet er et af kortene der er tilbage i trækbunken: Det næste kort kan slutte spillet.',
      drawn: 'Slutkortet er vendt.',
    },
    discarded: 'Kastebunke',
    nothing: 'Ingen kasserede kort endnu.',
  },

  supply: {
    title: 'Brikker',
    button: 'Byg',
    tile: (what, shape, rest) => `${capital(what)}, ${shape}, ${rest}`,
    tried: (what, paid, reason) => `${capital(what)} for ${paid}? ${reason}`,
    white: 'Hvide brikker kommer kun fra våbenskjolde.',
  },

  pay: {
    title: 'Betal med',
    nothing: 'intet at betale',
    with: (paid, abilities) => (abilities === '' ? paid : `${paid}, med ${abilities}`),
  },

  abilities: {
    title: 'Evner',
    names: {
      any: 'Vilkårlige kort',
      extra: 'Ekstra kort',
      discount: 'Byggerabat',
      change: 'Farveskift',
      both: 'Begge handlinger',
    },
    abouts: {
      any: 'De to kort du tager, behøver ikke være naboer.',
      extra: 'Tag et tredje kort fra en hvilken som helst plads i havnen.',
      discount: 'Brikken koster ét kort mindre.',
      change: 'Kort i én anden farve tæller som brikkens farve.',
      both: 'Tag kort, og byg derefter en brik, i samme tur.',
    },
    whens: {
      any: 'Vælg to kort der ikke er naboer, så bruges den automatisk.',
      extra: 'Vælg tre kort, så bruges den automatisk.',
      discount: 'Vælg den når du betaler for en brik.',
      change: 'Vælg den når du betaler for en brik.',
      both: 'Du bliver spurgt når du har taget kort.',
    },
    states: {
      active: 'klar',
      used: 'brugt',
      none: 'ikke din endnu',
    },
    usedAbout: 'Et våbenskjold kan gøre alle dine brugte evnebrikker klar igen.',
    state: (name, state) => `${name}: ${state}`,
    supply: (count) => (count === 0 ? 'ingen tilbage i forrådet' : `${count} i forrådet`),
    noneOwned: 'ingen evnebrikker',
  },

  both: {
    use: 'Byg også',
    uses: 'bruger Begge handlinger',
    useless: 'ingen brik kan bygges nu',
    end: 'Afslut tur',
    endUnbuilt: 'Afslut uden at bygge',
    useFirst: 'Brug først Begge handlinger for at bygge i samme tur.',
  },

  coat: {
    title: (count) =>
      plural(count, 'Brug dit våbenskjold', `Brug et våbenskjold (${count} tilbage)`),
    white: 'Hvid brik',
    take: (ability) => `Tag ${ability}`,
    turn: 'Gør evner klar igen',
    turnWhat: (abilities) => `Gør evner klar igen: ${abilities}`,
    skip: 'Spring over',
  },

  opponent: {
    hand: (held) => `Hånd: ${held}`,
    abilities: 'Evnebrikker',
  },

  facade: {
    emptyCoat: 'tomt, med et våbenskjold',
    window: (colour) => `${neuter(colours[colour])} vindue`,
    brick: (colour) => `${colours[colour]} mursten`,
  },

  story: {
    by: (name, what) => `${name}: ${what}.`,
    harbour: (shown) => `I havnen: ${shown}.`,
    hand: (dealt) => `fik ${dealt} fra starten`,
    refill: (shown) => `Nyt i havnen: ${shown}.`,
    at: (colour, place) => `${neuter(colours[colour])} på ${place}`,
    renewed:
      'Trækbunken er sluppet op: Kastebunken er den nye trækbunke, med slutkortet blandt de sidste ti kort.',
    end: 'Slutkortet er vendt.',
    take: (taken, places) => `tog ${taken} fra ${places}`,
    fromPlaces: (places) => `plads ${places}`,
    using: (what, abilities) => `${what}, med ${abilities}`,
    discard: (discarded) => `kasserede ${discarded}`,
    both: 'brugte Begge handlinger',
    build: (tile, cells, brick, paid) =>
      `byggede ${tile} på ${cells}, mursten på ${brick}, for ${paid}`,
    coatSquare: (cell) => `våbenskjold, placerede en hvid brik på ${cell}`,
    coatTake: (ability) => `våbenskjold, tog ${ability}`,
    coatTurn: (abilities) => `våbenskjold, gjorde ${abilities} klar igen`,
    coatSkip: 'sprang et våbenskjold over',
    ended: 'afsluttede turen',
  },

  ending: {
    goal: ({ name }, goal) => `${name} nåede ${goal} point.`,
    endCard: 'Slutkortet blev vendt.',
    line: (line, points) => `${line}: ${points}`,
  },
};
