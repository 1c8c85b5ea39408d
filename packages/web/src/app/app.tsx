/** The whole page: the quay behind everything, and the screen that the address names. */
import './app.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ErrorBoundary, LocationProvider, lazy, Route, Router, useLocation } from 'preact-iso';
import { PatternDefs } from '../art/patterns.tsx';
import { Quay } from '../art/quay.tsx';
import { Announcer } from '../play/announcer.tsx';
import { Home } from '../screens/home.tsx';
import { say } from '../words/index.ts';
import { Missing } from './missing.tsx';

const SetUp = lazy(() => import('../screens/set-up.tsx').then(({ SetUp }) => SetUp));
const SettingsScreen = lazy(() =>
  import('../screens/settings.tsx').then(({ SettingsScreen }) => SettingsScreen),
);
const NewTable = lazy(() => import('../screens/tables.ts').then(({ NewTable }) => NewTable));
const LearnScreen = lazy(() =>
  import('../screens/learn.tsx').then(({ LearnScreen }) => LearnScreen),
);
const RulesScreen = lazy(() =>
  import('../screens/rules.tsx').then(({ RulesScreen }) => RulesScreen),
);
const TrialScreen = lazy(() =>
  import('../screens/trial.tsx').then(({ TrialScreen }) => TrialScreen),
);
const ScoreScreen = lazy(() =>
  import('../screens/score.tsx').then(({ ScoreScreen }) => ScoreScreen),
);
const PrintScreen = lazy(() =>
  import('../screens/print.tsx').then(({ PrintScreen }) => PrintScreen),
);
const TogetherScreen = lazy(() =>
  import('../screens/together.tsx').then(({ TogetherScreen }) => TogetherScreen),
);
const OnlineTableScreen = lazy(() =>
  import('../screens/online-table.tsx').then(({ OnlineTableScreen }) => OnlineTableScreen),
);
const TableScreen = lazy(() =>
  import('../screens/tables.ts').then(({ TableScreen }) => TableScreen),
);

/** Everything that there is on the page. */
export function App() {
  return (
    <LocationProvider>
      <PatternDefs />
      <Scene />
      <ErrorBoundary onError={(error) => console.error(error)}>
        <Router onRouteChange={() => scrollTo(0, 0)}>
          <Route path="/" component={Home} />
          <Route path="/new/:game" component={SetUp} />
          <Route path="/settings" component={SettingsScreen} />
          <Route path="/learn/:game" component={LearnScreen} />
          <Route path="/rules/:game" component={RulesScreen} />
          <Route path="/try/:ruling" component={TrialScreen} />
          <Route path="/score/:game" component={ScoreScreen} />
          <Route path="/print" component={PrintScreen} />
          <Route path="/together" component={TogetherScreen} />
          <Route path="/table/:id" component={OnlineTableScreen} />
          <Route path="/play/new" component={NewTable} />
          <Route path="/play/:id" component={TableScreen} />
          <Route default component={NotFound} />
        </Router>
      </ErrorBoundary>
      <Announcer />
    </LocationProvider>
  );
}

/** The quay is in full view on the home screen, and in the background of all others. */
function Scene() {
  const isDue = useSignal(false);
  const { path } = useLocation();
  // What people read and press comes first, the view behind it a moment later.
  useEffect(() => {
    setTimeout(() => {
      isDue.value = true;
    }, 200);
  }, []);
  return isDue.value ? <Quay isFull={path === '/'} /> : null;
}

function NotFound() {
  return <Missing text={say().common.notFound} />;
}
