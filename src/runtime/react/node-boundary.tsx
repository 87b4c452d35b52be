import { Component, type ReactNode } from 'react';

interface Props {
  /** A new value gives the node another chance: the release, and what it is drawn with. */
  readonly resetKey: unknown;
  readonly fallback: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children?: ReactNode;
}
interface State {
  readonly failed: boolean;
  readonly resetKey: unknown;
}

/** Keeps what one node throws from its neighbours; typed text elsewhere survives. */
export class NodeBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }
  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }
  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
