import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { LanguageProvider, type Spoken } from '../i18n/LanguageProvider';
import type { Store } from './store';

interface AppProps {
  store: Store;
  router: DataRouter;
  first: Spoken;
}

export const App = ({ store, router, first }: AppProps) => (
  <StrictMode>
    <Provider store={store}>
      <LanguageProvider first={first}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </Provider>
  </StrictMode>
);
