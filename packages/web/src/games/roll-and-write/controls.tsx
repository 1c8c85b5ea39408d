/** Beside the house: controls for the pick, or else the last events. */
import './controls.css';
import { act } from '../../table/acting.ts';
import { Button } from '../../ui/button.tsx';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { BoardNews } from '../house/board-news.tsx';
import { PlacingControls } from '../house/placing-controls.tsx';
import { FaceChoice } from './face-choice.tsx';
import type { GameTable } from './material.ts';
import { facesInWords, tileInWords } from './naming.ts';
import { PaymentChoice } from './payment-choice.tsx';
import type { TableParts } from './selection.ts';
import { StepPicture } from './step-picture.tsx';
import { story } from './story.ts';
import { helpOn } from './topics.ts';

interface ControlsParts extends TableParts {
  readonly onPlace: () => void;
  /** Says what the tracks do. */
  readonly onAbout: () => void;
}

/** The controls of this moment. */
export function Controls(props: ControlsParts) {
  const { table, selection, onAbout } = props;
  const { starts, marks, coatTracks } = selection.possible.value;
  const isAboutTracks = starts.size + marks.size + coatTracks.size > 0;
  const isBusy =
    selection.placing.value || selection.isRecolouring.value || selection.white.value !== undefined;
  return (
    <div class="controls">
      {isAboutTracks && (
        <Button class="controls-about" onClick={onAbout} {...helpOn('tracks')}>
          {sayRollAndWrite().aboutAbilities}
        </Button>
      )}
      <Held {...props} />
      <News table={table} isHidden={Boolean(isBusy)} />
    </div>
  );
}

function Held({ table, selection, onPlace }: ControlsParts) {
  const words = sayRollAndWrite();
  const placing = selection.placing.value;
  const white = selection.white.value;
  const { faces } = selection;
  if (placing) {
    const picked = selection.picked.value;
    const { phase, noX } = table.picture.value;
    const square = phase === 'coat' ? words.coatSquare : words.oneSquare(!noX);
    return (
      <>
        <PaymentChoice selection={selection} />
        <PlacingControls
          placing={placing}
          what={picked?.kind === 'tile' ? tileInWords(picked.tile) : square}
          onPlace={onPlace}
          onPutBack={phase === 'coat' ? undefined : () => selection.putBack()}
        />
      </>
    );
  }
  if (selection.isRecolouring.value) {
    const turns = selection.possible.value.recolours.get(faces);
    return (
      <FaceChoice
        title={words.recolourTo(facesInWords(faces))}
        faces={[...(turns?.keys() ?? [])]}
        onChoose={(face) => act(table, turns?.get(face) ?? '')}
        onCancel={() => selection.putBack()}
      />
    );
  }
  if (white !== undefined) {
    return (
      <FaceChoice
        title={words.whiteWhich}
        faces={selection.tracksFor(white)}
        onChoose={(track) => selection.takeWhite(track)}
        onCancel={() => selection.putBack()}
      />
    );
  }
  return null;
}

/** The most sentences that are shown. */
const MAX_NEWS = 4;

/** The events since the last move of the person at the device. */
function News({ table, isHidden }: { readonly table: GameTable; readonly isHidden: boolean }) {
  const steps = table.steps.value;
  const viewer = table.viewer.value;
  const from = steps.findLastIndex(({ by }) => by === viewer) + 1;
  const news = steps
    .slice(from)
    .map((step, index) => ({ step, number: from + index }))
    .filter(({ step }) => step.by !== 'chance' || step.before.active !== viewer)
    .slice(-MAX_NEWS);
  return (
    <BoardNews
      class="news"
      label={sayRollAndWrite().news}
      help={helpOn('news')}
      isHidden={isHidden}
      sentences={news.map(({ step, number }) => ({
        number,
        sentence: story(table.seats, [step])[0] ?? '',
        picture: <StepPicture step={step} />,
        seat: step.before.active,
      }))}
    />
  );
}
