import type { Database } from '../../db/database.ts';
import { appendOperation } from '../../infrastructure/audit/operation-audit.ts';
import { Refusal } from '../refusal.ts';
import type { FactorParts } from './factor-parts.ts';
import type { FactorOwner, RecoveryCodes } from './factors.ts';
import { removeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';

export async function countFactors(db: Database, accountId: string): Promise<number> {
  const [authenticator, passkeys] = await Promise.all([
    db
      .selectFrom('console_authenticator')
      .select('account_id')
      .where('account_id', '=', accountId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst(),
    db.selectFrom('console_passkey').select('id').where('account_id', '=', accountId).execute(),
  ]);
  return passkeys.length + (authenticator === undefined ? 0 : 1);
}

/** Takes all factors of an account away, and ends its sessions. */
export async function dropFactors(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('console_authenticator').where('account_id', '=', accountId).execute();
  await db.deleteFrom('console_passkey').where('account_id', '=', accountId).execute();
  await removeRecoveryCodes(db, accountId);
  await db.deleteFrom('console_session').where('account_id', '=', accountId).execute();
}

/** A change of an account's factors, one after the other, which ends its sessions and has its line in the audit. */
export const changeFactors = <Value>(
  { db, clock, merchant }: FactorParts,
  change: { readonly owner: FactorOwner; readonly action: `factor.${string}`; readonly note: string },
  work: (transaction: Database) => Promise<Value>,
): Promise<Value> =>
  db.transaction().execute(async (transaction) => {
    const { id, username } = change.owner;
    await transaction.selectFrom('console_account').select('id').where('id', '=', id).forUpdate().execute();
    const done = await work(transaction);
    await transaction.deleteFrom('console_session').where('account_id', '=', id).execute();
    await appendOperation(transaction, merchant, {
      action: change.action,
      author: username,
      subject: `operator:${username}`,
      note: change.note,
      at: clock.now(),
    });
    return done;
  });

/** Recovery codes are made with the first factor of an account. */
export const makeFirstCodes = async (
  { random }: FactorParts,
  db: Database,
  accountId: string,
): Promise<RecoveryCodes> =>
  (await countFactors(db, accountId)) === 1 ? replaceRecoveryCodes(db, random, accountId) : null;

/**
 * After a factor was removed: the last one stays where one is required, and takes the recovery codes along elsewhere.
 */
export async function endRemoval({ demo }: FactorParts, db: Database, accountId: string): Promise<void> {
  if ((await countFactors(db, accountId)) > 0) return;
  if (!demo) throw new Refusal('factor.last', 'This is the only second factor. Set up another one first.');
  await removeRecoveryCodes(db, accountId);
}
export const noFactor = (): Refusal => new Refusal('factor.none', 'The account has no such factor.');
