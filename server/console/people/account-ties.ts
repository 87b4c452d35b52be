import type { OperatorChangeKind } from '../../../src/protocol/calls/people.ts';
import type { Database } from '../../db/database.ts';
import type { AccountDeed } from '../tables.ts';

const deedOf: Readonly<Record<OperatorChangeKind, AccountDeed>> = {
  add: 'made',
  reset: 'reset',
  role: 'promoted',
  enable: 'enabled',
  address: 'readdressed',
};

interface Hand {
  /** Whose account it is. */
  readonly accountId: string;
  /** Who had a hand in it; null for the command line. */
  readonly by: string | null;
  readonly deed: OperatorChangeKind | 'confirmed';
  readonly at: Date;
}
/** Writes down who had a hand in an account: neither decides about a proposal of the other from then on. */
export async function tieAccounts(db: Database, { accountId, by, deed, at }: Hand): Promise<void> {
  if (by === null || by === accountId) return;
  await db
    .insertInto('console_account_tie')
    .values({
      account_id: accountId,
      by_account_id: by,
      deed: deed === 'confirmed' ? deed : deedOf[deed],
      at,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'by_account_id', 'deed']).doUpdateSet({ at }))
    .execute();
}
