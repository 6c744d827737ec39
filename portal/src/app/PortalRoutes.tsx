// Draws the frame, and in it the screen of the place at which the reader is, within react-router's contexts.
import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { ErrorPage } from './ErrorPage';
import { FailureBoundary } from './FailureBoundary';
import { FirstLoad } from './FirstLoad';
import { PlaceContext, usePlace } from './place-context';
import type { PortalRouter } from './portal-router';

export function PortalRoutes({ router, children }: { router: PortalRouter; children: ReactNode }) {
  const [shown, setShown] = useState(router.state);
  useLayoutEffect(() => {
    // Text that a new screen waits for leaves the one before in place.
    const follow = () => startTransition(() => setShown(router.state));
    follow();
    return router.subscribe(follow);
  }, [router]);
  const place = useMemo(() => ({ router, shown }), [router, shown]);

  if (!shown.arrived) return <FirstLoad />;
  return (
    <FailureBoundary at={shown.location} fallback={<ErrorPage />}>
      <PlaceContext value={place}>
        <Router basename={router.basename} location={shown.location} navigator={router.navigator}>
          {children}
        </Router>
      </PlaceContext>
    </FailureBoundary>
  );
}

/** The screen of the address; what fails in it leaves the frame around it standing. */
export function ScreenHere() {
  const { location, Screen = ErrorPage } = usePlace().shown;
  return (
    <FailureBoundary at={location} fallback={<ErrorPage />}>
      <Screen />
    </FailureBoundary>
  );
}
