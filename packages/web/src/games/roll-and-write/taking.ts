/** Taking dice that the active player left: which die marks which track. */

/** A die, by its place in the tray, and the track that it marks. */
export interface Taken {
  readonly die: number;
  readonly track: string;
}

/** Asks the engine if just these may be taken. */
type Allows = (taken: readonly Taken[]) => boolean;

/** One more die taken; where that is too many, those taken first go back. Undefined if nothing helps. */
export function withDie(
  taken: readonly Taken[],
  more: Taken,
  allows: Allows,
): readonly Taken[] | undefined {
  const others = taken.filter(({ die }) => die !== more.die);
  const ways = others.map((_, index) => [...others.slice(index), more]);
  return [...ways, [more]].find(allows);
}

/** One more box of a track, with a die of its colour or a white one; if no more can be had, none. */
export function withTrack(
  taken: readonly Taken[],
  track: string,
  dice: string,
  allows: Allows,
): readonly Taken[] | undefined {
  const isTaken = (index: number) => taken.some(({ die }) => die === index);
  const free = [...dice].flatMap((face, die) =>
    !isTaken(die) && (face === track || face === 'W') ? [{ face, die }] : [],
  );
  const own = free.find(({ face }) => face === track) ?? free[0];
  const grown = own && withDie(taken, { die: own.die, track }, allows);
  const already = taken.filter((one) => one.track === track);
  if (already.length === 0) return grown ?? swapped(taken, track, dice, allows);
  const isMore = grown && grown.length > taken.length;
  return isMore ? grown : taken.filter((one) => one.track !== track);
}

/** Every die for that track is taken for another one: it marks this one instead. */
function swapped(
  taken: readonly Taken[],
  track: string,
  dice: string,
  allows: Allows,
): readonly Taken[] | undefined {
  const white = taken.find(({ die }) => dice.charAt(die) === 'W');
  return white && withDie(taken, { die: white.die, track }, allows);
}
