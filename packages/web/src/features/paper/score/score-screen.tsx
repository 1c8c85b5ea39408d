/** A pad for a game at a real table: draw what lies there, and it counts. */
import { useRoute } from 'preact-iso';
import { moduleOf } from '../../../games/registry.ts';
import { notify } from '../../../ui/announcer.tsx';
import { loadedValue, useLoaded } from '../../../ui/loaded.ts';
import { Missing } from '../../../ui/missing.tsx';
import { Page } from '../../../ui/page.tsx';
import { TroubleNote } from '../../../ui/trouble.tsx';
import { sayScore, scoreWords } from '../../../words/games/house.ts';
import { gameName, say } from '../../../words/index.ts';
import { openPad } from './keeping.ts';
import { ScorePad } from './score-pad.tsx';

/** A pad for a game at a real table: draw what lies there, and it counts. */
export function ScoreScreen() {
  const { game = '' } = useRoute().params;
  const { common, home } = say();
  if (!moduleOf(game)?.scorePad) return <Missing text={common.notFound} />;
  return (
    <Page title={home.realTable.score(gameName(game))}>
      <Opened key={game} game={game} />
    </Page>
  );
}

function Opened({ game }: { readonly game: string }) {
  const opened = useLoaded(
    () => open(game),
    [game],
    (dropped) => dropped?.close(),
  );
  const words = scoreWords();
  if (opened.kind === 'failed') return <TroubleNote failed={opened} />;
  const pad = loadedValue(opened);
  if (!pad || !words) return <p class="panel">{say().common.loading}</p>;
  return <ScorePad front={pad.front} pad={pad.pad} />;
}

async function open(game: string) {
  const front = await moduleOf(game)?.scorePad?.();
  if (!front) return undefined;
  return { front, ...(await openPad(game, front.fewest, () => notify(sayScore().notKept))) };
}
