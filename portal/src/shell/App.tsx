import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { LanguageProvider, type Spoken } from '../i18n/LanguageProvider';
import type { PortalRouter } from './router';
import type { Store } from './store';

export const App = ({ store, router, first }: { store: Store; router: PortalRouter; first: Spoken }) => (
  <StrictMode>
    <Provider store={store}>
      <LanguageProvider first={first}>
        <RouterProvider router={router} onError={(error) => reportError(error)} />
      </LanguageProvider>
    </Provider>
  </StrictMode>
);
