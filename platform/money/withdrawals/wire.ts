import { writeMoney } from '../../../src/protocol/money/money.ts';
import { payoutOf } from './money.ts';
import type { WithdrawalEvent, WithdrawalRow } from './withdrawal-store.ts';

/** A withdrawal on the wire; amounts are decimal strings. */
export interface WireWithdrawal {
  readonly id: string;
  readonly status: WithdrawalRow['status'];
  readonly amount: string;
  readonly fee: string;
  readonly currency: string;
  /** Why it was refused or returned, or what is asked for; empty otherwise. */
  readonly reason: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Whether the member must say if it arrived. */
  readonly awaitsReceipt: boolean;
  readonly receipt: NonNullable<WithdrawalRow['receipt']> | 'none';
}
export const writeWithdrawal = (row: WithdrawalRow): WireWithdrawal => ({
  id: row.id,
  status: row.status,
  amount: writeMoney(BigInt(row.amount), row.currency),
  fee: writeMoney(BigInt(row.fee), row.currency),
  currency: row.currency,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  awaitsReceipt: row.receipt === 'pending',
  receipt: row.receipt ?? 'none',
});

/** A step of a withdrawal as its owner sees it: never who decided. */
export interface WireStep {
  readonly what: string;
  readonly note: string;
  readonly at: string;
}
export const writeStep = ({ what, note, at }: WithdrawalEvent): WireStep => ({
  what,
  note,
  at: at.toISOString(),
});

const stations = ['submitted', 'reviewing', 'processing', 'paidOut', 'completed'] as const;
type Station = (typeof stations)[number];
export interface WireStation {
  readonly state: 'done' | 'current' | 'upcoming' | 'failed';
  /** ISO 8601, UTC; null where it was not reached. */
  readonly at: string | null;
}
/** The station that a failed withdrawal had reached. */
const endsAt: Readonly<Partial<Record<WithdrawalRow['status'], Station>>> = {
  infoNeeded: 'reviewing',
  rejected: 'reviewing',
};

/** The way of a withdrawal, station by station, for its owner to see how far it is. */
export function writeTrack(
  { status, receipt }: WithdrawalRow,
  events: readonly WithdrawalEvent[],
): Readonly<Record<Station, WireStation>> {
  const isWrong = status === 'rejected' || status === 'returned';
  const isCancelled = events.some(({ what }) => what === 'cancelled');
  const returnedBy: Station = receipt === null ? 'processing' : 'completed';
  const returnedFrom: Station = isCancelled ? 'submitted' : returnedBy;
  const stand = isWrong && status === 'returned' ? returnedFrom : (endsAt[status] ?? (status as Station));
  const place = stations.indexOf(stand);
  const judge = (index: number): WireStation['state'] => {
    if (index < place || (status === 'completed' && index === place)) return 'done';
    if (index > place) return 'upcoming';
    return isWrong ? 'failed' : 'current';
  };
  const reached = (name: Station): Date | undefined =>
    events.find(({ what }) => what === name || (name === 'completed' && what.startsWith('receipt.')))?.at;
  const write = (name: Station, index: number): WireStation => {
    const state = judge(index);
    return { state, at: state === 'upcoming' ? null : (reached(name)?.toISOString() ?? null) };
  };
  return Object.fromEntries(stations.map((name, index) => [name, write(name, index)])) as Readonly<
    Record<Station, WireStation>
  >;
}

/** Did it arrive? What a member is asked after a payment. */
export interface WireReceipt {
  readonly id: string;
  readonly status: NonNullable<WithdrawalRow['receipt']>;
  /** What should have arrived. */
  readonly amount: string;
  readonly currency: string;
  readonly secondsLeft: number;
}
export function writeReceipt(row: WithdrawalRow, now: Date): WireReceipt {
  if (row.receipt === null || row.receipt_due_at === null)
    throw new Error(`Expected withdrawal ${row.id} to be paid out`);
  const seconds = (row.receipt_due_at.getTime() - now.getTime()) / 1_000;
  return {
    id: row.id,
    status: row.receipt,
    amount: writeMoney(payoutOf(row), row.currency),
    currency: row.currency,
    secondsLeft: row.receipt === 'pending' ? Math.max(0, Math.ceil(seconds)) : 0,
  };
}
