/** Controls for the tile in the hand; without one, the last events. */
import './controls.css';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { say } from '../../words/index.ts';
import { BoardNews } from '../house/board-news.tsx';
import { PlacingControls } from '../house/placing-controls.tsx';
import { tileInWords } from './naming.ts';
import { PaymentChoice, paymentInWords } from './payment-choice.tsx';
import type { GameTable } from './picture.ts';
import type { Selection, TableParts } from './selection.ts';
import { StepPicture } from './step-picture.tsx';
import { story } from './story.ts';
import { helpOn } from './topics.ts';

/** The last move of the viewer is looked for among this many steps. */
const MAX_RECENT_STEPS = 40;

/** Controls for the tile that is held, with the way to pay for it. */
export function Controls(props: TableParts & { readonly onPlace: () => void }) {
  const { table, selection, onPlace } = props;
  const placing = selection.placing.value;
  const tile = selection.tile.value;
  if (!placing || tile === undefined) return <LastSteps table={table} />;
  return (
    <div class="hold">
      <PaymentChoice selection={selection} />
      <PlacingControls
        placing={placing}
        what={tileInWords(tile)}
        cost={costInWords(selection)}
        onPlace={onPlace}
        onPutBack={() => selection.putBack()}
      />
    </div>
  );
}

/** The cost of the tile where it is held: in full where there is only one way to pay, else the number of cards. */
function costInWords(selection: Selection): string {
  const payment = selection.payment.value;
  if (!payment) return '';
  const isOnly = selection.payments.value.length === 1;
  return isOnly ? paymentInWords(payment) : sayCopenhagen().cards(payment.cards.length);
}

/** The moves of the others since the viewer's last one; if there are none yet and it is their turn, the last move. */
function LastSteps({ table }: { readonly table: GameTable }) {
  const viewer = table.viewer.value;
  const steps = table.steps.value.slice(-MAX_RECENT_STEPS);
  const first = table.steps.value.length - steps.length;
  const sentences = story(table.seats, steps);
  const told = steps
    .map((step, index) => ({
      by: step.by,
      number: first + index,
      sentence: sentences[index] ?? '',
      picture: <StepPicture step={step} />,
      seat: step.before.active,
    }))
    .filter(({ by, sentence }) => by !== 'chance' && sentence !== '');
  const own = told.findLastIndex(({ by }) => by === viewer);
  const since = told.slice(own + 1);
  const isAsked = table.turn.value.kind === 'person';
  const shown = since.length > 0 || isAsked ? since : told.slice(-1);
  return (
    <BoardNews class="last-steps" label={say().table.log} help={helpOn('news')} sentences={shown} />
  );
}
