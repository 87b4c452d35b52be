import type { Database } from '../../../server/db/database.ts';
import { bookTransfer } from '../../money/wallet/ledger.ts';
import type { OpenedWay } from '../../money/ways-out/opened-way.ts';
import type { PointsAccounts } from './accounts.ts';

/** What points came for or went to; the words of the list of details. */
export type PointsKind =
  | 'points.opening'
  | 'points.signIn'
  | 'points.play'
  | 'points.reward'
  | 'points.redeem'
  | 'points.return'
  | 'points.convert';

/** One change of a member's points. */
export interface PointsChange {
  readonly merchant: string;
  readonly kind: PointsKind;
  /** What it is for; the same reference is never booked twice. */
  readonly reference: string;
  readonly at: Date;
  /** Points; negative leaves the member. */
  readonly points: bigint;
  /** By which way they leave; needed where they do. */
  readonly opened?: OpenedWay;
}

/**
 * Books points between house and member, inside a transaction.
 * @returns false where the reference was booked before
 */
export function bookPoints(
  db: Database,
  { house, member }: PointsAccounts,
  { points, ...change }: PointsChange,
): Promise<boolean> {
  const postings = [
    { accountId: house, amount: -points },
    { accountId: member, amount: points },
  ];
  return bookTransfer(db, { ...change, postings });
}
