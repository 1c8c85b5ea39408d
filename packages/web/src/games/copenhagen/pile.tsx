/** The pile and the discarded cards. */
import './pile.css';
import { endCardIn } from '@nyhavn/engine/copenhagen';
import { useSignal } from '@preact/signals';
import { Card } from '../../art/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { byColour } from './naming.ts';
import type { Picture } from './picture.ts';
import { helpOn } from './topics.ts';

/** A button with the size of the pile, and behind it all that is public about pile and discards. */
export function Pile({ picture }: { readonly picture: Picture }) {
  const { pile: words, cardsOf } = sayCopenhagen();
  const isOpen = useSignal(false);
  const { pile, discard } = picture;
  return (
    <div class="pile" {...helpOn('pile')}>
      <button
        type="button"
        class="pile-button"
        aria-haspopup="dialog"
        aria-label={words.button(pile)}
        title={words.button(pile)}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Card colour="back" />
        <span class="pile-count">{pile}</span>
      </button>
      <Dialog title={words.title} isOpen={isOpen}>
        {() => (
          <div class="pile-details">
            <p>{words.size(pile)}</p>
            <p>{endCardInWords(picture)}</p>
            <h3>{words.discarded}</h3>
            {discard === '' ? (
              <p>{words.nothing}</p>
            ) : (
              <ul class="pile-discards">
                {byColour(discard).map(({ colour, count }) => (
                  <li key={colour}>
                    <Card colour={colour} />
                    {cardsOf(count, colour)}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Dialog>
    </div>
  );
}

/** The place of the End card, in a sentence. */
export function endCardInWords(picture: Picture): string {
  const { end: words } = sayCopenhagen().pile;
  if (picture.end === 'aside') return words.aside;
  if (picture.end === 'drawn') return words.drawn;
  return endCardIn(picture) === 'last' ? words.soon : words.among;
}
