/** A newer version is there; it comes when the person wants it. */

import { say } from '../words/index.ts';
import { Button } from './button.tsx';
import { applyUpdate, updateReady } from './update.ts';

/** Announces a newer version, outside of games only. */
export function UpdateNotice() {
  const { home } = say();
  if (!updateReady.value) return null;
  return (
    <p class="update panel" role="status">
      {home.updateReady}
      <Button look="primary" icon="again" onClick={() => void applyUpdate()}>
        {home.update}
      </Button>
    </p>
  );
}
