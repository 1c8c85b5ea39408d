/** Announcements for screen readers, and notes that are shown for a moment. */
import './announcer.css';
import { signal } from '@preact/signals';

/** One live region a source, so that none talks over the others. */
const spoken = { table: signal(''), hand: signal(''), lesson: signal('') };
const notice = signal<{ readonly text: string; readonly number: number } | undefined>(undefined);
let notices = 0;

/** Says something to a screen reader, after what it is saying now. */
export function announce(text: string, voice: keyof typeof spoken = 'table'): void {
  const said = spoken[voice];
  // The same words again are news as well: a space that is not heard makes them different.
  said.value = said.value === text ? `${text}\u00a0` : text;
}

/** Shows a sentence for a while, and says it: why something is not possible. */
export function notify(text: string): void {
  const number = ++notices;
  notice.value = { text, number };
  setTimeout(() => {
    if (notice.value?.number === number) notice.value = undefined;
  }, 6000);
}

/** The places where announcements and notices appear; once a page. */
export function Announcer() {
  return (
    <>
      {Object.entries(spoken).map(([voice, { value }]) => (
        <p key={voice} data-voice={voice} class="visually-hidden" role="status" aria-live="polite">
          {value}
        </p>
      ))}
      <div class="notice-place" role="alert">
        {notice.value && (
          <p class="notice" key={notice.value.number}>
            {notice.value.text}
          </p>
        )}
      </div>
    </>
  );
}
