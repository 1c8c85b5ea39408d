/** Legal moves taken apart, with what they would bring. */
import type { GamePicture, Seat } from '@nyhavn/engine';
import type { Facade, FacadePicture } from '@nyhavn/engine/house';
import type { Option, TurnOptions } from '../../play/turn-options.ts';
import type { Gain } from './gains.ts';

/** A legal move of one kind, part by part. */
export interface Possible<Picture extends GamePicture, Parts> extends Option<Picture> {
  readonly spoken: Parts;
  readonly gain: Gain;
  /** The building of the seat after the move. */
  readonly building: Facade;
}

/** Something taken apart, of the kind that its verb says. */
interface Verbal {
  readonly verb: string;
}

/** Makes the function that gives the moves of one kind, from how a game takes moves apart. */
export function optionsBy<Picture extends FacadePicture, Spoken extends Verbal>(
  spokenOf: (text: string) => Spoken,
  gainOf: (before: Picture, after: Picture, seat: Seat, verb: Spoken['verb']) => Gain,
) {
  return <V extends Spoken['verb']>(
    { options, picture, seat }: TurnOptions<Picture>,
    verb: V,
  ): Possible<Picture, Extract<Spoken, { verb: V }>>[] =>
    options.flatMap((option) => {
      const spoken = spokenOf(option.text);
      if (!isOf(spoken, verb)) return [];
      const gain = gainOf(picture, option.after, seat, verb);
      return [{ ...option, spoken, gain, building: buildingOf(option.after, seat) }];
    });
}

function isOf<Spoken extends Verbal, V extends Spoken['verb']>(
  spoken: Spoken,
  verb: V,
): spoken is Extract<Spoken, { verb: V }> {
  return spoken.verb === verb;
}

/** A player's building in a picture. */
function buildingOf(picture: FacadePicture, seat: Seat): Facade {
  return picture.players[seat]?.building ?? [];
}
