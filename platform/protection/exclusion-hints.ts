import { sql } from 'kysely';
import type { Review } from '../../src/protocol/calls/reviews.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { appendOperation } from '../../server/infrastructure/audit/operation-audit.ts';
import { refuseCall } from '../calls/refusals.ts';
import { lockMember } from '../money/withdrawals/accounts.ts';
import { beginBreak } from './begin-break.ts';
import { readPlaces } from './exclusion-marks.ts';
import { likenessKinds, markLikeness, type Likeness, type LikenessKind } from './likeness-marks.ts';
import { readPlayRules } from './play-rules.ts';
import { readBreakInForce } from './return-store.ts';
import { mostReviews, readReviewFacts } from '../calls/review-facts.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>;

const words: Readonly<Record<LikenessKind, string>> = {
  alike: 'a name that is alike',
  place: 'the same network and device',
  address: 'the same address',
  payment: 'the same account for payments',
};
const describeReasons = (reasons: readonly string[]): string =>
  likenessKinds
    .filter((kind) => reasons.includes(kind))
    .map((kind) => words[kind])
    .join(', ');

/**
 * Notes for staff that a member is like an excluded person, with what both have. Nothing is refused for it. A
 * pair that was decided stays so.
 */
export async function noteLikeness(
  db: Database,
  { merchant, memberId, now }: { readonly merchant: string; readonly memberId: string; readonly now: Date },
  likeness: Likeness,
): Promise<void> {
  const marks = markLikeness({ ...likeness, places: await readPlaces(db, memberId, now) }, 'sought');
  if (marks.length === 0) return;
  await sql`insert into exclusion_hint as h (merchant, member_id, excluded_id, reasons, created_at)
    select ${merchant}, ${memberId}::bigint, x.member_id, array_agg(distinct x.kind), ${now}::timestamptz
    from exclusion_mark x join member m on m.id = x.member_id
    where m.merchant = ${merchant} and m.break_until > ${now} and x.until > ${now}
      and x.member_id <> ${memberId}::bigint and x.mark = any(${marks.map(({ mark }) => mark)}::text[])
    group by x.member_id
    on conflict (member_id, excluded_id) do update set reasons = excluded.reasons
      where h.status = 'open' and h.reasons <> excluded.reasons`.execute(db);
}

/** Members who are like an excluded person, for the console: what is open, the oldest first, or what was decided. */
export async function listLikenessReviews(
  { db, merchant }: Pick<Deps, 'db' | 'merchant'>,
  isOpen: boolean,
): Promise<readonly Review[]> {
  const rows = await db
    .selectFrom('exclusion_hint as h')
    .innerJoin('member', 'member.id', 'h.member_id')
    .innerJoin('member as excluded', 'excluded.id', 'h.excluded_id')
    .selectAll('h')
    .select(['member.account', 'excluded.account as other'])
    .where('h.merchant', '=', merchant)
    .where('h.status', isOpen ? '=' : '<>', 'open')
    .orderBy('h.id', isOpen ? 'asc' : 'desc')
    .limit(mostReviews)
    .execute();
  return rows.map((row) => ({
    ...readReviewFacts(row),
    kind: 'likeness',
    title: row.other,
    comment: describeReasons(row.reasons),
    status: row.status,
    remark: row.remark,
  }));
}

/**
 * Decides whether a member is the excluded person: approved, the exclusion is in force for this account too, to the
 * same end. @throws AppError 409 `review.decided` where it is no longer open
 */
export async function decideLikeness(
  deps: Deps,
  decision: {
    readonly id: string;
    readonly status: 'approved' | 'rejected';
    readonly remark: string;
    readonly by: string;
  },
): Promise<void> {
  const { db, merchant, clock } = deps;
  const { id, status, remark, by } = decision;
  const { roundEnding: ending } = await readPlayRules(deps);
  const now = clock.now();
  await db.transaction().execute(async (work) => {
    const hint = await work
      .updateTable('exclusion_hint')
      .set({ status, remark, decided_by: by, decided_at: now })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning(['member_id', 'excluded_id'])
      .executeTakeFirst();
    if (hint === undefined) throw refuseCall('review.decided', 'The likeness is decided already.', 409);
    await appendOperation(work, merchant, {
      action: `likeness.${status}`,
      author: by,
      subject: `member:${hint.member_id}`,
      note: remark,
      at: now,
    });
    if (status === 'rejected') return;
    const plan = await readBreakInForce(work, hint.excluded_id, now);
    if (plan === null) return;
    await lockMember(work, hint.member_id);
    const actor = `operator:${by}` as const;
    await beginBreak(work, hint.member_id, { merchant, plan, ending, at: now, actor, isExclusion: true });
  });
}
