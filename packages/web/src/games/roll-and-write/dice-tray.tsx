/** The wooden tray: dice, and what can be done with them. */
import { offers } from '../../table/main-button.ts';
import './dice-tray.css';
import { unspokenRollAndWrite as spell } from '@nyhavn/engine/roll-and-write';
import type { Signal } from '@preact/signals';
import { Die } from '../../art/die.tsx';
import { act, explain, isFinal } from '../../table/acting.ts';
import { TableSeal } from '../../table/table-seal.tsx';
import { notify } from '../../ui/announcer.tsx';
import { sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { SideButton } from '../house/board-layout.tsx';
import { AbilityButton, ActionButton } from './action-button.tsx';
import { placesOf, type Tray as TrayDice, type TrayDie, trayOf } from './dice.ts';
import type { DiceEntry } from './dice-entry.ts';
import { DicePad } from './dice-pad.tsx';
import { colourName, facesInWords } from './naming.ts';
import { starUse } from './possible.ts';
import type { TableParts } from './selection.ts';
import { helpOn } from './topics.ts';

/** Everything at the foot of the table. */
export function Tray(
  props: TableParts & { readonly pad: DiceEntry; readonly isSideOpen: Signal<boolean> },
) {
  const { table, selection, pad, isSideOpen } = props;
  const words = sayRollAndWrite();
  const picture = table.picture.value;
  const tray = trayOf(picture, table.steps.value);
  const isAsked = table.turn.value.kind === 'person';
  const { draws } = selection.possible.value;
  const isToPick = draws.size > 0 && !selection.placing.value;
  if (pad.question.value) return <DicePad {...{ table, pad, isSideOpen }} />;
  return (
    <div class="dice-tray wood" data-phase={isAsked ? picture.phase : 'waiting'}>
      <fieldset class="tray-dice" aria-label={words.dice} {...helpOn('dice')}>
        {tray.dice.map((die, index) => (
          <TrayDieButton
            // A new roll is new dice, which tumble.
            key={`${tray.roll} ${index}`}
            {...{ table, selection, tray, die, index }}
          />
        ))}
        {Array.from({ length: tray.missing }, (_, index) => (
          <span class="tray-slot" key={`slot ${index}`} />
        ))}
      </fieldset>
      <TableSeal />
      <div class={isToPick ? 'tray-side main' : 'tray-side'}>
        <SideButton label={words.tiles} isSideOpen={isSideOpen} />
      </div>
      {isAsked && picture.phase === 'turn' && <TurnActions {...{ table, selection }} />}
      {isAsked && picture.phase === 'mark' && <MarkActions {...{ table, selection }} />}
      {isAsked && picture.phase === 'coat' && (
        <p class="tray-hint" {...helpOn('coat')}>
          {words.coatHint}
        </p>
      )}
      {isAsked && picture.phase === 'start' && <StartActions {...{ table, selection }} />}
    </div>
  );
}

function TrayDieButton(
  props: TableParts & {
    readonly tray: TrayDice;
    readonly die: TrayDie;
    readonly index: number;
  },
) {
  const { table, selection, tray, die, index } = props;
  const words = sayRollAndWrite();
  const { face, place, isRolling } = die;
  const { phase, dice } = table.picture.value;
  const isForTile =
    place !== undefined && placesOf(tray.dice, selection.payment.value?.dice ?? '').includes(place);
  const isPicked =
    place !== undefined &&
    (selection.dice.value.includes(place) ||
      selection.taken.value.some((one) => one.die === place));
  const name = [
    words.die(face, index + 1, tray.dice.length),
    ...(place === undefined ? [words.dieUsed] : []),
    ...(isForTile ? [words.dieForTile] : []),
  ].join(', ');
  const art = (
    <Die
      face={face}
      // Real dice have rolled already.
      isRolling={isRolling && !table.isTold}
      isPicked={isPicked || isForTile}
      isUsed={place === undefined}
    />
  );
  const isAsked = table.turn.value.kind === 'person' && (phase === 'turn' || phase === 'mark');
  if (!isAsked || place === undefined) {
    return (
      <span class="tray-die" role="img" aria-label={name} {...helpOn('die', index)}>
        {art}
      </span>
    );
  }
  const { rerolls, recolours, marks } = selection.possible.value;
  const isUseful =
    phase === 'mark'
      ? [...marks.keys()].some((tracks) => face === 'W' || tracks.includes(face))
      : rerolls.size > 0 || recolours.size > 0;
  function use(at: number) {
    if (phase === 'mark') {
      if (!selection.takeDie(at))
        explain(table, spell({ verb: 'mark', tracks: face }), words.notNow);
    } else if (isUseful) selection.toggleDie(at);
    else explain(table, starUse('R', dice?.charAt(at) ?? ''), words.notNow);
  }
  return (
    <button
      type="button"
      class="tray-die"
      aria-label={name}
      {...helpOn('die', index)}
      aria-pressed={isPicked}
      aria-disabled={!isUseful}
      ref={phase === 'mark' && isUseful && selection.tracks === '' ? offers.main : null}
      onClick={() => use(place)}
    >
      {art}
    </button>
  );
}

function TurnActions({ table, selection }: TableParts) {
  const words = sayRollAndWrite();
  const picture = table.picture.value;
  const { draws, rerolls, recolours, singles, noX, end } = selection.possible.value;
  const { faces } = selection;
  const reroll = rerolls.get(faces);
  const isSquare = selection.picked.value?.kind === 'square';
  const anyDie = picture.dice?.charAt(0) ?? 'R';
  // As long as a tile can be drawn, the tiles are what the turn is about.
  const isDone = picture.drawn || draws.size === 0;
  const isMain = end !== undefined && isDone && selection.placing.value === undefined;
  function recolour() {
    if (recolours.has(faces)) selection.recolour();
    else if (faces === '' && recolours.size > 0) notify(words.recolourWhich);
    else explain(table, starUse('G', faces === '' ? anyDie : faces), words.recolourWhich);
  }
  return (
    <div class="dice-actions turn">
      <AbilityButton
        {...{ table }}
        track="R"
        name={words.reroll(faces.length)}
        isPossible={rerolls.size > 0}
        isFinal={isFinal(table, reroll)}
        onClick={() => {
          if (reroll !== undefined) act(table, reroll);
          else if (rerolls.size > 0) notify(words.rerollWhich);
          else explain(table, starUse('R', anyDie), words.notNow);
        }}
      />
      <AbilityButton
        {...{ table }}
        track="G"
        name={words.recolour}
        isPossible={recolours.size > 0}
        isPressed={selection.isRecolouring.value}
        onClick={recolour}
      />
      <AbilityButton
        {...{ table }}
        track="B"
        name={picture.noX ? words.noXOn : words.noX}
        isPossible={noX !== undefined}
        isPressed={picture.noX}
        onClick={() =>
          noX === undefined ? explain(table, starUse('B', anyDie), words.notNow) : act(table, noX)
        }
      />
      <AbilityButton
        {...{ table }}
        track="P"
        name={words.oneX}
        isPossible={singles.length > 0}
        isPressed={isSquare}
        onClick={() => {
          if (isSquare) selection.putBack();
          else if (singles.length > 0) selection.pickSquare();
          else explain(table, starUse('P', anyDie), words.notNow);
        }}
      />
      <ActionButton
        name={picture.drawn || end === undefined ? words.end : words.endWithout}
        isPossible={end !== undefined}
        isMain={isMain}
        help={helpOn('end')}
        isFinal={isFinal(table, end)}
        onClick={() =>
          end === undefined ? explain(table, spell({ verb: 'end' }), words.notNow) : act(table, end)
        }
      />
    </div>
  );
}

function MarkActions({ table, selection }: TableParts) {
  const words = sayRollAndWrite();
  const none = spell({ verb: 'mark', tracks: '' });
  const { tracks } = selection;
  const mark = tracks === '' ? undefined : selection.possible.value.marks.get(tracks);
  return (
    <div class="dice-actions">
      <ActionButton
        name={words.takeNone}
        help={helpOn('take-none')}
        isPossible
        isMain={false}
        isFinal={isFinal(table, none)}
        onClick={() => act(table, none)}
      />
      <ActionButton
        help={helpOn('take')}
        name={mark === undefined ? words.take : words.takeTracks(facesInWords(tracks))}
        isPossible={mark !== undefined}
        isMain={mark !== undefined}
        isFinal={isFinal(table, mark)}
        onClick={() => (mark === undefined ? notify(words.takeWhich) : act(table, mark))}
      />
    </div>
  );
}

function StartActions({ table, selection }: TableParts) {
  const words = sayRollAndWrite();
  const picked = selection.picked.value;
  const track = picked?.kind === 'track' ? picked.track : undefined;
  const text = track === undefined ? undefined : selection.possible.value.starts.get(track);
  const name = words.beginWith(track === undefined ? '…' : colourName(track));
  return (
    <div class="dice-actions">
      <ActionButton
        name={name}
        help={helpOn('begin')}
        isPossible={text !== undefined}
        isMain
        isFinal={isFinal(table, text)}
        onClick={() => (text === undefined ? notify(words.status.start) : act(table, text))}
      />
    </div>
  );
}
