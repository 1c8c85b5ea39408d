/** Moves taken apart, from their spelling alone, and spelled again from their parts. */

/** A tile being built, part by part. */
export interface SpokenBuild {
  readonly verb: 'build';
  readonly tile: string;
  readonly cells: readonly string[];
  readonly brick: string;
  readonly cards: string;
}

/** The parts that each kind of move has. */
interface Parts {
  readonly build: SpokenBuild;
  readonly harbour: { readonly cards: string };
  /** Cards that can't be seen are question marks. */
  readonly hand: { readonly seat: number; readonly cards: string };
  /** A colour's letter, or `end`. */
  readonly card: { readonly card: string };
  readonly take: { readonly places: readonly number[] };
  readonly discard: { readonly cards: string };
  readonly coatSquare: { readonly cell: string };
  readonly coatTake: { readonly ability: string };
  readonly coatTurn: object;
  readonly coatSkip: object;
  readonly both: object;
  readonly end: object;
}

/** A move or chance event, part by part. */
export type Spoken = { [V in keyof Parts]: { readonly verb: V } & Parts[V] }[keyof Parts];

/** Takes a move apart that the engine spelled. */
export function spoken(text: string): Spoken {
  const [verb = '', argument = '', ...rest] = text.split(' ');
  switch (verb) {
    case 'build':
      return spokenBuild(argument, rest);
    case 'harbour':
    case 'discard':
      return { verb, cards: argument };
    case 'hand':
      return { verb, seat: Number(argument), cards: rest[0] ?? '' };
    case 'card':
      return { verb, card: argument };
    case 'take':
      return { verb, places: argument.split(',').map(Number) };
    case 'coat':
      return spokenCoat(argument, rest);
    case 'both':
    case 'end':
      return { verb };
    default:
      throw new Error(`no move is spelled ${text}`);
  }
}

function spokenCoat(what: string, [ability = '']: readonly string[]): Spoken {
  switch (what) {
    case 'take':
      return { verb: 'coatTake', ability };
    case 'turn':
      return { verb: 'coatTurn' };
    case 'skip':
      return { verb: 'coatSkip' };
    default:
      return { verb: 'coatSquare', cell: what };
  }
}

function spokenBuild(
  tile: string,
  [places = '', brick = '', cards = '']: readonly string[],
): SpokenBuild {
  const paid = cards.slice('cards='.length);
  return {
    verb: 'build',
    tile,
    cells: places.split(','),
    brick: brick.slice('brick='.length),
    cards: paid === '-' ? '' : paid,
  };
}

/** Spells a move from its parts, as the engine does. */
export function unspoken(parts: Spoken): string {
  switch (parts.verb) {
    case 'build': {
      const { tile, cells, brick, cards } = parts;
      return `build ${tile} ${cells.join(',')} brick=${brick} cards=${cards || '-'}`;
    }
    case 'harbour':
    case 'discard':
      return `${parts.verb} ${parts.cards}`;
    case 'hand':
      return `hand ${parts.seat} ${parts.cards}`;
    case 'card':
      return `card ${parts.card}`;
    case 'take':
      return `take ${parts.places.join(',')}`;
    case 'coatSquare':
      return `coat ${parts.cell}`;
    case 'coatTake':
      return `coat take ${parts.ability}`;
    case 'coatTurn':
      return 'coat turn';
    case 'coatSkip':
      return 'coat skip';
    case 'both':
    case 'end':
      return parts.verb;
  }
}
