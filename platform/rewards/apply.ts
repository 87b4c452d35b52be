import type { RewardsApplyRequest, RewardsApplyValue } from '../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../server/db/database.ts';
import { requireToken } from '../../server/infrastructure/http/limits.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { refuseCall, refuseField } from '../calls/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { requireRealAccount } from '../identity/security/fund-password.ts';
import { claimUploads } from '../calls/uploads/uploads.ts';
import { readActivity, subjectOf } from './activities.ts';

/** Characters of a remark (specification, sections 5 and 9). */
const longestRemark = 140;
const perMember = { limit: 10, windowSeconds: 600 } as const;

/** What a member sends with an application. */
interface Application {
  readonly memberId: string;
  readonly activityId: string;
  readonly comment: string;
  /** Ids of uploads of this member. */
  readonly pictures: readonly string[];
}

/**
 * Keeps an application, inside a transaction. The database lets one at a time through for each member
 * and activity.
 * @throws AppError 409 `activity.applied`, `activity.closed`; 400 on the fields `comment` and `pictures`
 */
async function keepApplication(
  db: Database,
  { merchant, clock }: Pick<MemberParts, 'merchant' | 'clock'>,
  { memberId, activityId, comment, pictures }: Application,
): Promise<void> {
  const now = clock.now();
  const activity = await db
    .selectFrom('activity')
    .select(['reviewed', 'needs_picture'])
    .where('merchant', '=', merchant)
    .where('id', '=', activityId)
    .where('opens_at', '<=', now)
    .where((where) => where.or([where('closes_at', 'is', null), where('closes_at', '>', now)]))
    .executeTakeFirst();
  if (activity === undefined) throw refuseCall('activity.closed', 'The activity is not open.', 409);
  if (activity.needs_picture && pictures.length === 0)
    throw refuseField('pictures', 'proof.required', 'The activity asks for a picture.');
  const application = await db
    .insertInto('activity_application')
    .values({
      merchant,
      activity_id: activityId,
      member_id: memberId,
      status: activity.reviewed ? 'processing' : 'joined',
      comment,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['activity_id', 'member_id']).where('status', '<>', 'rejected').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (application === undefined)
    throw refuseCall('activity.applied', 'There is an application already.', 409);
  await claimUploads(db, { memberId, ids: pictures, subject: subjectOf(application.id) });
}

/** Answers `rewards.apply`. */
export async function applyForActivity(
  parts: MemberParts,
  { id: activityId, comment = '', images = [] }: RewardsApplyRequest,
  caller: Caller,
): Promise<RewardsApplyValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  const remark = comment.trim();
  if ([...remark].length > longestRemark)
    throw refuseField('comment', 'comment.too-long', `At most ${longestRemark} characters.`);
  if (remark === '' && images.length === 0)
    throw refuseField('comment', 'field.required', 'A remark or a picture is needed.');
  const { limit, windowSeconds } = perMember;
  await requireToken(parts.limits, { key: `activity:${member.id}`, limit, windowSeconds });
  await parts.db
    .transaction()
    .execute((db) =>
      keepApplication(db, parts, { memberId: member.id, activityId, comment: remark, pictures: images }),
    );
  return readActivity(parts, activityId, { memberId: member.id, language: caller.language });
}
