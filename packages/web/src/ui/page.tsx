/** A screen that is not a table: a title, and things below it. */
import './page.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../words/index.ts';
import { IconButton } from './button.tsx';
import { UpdateNotice } from './update-notice.tsx';

/** A page with its title and the way back to the quay. */
export function Page(props: { readonly title: string; readonly children: ComponentChildren }) {
  const { common } = say();
  useTitle(props.title);
  return (
    <div class="page">
      <header class="page-head">
        <IconButton icon="left" href="/" label={common.toHome} />
        <h1>{props.title}</h1>
      </header>
      <UpdateNotice />
      <main>{props.children}</main>
    </div>
  );
}

/** Gives the browser's tab a title. */
export function useTitle(title: string): void {
  const { productName } = say().common;
  useEffect(() => {
    document.title = title === productName ? title : `${title} · ${productName}`;
  }, [title, productName]);
}
