import { Button, ErrorState } from '@quoin/ui';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useText } from '../i18n/use-text';
import { noticeShown } from '../notices/notices-slice';
import { FailureBoundary } from './FailureBoundary';

interface PagePartProps {
  /** Until it is there. */
  placeholder?: ReactNode;
  /** Instead of it, when it could not be loaded or drawn. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of a page that is loaded by itself: what fails in it leaves the rest of the page, and what was typed there. */
export function PagePart({ placeholder, fallback = <PartFailed />, children }: PagePartProps) {
  return (
    <FailureBoundary at={useLocation()} fallback={fallback}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </FailureBoundary>
  );
}

/** Where the part would be. */
function PartFailed() {
  const text = useText();
  return (
    <ErrorState
      action={
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {text('app.error.again')}
        </Button>
      }
    >
      {text('app.unexpected')}
    </ErrorState>
  );
}

/** For what lies over a page and has no place in it. */
export function PartFailedNotice() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(noticeShown('danger', 'app.unexpected'));
  }, [dispatch]);
  return null;
}
