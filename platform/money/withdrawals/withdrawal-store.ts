import type { Selectable } from 'kysely';
import type { WithdrawalStatus } from '../../../src/machines/withdrawal/withdrawal.contract.ts';
import type { ReceiptStatus } from '../../../src/machines/withdrawal-confirmation/withdrawal-confirmation.contract.ts';
import type { Database } from '../../../server/db/database.ts';
import type { WithdrawalTable } from './tables.ts';

export type WithdrawalRow = Selectable<WithdrawalTable>;

/** Not yet paid out and not given back. A member has at most one of these. */
export const openStatuses: readonly WithdrawalStatus[] = [
  'submitted',
  'reviewing',
  'infoNeeded',
  'processing',
];

export async function findWithdrawal(
  db: Database,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<WithdrawalRow | null> {
  // Numbers of the wire are texts, and a text need not be a number.
  if (!/^[0-9]{1,18}$/.test(id)) return null;
  const query = db
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId);
  return (await query.executeTakeFirst()) ?? null;
}

/** Reads a withdrawal and locks it until the transaction ends. Null where the merchant has none of that number. */
export async function lockWithdrawal(
  db: Database,
  { id, merchant }: { readonly id: string; readonly merchant: string },
): Promise<WithdrawalRow | null> {
  if (!/^[0-9]{1,18}$/.test(id)) return null;
  const query = db.selectFrom('withdrawal').selectAll().where('id', '=', id).where('merchant', '=', merchant);
  return (await query.forUpdate().executeTakeFirst()) ?? null;
}

export interface Change {
  readonly status?: WithdrawalStatus;
  readonly receipt?: ReceiptStatus;
  readonly reason?: string;
  readonly payment_reference?: string;
  readonly paid_at?: Date;
  readonly receipt_due_at?: Date;
  readonly claim?: 'full' | 'partial' | 'none';
  readonly claimed_amount?: string | null;
  readonly comment?: string;
}
interface WithdrawalStep {
  /** A status, or `receipt.<status>`. */
  readonly what: string;
  readonly note?: string;
  readonly actor: string;
  readonly at: Date;
}

/** Changes a locked withdrawal and writes down what happened, in one go. */
export async function changeWithdrawal(
  db: Database,
  id: string,
  change: Change,
  { what, note, actor, at }: WithdrawalStep,
): Promise<void> {
  await db
    .updateTable('withdrawal')
    .set({ ...change, changed_at: at })
    .where('id', '=', id)
    .execute();
  await writeEvent(db, id, { what, actor, at, ...(note === undefined ? {} : { note }) });
}
export async function writeEvent(
  db: Database,
  id: string,
  { what, note, actor, at }: WithdrawalStep,
): Promise<void> {
  await db
    .insertInto('withdrawal_event')
    .values({ withdrawal_id: id, what, actor, at, note: note ?? '' })
    .execute();
}

export interface WithdrawalEvent {
  readonly what: string;
  readonly note: string;
  readonly actor: string;
  readonly at: Date;
}
/** What happened to a withdrawal, oldest first. */
export async function listEvents(db: Database, id: string): Promise<readonly WithdrawalEvent[]> {
  return db
    .selectFrom('withdrawal_event')
    .select(['what', 'note', 'actor', 'at'])
    .where('withdrawal_id', '=', id)
    .orderBy('id')
    .execute();
}

/** The newest step, with its number: the person who has seen it knows the state of the withdrawal. */
export async function readLastEvent(
  db: Database,
  id: string,
): Promise<WithdrawalEvent & { readonly id: string }> {
  return db
    .selectFrom('withdrawal_event')
    .select(['id', 'what', 'note', 'actor', 'at'])
    .where('withdrawal_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}
