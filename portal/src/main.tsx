// Starts the portal: the store, the router, and the language before anything is drawn.
import '@quoin/ui/fonts.css';
import { inAppLanguageOf } from '@quoin/rules';
import { createPath } from 'react-router-dom';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
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

// Who follows a link to a Chinese page reads Chinese from then on.
if (isChinesePath(initialPath)) store.dispatch(chooseLanguage('zh-CN'));

// Inside another app its language is followed, as its reader expects of the notice that leads out of it.
const appLanguage = inAppLanguageOf(navigator.userAgent);
if (appLanguage) store.dispatch(followAppLanguage(appLanguage));

let shown = router.state.location;
router.subscribe(({ location }) => {
  if (location.pathname !== shown.pathname) store.dispatch(allNoticesClosed());
  shown = location;
});
followSessionCookie(store, router);
followReferrals(store, router);

// Not awaited at the top: the catalogue's file needs this one, and would wait for it to end.
async function start(): Promise<void> {
  const language = selectLanguage(store.getState());
  const root = document.getElementById('root');
  // A page that came with its content keeps it until the screen is complete.
  const cameDrawn = root?.dataset['language'] === language;
  const [catalogue] = await Promise.all([
    loadCatalogue(language),
    // What of it does not come is said by the screen itself.
    cameDrawn ? loadFirstScreen(router, language).catch(reportError) : undefined,
  ]);
  if (!root) return;
  const restorePageState = cameDrawn ? capturePageState(root) : undefined;
  // At once, so that no frame shows it otherwise.
  flushSync(() =>
    createRoot(root).render(<App store={store} router={router} first={{ language, catalogue }} />),
  );
  restorePageState?.();
  document.getElementById('not-started')?.remove();
}

// index.html sets this state and shows the notice that belongs to it.
const { dataset: page } = document.documentElement;
if (page['start'] !== 'unsupported') {
  start().catch((failure: unknown) => {
    page['start'] = 'failed';
    throw failure;
  });
}
