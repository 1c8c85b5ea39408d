/** Something that failed: what happened in a sentence, and a way on. */

import { say } from '../words/index.ts';
import { Button } from './button.tsx';
import { isFileFailure } from './files.ts';
import type { Failed } from './loaded.ts';
import { Missing } from './missing.tsx';
import { troubleInWords } from './say-trouble.ts';

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
    <Missing text={troubleInWords(failed.error)}>
      <RetryButton {...failed} />
    </Missing>
  );
}

/** A part of a screen that could not be shown. */
export function TroubleNote({ failed }: { readonly failed: Failed }) {
  return (
    <div class="trouble" role="alert">
      <p>{troubleInWords(failed.error)}</p>
      <RetryButton {...failed} />
    </div>
  );
}
