// What the first screen is made of, all of it fetched before anything is drawn over a page that came with its content.
import type { Language } from '@quoin/rules';
import type { DataRouter } from 'react-router-dom';
import type { ScreenHandle } from './route-row';

export async function firstScreen(router: DataRouter, language: Language): Promise<void> {
  await initialized(router);
  const handles: (ScreenHandle | undefined)[] = router.state.matches.map(({ route }) => route.handle);
  await Promise.all(handles.map((handle) => handle?.longText?.(language)));
}

const initialized = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
