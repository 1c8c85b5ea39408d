/** A dialog on the browser's own element, with its title and a way out. */
import './dialog.css';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../words/index.ts';
import { IconButton } from './button.tsx';

/** A modal dialog, open while its signal says so; closed, nothing of it is there. */
export function Dialog(props: {
  readonly title: string;
  readonly isOpen: Signal<boolean>;
  /**
   * True if reading begins at the title and no button has the focus, so that a hasty key press does
   * nothing.
   */
  readonly beginsAtTitle?: boolean;
  readonly children: () => ComponentChildren;
}) {
  return props.isOpen.value ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  title,
  isOpen,
  beginsAtTitle = false,
  children,
}: Parameters<typeof Dialog>[0]) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The signal changes with the dialog: its `close` event comes later, and a key in between would be lost.
  const close = () => {
    dialog.current?.close();
    isOpen.value = false;
  };
  // A layout effect, so that Escape closes the dialog from its first moment on.
  useLayoutEffect(() => {
    if (!dialog.current) return;
    dialog.current.showModal();
    if (beginsAtTitle) heading.current?.focus();
    dismissBeside(dialog.current, close);
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={id}
      onCancel={(event) => {
        // A file chooser inside reports its end by the same name.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClose={() => {
        isOpen.value = false;
      }}
    >
      <div class="sheet-inside">
        <header class="sheet-head">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton look="quiet" icon="close" label={say().common.close} onClick={close} />
        </header>
        {children()}
      </div>
    </dialog>
  );
}

/** Light dismiss: a tap that begins and ends beside the sheet, which is on the dialog itself, closes it. */
function dismissBeside(dialog: HTMLDialogElement, close: () => void): void {
  let isBeside = false;
  dialog.addEventListener('pointerdown', ({ target }) => {
    isBeside = target === dialog;
  });
  // Not before the click, which would fall on what lies behind the dialog.
  dialog.addEventListener('click', ({ target }) => {
    if (isBeside && target === dialog) close();
  });
}
