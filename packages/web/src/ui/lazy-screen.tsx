/** Screens that are fetched when they are needed, and again where that fails. */
import type { ComponentType } from 'preact';
import { lazy } from 'preact-iso';
import { withAllWords } from '../words/index.ts';
import { withAllIcons } from './icon.tsx';
import { useLoaded } from './loaded.ts';
import { Loading } from './loading.tsx';
import { Trouble } from './trouble.tsx';

/** A screen that comes when it is first shown; the screen before it stays meanwhile. */
export function lazyScreen(loadScreen: () => Promise<ComponentType>) {
  const load = () => withAllWords(withAllIcons(loadScreen()));
  /** Stands in for a screen that did not come, and tries once more before it says so. */
  function Late() {
    const loaded = useLoaded(load, []);
    if (loaded.kind === 'failed') return <Trouble failed={loaded} />;
    return loaded.kind === 'loaded' ? <loaded.value /> : <Loading />;
  }
  return lazy(() => load().catch(() => Late));
}
