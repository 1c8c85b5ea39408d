/** Something that failed: what happened in a sentence, and a way on. */

import { StorageError } from '../store/database.ts';
import { say } from '../words/index.ts';
import { Button } from './button.tsx';
import { isFileFailure } from './files.ts';
import type { Failed } from './loaded.ts';
import { Missing } from './missing.tsx';

/** What happened, in words. */
function inWords(error: unknown): string {
  const { trouble } = say().common;
  if (isFileFailure(error)) return trouble.files;
  return error instanceof StorageError ? trouble.storage : trouble.other;
}

/** A button that tries again. */
function RetryButton({ error, again }: Pick<Failed, 'error' | 'again'>) {
  // A browser may not ask for a file again that has failed, and a deploy may have replaced it.
  const retry = isFileFailure(error) ? () => location.reload() : again;
  return (
    <Button look="primary" icon="again" onClick={retry}>
      {say().common.retry}
    </Button>
  );
}

/** A screen that could not be shown. */
export function Trouble({ failed }: { readonly failed: Pick<Failed, 'error' | 'again'> }) {
  return (
    <Missing text={inWords(failed.error)}>
      <RetryButton {...failed} />
    </Missing>
  );
}

/** A part of a screen that could not be shown. */
export function TroubleNote({ failed }: { readonly failed: Failed }) {
  return (
    <div class="trouble" role="alert">
      <p>{inWords(failed.error)}</p>
      <RetryButton {...failed} />
    </div>
  );
}
