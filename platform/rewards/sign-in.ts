import type {
  RewardsClaimSignInRequest,
  RewardsSignInValue,
} from '../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../server/db/database.ts';
import { runIdempotent } from '../calls/run-idempotent.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { refuseCall } from '../calls/refusals.ts';
import type { SessionMember } from '../identity/sessions/sessions.ts';
import type { MemberParts } from '../parts.ts';
import { ensurePoints } from './points/accounts.ts';
import { bookPoints } from './points/book-points.ts';
import { requireRealAccount } from '../identity/security/fund-password.ts';
import { dayIn } from '../../src/protocol/time/time-zone.ts';
import { spanOfDay } from '../brand-day.ts';
import { readSettings } from '../calls/system/settings.ts';
import { addDays } from '../calendar-days.ts';
import { trialType } from '../money/wallet/currency.ts';

/** Points of each day of the strip; after the last it starts again. */
export const stripPoints: readonly number[] = [10, 15, 20, 25, 30, 40, 60];
type Store = Pick<MemberParts, 'merchant' | 'clock' | 'liveSite'>;

const pointsOf = (streak: number): number => stripPoints[(streak - 1) % stripPoints.length] ?? 0;

/** Days in a row up to yesterday, or with today where it is claimed. */
async function readStreak(
  db: Database,
  memberId: string,
  today: string,
): Promise<{ readonly streak: number; readonly isClaimed: boolean }> {
  const last = await db
    .selectFrom('sign_in_day')
    .select(['day', 'streak'])
    .where('member_id', '=', memberId)
    .where('day', '<=', today)
    .orderBy('day', 'desc')
    .executeTakeFirst();
  if (last === undefined) return { streak: 0, isClaimed: false };
  const isClaimed = last.day === today;
  const isUnbroken = isClaimed || last.day === addDays(today, -1);
  return { streak: isUnbroken ? last.streak : 0, isClaimed };
}

/** The strip of seven days around today, in the time zone of the brand. */
export async function readStrip(
  db: Database,
  { clock, liveSite }: Pick<Store, 'clock' | 'liveSite'>,
  { id, customerType }: SessionMember,
): Promise<RewardsSignInValue> {
  const now = clock.now();
  const { timeZone } = await readSettings({ liveSite });
  const today = dayIn(timeZone, now);
  const { streak, isClaimed } = await readStreak(db, id, today);
  const nextDay = spanOfDay(today, timeZone).to.getTime();
  // Place of today in its row of days; the strip starts with the first day of the week it is in.
  const place = isClaimed ? streak : streak + 1;
  const first = place - ((place - 1) % stripPoints.length);
  const days = stripPoints.map((points, index) => {
    const streakDay = first + index;
    const state = streakDay <= streak ? 'done' : streakDay === place ? 'today' : 'ahead';
    return { day: index + 1, date: addDays(today, streakDay - place), points, state } as const;
  });
  return {
    open: customerType !== trialType,
    date: today,
    claimedToday: isClaimed,
    streak,
    secondsLeft: Math.max(1, Math.ceil((nextDay - now.getTime()) / 1_000)),
    days,
  };
}

/**
 * Claims a day inside a transaction: the key of the table lets a day through once.
 * @throws AppError 409 `sign-in.day-over` where the day on screen is not today, `sign-in.done`
 */
export async function claimDay(
  db: Database,
  { merchant, clock, liveSite }: Store,
  { memberId, date }: { readonly memberId: string; readonly date: string },
): Promise<void> {
  const now = clock.now();
  const today = dayIn((await readSettings({ liveSite })).timeZone, now);
  if (date !== today) throw refuseCall('sign-in.day-over', `Today is ${today}.`, 409);
  const { streak } = await readStreak(db, memberId, today);
  const points = BigInt(pointsOf(streak + 1));
  const claimed = await db
    .insertInto('sign_in_day')
    .values({
      member_id: memberId,
      day: today,
      streak: streak + 1,
      points: points.toString(),
      claimed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (claimed === undefined) throw refuseCall('sign-in.done', 'Today is claimed already.', 409);
  const accounts = await ensurePoints(db, merchant, memberId);
  const reference = `sign-in:${memberId}:${today}`;
  await bookPoints(db, accounts, { merchant, kind: 'points.signIn', reference, at: now, points });
}

/** Answers `rewards.claimSignIn`, once for each key. */
export async function claimSignIn(
  parts: MemberParts,
  { date }: RewardsClaimSignInRequest,
  caller: Caller,
): Promise<RewardsSignInValue> {
  const member = requireMember(caller);
  requireRealAccount(member);
  return runIdempotent(parts, caller, { operation: 'rewards.claimSignIn', asked: { date } }, async (db) => {
    await claimDay(db, parts, { memberId: member.id, date });
    return readStrip(db, parts, member);
  });
}
