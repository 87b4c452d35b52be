import type { Review, ReviewVerdict } from '../../../src/protocol/console-reviews.ts';
import type { MemberDeps } from '../../platform/deps.ts';
import { refuseCall } from '../http/refusals.ts';
import { tellMember } from '../messages/tell.ts';
import { documentNotices } from './document-notices.ts';
import type { DocumentStatus } from './tables.ts';
import { sql } from 'kysely';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
const mostRows = 100;

const titles = {
  passport: 'Passport',
  nationalId: 'National ID',
  driverLicence: 'Driver’s licence',
  address: 'Proof of address',
} as const;
const statusOf = (status: DocumentStatus): Review['status'] => status;

/** What the operator compares the paper with. */
function describe(number: string, profile: Readonly<Record<string, unknown>>): string {
  const details = ['payeeName', 'birthday', 'nationality', 'permanentAddress']
    .map((field) => profile[field])
    .filter((value): value is string => typeof value === 'string' && value !== '');
  return [number, ...details].filter((part) => part !== '').join(' · ');
}

/** Papers for the page of members' requests: what is open, the oldest first, or what was decided. */
export async function listDocumentReviews(
  { db, merchant }: Deps,
  isOpen: boolean,
): Promise<readonly Review[]> {
  const rows = await db
    .selectFrom('identity_document as request')
    .innerJoin('member', 'member.id', 'request.member_id')
    .selectAll('request')
    .select([
      'member.account',
      'member.profile',
      sql<string[]>`array(select upload.id from upload where upload.subject = 'document:' || request.id
        order by upload.created_at, upload.id)`.as('pictures'),
    ])
    .where('request.merchant', '=', merchant)
    .where('request.status', isOpen ? '=' : '<>', 'open')
    .orderBy('request.id', isOpen ? 'asc' : 'desc')
    .limit(mostRows)
    .execute();
  return rows.map((row) => ({
    kind: 'document',
    id: row.id,
    account: row.account,
    title: titles[row.type],
    quantity: 0,
    points: 0,
    comment: describe(row.number, row.profile),
    payable: null,
    currency: null,
    pictures: row.pictures,
    isHeld: false,
    status: statusOf(row.status),
    remark: row.remark,
    decidedBy: row.decided_by,
    createdAt: row.created_at.toISOString(),
  }));
}

/**
 * Approves a paper, refuses it with a reason, or asks for more; the member reads it in the inbox. Of two
 * operators who decide the same one, the first counts.
 * @throws AppError 409 `review.decided` where it is no longer open
 */
export const decideDocument = (
  { db, merchant, clock }: Deps,
  decision: {
    readonly id: string;
    readonly status: ReviewVerdict;
    readonly remark: string;
    readonly by: string;
  },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { id, status, remark, by } = decision;
    const now = clock.now();
    const row = await transaction
      .updateTable('identity_document')
      .set({ status, remark, decided_by: by, decided_at: now })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning('member_id')
      .executeTakeFirst();
    if (row === undefined) throw refuseCall('review.decided', 'The paper is decided already.', 409);
    await tellMember(transaction, row.member_id, {
      notice: documentNotices[status],
      values: { reason: remark },
      at: now,
    });
  });
