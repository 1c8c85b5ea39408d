/** The props of a part beside a replay. */
import type { GameFront } from '../../table/front.ts';
import type { Replay } from '../../table/replay/replay.ts';

/** The props of a part: a tab beside the board of a replay. */
export interface PartProps {
  readonly replay: Replay;
  /** The game in words: its story, its sources of points. */
  readonly front: GameFront;
}
