import { Component, type ReactNode } from 'react';
import { FailurePage } from '../FailurePage.tsx';

interface State {
  error: unknown;
}

/** A fault in showing a page must never leave a white screen, also before the router has come. */
export class StartFailure extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <FailurePage error={this.state.error} />;
  }
}
