import { Component, type ReactNode } from 'react';

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
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
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
