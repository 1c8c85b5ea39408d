/** The quay: choose a game and play, or go on with one. */
import './home.css';
import { Logo } from '../../art/logo.tsx';
import { DailyPanel } from '../../features/daily/daily-panel.tsx';
import { FinishedGames, GoingGames, useSavedGames } from '../../features/local/saved-games.tsx';
import { RealTable } from '../../features/paper/real-table-panel.tsx';
import { GAME_IDS } from '../../games/registry.ts';
import { Button } from '../../ui/button.tsx';
import { useTitle } from '../../ui/page.tsx';
import { UpdateNotice } from '../../ui/update-notice.tsx';
import { say } from '../../words/index.ts';
import { GameCard } from './game-card.tsx';
import { InstallButton } from './install-button.tsx';
import { TogetherPanel } from './together-panel.tsx';

/** The first screen. */
export function Home() {
  const { common, home } = say();
  useTitle(common.productName);
  const saved = useSavedGames();
  return (
    <div class="home">
      <header class="home-head">
        <h1 class="home-title">
          <Logo label={common.productName} />
        </h1>
        <p class="home-tagline">{home.tagline}</p>
        <nav class="home-nav" aria-label={common.productName}>
          <InstallButton />
          <Button icon="person" href="/me">
            <span class="nav-words">{home.account}</span>
          </Button>
          <Button icon="settings" href="/settings">
            <span class="nav-words">{home.settings}</span>
          </Button>
        </nav>
      </header>
      <UpdateNotice />
      <main class="home-main" aria-busy={!saved.isKnown}>
        <GoingGames saved={saved} />
        <div class="home-games">
          {GAME_IDS.map((game) => (
            <GameCard key={game} game={game} />
          ))}
        </div>
        <DailyPanel />
        <TogetherPanel />
        <FinishedGames saved={saved} />
        <RealTable />
      </main>
      <footer class="home-foot">
        <Button icon="sheet" href="/open">
          {home.openRecord}
        </Button>
        <p>{home.unofficial}</p>
      </footer>
    </div>
  );
}
