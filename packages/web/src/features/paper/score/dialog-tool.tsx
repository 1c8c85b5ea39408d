/** A tool that opens a dialog. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';

/** A button among the tools, and the dialog of the same name. */
export function DialogTool(props: {
  readonly icon: IconName;
  readonly name: string;
  readonly children: () => ComponentChildren;
}) {
  const { icon, name, children } = props;
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="button score-tool"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name={icon} />
        <span class="score-tool-words">{name}</span>
      </button>
      <Dialog title={name} isOpen={isOpen}>
        {children}
      </Dialog>
    </>
  );
}
