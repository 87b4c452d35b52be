import type { SnapshotLike } from '../protocol/machine-contract.ts';

/** A child's state as its parent sees it. */
export interface Mirrored {
  readonly snapshot: SnapshotLike;
}
/** `params` of an action that mirrors a child. */
export function passSnapshot({ event }: { readonly event: Mirrored }): Mirrored {
  return { snapshot: event.snapshot };
}
