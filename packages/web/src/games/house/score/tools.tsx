/** Tools of the score pad: pencils, colours, undo and redo, new sheets. */
import './tools.css';
import { useLayoutEffect } from 'preact/hooks';
import { CellArt } from '../../../art/house/cell.tsx';
import type { CellLook } from '../../../art/house/cell-look.ts';
import type { Medium, Paint } from '../../../art/types.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Radio } from '../../../ui/choice.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { sayScore } from '../../../words/games/house.ts';
import { say } from '../../../words/index.ts';
import { DialogTool } from './dialog-tool.tsx';
import { PlayersButton } from './players.tsx';
import type { Pencil, SheetEditor } from './sheet-editor.ts';

const PENCILS: readonly Pencil[] = ['turns', 'window', 'brick', 'empty'];

/** Pencils, undo and redo, players, new sheets. */
export function Tools({ editor }: { readonly editor: SheetEditor }) {
  const { pad } = editor;
  const words = sayScore();
  useUndoKeys(editor);
  return (
    <div class="score-tools">
      <fieldset class="score-pencils">
        <legend class="visually-hidden">{words.tools.title}</legend>
        {PENCILS.map((pencil) => (
          <PencilChoice key={pencil} editor={editor} pencil={pencil} />
        ))}
      </fieldset>
      <div class="score-acts">
        {(['undo', 'redo'] as const).map((way) => (
          <Button
            key={way}
            icon={way}
            class="score-tool"
            aria-disabled={!(way === 'undo' ? pad.canUndo : pad.canRedo).value}
            onClick={() => editor[way]()}
          >
            <span class="score-tool-words">{words[way]}</span>
          </Button>
        ))}
        <PlayersButton editor={editor} />
        <FreshButton editor={editor} />
      </div>
    </div>
  );
}

/** Undo and redo as everywhere. */
function useUndoKeys(editor: SheetEditor): void {
  useLayoutEffect(() => {
    function key(event: KeyboardEvent) {
      const isTyping = (event.target as Element).closest('input[type="text"], dialog') !== null;
      if (isTyping || !(event.ctrlKey || event.metaKey)) return;
      const letter = event.key.toLowerCase();
      if (letter !== 'z' && letter !== 'y') return;
      event.preventDefault();
      if (letter === 'y' || event.shiftKey) editor.redo();
      else editor.undo();
    }
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [editor]);
}

interface PencilParts {
  readonly editor: SheetEditor;
  readonly pencil: Pencil;
}

function PencilChoice({ editor, pencil }: PencilParts) {
  const { tools } = sayScore();
  return (
    <Radio
      class="score-choice"
      title={pencil === 'turns' ? tools.turnsAbout : tools[pencil]}
      name="pencil"
      value={pencil}
      isBare
      isChosen={editor.pencil.value === pencil}
      onChoose={() => {
        editor.pencil.value = pencil;
      }}
    >
      <PencilArt editor={editor} pencil={pencil} />
      <span class="score-choice-words">{tools[pencil]}</span>
    </Radio>
  );
}

function PencilArt({ editor, pencil }: PencilParts) {
  const colour = editor.paint.value;
  if (pencil === 'empty') return <Icon name="eraser" />;
  if (pencil === 'turns') return <Icon name="pencil" />;
  const look = { kind: pencil, ...(colour ? { colour } : {}) };
  return <Sample look={look} medium={editor.front.medium} />;
}

function Sample(props: { readonly look: CellLook; readonly medium: Medium }) {
  return (
    <svg class="score-sample" viewBox="0 0 40 40" aria-hidden="true">
      <CellArt x={0} y={0} size={40} {...props} />
    </svg>
  );
}

/** Colours for those who like to paint. */
export function Paints({ editor }: { readonly editor: SheetEditor }) {
  const { tools } = sayScore();
  const { colours } = say().common;
  const choices: readonly (Paint | undefined)[] = [undefined, ...editor.front.paints];
  return (
    <fieldset class="score-paints panel">
      <legend>{tools.paint}</legend>
      {choices.map((paint) => (
        <Radio
          key={paint ?? ''}
          class="score-choice"
          title={paint ? colours[paint] : tools.plain}
          name="paint"
          isBare
          isChosen={editor.paint.value === paint}
          onChoose={() => {
            editor.paint.value = paint;
          }}
        >
          {paint ? (
            <Sample look={{ kind: 'window', colour: paint }} medium="cardboard" />
          ) : (
            <Icon name="pencil" />
          )}
          <span class="visually-hidden">{paint ? colours[paint] : tools.plain}</span>
        </Radio>
      ))}
    </fieldset>
  );
}

/** New sheets, after a question. */
function FreshButton({ editor }: { readonly editor: SheetEditor }) {
  const { fresh } = sayScore();
  return (
    <DialogTool icon="sheet" name={fresh.button}>
      {() => (
        <>
          <p>{fresh.sure}</p>
          <form method="dialog" class="actions score-sure">
            <Button
              look="primary"
              type="submit"
              onClick={() => {
                editor.pad.clear();
                announce(fresh.done, 'hand');
              }}
            >
              {fresh.yes}
            </Button>
            <Button type="submit">{say().common.cancel}</Button>
          </form>
        </>
      )}
    </DialogTool>
  );
}
