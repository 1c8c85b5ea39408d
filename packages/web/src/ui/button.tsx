/** Buttons, and links that look like them. */
import type {
  ButtonHTMLAttributes,
  ComponentChildren,
  InputHTMLAttributes,
  LooseAnchorHTMLAttributes,
  TargetedEvent,
} from 'preact';
import { useId } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';

interface Look {
  /** The main thing to do here, or one of those that stand back. */
  readonly look?: 'primary' | 'quiet' | undefined;
  readonly icon?: IconName | undefined;
  /** The name, also for the pointer, where the content does not say it. */
  readonly label?: string;
  readonly class?: string | undefined;
}

type ButtonProps = Look & { readonly href?: never } & Omit<
    ButtonHTMLAttributes,
    keyof Look | 'href'
  >;
type LinkProps = Look & { readonly href: string } & Omit<
    LooseAnchorHTMLAttributes,
    keyof Look | 'href' | 'role'
  >;

/** A button; with an address, a link that looks like one. */
export function Button(props: ButtonProps | LinkProps) {
  if (props.href === undefined) return <button type="button" {...dressed(props)} />;
  return <a {...dressed(props)} />;
}

/** A button that is an icon and nothing else. */
export function IconButton(
  props: (ButtonProps | LinkProps) & { readonly icon: IconName; readonly label: string },
) {
  return <Button {...props} class={props.class ? `icon ${props.class}` : 'icon'} />;
}

/** A button that asks for a file. */
export function FileButton(
  props: Look &
    Pick<InputHTMLAttributes, 'accept' | 'children'> & {
      onFile(file: File | undefined): void;
    },
) {
  const { accept, onFile, ...look } = props;
  const id = useId();
  const take = ({ currentTarget }: TargetedEvent<HTMLInputElement>) => {
    onFile(currentTarget.files?.[0]);
    currentTarget.value = '';
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: Its words are among the attributes. */}
      <label {...dressed(look)} for={id} />
      <input id={id} type="file" class="visually-hidden" accept={accept} onChange={take} />
    </>
  );
}

/** The attributes and the content that make a button of an element. */
function dressed<Props extends Look & { readonly children?: ComponentChildren }>(props: Props) {
  const { look, icon, label, class: more, children, ...rest } = props;
  return {
    ...(label !== undefined && { 'aria-label': label, title: label }),
    ...rest,
    class: ['button', look, more].filter(Boolean).join(' '),
    children: [icon && <Icon key="icon" name={icon} />, children],
  };
}
