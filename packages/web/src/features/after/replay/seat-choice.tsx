/** The choice of the seat from which a replay is seen. */
import './seat-choice.css';
import type { Replay, ReplayViewer } from '../../../table/replay/replay.ts';
import { nameAt } from '../../../table/seat-names.ts';
import { Radio } from '../../../ui/choice.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { replayWords } from '../../../words/replay.ts';

/** The seats, and everything open; nothing where there is no choice. */
export function SeatChoice({ replay }: { readonly replay: Replay }) {
  const words = replayWords.known();
  if (replay.viewers.length < 2) return null;
  return (
    <fieldset class="seat-choice" data-scrolls="x">
      <legend class="visually-hidden">{words.views}</legend>
      {replay.viewers.map((viewer) => (
        <Radio
          key={viewer}
          class={typeof viewer === 'number' ? `house-${viewer % 4}` : undefined}
          name="replay-view"
          isChosen={replay.viewer.value === viewer}
          onChoose={() => {
            replay.viewer.value = viewer;
          }}
        >
          {viewer === 'all' && <Icon name="eye" />}
          <span>{nameOf(replay, viewer)}</span>
        </Radio>
      ))}
    </fieldset>
  );
}

function nameOf(replay: Replay, viewer: ReplayViewer): string {
  const words = replayWords.known();
  if (viewer === 'all') return words.viewAll;
  return viewer === 'spectator' ? words.viewTable : nameAt(replay.seats, viewer);
}
