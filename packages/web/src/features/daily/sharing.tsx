/** A result of a day, to look at and to show to others. */
import './sharing.css';
import { useMemo } from 'preact/hooks';
import type { DailyKind, DailyResult } from '../../store/stored-shapes.ts';
import { notify } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy.ts';
import { downloadFile } from '../../ui/download.ts';
import { loadedValue, useLoaded } from '../../ui/loaded.ts';
import { dailyWords } from '../../words/daily.ts';
import { say } from '../../words/index.ts';
import { type Card, cardPicture, cardText } from './card.ts';
import { addressOfDrawing, paintedDrawing, typefaceStyle } from './card-file.ts';
import { dayInWords, resultInWords } from './saying.ts';

/** The result that is shared. */
interface Shown {
  readonly day: string;
  readonly kind: DailyKind;
  readonly result: DailyResult;
  /** Further things to be proud of. */
  readonly notes: readonly string[];
}

/** The card, and the ways to pass it on. */
export function Sharing(shown: Shown) {
  const words = dailyWords.say();
  const { kind, result } = shown;
  const font = loadedValue(useLoaded(typefaceStyle, []));
  const card = words && cardOf(shown);
  const drawing = useMemo(
    () => (card && font !== undefined ? cardPicture(card, font) : undefined),
    [card && cardText(card), font],
  );
  if (!words || !card) return null;
  const alt = words.cardAlt(
    [
      resultInWords(kind, result),
      words.windows(result.lit.filter(Boolean).length, result.turns),
    ].join(', '),
  );
  return (
    <figure class="daily-share">
      <div class="daily-card">
        {drawing !== undefined && (
          <img src={addressOfDrawing(drawing)} alt={alt} width="1200" height="630" />
        )}
      </div>
      <figcaption class="actions">
        {'share' in navigator && (
          <Button
            look="primary"
            icon="share"
            onClick={() => void shareCard(card, drawing, words.failed)}
          >
            {words.share}
          </Button>
        )}
        <Button
          look={'share' in navigator ? undefined : 'primary'}
          icon="sheet"
          onClick={() => void copyText(cardText(card), words.copied)}
        >
          {words.copy}
        </Button>
        <Button icon="download" onClick={() => void savePicture(shown.day, drawing, words.failed)}>
          {words.picture}
        </Button>
      </figcaption>
    </figure>
  );
}

function cardOf({ day, kind, result, notes }: Shown): Card | undefined {
  const words = dailyWords.say();
  return (
    words && {
      product: say().common.productName,
      title: words.cardTitle(dayInWords(day)),
      kind: words.kinds[kind].title,
      result: resultInWords(kind, result),
      notes,
      figure: String(kind === 'alone' && result.isSuccess ? result.turns : result.points),
      lit: result.lit,
      gable: new Date(day).getUTCDay() + (kind === 'alone' ? 0 : 1),
      link: `${location.origin}/daily/${day}`,
    }
  );
}

async function savePicture(
  day: string,
  drawing: string | undefined,
  failed: string,
): Promise<void> {
  try {
    const picture = await paintedDrawing(drawing ?? '');
    downloadFile(`nyhavn-${day}.png`, 'image/png', picture);
  } catch {
    notify(failed);
  }
}

async function shareCard(card: Card, drawing: string | undefined, failed: string): Promise<void> {
  try {
    const text = cardText(card);
    const picture = drawing === undefined ? undefined : await paintedDrawing(drawing);
    const files = picture ? [new File([picture], 'nyhavn.png', { type: 'image/png' })] : [];
    await navigator.share(navigator.canShare?.({ text, files }) ? { text, files } : { text });
  } catch (error) {
    // A person who closes the share sheet made no mistake.
    if (!(error instanceof DOMException && error.name === 'AbortError')) notify(failed);
  }
}
