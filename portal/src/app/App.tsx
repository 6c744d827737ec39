import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { LanguageProvider, type Spoken } from '../i18n/LanguageProvider';
import type { PortalRouter } from './portal-router';
import { PortalRoutes } from './PortalRoutes';
import { Shell } from './Shell';
import type { Store } from './store';

interface AppProps {
  store: Store;
  router: PortalRouter;
  first: Spoken;
}

export const App = ({ store, router, first }: AppProps) => (
  <StrictMode>
    <Provider store={store}>
      <LanguageProvider first={first}>
        <PortalRoutes router={router}>
          <Shell />
        </PortalRoutes>
      </LanguageProvider>
    </Provider>
  </StrictMode>
);
