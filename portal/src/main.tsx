// Starts the portal: creates the store and the router, and loads the language before the first render.
import '@quoin/ui/fonts.css';
import { getInAppLanguage } from '@quoin/rules';
import { createPath } from 'react-router-dom';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { recoverLostFocus } from './browser/lost-focus';
import { followTranslation } from './browser/page-translation';
import { App } from './shell/App';
import { capturePageState } from './shell/page-state';
import { loadFirstScreen } from './shell/load-first-screen';
import { isChinesePath, createRouter, withoutBasename } from './shell/router';
import { followSessionCookie, followReferrals } from './shell/session-sync';
import { createStore } from './shell/store';
import { loadCatalogue } from './i18n/catalogue';
import { chooseLanguage, followAppLanguage, selectLanguage } from './i18n/language-slice';
import { allNoticesClosed } from './notices/notices-slice';

const initialPath = withoutBasename(window.location.pathname);
const router = createRouter();
const store = createStore({
  here: () => withoutBasename(createPath(router.state.location)),
  go: (to) => router.navigate(to),
});

// A link to a Chinese page switches the language permanently.
if (isChinesePath(initialPath)) store.dispatch(chooseLanguage('zh-CN'));

// In another app's browser, use that app's language.
const appLanguage = getInAppLanguage(navigator.userAgent);
if (appLanguage) store.dispatch(followAppLanguage(appLanguage));

let shown = router.state.location;
router.subscribe(({ location }) => {
  if (location.pathname !== shown.pathname) store.dispatch(allNoticesClosed());
  shown = location;
});
followSessionCookie(store, router);
followReferrals(store, router);

// No top-level await: the catalogue's chunk imports this one and would wait for it.
async function start(): Promise<void> {
  const language = selectLanguage(store.getState());
  const root = document.getElementById('root');
  // Prerendered content stays until the first screen has loaded.
  const cameDrawn = root?.dataset['language'] === language;
  const [catalogue] = await Promise.all([
    loadCatalogue(language),
    // The screen itself shows the error if this fails.
    cameDrawn ? loadFirstScreen(router, language).catch(reportError) : undefined,
  ]);
  if (!root) return;
  followTranslation(document.body);
  recoverLostFocus();
  const restorePageState = cameDrawn ? capturePageState(root) : undefined;
  // Synchronous, so that no frame shows the page without the restored state.
  flushSync(() =>
    createRoot(root).render(<App store={store} router={router} first={{ language, catalogue }} />),
  );
  restorePageState?.();
  document.getElementById('not-started')?.remove();
}

// index.html sets this state and shows the matching notice.
const { dataset: page } = document.documentElement;
if (page['start'] !== 'unsupported') {
  start().catch((failure: unknown) => {
    page['start'] = 'failed';
    throw failure;
  });
}
