/** The quay: choose a game and play, or go on with one. */
import './home.css';
import { useTitle } from '../app/page.tsx';
import { UpdateNotice } from '../app/update-notice.tsx';
import { Icon } from '../art/icon.tsx';
import { Logo } from '../art/logo.tsx';
import { GAME_IDS } from '../play/fronts.ts';
import { say } from '../words/index.ts';
import { DailyPanel } from './daily-panel.tsx';
import { GameCard } from './game-card.tsx';
import { InstallButton } from './install-button.tsx';
import { RealTable } from './real-table.tsx';
import { SavedGames } from './saved-games.tsx';
import { TogetherPanel } from './together-panel.tsx';

/** The first screen. */
export function Home() {
  const { common, home } = say();
  useTitle(common.productName);
  return (
    <div class="home">
      <header class="home-head">
        <h1 class="home-title">
          <Logo label={common.productName} />
        </h1>
        <p class="home-tagline">{home.tagline}</p>
        <nav class="home-nav" aria-label={common.productName}>
          <InstallButton />
          <a class="button" href="/me">
            <Icon name="person" />
            <span class="button-words">{home.you}</span>
          </a>
          <a class="button" href="/settings">
            <Icon name="settings" />
            <span class="button-words">{home.settings}</span>
          </a>
        </nav>
      </header>
      <UpdateNotice />
      <main class="home-main">
        <div class="home-games">
          {GAME_IDS.map((game) => (
            <GameCard key={game} game={game} />
          ))}
        </div>
        <DailyPanel />
        <TogetherPanel />
        <SavedGames />
        <RealTable />
      </main>
      <footer class="home-foot">
        <a class="button" href="/open">
          <Icon name="sheet" />
          {home.openRecord}
        </a>
        <p>{home.unofficial}</p>
      </footer>
    </div>
  );
}
