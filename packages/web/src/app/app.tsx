/** The whole page: the quay behind everything, and the screen that the address names. */
import './app.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LocationProvider, Route, Router, useLocation } from 'preact-iso';
import { PatternDefs } from '../art/patterns.tsx';
import { Quay } from '../art/quay.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { Missing } from '../ui/missing.tsx';
import { say } from '../words/index.ts';
import { Boundary } from './boundary.tsx';
import { focusHeading } from './heading-focus.ts';
import { Home } from './home/home.tsx';
import { SCREENS } from './screens.ts';

/** Everything that there is on the page. */
export function App() {
  return (
    <LocationProvider>
      <PatternDefs />
      <Scene />
      <Boundary>
        <Router onRouteChange={focusHeading}>
          <Route path="/" component={Home} />
          {SCREENS.map(({ path, screen }) => (
            <Route key={path} path={path} component={screen} />
          ))}
          <Route default component={NotFound} />
        </Router>
      </Boundary>
      <Announcer />
    </LocationProvider>
  );
}

/** The quay is in full view on the home screen, and in the background of all others. */
function Scene() {
  const isDue = useSignal(false);
  const { path } = useLocation();
  // Draws the page first and the quay behind it a moment later.
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
