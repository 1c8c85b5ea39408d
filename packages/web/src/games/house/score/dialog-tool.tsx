/** A tool that opens a dialog. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { IconName } from '../../../ui/icon.tsx';

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
      <Button
        icon={icon}
        class="score-tool"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <span class="score-tool-words">{name}</span>
      </Button>
      <Dialog title={name} isOpen={isOpen}>
        {children}
      </Dialog>
    </>
  );
}
