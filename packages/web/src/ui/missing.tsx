/** A screen for what is not there. */
import type { ComponentChildren } from 'preact';
import { say } from '../words/index.ts';
import { Button } from './button.tsx';
import { Page } from './page.tsx';

/** Says what is wrong, and leads back to the quay. */
export function Missing(props: { readonly text: string; readonly children?: ComponentChildren }) {
  const { common } = say();
  return (
    <Page title={common.productName}>
      <div class="panel missing">
        <p>{props.text}</p>
        <div class="actions">
          {props.children}
          <Button icon="home" href="/">
            {common.toHome}
          </Button>
        </div>
      </div>
    </Page>
  );
}
