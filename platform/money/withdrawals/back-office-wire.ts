import type { WithdrawalLine, WithdrawalStep } from '../../../src/protocol/calls/withdrawals.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { payoutOf } from './money.ts';
import { findProvider, maskNumber } from './providers.ts';
import type { WithdrawalEvent, WithdrawalRow } from './withdrawal-store.ts';

/** A withdrawal with whose it is and where it goes. */
export type BackOfficeRow = WithdrawalRow & {
  readonly account: string;
  readonly provider: string;
  readonly number: string;
};

export const writeLine = (row: BackOfficeRow): WithdrawalLine => ({
  id: row.id,
  account: row.account,
  amount: writeMoney(BigInt(row.amount), row.currency),
  fee: writeMoney(BigInt(row.fee), row.currency),
  payout: writeMoney(payoutOf(row), row.currency),
  currency: row.currency,
  status: row.status,
  receipt: row.receipt ?? 'none',
  claim: row.claim,
  provider: findProvider(row.provider)?.name ?? row.provider,
  maskedNumber: maskNumber(row.number),
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
});

/** A step as operators see it: with who took it. */
export function writeBackOfficeStep({ what, note, actor, at }: WithdrawalEvent): WithdrawalStep {
  const [kind = '', name = ''] = actor.split(':', 2);
  const by = kind === 'member' || kind === 'operator' ? kind : 'clock';
  return { what, note, by, operator: by === 'operator' ? name : '', at: at.toISOString() };
}
