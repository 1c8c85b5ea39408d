/** A pad for a game at a real table: draw what lies there, and it counts. */
import { useRoute } from 'preact-iso';
import { moduleOf } from '../../games/registry.ts';
import { loadedValue, useLoaded } from '../../ui/loaded.ts';
import { Missing } from '../../ui/missing.tsx';
import { Page } from '../../ui/page.tsx';
import { TroubleNote } from '../../ui/trouble.tsx';
import { gameName, say } from '../../words/index.ts';

/** The pad of the game that the address names. */
export function ScoreScreen() {
  const { game = '' } = useRoute().params;
  const { common, home } = say();
  const loaded = useLoaded(async () => moduleOf(game)?.scorePad?.(), [game]);
  const Pad = loadedValue(loaded);
  if (!moduleOf(game)?.scorePad) return <Missing text={common.notFound} />;
  return (
    <Page title={home.realTable.score(gameName(game))}>
      {loaded.kind === 'failed' && <TroubleNote failed={loaded} />}
      {loaded.kind === 'loading' && <p class="panel">{common.loading}</p>}
      {Pad && <Pad key={game} />}
    </Page>
  );
}
