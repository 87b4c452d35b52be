import type { SubmissionOutcome } from '../../../src/protocol/calls/submissions.ts';
import type { Database } from '../../../server/db/database.ts';

/** What was sent, as far as the record of a kind is found by it. */
export interface MemberSubmission {
  readonly id: string;
  readonly member_id: string | null;
  readonly operation: string;
  readonly reference: string;
  readonly outcome: string;
}
type Kind = SubmissionOutcome['kind'];
type Keyed = MemberSubmission & { readonly member_id: string };

const kindOf = (operation: string): Kind | null => {
  if (/^withdrawals\.|^confirmations\.answer$/.test(operation)) return 'withdrawal';
  if (operation.startsWith('deposit.')) return 'deposit';
  if (operation === 'points.redeem') return 'redemption';
  return operation === 'rewards.apply' ? 'application' : null;
};
/** Numbers of records. What is longer or something else names none. */
const isRecordNumber = (reference: string): boolean => /^[0-9]{1,18}$/.test(reference);

interface SubmissionStatus {
  readonly id: string;
  readonly member_id: string;
  readonly status: SubmissionOutcome['status'];
}
const readers: Readonly<
  Record<Kind, (db: Database, ids: readonly string[]) => Promise<readonly SubmissionStatus[]>>
> = {
  withdrawal: (db, ids) =>
    db.selectFrom('withdrawal').select(['id', 'member_id', 'status']).where('id', 'in', ids).execute(),
  // A deposit goes by its reference; what was sent later about it, by its number.
  deposit: async (db, ids) => {
    const numbers = ids.filter(isRecordNumber);
    const rows = await db
      .selectFrom('deposit_order')
      .select(['id', 'reference', 'member_id', 'status'])
      .where((where) =>
        where.or([
          where('reference', 'in', ids),
          ...(numbers.length === 0 ? [] : [where('id', 'in', numbers)]),
        ]),
      )
      .execute();
    return rows.flatMap(({ reference, ...row }) => [row, { ...row, id: reference }]);
  },
  redemption: (db, ids) =>
    db.selectFrom('point_redemption').select(['id', 'member_id', 'status']).where('id', 'in', ids).execute(),
  // An application is answered with the activity; a member has one for each.
  application: (db, ids) =>
    db
      .selectFrom('activity_application')
      .select(['activity_id as id', 'member_id', 'status'])
      .where('activity_id', 'in', ids)
      .orderBy('activity_application.id')
      .execute(),
};

const nameOf = (member: string, reference: string): string => `${member} ${reference}`;

/**
 * How what was sent is kept by the back office that decides about it, now: submission → its standing. That a call went
 * well says only that it was received.
 */
export const readSubmissionStatuses = async (
  db: Database,
  sent: readonly MemberSubmission[],
): Promise<ReadonlyMap<string, SubmissionOutcome>> => {
  const outcomes = new Map<string, SubmissionOutcome>();
  for (const kind of Object.keys(readers) as readonly Kind[]) {
    const rowsOfKind = sent.filter(
      (one): one is Keyed =>
        one.member_id !== null &&
        one.outcome === 'done' &&
        kindOf(one.operation) === kind &&
        (kind === 'deposit' || isRecordNumber(one.reference)) &&
        one.reference !== '',
    );
    if (rowsOfKind.length === 0) continue;
    const statuses = await readers[kind](db, [...new Set(rowsOfKind.map(({ reference }) => reference))]);
    const byName = new Map(statuses.map(({ id, member_id, status }) => [nameOf(member_id, id), status]));
    for (const { id, member_id, reference } of rowsOfKind) {
      const status = byName.get(nameOf(member_id, reference));
      if (status !== undefined) outcomes.set(id, { kind, status } as SubmissionOutcome);
    }
  }
  return outcomes;
};
