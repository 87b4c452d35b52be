import type { DraftDifference, WireChange } from './console-api.ts';
import type { WireBaseConflict } from './console-conflict.ts';

/** What the program ships now and the site does not have as its base yet. */
export interface WireBaseUpdate {
  /** Hash of its documents. */
  readonly base: string;
  /** ISO 8601, UTC. */
  readonly shippedAt: string;
  /** Where the new base differs from the one below the site. */
  readonly changes: readonly WireChange[];
  readonly conflicts: readonly WireBaseConflict[];
}
/** A document in which the draft differs from its base; all others are the base's. */
export interface WireBaseDocument {
  readonly path: string;
  readonly state: 'changed' | 'added' | 'removed';
}
/** `GET /api/base`: how the draft differs from what the program ships. */
export interface WireBase {
  /** Of the draft, to be sent with what changes it. */
  readonly version: number;
  /** Hash of the base's documents. */
  readonly base: string;
  /** Documents of the base and of the site together. */
  readonly total: number;
  readonly documents: readonly WireBaseDocument[];
  readonly changes: readonly WireChange[];
  /** Where the live site differs from that base. */
  readonly live: readonly DraftDifference[];
  /** Whether the draft has a base that the live site does not have. */
  readonly isTaken: boolean;
  /** Of a base that was taken into the draft: what both changed. */
  readonly conflicts: readonly WireBaseConflict[];
  readonly update: WireBaseUpdate | null;
}
/** One change to revert, as `GET /api/base` lists it; without a pointer all of the document. */
export interface RevertToBase {
  readonly version: number;
  readonly document: string;
  readonly change?: { readonly pointer: string; readonly summary: string };
}
