// Renders a screen with the portal's store, language and router.
import type { Language } from '@quoin/rules';
import { configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { ErrorPage } from '../../portal/src/shell/ErrorPage';
import { loadFirstScreen } from '../../portal/src/shell/load-first-screen';
import { createStore } from '../../portal/src/shell/store';
import { loadCatalogue, withMessages } from '../../portal/src/i18n/catalogue';
import { chooseLanguage } from '../../portal/src/i18n/language-slice';
import { LanguageProvider } from '../../portal/src/i18n/LanguageProvider';
import { WithoutStyles } from '../environment/without-styles';

// Screens hash real passwords and type letter by letter, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
afterEach(() => sessionStorage.clear());

interface Options {
  language?: Language;
  /** Route pattern and URL to open; default: the same plain path. */
  path?: string;
  at?: string;
  /** Navigation state. */
  state?: unknown;
}

export async function renderScreen(
  Screen: ComponentType,
  { language = 'en', path = '/', at = path, state }: Options = {},
) {
  const load = () => loadCatalogue(language);
  const catalogue = await withMessages('visiting', () => withMessages('investing', load));
  const first = { language, catalogue };
  const visited: string[] = [];
  const routes = [
    { path, Component: Screen, ErrorBoundary: ErrorPage },
    { path: '*', Component: Elsewhere },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [{ ...parsePath(at), state }] });
  await loadFirstScreen(router, language);
  let { location: latest } = router.state;
  router.subscribe(({ location }) => {
    if (location === latest) return;
    latest = location;
    visited.push(location.pathname + location.search);
  });
  const store = createStore({ here: () => router.state.location.pathname, go: (to) => router.navigate(to) });
  store.dispatch(chooseLanguage(language));
  const { unmount } = render(
    <WithoutStyles>
      <Provider store={store}>
        <LanguageProvider first={first}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </Provider>
    </WithoutStyles>,
  );
  return { store, router, places: visited, unmount, person: userEvent.setup({ delay: null }) };
}

const Elsewhere = () => <p>elsewhere</p>;

/** Pastes text into a field, as a password manager does. */
export async function fill(person: UserEvent, field: HTMLElement, text: string) {
  await person.click(field);
  await person.paste(text);
}
