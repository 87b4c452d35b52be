import type { AuditFactChange } from '../src/protocol/audit/audit-facts.ts';
import type { SelectQueryBuilder } from 'kysely';
import type { Database, Tables } from '../server/db/database.ts';
import type { MemberDeps } from '../server/infrastructure/deps.ts';
import { requireSecondPerson } from '../server/infrastructure/audit/second-person.ts';
import { appendOperation } from '../server/infrastructure/audit/operation-audit.ts';
import { refuseCall } from './calls/refusals.ts';

export interface Decision {
  readonly id: string;
  /** `withdrawn`: by the person who proposed it. */
  readonly state: 'approved' | 'rejected' | 'withdrawn';
  readonly reason: string;
  /** User name of the operator. */
  readonly by: string;
}

/**
 * The waiting proposal, where this operator may decide about it so: who proposed it can cancel it, and only a second
 * person can approve or reject it.
 * @throws AppError 404 `rules.unknown` where it does not wait, 403 as `requireSecondPerson` does
 */
async function requireDecider<Row extends { readonly proposed_by: string }>(
  db: Database,
  row: Row | undefined,
  { state, by, now }: Pick<Decision, 'state' | 'by'> & { readonly now: Date },
): Promise<Row> {
  if (row === undefined) throw refuseCall('rules.unknown', 'This proposal is no longer pending.', 404);
  if (state !== 'withdrawn') await requireSecondPerson(db, { by, others: [row.proposed_by], now });
  else if (row.proposed_by !== by)
    throw refuseCall('approval.own-change', 'Another operator must decide about it.', 403);
  return row;
}

type ProposalTable =
  | 'authenticator_removal'
  | 'contract_hold_proposal'
  | 'desk_change'
  | 'hold_lift_proposal'
  | 'lottery_void_proposal'
  | 'money_proposal'
  | 'unfreeze_proposal';
/** What a proposal is about: where it is kept, and what becomes of it. */
interface ProposalKind<Row> {
  readonly table: ProposalTable;
  /** The proposals of this merchant. */
  readonly select: (db: Database) => SelectQueryBuilder<Tables, ProposalTable, Row>;
  /** First part of the actions and of the subjects in the audit, for example `receiving`. */
  readonly area: string;
  /** What the audit calls this proposal, for example `receiving:4:17`. */
  readonly nameSubject: (row: Row) => string;
  /** Puts an approved proposal in force, in the transaction that ends it. May tell what is different then. */
  readonly carryOut: (db: Database, row: Row, now: Date) => Promise<AuditFactChange | void>;
  /** What becomes of one that was rejected or withdrawn, in the same transaction; nothing where it is not said. */
  readonly putAside?: (db: Database, row: Row, now: Date) => Promise<void>;
}

/**
 * Ends a waiting proposal: judged, put in force where it was approved, and recorded in the audit, all of it
 * or nothing. Gives the proposal as it waited. @throws AppError as `requireDecider` and `carryOut` do
 */
export const endProposal = async <Row extends { readonly proposed_by: string }>(
  { db, merchant, clock }: Pick<MemberDeps, 'db' | 'merchant' | 'clock'>,
  { table, select, area, nameSubject, carryOut, putAside }: ProposalKind<Row>,
  { id, state, reason, by }: Decision,
): Promise<Row> =>
  db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const waiting = await select(transaction)
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .forUpdate()
      .executeTakeFirst();
    const row = await requireDecider(transaction, waiting as Row | undefined, { state, by, now });
    await transaction
      .updateTable(table)
      .set({ state, reason, decided_by: by, decided_at: now })
      .where('id', '=', id)
      .execute();
    const change = state === 'approved' ? await carryOut(transaction, row, now) : undefined;
    if (state !== 'approved') await putAside?.(transaction, row, now);
    const entry = {
      action: `${area}.${state}`,
      author: by,
      subject: nameSubject(row),
      note: reason,
      at: now,
      change: change ?? null,
    };
    await appendOperation(transaction, merchant, entry);
    return row;
  });

/** Whether a proposal about a member waits for a second person. */
export async function isProposed(
  db: Database,
  table: 'unfreeze_proposal' | 'hold_lift_proposal',
  memberId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row !== undefined;
}
