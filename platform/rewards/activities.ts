import { sql } from 'kysely';
import type {
  RewardsActivitiesValue,
  RewardsActivityValue,
} from '../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../server/db/database.ts';
import { refuseCall } from '../calls/refusals.ts';
import { readLocalText } from '../messages/local-text.ts';
import type { MemberParts } from '../parts.ts';
import type { LocalTexts } from '../local-texts.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { readCurrency } from '../money/wallet/currency.ts';
import type { ApplicationStatus } from './tables.ts';

export type ActivityItem = RewardsActivityValue;
type Store = Pick<MemberParts, 'db' | 'merchant' | 'clock'>;
/** Who looks: a visitor has applied for nothing. */
export interface Viewer {
  readonly memberId: string | null;
  readonly language: string;
}
interface ActivityRow {
  readonly id: string;
  readonly promotion_type: string;
  readonly texts: LocalTexts;
  readonly image: string;
  readonly needs_picture: boolean;
  readonly pays: string;
  readonly points: string;
  readonly opens_at: Date;
  readonly closes_at: Date | null;
}
/** The member's last application, and the reward that its approval issued. */
interface Standing {
  readonly status: ApplicationStatus;
  readonly remark: string;
  readonly claimed_at: Date | null;
  readonly expires_at: Date | null;
}
/** What a reward of an approved application is issued for. */
export const subjectOf = (applicationId: string): string => `application:${applicationId}`;

async function readStandings(
  { db, merchant }: Store,
  memberId: string | null,
): Promise<ReadonlyMap<string, Standing>> {
  if (memberId === null) return new Map();
  const rows = await db
    .selectFrom('activity_application as application')
    .leftJoin('issued_reward as reward', (join) =>
      join
        .onRef('reward.merchant', '=', 'application.merchant')
        .on('reward.subject', '=', sql<string>`'application:' || application.id`),
    )
    .select([
      'application.activity_id',
      'application.status',
      'application.remark',
      'reward.claimed_at',
      'reward.expires_at',
    ])
    .where('application.merchant', '=', merchant)
    .where('application.member_id', '=', memberId)
    // The last one of an activity stays in the map.
    .orderBy('application.id')
    .execute();
  return new Map(rows.map((row) => [row.activity_id, row]));
}

/** The status as the specification names them: the application counts before the calendar. */
function nameStatus(
  { opens_at, closes_at }: ActivityRow,
  standing: Standing | undefined,
  now: Date,
): ActivityItem['status'] {
  const isOver = closes_at !== null && now >= closes_at;
  if (standing?.status === 'approved') {
    if (standing.claimed_at !== null) return 'claimed';
    return standing.expires_at !== null && standing.expires_at <= now ? 'closed' : 'issued';
  }
  if (standing?.status === 'processing') return 'processing';
  if (standing?.status === 'joined' && !isOver) return 'joined';
  if (standing?.status === 'rejected') return 'rejected';
  if (isOver) return 'closed';
  return now < opens_at ? 'comingSoon' : 'applying';
}

function toItem(
  row: ActivityRow,
  standing: Standing | undefined,
  { language, now, currency }: { readonly language: string; readonly now: Date; readonly currency: string },
): ActivityItem {
  const { title, text } = readLocalText(row.texts, language);
  const status = nameStatus(row, standing, now);
  const isOpen = now >= row.opens_at && (row.closes_at === null || now < row.closes_at);
  return {
    id: row.id,
    promotionType: row.promotion_type,
    title,
    text: text ?? '',
    image: row.image,
    status,
    needsPicture: row.needs_picture,
    remark: standing?.remark ?? '',
    canApplyAgain: status === 'rejected' && isOpen,
    amount: row.pays === '0' ? '' : writeMoney(BigInt(row.pays), currency),
    points: Number(row.points),
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at?.toISOString() ?? null,
  };
}

/** Every activity of the portal with its state for the viewer. */
export async function listActivities(store: Store, viewer: Viewer): Promise<RewardsActivitiesValue> {
  const statuses = await readStandings(store, viewer.memberId);
  const rows = await store.db
    .selectFrom('activity')
    .selectAll()
    .where('merchant', '=', store.merchant)
    .orderBy('position')
    .execute();
  const { code: currency } = await readCurrency(store.db, store.merchant);
  const how = { language: viewer.language, now: store.clock.now(), currency };
  return { activities: rows.map((row) => toItem(row, statuses.get(row.id), how)) };
}

/** @throws AppError 404 `activity.unknown` */
export async function readActivity(store: Store, id: string, viewer: Viewer): Promise<ActivityItem> {
  const { activities } = await listActivities(store, viewer);
  const activity = activities.find((one) => one.id === id);
  if (activity === undefined) throw refuseCall('activity.unknown', 'There is no such activity.', 404);
  return activity;
}

/** The reward that waits for a member who was approved; null where none does. */
export async function findIssued(db: Database, activityId: string, memberId: string): Promise<string | null> {
  const application = await db
    .selectFrom('activity_application')
    .select('id')
    .where('activity_id', '=', activityId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (application === undefined) return null;
  const reward = await db
    .selectFrom('issued_reward')
    .select('id')
    .where('member_id', '=', memberId)
    .where('subject', '=', subjectOf(application.id))
    .executeTakeFirst();
  return reward?.id ?? null;
}
