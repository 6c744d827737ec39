import { Button, ErrorState } from '@quoin/ui';
import { Component, Suspense, useEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useText } from '../i18n/LanguageProvider';
import { noticeShown } from '../notices/notices-slice';

interface PartBoundaryProps {
  placeholder?: ReactNode;
  /** Shown when the part fails to load or render. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Boundary of a lazily loaded part of a page: an error in it keeps the rest of the page and its inputs. */
export function PartBoundary({ placeholder, fallback = <PartError />, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary at={useLocation()} fallback={fallback}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function PartError() {
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

/** Fallback for overlays, which have no place in the page: shows a notice. */
export function PartErrorNotice() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(noticeShown('danger', 'app.unexpected'));
  }, [dispatch]);
  return null;
}

interface ErrorBoundaryProps {
  /** A new value resets the boundary. */
  at: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  at: unknown;
  failed: boolean;
}

/** Shows the fallback when a child throws while rendering. */
class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { at: this.props.at, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: State): State | null {
    return at === state.at ? null : { at, failed: false };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
