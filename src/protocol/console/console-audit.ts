/**
 * Whether the console's audit log is intact, as `GET /api/audit` answers. Each record is
 * a chain in which every entry holds the hash of the one before.
 */
export interface WireChain {
  readonly entries: number;
  /** Of the last entry, which holds all before it; empty where there is none. */
  readonly hash: string;
  /** Number of the first entry that was changed, or before which one is gone; null where none was. */
  readonly brokenAt: number | null;
  /** The current content of that entry: JSON, or any text if it was altered; null if none is broken. */
  readonly brokenEntry: string | null;
}
export interface WireAudit {
  /** ISO 8601, UTC: when the server went through the records. */
  readonly checkedAt: string;
  /** What happened to the site: releases, rollbacks, approvals. */
  readonly site: WireChain & {
    /** Revisions of which no entry tells: the record was cut at its end. */
    readonly untold: readonly number[];
  };
  /** What operators decided about members' money and goods, and about opening and closing. */
  readonly operations: WireChain & {
    /** Entries that were there once and are gone from its end. */
    readonly missing: number;
  };
}
export const isWhole = ({ site, operations }: WireAudit): boolean =>
  site.brokenAt === null &&
  site.untold.length === 0 &&
  operations.brokenAt === null &&
  operations.missing === 0;
