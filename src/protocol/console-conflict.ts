/**
 * A value that the new base and the merchant changed, in different ways, in words. The merchant's is kept.
 */
export interface WireBaseConflict {
  readonly document: string;
  /** What it is about, for example `"title": props.label`. */
  readonly place: string;
  /** `value`: both changed it; the others: one took it out and the other changed it, or both moved it. */
  readonly kind: 'value' | 'base-removed' | 'you-removed' | 'moved';
  readonly was: string;
  readonly theirs: string;
  readonly yours: string;
}
