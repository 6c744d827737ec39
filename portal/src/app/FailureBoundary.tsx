import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** Another one is another try. */
  at: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  at: unknown;
  failed: boolean;
}

/** Shows the fallback where drawing fails. */
export class FailureBoundary extends Component<FailureBoundaryProps, State> {
  override state: State = { at: this.props.at, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: FailureBoundaryProps, state: State): State | null {
    return at === state.at ? null : { at, failed: false };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
