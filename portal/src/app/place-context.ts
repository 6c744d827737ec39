import { createContext, use } from 'react';
import type { Params } from 'react-router-dom';
import type { PortalRouter, Shown } from './portal-router';

interface PlaceValue {
  router: PortalRouter;
  shown: Shown;
}

export const PlaceContext = createContext<PlaceValue | undefined>(undefined);

export function usePlace(): PlaceValue {
  const place = use(PlaceContext);
  if (!place) throw new Error('There is no place outside of <PortalRoutes>');
  return place;
}

/** What stands in the address where its path has a name. */
export const useParams = (): Params => usePlace().shown.params;

/** Leads elsewhere: a path below the base, and when its promise is kept the screen is there. The same at each render. */
export const useNavigate = (): PortalRouter['navigate'] => usePlace().router.navigate;
