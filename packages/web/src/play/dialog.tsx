/** A dialog on the browser's own element, with its title and a way out. */
import './dialog.css';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icon.tsx';
import { say } from '../words/index.ts';

/** A modal dialog, open while its signal says so; closed, nothing of it is there. */
export function Dialog(props: {
  readonly title: string;
  readonly isOpen: Signal<boolean>;
  readonly children: () => ComponentChildren;
}) {
  return props.isOpen.value ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, isOpen, children }: Parameters<typeof Dialog>[0]) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // At once: whoever presses Escape in the next moment means the dialog.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={id}
      onClose={() => {
        isOpen.value = false;
      }}
      onPointerDown={(event) => {
        // A tap beside the sheet is one on the dialog itself.
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="sheet-inside">
        <header class="sheet-head">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            class="button quiet icon"
            aria-label={say().common.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children()}
      </div>
    </dialog>
  );
}
