import type { SnapshotLike } from '../protocol/machine/machine-contract.ts';

/** A child's state as its parent sees it. */
export interface ChildSnapshot {
  readonly snapshot: SnapshotLike;
}
/** `params` of an action that mirrors a child. */
export function passSnapshot({ event }: { readonly event: ChildSnapshot }): ChildSnapshot {
  return { snapshot: event.snapshot };
}
