/** A dialog on the browser's own element, with its title and a way out. */
import './dialog.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../art/icon.tsx';
import { say } from '../words/index.ts';

/** A modal dialog; whoever holds the reference opens it. A tap beside it closes it. */
export function Dialog(props: {
  readonly title: string;
  readonly reference: RefObject<HTMLDialogElement | null>;
  readonly children: ComponentChildren;
  readonly onClose?: () => void;
}) {
  const id = useId();
  const { title, reference, children, onClose } = props;
  return (
    <dialog
      ref={reference}
      class="sheet"
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === reference.current) reference.current?.close();
      }}
    >
      <div class="sheet-inside">
        <header class="sheet-head">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            class="button quiet icon"
            aria-label={say().common.close}
            onClick={() => reference.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
