// What the first screen is made of, all of it fetched before anything is drawn over a page that came with its content.
import type { Language } from '@quoin/rules';
import type { PortalRouter } from './portal-router';

export async function firstScreen(router: PortalRouter, language: Language): Promise<void> {
  await arrived(router);
  await router.state.place?.longText?.(language);
}

const arrived = (router: PortalRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.arrived) return resolve();
    const stop = router.subscribe(() => {
      stop();
      resolve();
    });
  });
