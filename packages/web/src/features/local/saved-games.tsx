/** Games that are kept on this device: to go on, to look at, to remove, or to download. */
import './saved-games.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { forgetGame, type GameHead, savedGame, savedHeads } from '../../store/saved.ts';
import { isHere } from '../../store/seats.ts';
import { type Summary, summaryOf } from '../../store/summary.ts';
import { isAlone, nameAt } from '../../table/seat-names.ts';
import { notify } from '../../ui/announcer.tsx';
import { setting } from '../../ui/bound.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { downloadRecord } from '../../ui/download.ts';
import { type Loaded, loadedValue, useLoaded } from '../../ui/loaded.ts';
import { TroubleNote } from '../../ui/trouble.tsx';
import { gameName, locale, say } from '../../words/index.ts';

/** The number of finished games in the folded list. */
const SHOWN_FINISHED = 5;
/** So many that wait, which stand before everything else. */
const SHOWN_GOING = 2;

/** A device that takes longer to answer is not waited for. */
const MAX_WAIT_MS = 1000;

/** The saved games, and a function that reads them again. */
interface Saved {
  readonly loaded: Loaded<readonly GameHead[]>;
  /** As it was last known. */
  readonly games: readonly GameHead[];
  /** True once the device has answered, so that the page below keeps its place. */
  readonly isKnown: boolean;
  readonly reload: () => void;
}

/**
 * The games that the screen showed last, so that the page has its length when the person comes
 * back.
 */
let lastKnown: readonly GameHead[] | undefined;

/** Games as they are kept here now. */
export function useSavedGames(): Saved {
  const changes = useSignal(0);
  const loaded = useLoaded(savedHeads, [changes.value]);
  const games = loadedValue(loaded) ?? lastKnown;
  lastKnown = games;
  const isLate = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(setting(isLate, true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const isKnown = games !== undefined || loaded.kind === 'failed' || isLate.value;
  return { loaded, games: games ?? [], isKnown, reload: () => changes.value++ };
}

/** Games in progress; nothing at all while there are none. */
export function GoingGames({ saved }: { readonly saved: Saved }) {
  const { loaded, games, reload } = saved;
  return (
    <>
      {loaded.kind === 'failed' && (
        <section class="saved panel">
          <TroubleNote failed={loaded} />
        </section>
      )}
      <FoldedList
        title={say().home.games}
        games={games.filter(({ isOver }) => !isOver)}
        shown={SHOWN_GOING}
        onChange={reload}
      />
    </>
  );
}

/** Finished games; nothing at all while there are none. */
export function FinishedGames({ saved }: { readonly saved: Saved }) {
  const { home } = say();
  return (
    <FoldedList
      title={home.finished}
      games={saved.games.filter(({ isOver }) => isOver)}
      shown={SHOWN_FINISHED}
      onChange={saved.reload}
    >
      <Button look="quiet" icon="chart" href="/me/statistics">
        {home.statistics}
      </Button>
    </FoldedList>
  );
}

/** A list of the latest games that unfolds to all. */
function FoldedList(props: Parameters<typeof GameList>[0] & { readonly shown: number }) {
  const { games, shown, children } = props;
  const areAllShown = useSignal(false);
  const isFolded = !areAllShown.value && games.length > shown;
  return (
    <GameList {...props} games={isFolded ? games.slice(0, shown) : games}>
      {isFolded && (
        <Button look="quiet" icon="down" onClick={setting(areAllShown, true)}>
          {say().home.allFinished(games.length)}
        </Button>
      )}
      {children}
    </GameList>
  );
}

function GameList(props: {
  readonly title: string;
  readonly games: readonly GameHead[];
  readonly onChange: () => void;
  readonly children?: ComponentChildren;
}) {
  const { title, games, onChange, children } = props;
  if (games.length === 0) return null;
  return (
    <section class="saved panel" aria-label={title}>
      <h2>{title}</h2>
      <ul class="saved-list">
        {games.map((game) => (
          <li key={game.id}>
            <SavedLine game={game} onChange={onChange} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function SavedLine({ game, onChange }: { readonly game: GameHead; readonly onChange: () => void }) {
  const { common, home } = say();
  const summary = summaryOf({ record: `${game.header}\n` });
  const name = summary ? gameName(summary.game) : '';
  async function forget() {
    if (!confirm(home.forgetSure)) return;
    await forgetGame(game.id);
    onChange();
  }
  return (
    <>
      <div class="saved-words">
        {summary ? (
          <strong>
            {name} {home.with(common.list(companyIn(summary)))}
          </strong>
        ) : (
          <span>{home.broken}</span>
        )}
        <small>
          {new Date(game.updated).toLocaleString(locale.value, {
            dateStyle: 'medium',
            timeStyle: 'short',
          })}
        </small>
      </div>
      <div class="actions">
        {summary && (
          <Button
            look="primary"
            icon={game.isOver ? 'eye' : 'right'}
            href={game.isOver ? `/game/${game.id}` : `/play/${game.id}`}
          >
            {game.isOver ? home.look : home.goOn}
          </Button>
        )}
        {!summary && (
          <Button icon="download" onClick={() => void download(game.id)}>
            {home.download}
          </Button>
        )}
        <IconButton look="quiet" icon="close" label={home.forget} onClick={forget} />
      </div>
    </>
  );
}

async function download(id: string): Promise<void> {
  const saved = await savedGame(id).catch(() => undefined);
  if (saved) downloadRecord('game', saved.record);
  else notify(say().common.trouble.storage);
}

function companyIn({ seats }: Summary): string[] {
  return seats.flatMap((seat, index) =>
    isAlone(seats) && isHere(seat) ? [] : [nameAt(seats, index)],
  );
}
