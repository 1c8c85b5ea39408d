/** One of the games on the quay: play it now, or choose the players first. */
import './game-card.css';
import { ScenePicture } from '../../art/scene.tsx';
import { moduleOf } from '../../games/registry.ts';
import { lastPlan } from '../../store/plans.ts';
import { practiceIn } from '../../store/practice.ts';
import { lessonProgress } from '../../store/progress.ts';
import type { TablePlan } from '../../store/seats.ts';
import { isAlone, nameAt } from '../../table/seat-names.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { loadedValue, useLoaded } from '../../ui/loaded.ts';
import { gameName, gameWords, say } from '../../words/index.ts';

/** A game: its picture, what it is, and the way to the table. */
export function GameCard({ game }: { readonly game: string }) {
  const { home } = say();
  const module = moduleOf(game);
  const name = gameName(game);
  const plan = loadedValue(useLoaded(() => lastPlan(game, module?.firstSeats), [game]));
  const lesson = loadedValue(useLoaded(() => lessonProgress(game), [game]));
  const practice = loadedValue(useLoaded(() => practiceIn(game), [game]));
  const { done = [], steps = 0 } = lesson ?? {};
  const isNew = practice?.finished.length === 0 && done.length === 0;
  const learned = done.length > 0 ? [home.learned(done.length, steps)] : [];
  return (
    <article class="game-card panel" data-game={game}>
      {module?.scene && <ScenePicture scene={module.scene} />}
      <div class="game-card-words">
        <h2>{name}</h2>
        <p>{gameWords(game)?.about}</p>
        <div class="actions">
          <Button
            look="primary"
            icon={module?.icon ?? 'dice'}
            class="game-card-play"
            href={`/play/new?game=${game}`}
            aria-label={home.playNowGame(name)}
          >
            {home.playNow}
          </Button>
          <Button icon="people" href={`/new/${game}`} aria-label={home.setUpGame(name)}>
            {home.setUp}
          </Button>
        </div>
        <p class="game-card-links">
          {module?.lesson && (
            <a href={`/learn/${game}`} aria-label={[home.learnGame(name), ...learned].join(', ')}>
              <Icon name="learn" />
              {[home.learn, ...learned].join(' · ')}
            </a>
          )}
          {module?.rules && (
            <a href={`/rules/${game}`} aria-label={home.rulesGame(name)}>
              <Icon name="book" />
              {home.rules}
            </a>
          )}
        </p>
        <p class="game-card-with">
          {isNew && module?.lesson ? (
            <a href={`/learn/${game}`} aria-label={home.learnFirstGame(name)}>
              {home.learnFirst}
            </a>
          ) : (
            plan && companyOf(plan)
          )}
        </p>
      </div>
    </article>
  );
}

function companyOf({ seats }: TablePlan): string {
  const { common, home } = say();
  const company = seats.flatMap((seat, index) => {
    const isYou = isAlone(seats) && seat.bot === undefined;
    if (isYou) return [];
    const level = seat.bot === undefined ? '' : ` (${common.bots[seat.bot]?.name ?? seat.bot})`;
    return [`${nameAt(seats, index)}${level}`];
  });
  return home.with(common.list(company));
}
