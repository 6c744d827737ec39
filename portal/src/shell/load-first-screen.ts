// Loads everything the first screen needs before it replaces prerendered content.
import type { Language } from '@quoin/rules';
import type { PortalRouter } from './router';
import type { ScreenHandle } from '../navigation/route-row';

export async function loadFirstScreen(router: PortalRouter, language: Language): Promise<void> {
  await initialized(router);
  const handle = router.state.matches.at(-1)?.route.handle as ScreenHandle | undefined; // set by `createRoute`
  await handle?.longText?.(language);
}

const initialized = (router: PortalRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
