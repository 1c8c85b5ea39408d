/** A small house, with the cells that a move has filled. */
import { House } from '../../art/house.tsx';
import type { GameFront } from '../../table/front.ts';
import type { HouseView } from './house-view.ts';
import type { SpokenMove } from './judged.ts';

/** Makes the component, from how a game takes moves apart. */
export function miniatureOf(
  spoken: (text: string) => SpokenMove,
): NonNullable<GameFront['Miniature']> {
  return ({ view, move }) => {
    const { cells, cell }: Partial<SpokenMove> = move === undefined ? {} : spoken(move);
    const filled = cells ?? (cell === undefined ? [] : [cell]);
    return <House {...(view as HouseView)} highlight={filled} isSmall />;
  };
}
