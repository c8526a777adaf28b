import { Component } from 'react';
import type { ReactNode } from 'react';

type FailureBoundaryProps = {
  /** Rendered in place of the children after one of them threw; `retry` renders them again. */
  renderFailure: (error: Error, retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Keeps an error of its children from unmounting what is around them. */
export class FailureBoundary extends Component<FailureBoundaryProps, { error: Error | null }> {
  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override state: { error: Error | null } = { error: null };

  readonly retry = () => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.renderFailure(error, this.retry);
  }
}
