// Starts the portal: the store, the router, and the language before anything is drawn.
import '@quoin/ui/fonts.css';
import { createPath } from 'react-router-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createRouter, withoutBasename } from './app/router';
import { followOtherTabs } from './app/other-tabs';
import { followReferrals } from './app/follow-referrals';
import { createStore } from './app/store';
import { loadCatalogue } from './i18n/catalogue';
import { selectLanguage } from './i18n/language-slice';
import { allNoticesClosed } from './notices/notices-slice';

const router = createRouter();
const store = createStore({
  here: () => withoutBasename(createPath(router.state.location)),
  go: (to) => router.navigate(to),
});

let shown = router.state.location;
router.subscribe(({ location }) => {
  if (location.pathname !== shown.pathname) store.dispatch(allNoticesClosed());
  shown = location;
});
followOtherTabs(store);
followReferrals(store, router);

// Not awaited at the top: the catalogue's file needs this one, and would wait for it to end.
async function start(): Promise<void> {
  const language = selectLanguage(store.getState());
  const catalogue = await loadCatalogue(language);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App store={store} router={router} first={{ language, catalogue }} />);
}
void start();
