/** A menu: what else can be done, on the browser's own popover. */
import { type ComponentChildren, type ComponentProps, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { Button, IconButton } from './button.tsx';

const MenuId = createContext('');

/** A button that opens a list of entries. */
export function Menu(props: {
  readonly id: string;
  readonly label: string;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ComponentChildren;
}) {
  const { id, label, onToggle, children, ...rest } = props;
  return (
    <MenuId.Provider value={id}>
      <IconButton icon="menu" popovertarget={id} label={label} {...rest} />
      <div
        id={id}
        popover="auto"
        class="menu"
        onBeforeToggle={({ newState }) => onToggle?.(newState === 'open')}
      >
        <ul class="menu-list">{children}</ul>
      </div>
    </MenuId.Provider>
  );
}

/** An entry: a link, or a button that closes the menu. */
export function MenuEntry(props: ComponentProps<typeof Button>) {
  const id = useContext(MenuId);
  const closing = props.href === undefined && {
    popovertarget: id,
    popovertargetaction: 'hide' as const,
  };
  return (
    <li>
      <Button look="quiet" {...props} {...closing} />
    </li>
  );
}
