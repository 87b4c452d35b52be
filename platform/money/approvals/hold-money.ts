import type { MoneyDoubt } from '../../../src/protocol/calls/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';

export interface HeldMoney {
  readonly merchant: string;
  readonly kind: 'credit' | 'adjustment' | 'payout';
  readonly memberId: string;
  /** The order or the round; empty for an adjustment. */
  readonly subject: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly doubts?: readonly MoneyDoubt[];
  readonly note: string;
  readonly evidence?: string;
  /** User name of the operator, or `gateway:` and `vendor:` with a name, which no operator has. */
  readonly by: string;
  readonly at: Date;
}

/**
 * Lets money wait for a second person, in the transaction that did not book it.
 * @returns false where the same thing waits already
 */
export async function holdMoney(db: Database, held: HeldMoney): Promise<boolean> {
  const { merchant, kind, subject, note, by, at } = held;
  const proposal = await db
    .insertInto('money_proposal')
    .values({
      merchant,
      kind,
      member_id: held.memberId,
      subject,
      amount: held.amount.toString(),
      doubts: held.doubts ?? [],
      evidence: held.evidence ?? '',
      state: 'waiting',
      note,
      proposed_by: by,
      proposed_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (proposal === undefined) return false;
  await appendOperation(db, merchant, {
    action: `${kind}.propose`,
    author: by,
    subject: `${kind}:${subject === '' ? proposal.id : subject}`,
    note,
    at,
  });
  return true;
}
