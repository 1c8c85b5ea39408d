/** Moves taken apart, from their spelling alone, and spelled again from their parts. */

/** A drawing of a tile, part by part. */
export interface SpokenDraw {
  readonly verb: 'draw';
  readonly tile: string;
  readonly cells: readonly string[];
  /** The square with the X; undefined when all get O. */
  readonly x: string | undefined;
  readonly dice: string;
  readonly bonus: number;
  readonly again: boolean;
}

/** The parts that each kind of move has. */
interface Parts {
  readonly draw: SpokenDraw;
  readonly roll: { readonly dice: string };
  readonly reroll: { readonly dice: string };
  readonly recolour: { readonly dice: string; readonly to: string };
  readonly cross: { readonly tiles: readonly string[] };
  readonly start: { readonly track: string };
  readonly coatTrack: { readonly track: string };
  readonly single: { readonly cell: string };
  readonly coatSquare: { readonly cell: string };
  readonly mark: { readonly tracks: string };
  readonly nox: object;
  readonly end: object;
}

/** A move or chance event, part by part. */
export type Spoken = { [V in keyof Parts]: { readonly verb: V } & Parts[V] }[keyof Parts];

/** Takes a move apart that the engine spelled. */
export function spoken(text: string): Spoken {
  const [verb = '', argument = '', ...rest] = text.split(' ');
  switch (verb) {
    case 'draw':
      return spokenDraw(argument, rest);
    case 'roll':
    case 'reroll':
      return { verb, dice: argument };
    case 'recolour':
      return { verb, dice: argument.slice(0, argument.indexOf('>')), to: argument.slice(-1) };
    case 'cross':
      return { verb, tiles: [argument, ...rest] };
    case 'start':
      return { verb, track: argument };
    case 'single':
      return { verb, cell: argument };
    case 'coat':
      return argument.length === 1
        ? { verb: 'coatTrack', track: argument }
        : { verb: 'coatSquare', cell: argument };
    case 'mark':
      return { verb, tracks: argument === '-' ? '' : argument };
    case 'nox':
    case 'end':
      return { verb };
    default:
      throw new Error(`no move is spelled ${text}`);
  }
}

function spokenDraw(tile: string, [places = '', ...rest]: string[]): SpokenDraw {
  const fields = new Map(
    rest.map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name, value];
    }),
  );
  const x = fields.get('x');
  const dice = fields.get('dice') ?? '-';
  return {
    verb: 'draw',
    tile,
    cells: places.split(','),
    x: x === '-' ? undefined : x,
    dice: dice === '-' ? '' : dice,
    bonus: Number(fields.get('bonus') ?? 0),
    again: fields.has('again'),
  };
}

/** Spells a move from its parts, as the engine does. */
export function unspoken(parts: Spoken): string {
  switch (parts.verb) {
    case 'draw': {
      const { tile, cells, x = '-', dice, bonus, again } = parts;
      const paid = `dice=${dice || '-'}${bonus > 0 ? ` bonus=${bonus}` : ''}`;
      return `draw ${tile} ${cells.join(',')} x=${x} ${paid}${again ? ' again' : ''}`;
    }
    case 'roll':
    case 'reroll':
      return `${parts.verb} ${parts.dice}`;
    case 'recolour':
      return `recolour ${parts.dice}>${parts.to}`;
    case 'cross':
      return `cross ${parts.tiles.join(' ')}`;
    case 'start':
      return `start ${parts.track}`;
    case 'coatTrack':
      return `coat ${parts.track}`;
    case 'single':
      return `single ${parts.cell}`;
    case 'coatSquare':
      return `coat ${parts.cell}`;
    case 'mark':
      return `mark ${parts.tracks || '-'}`;
    case 'nox':
    case 'end':
      return parts.verb;
  }
}
