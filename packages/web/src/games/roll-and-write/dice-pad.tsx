/** The pad for real dice: places to fill, faces to tap, and one button to confirm. */
import './dice-pad.css';
import type { Signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Die } from '../../art/die.tsx';
import type { Paint } from '../../art/types.ts';
import { onKeys } from '../../table/keys.ts';
import { announce, notify } from '../../ui/announcer.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { RealDiceWords } from '../../words/en/games/roll-and-write/real-dice.ts';
import { realDice, sayRollAndWrite } from '../../words/games/roll-and-write.ts';
import { say } from '../../words/index.ts';
import { SideButton } from '../house/board-layout.tsx';
import { ActionButton } from './action-button.tsx';
import { CrossChoice } from './cross-choice.tsx';
import type { DiceEntry } from './dice-entry.ts';
import { FACES, type GameTable } from './material.ts';
import { colourName, facesInWords } from './naming.ts';
import { helpOn } from './topics.ts';

interface PadParts {
  readonly table: GameTable;
  readonly pad: DiceEntry;
  readonly words: RealDiceWords;
}

/** The pad for the entry that the real table is asked for. */
export function DicePad(props: {
  readonly table: GameTable;
  readonly pad: DiceEntry;
  readonly isSideOpen: Signal<boolean>;
}) {
  const { table, pad, isSideOpen } = props;
  const words = realDice.say();
  const question = pad.question.value;
  if (!words || !question) return <div class="dice-tray dice-pad wood" />;
  if (question.kind === 'cross') {
    return (
      <div class="dice-tray dice-pad wood" {...helpOn('dice')}>
        <CrossChoice {...{ table, pad, words }} />
      </div>
    );
  }
  return (
    <div class="dice-tray dice-pad wood" {...helpOn('dice')}>
      <Slots {...{ table, pad, words }} />
      <div class="tray-side pad-side">
        <SideButton label={sayRollAndWrite().tiles} isSideOpen={isSideOpen} />
      </div>
      <Faces {...{ table, pad, words }} />
      <div class="dice-actions pad-actions">
        <Confirm {...{ table, pad, words }} />
      </div>
    </div>
  );
}

/** The dice that stay, and the places for the dice that were entered. */
function Slots({ table, pad, words }: PadParts) {
  const { slots, next } = pad;
  const kept = pad.question.value?.kind === 'roll' ? table.picture.value.dice : null;
  const count = slots.value.length;
  const dice = pad.dice.value;
  const told = dice === '' ? words.toldNone : words.told(facesInWords(dice));
  useEffect(() => announce(told, 'hand'), [told]);
  return (
    <fieldset class="tray-dice pad-slots" aria-label={words.slots}>
      {[...(kept ?? '')].map((face, index) => (
        <span
          key={`kept ${index}`}
          class="tray-die pad-kept"
          role="img"
          aria-label={words.kept(colourName(face))}
        >
          <Die face={face as Paint} isUsed />
        </span>
      ))}
      {slots.value.map((face, index) => (
        <button
          key={index}
          type="button"
          class={`tray-die pad-slot${face === undefined ? ' is-empty' : ''}`}
          aria-label={words.slot(
            index + 1,
            count,
            face === undefined ? words.empty : colourName(face),
          )}
          aria-pressed={next.value === index}
          onClick={() => pad.choose(index)}
        >
          {face !== undefined && <Die face={face} isPicked={next.value === index} />}
        </button>
      ))}
    </fieldset>
  );
}

function Faces({ pad, words }: PadParts) {
  const rollAndWrite = sayRollAndWrite();
  function fill(face: Paint) {
    if (!pad.fill(face)) notify(words.full);
  }
  // Keys count as soon as the faces are to be seen.
  useLayoutEffect(
    () =>
      onKeys({
        ...Object.fromEntries(FACES.map((face) => [face.toLowerCase(), () => fill(face)])),
        Backspace: () => pad.erase(),
        ArrowLeft: () => pad.move(-1),
        ArrowRight: () => pad.move(1),
      }),
    [pad, words],
  );
  return (
    <fieldset class="pad-faces" aria-label={words.faces}>
      {FACES.map((face) => (
        <button
          key={face}
          type="button"
          class={`pad-face is-${face}`}
          aria-label={rollAndWrite.face(colourName(face))}
          onClick={() => fill(face)}
        >
          <Die face={face} />
          <span aria-hidden="true">{face}</span>
        </button>
      ))}
      <button
        type="button"
        class="pad-face pad-erase"
        aria-label={words.erase}
        title={words.erase}
        onClick={() => pad.erase()}
      >
        <Icon name="erase" />
      </button>
    </fieldset>
  );
}

function Confirm({ table, pad, words }: PadParts) {
  const { refusals } = say();
  const text = pad.text.value;
  const refusal = text === undefined ? undefined : table.tellRefusal(text);
  const isPossible = text !== undefined && refusal === undefined;
  function confirm() {
    if (isPossible) table.tell(text);
    else notify(refusal === undefined ? words.missing(pad.missing) : refusals[refusal]);
  }
  return (
    <ActionButton
      icon="check"
      isMain
      name={words.confirm}
      isPossible={isPossible}
      onClick={confirm}
    />
  );
}
