/** The main buttons: taking, discarding, using Take and build, ending the turn. */
import { ButtonWords, moveName } from '../../table/button-words.tsx';
import { offers } from '../../table/main-button.ts';
import './actions.css';
import { unspokenCopenhagen as spell } from '@nyhavn/engine/copenhagen';
import type { Signal } from '@preact/signals';
import { act } from '../../table/acting.ts';
import { notify } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { SideButton } from '../house/board-layout.tsx';
import { abilityNames, coloursInWords } from './naming.ts';
import { cardsAt, type GameTable } from './picture.ts';
import type { Ready, TableParts } from './selection.ts';
import { helpOn } from './topics.ts';

/** The buttons of the moment. */
export function Actions(props: TableParts & { readonly isSideOpen: Signal<boolean> }) {
  const { table, selection, isSideOpen } = props;
  const { supply, both } = sayCopenhagen();
  const { phase } = table.picture.value;
  const side = <SideButton label={supply.button} isSideOpen={isSideOpen} />;
  if (table.turn.value.kind !== 'person' || phase === 'coat') {
    return <div class="tray-actions">{side}</div>;
  }
  if (phase === 'both') return <AfterTaking table={table} selection={selection} />;
  return (
    <div class="tray-actions">
      {phase !== 'discard' && side}
      {phase === 'build' ? (
        <WordButton {...{ table, selection }} verb="end" label={both.endUnbuilt} />
      ) : (
        <PickedButton table={table} selection={selection} />
      )}
    </div>
  );
}

/** Takes or discards what is picked. */
function PickedButton({ table, selection }: TableParts) {
  const copenhagen = sayCopenhagen();
  const { harbour, hand } = copenhagen;
  const ready = selection.ready.value;
  const missing = selection.missing.value;
  const surplus = selection.surplus.value;
  const most = selection.mostTaken.value;
  const help = helpOn(surplus > 0 ? 'discard' : 'take');
  if (!ready) {
    const [pick, why] =
      surplus > 0
        ? [hand.pickToDiscard(missing), hand.tooFew(missing)]
        : missing > 1
          ? [harbour.pick(most), harbour.pickFirst(most)]
          : [harbour.pickOne, harbour.pickAnother];
    return (
      <Button
        class="tray-main"
        ref={offers.main}
        aria-disabled="true"
        onClick={() => notify(why)}
        {...help}
      >
        {pick}
      </Button>
    );
  }
  const picture = table.picture.value;
  const label =
    surplus > 0
      ? hand.discard(surplus)
      : harbour.take(coloursInWords(cardsAt(picture, selection.places.value)));
  const note = ready.uses.length > 0 ? copenhagen.uses(abilityNames(ready.uses)) : '';
  return <MoveButton {...{ table, ready, help, label, note }} isPrimary />;
}

/** After taking: build as well, or end the turn. */
function AfterTaking({ table, selection }: TableParts) {
  const { both } = sayCopenhagen();
  const isUseful = canBuildAfterBoth(table);
  return (
    <div class="tray-actions">
      <WordButton
        {...{ table, selection }}
        verb="both"
        label={both.use}
        note={isUseful ? both.uses : both.useless}
        isPrimary={isUseful}
      />
      <WordButton {...{ table, selection }} verb="end" label={both.end} isPrimary={!isUseful} />
    </div>
  );
}

interface MoveLook {
  readonly label: string;
  readonly note?: string;
  readonly isPrimary?: boolean;
}

/** A move that is one word, if it is legal. */
function WordButton(props: TableParts & MoveLook & { readonly verb: 'both' | 'end' }) {
  const { table, selection, verb, ...look } = props;
  return (
    <MoveButton {...look} {...{ table, ready: selection.readyTo({ verb }) }} help={helpOn(verb)} />
  );
}

function MoveButton(
  props: MoveLook & {
    readonly table: GameTable;
    readonly ready: Ready | undefined;
    readonly help: ReturnType<typeof helpOn>;
  },
) {
  const { table, ready, help, label, note = '', isPrimary } = props;
  if (!ready) return null;
  return (
    <Button
      look={isPrimary ? 'primary' : undefined}
      icon={ready.isFinal ? 'no-undo' : 'check'}
      class={isPrimary ? 'tray-main' : undefined}
      ref={isPrimary ? offers.main : null}
      aria-label={moveName(note === '' ? label : `${label}, ${note}`, ready.isFinal)}
      onClick={() => act(table, ready.text)}
      {...help}
    >
      <ButtonWords isFinal={ready.isFinal}>
        {label}
        {note !== '' && <small>{note}</small>}
      </ButtonWords>
    </Button>
  );
}

/** Returns true if anything can be built once Take and build is used: more than ending the turn. */
function canBuildAfterBoth(table: GameTable): boolean {
  const turn = table.turn.value;
  const trial = table.tryOut(spell({ verb: 'both' }));
  if (!trial.ok || turn.kind !== 'person') return false;
  const next = table.game.apply(table.view(), turn.seat, trial.value.move);
  return next.ok && table.game.count(next.value, turn.seat) > 1;
}
