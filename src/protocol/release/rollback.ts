import type { SensitiveChange } from './approval.ts';

/**
 * How many releases back an emergency reaches: past sensitive changes, one person rolls back to one of the
 * last so many releases that were live, and no further.
 */
export const emergencyReach = 3;

/** A rollback past changes that took two people, which a second person has not confirmed yet. */
export interface UnconfirmedRollback {
  /** The revision that the rollback made. */
  readonly revision: number;
  readonly toRevision: number;
  /** What was live before; taking back makes it live again. */
  readonly beforeRevision: number;
  readonly note: string;
  /** Who rolled back: none of them may confirm. */
  readonly authors: readonly string[];
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly sensitive: readonly SensitiveChange[];
  /** False where other content went live since: it can then be confirmed, but not undone. */
  readonly isLive: boolean;
}
