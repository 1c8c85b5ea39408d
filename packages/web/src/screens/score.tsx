/** A pad for a game at a real table: draw what lies there, and it counts. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { Missing } from '../app/missing.tsx';
import { Page } from '../app/page.tsx';
import { notify } from '../play/announcer.tsx';
import { GAME_IDS } from '../play/fronts.ts';
import type { ScoreFront } from '../score/front.ts';
import { loadScoreFront } from '../score/fronts.ts';
import { openPad } from '../score/keeping.ts';
import type { Pad } from '../score/pad.ts';
import { ScorePad } from '../score/score-pad.tsx';
import { sayScore, scoreWords } from '../score/words.ts';
import { say } from '../words/index.ts';

/** A pad for a game at a real table: draw what lies there, and it counts. */
export function ScoreScreen() {
  const { game = '' } = useRoute().params;
  const { common, home } = say();
  if (!GAME_IDS.includes(game)) return <Missing text={common.notFound} />;
  return (
    <Page title={home.realTable.score(common.games[game] ?? game)}>
      <Opened key={game} game={game} />
    </Page>
  );
}

function Opened({ game }: { readonly game: string }) {
  const open = useSignal<{ readonly front: ScoreFront; readonly pad: Pad } | undefined>(undefined);
  const words = scoreWords();
  useEffect(() => {
    let close = () => {};
    let isLeft = false;
    async function begin() {
      const front = await loadScoreFront(game);
      if (!front) return;
      const opened = await openPad(game, front.fewest, () => notify(sayScore().notKept));
      if (isLeft) return opened.close();
      close = opened.close;
      open.value = { front, pad: opened.pad };
    }
    begin().catch(console.error);
    return () => {
      isLeft = true;
      close();
    };
  }, [game]);
  if (!open.value || !words) return <p class="panel">{say().common.loading}</p>;
  return <ScorePad {...open.value} />;
}
