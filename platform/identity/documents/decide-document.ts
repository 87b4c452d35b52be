import type { Review, ReviewVerdict } from '../../../src/protocol/calls/reviews.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { tellMember } from '../../messages/tell.ts';
import { documentNotices } from './document-notices.ts';
import { compareAge } from '../age/age-reviews.ts';
import { readAgeRule, type AgeRule } from '../age/age-rule.ts';
import type { DocumentStatus, DocumentType } from './tables.ts';
import { sql } from 'kysely';
import { mostReviews, readReviewFacts } from '../../calls/review-facts.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>;

const titles = {
  passport: 'Passport',
  nationalId: 'National ID',
  driverLicence: 'Driver’s licence',
  address: 'Proof of address',
} as const;
const statusOf = (status: DocumentStatus): Review['status'] => status;

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The ages by the paper and by the profile, and whether both say the same. */
function describeAges(onPaper: string, inProfile: string, rule: AgeRule): readonly string[] {
  const isOther = onPaper !== '' && inProfile !== '' && onPaper !== inProfile;
  return [
    `Born by the paper: ${onPaper === '' ? 'not stated, read it from the picture' : compareAge(onPaper, rule)}`,
    `by the profile: ${inProfile === '' ? 'not stated' : compareAge(inProfile, rule)}`,
    ...(isOther ? ['THE DAYS DIFFER'] : []),
  ];
}

/** What the operator compares the paper with. */
function describe(
  {
    number,
    birthday,
    type,
  }: { readonly number: string; readonly birthday: string; readonly type: DocumentType },
  profile: Readonly<Record<string, unknown>>,
  rule: AgeRule,
): string {
  const details = ['payeeName', 'nationality', 'permanentAddress'].map((field) => readText(profile[field]));
  const ages = type === 'address' ? [] : describeAges(birthday, readText(profile['birthday']), rule);
  return [number, ...details, ...ages].filter((part) => part !== '').join(' · ');
}

/** Papers for the page of members' requests: what is open, the oldest first, or what was decided. */
export async function listDocumentReviews(deps: Deps, isOpen: boolean): Promise<readonly Review[]> {
  const { db, merchant } = deps;
  const rule = await readAgeRule(deps);
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
    .limit(mostReviews)
    .execute();
  return rows.map((row) => ({
    ...readReviewFacts(row),
    kind: 'document',
    title: titles[row.type],
    comment: describe(row, row.profile, rule),
    pictures: row.pictures,
    status: statusOf(row.status),
    remark: row.remark,
  }));
}

/** A birthday that a paper proves is the profile's, where the profile has none; another one stays for staff to judge. */
async function keepBirthday(db: Database, memberId: string, birthday: string): Promise<void> {
  await db
    .updateTable('member')
    .set({ profile: sql<string>`jsonb_build_object('birthday', ${birthday}::text) || profile` })
    .where('id', '=', memberId)
    .execute();
}

/**
 * Approves a paper, refuses it with a reason, or asks for more; the member reads it in the inbox. Of two
 * operators who decide the same one, the first counts.
 * @throws AppError 409 `review.decided` where it is no longer open
 */
export const decideDocument = (
  deps: Deps,
  decision: {
    readonly id: string;
    readonly status: ReviewVerdict;
    readonly remark: string;
    readonly by: string;
  },
): Promise<void> => {
  const { db, merchant, clock } = deps;
  return db.transaction().execute(async (transaction) => {
    const { id, status, remark, by } = decision;
    const now = clock.now();
    const row = await transaction
      .updateTable('identity_document')
      .set({ status, remark, decided_by: by, decided_at: now })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning(['member_id', 'birthday'])
      .executeTakeFirst();
    if (row === undefined) throw refuseCall('review.decided', 'The paper is decided already.', 409);
    if (status === 'approved' && row.birthday !== '')
      await keepBirthday(transaction, row.member_id, row.birthday);
    await tellMember(transaction, row.member_id, {
      notice: documentNotices[status],
      values: { reason: remark },
      at: now,
    });
  });
};
