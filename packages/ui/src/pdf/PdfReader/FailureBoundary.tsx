import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  onFail: () => void;
  children: ReactNode;
}

/** pdf.js throws where a browser is too old for it; that shall cost the document, not the page around it. */
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
