// Renders the whole portal at a URL: layout, title and screen.
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { followSessionCookie, followReferrals } from '../../portal/src/shell/session-sync';
import { APP_ROUTES } from '../../portal/src/shell/router';
import { createStore } from '../../portal/src/shell/store';
import { loadCatalogue } from '../../portal/src/i18n/catalogue';
import { chooseLanguage } from '../../portal/src/i18n/language-slice';
import { LanguageProvider } from '../../portal/src/i18n/LanguageProvider';
import { WithoutStyles } from '../environment/without-styles';
import './render-screen';

export async function openPortal(address: string, language: 'en' | 'zh-CN' = 'en') {
  const router = createMemoryRouter(APP_ROUTES, { initialEntries: [address] });
  const store = createStore({ here: () => router.state.location.pathname, go: (to) => router.navigate(to) });
  store.dispatch(chooseLanguage(language));
  followSessionCookie(store, router);
  followReferrals(store, router);
  render(
    <WithoutStyles>
      <Provider store={store}>
        <LanguageProvider first={{ language, catalogue: await loadCatalogue(language) }}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </Provider>
    </WithoutStyles>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { router, store };
}
