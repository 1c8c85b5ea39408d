/** Says calmly that the connection is lost, or that it will not come back by itself. */
import '../../../ui/notes.css';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { loadNewest } from '../../../ui/update.ts';
import { together } from '../../../words/together.ts';
import { linkState } from '../link.ts';

/** A note about the connection; nothing as long as all is well. */
export function LinkNote() {
  const words = together.known().link;
  const state = linkState();
  if (state !== 'lost' && state !== 'outdated') return null;
  return (
    <div class="note link-note" role="status">
      <Icon name="again" />
      <p>{state === 'lost' ? words.lost : words.outdated}</p>
      {state === 'outdated' && <Button onClick={() => void loadNewest()}>{words.reload}</Button>}
    </div>
  );
}
