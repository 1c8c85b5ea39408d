/** A newer version is there; it comes when the person wants it. */
import { Icon } from '../art/icon.tsx';
import { applyUpdate, updateReady } from '../pwa.ts';
import { say } from '../words/index.ts';

/** Announces a newer version, outside of games only. */
export function UpdateNotice() {
  const { home } = say();
  if (!updateReady.value) return null;
  return (
    <p class="update panel" role="status">
      {home.updateReady}
      <button type="button" class="button primary" onClick={() => void applyUpdate()}>
        <Icon name="again" />
        {home.update}
      </button>
    </p>
  );
}
