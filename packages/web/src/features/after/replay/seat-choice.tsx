/** Through whose eyes the game is looked at. */
import './seat-choice.css';
import type { Eyes, Replay } from '../../../table/replay/replay.ts';
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
      {replay.viewers.map((eyes) => (
        <Radio
          key={eyes}
          class={typeof eyes === 'number' ? `house-${eyes % 4}` : undefined}
          name="replay-view"
          isChosen={replay.viewer.value === eyes}
          onChoose={() => {
            replay.viewer.value = eyes;
          }}
        >
          {eyes === 'all' && <Icon name="eye" />}
          <span>{nameOf(replay, eyes)}</span>
        </Radio>
      ))}
    </fieldset>
  );
}

function nameOf(replay: Replay, eyes: Eyes): string {
  const words = replayWords.known();
  if (eyes === 'all') return words.viewAll;
  return eyes === 'spectator' ? words.viewTable : nameAt(replay.seats, eyes);
}
