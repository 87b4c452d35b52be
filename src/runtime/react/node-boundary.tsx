import { Component, type ReactNode } from 'react';
import { describeError } from '../core/reports.ts';
import { ViewLoadError } from './load-view.ts';

/** A critical node could not be rendered: the content around it is meaningless without it. */
class CriticalNodeError extends Error {
  override readonly name = 'CriticalNodeError';
  constructor(
    readonly nodeId: string,
    cause: unknown,
  ) {
    super(`the critical node ${nodeId} failed: ${describeError(cause)}`, { cause });
  }
}

/** The node that an error comes from, where it says so. */
export const failingNode = (error: unknown, otherwise = ''): string =>
  error instanceof CriticalNodeError ? error.nodeId : otherwise;

interface Props {
  /** A new value renders the node again after a failure; it changes with the release and the node's plan. */
  readonly resetKey: unknown;
  readonly fallback: ReactNode;
  /** Counts a failure, where they are counted. */
  readonly note?: (() => void) | null;
  readonly onError: (error: unknown) => void;
  /** A node that has no fallback: its failure goes up where it is critical, and so does one from below. */
  readonly bare?: { readonly nodeId: string; readonly isCritical: boolean };
  readonly children?: ReactNode;
}
interface State {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: unknown;
}

/** Returns the error to rethrow to the boundary around this one; null where this one shows its fallback. */
function findPassedOn({ bare }: Props, error: unknown): CriticalNodeError | null {
  // Code that could not be fetched is retried; its place is kept until then.
  if (bare === undefined || error instanceof ViewLoadError) return null;
  if (error instanceof CriticalNodeError) return error;
  return bare.isCritical ? new CriticalNodeError(bare.nodeId, error) : null;
}

const mostFailures = 8;
const shortWhileMs = 1_000;

/**
 * What React writes down of one failure takes milliseconds. A node that many name, and that failed this often
 * just now in a drawing of its screen, is not tried again for the others.
 */
export class Failures {
  readonly #known = new Map<object, { count: number; readonly since: number }>();
  note(node: object): void {
    const failures = this.#recent(node);
    if (failures === null) this.#known.set(node, { count: 1, since: performance.now() });
    else failures.count += 1;
  }
  isGivenUp(node: object): boolean {
    return (this.#recent(node)?.count ?? 0) >= mostFailures;
  }
  #recent(node: object): { count: number } | null {
    const failures = this.#known.get(node);
    return failures === undefined || performance.now() - failures.since > shortWhileMs ? null : failures;
  }
}

/** Keeps what one node throws from its neighbours; typed text elsewhere survives. */
export class NodeBoundary extends Component<Props, State> {
  #noted: State['failure'] = null;
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }
  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey };
  }
  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }
  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (failure !== this.#noted && !(failure.error instanceof ViewLoadError)) this.props.note?.();
    this.#noted = failure;
    const passedOn = findPassedOn(this.props, failure.error);
    if (passedOn !== null) throw passedOn;
    return this.props.fallback;
  }
}
