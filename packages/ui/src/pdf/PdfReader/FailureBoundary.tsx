import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  onFail: () => void;
  children: ReactNode;
}

/** Contains errors of pdf.js in browsers too old for it, so that only the document fails, not the page. */
export class FailureBoundary extends Component<FailureBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
