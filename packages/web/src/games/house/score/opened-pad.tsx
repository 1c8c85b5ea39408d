/** A pad of a game, opened with what was drawn on it last. */
import type { ComponentType } from 'preact';
import { notify } from '../../../ui/announcer.tsx';
import { loadedValue, useLoaded } from '../../../ui/loaded.ts';
import { TroubleNote } from '../../../ui/trouble.tsx';
import { sayScore, scoreWords } from '../../../words/games/house.ts';
import { say } from '../../../words/index.ts';
import { openPad } from './keeping.ts';
import type { ScoreFront } from './score-front.ts';
import { ScorePad } from './score-pad.tsx';

/** Makes the pad on which a game is counted. */
export function padOf(game: string, front: ScoreFront): ComponentType {
  return () => {
    const opened = useLoaded(
      () => openPad(game, front.fewest, () => notify(sayScore().notKept)),
      [game],
      (dropped) => dropped.close(),
    );
    const words = scoreWords();
    if (opened.kind === 'failed') return <TroubleNote failed={opened} />;
    const pad = loadedValue(opened)?.pad;
    if (!pad || !words) return <p class="panel">{say().common.loading}</p>;
    return <ScorePad front={front} pad={pad} />;
  };
}
