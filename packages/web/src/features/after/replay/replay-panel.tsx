/** The parts beside the board, as tabs. */
import './replay-panel.css';
import { useRef } from 'preact/hooks';
import { Icon } from '../../../ui/icon.tsx';
import { useLoaded } from '../../../ui/loaded.ts';
import { TroubleNote } from '../../../ui/trouble.tsx';
import { say } from '../../../words/index.ts';
import { replayWords } from '../../../words/replay.ts';
import type { PartProps } from '../part-props.ts';
import { usePart } from './address.ts';
import { partsOf, type ReplayPart } from './parts.ts';

/** One part at a time, with its tab; which one is open stands in the address. */
export function Panel({ replay, front }: PartProps) {
  const words = replayWords.known();
  const parts = partsOf(front);
  const { part: name, open } = usePart(parts[0]?.id ?? '');
  const tabs = useRef<HTMLDivElement>(null);
  const part = parts.find(({ id }) => id === name.value) ?? parts[0];
  if (!part) return null;
  function move(event: KeyboardEvent, index: number) {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = (index + by + parts.length) % parts.length;
    open(parts[next]?.id ?? '');
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }
  return (
    <aside id="replay-panel" class="replay-panel panel" aria-label={words.parts.title}>
      <div class="panel-tabs" role="tablist" aria-label={words.parts.title} ref={tabs}>
        {parts.map((one, index) => (
          <button
            key={one.id}
            type="button"
            role="tab"
            id={`part-tab-${one.id}`}
            class="panel-tab"
            aria-selected={one === part}
            aria-controls="part"
            tabIndex={one === part ? 0 : -1}
            onClick={() => open(one.id)}
            onKeyDown={(event) => move(event, index)}
          >
            <Icon name={one.icon} />
            {one.title(words)}
          </button>
        ))}
      </div>
      <div
        id="part"
        class="panel-part"
        role="tabpanel"
        aria-labelledby={`part-tab-${part.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
        tabIndex={0}
      >
        <Loaded key={part.id} part={part} replay={replay} front={front} />
      </div>
    </aside>
  );
}

/** Brings the parts into sight where they stand below the board. */
export function showPanel(): void {
  document.getElementById('replay-panel')?.scrollIntoView({ block: 'start' });
}

/** The same, with the focus on the tab that is open. */
export function goToPanel(): void {
  showPanel();
  const tab = document.querySelector<HTMLElement>('#replay-panel [aria-selected="true"]');
  tab?.focus({ preventScroll: true });
}

/** The inside of a part, once it is there. */
function Loaded({ part, ...props }: PartProps & { readonly part: ReplayPart }) {
  const loaded = useLoaded(() => part.load(), [part]);
  if (loaded.kind === 'failed') return <TroubleNote failed={loaded} />;
  return loaded.kind === 'loaded' ? <loaded.value {...props} /> : <p>{say().common.loading}</p>;
}
