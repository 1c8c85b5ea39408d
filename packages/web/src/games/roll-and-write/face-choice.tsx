/** A choice of one face: for a colour change, or the track that a white die marks. */
import './face-choice.css';
import { Die } from '../../art/die.tsx';
import type { Paint } from '../../art/types.ts';
import { IconButton } from '../../ui/button.tsx';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { say } from '../../words/index.ts';
import { colourName } from './naming.ts';
import { helpOn } from './topics.ts';

/** Buttons for some faces, and one to leave it. */
export function FaceChoice(props: {
  readonly title: string;
  readonly faces: readonly string[];
  readonly onChoose: (face: string) => void;
  readonly onCancel: () => void;
}) {
  const { title, faces, onChoose, onCancel } = props;
  const { common } = say();
  const rollAndWrite = sayRollAndWrite();
  return (
    <fieldset class="face-choice panel" {...helpOn('face')}>
      <legend>{title}</legend>
      <div class="face-choice-faces">
        {faces.map((face) => (
          <button
            key={face}
            type="button"
            class="face-choice-face"
            aria-label={rollAndWrite.face(colourName(face))}
            onClick={() => onChoose(face)}
            {...helpOn('face', face)}
          >
            <Die face={face as Paint} />
          </button>
        ))}
        <IconButton
          look="quiet"
          icon="close"
          label={common.cancel}
          {...helpOn('put-back')}
          onClick={onCancel}
        />
      </div>
    </fieldset>
  );
}
