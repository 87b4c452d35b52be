import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { ensurePoints } from '../../platform/rewards/points/accounts.ts';
import { bookPoints } from '../../platform/rewards/points/book-points.ts';
import { issueReward } from '../../platform/rewards/issue-reward.ts';
import { addDays, dayMs } from '../../platform/calendar-days.ts';
import { readSettings } from '../../platform/calls/system/settings.ts';
import { dayIn } from '../../src/protocol/time/time-zone.ts';
import { stripPoints } from '../../platform/rewards/sign-in.ts';
import { readCurrency } from '../../platform/money/wallet/currency.ts';
import { toSiteMoney, writeSeedTexts } from './amounts.ts';
import { seedActivities, seedIssued, seedPoints, seedRewards, seedStreak } from './rewards.ts';

type Deps = Pick<MemberDeps, 'merchant' | 'clock' | 'liveSite'>;

function later(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}
async function makeMall(db: Database, { merchant, clock }: Deps): Promise<void> {
  const now = clock.now();
  const { code, symbol } = await readCurrency(db, merchant);
  await db.insertInto('point_setting').values({ merchant, ratio: 20, minimum: 100 }).execute();
  const rewards = seedRewards.map((reward, position) => ({
    merchant,
    position,
    kind: reward.kind,
    texts: writeSeedTexts(reward.texts, symbol),
    image: `/media/rewards/${reward.motif}.svg?v=1`,
    points: String(reward.points),
    amount_requirement: String(toSiteMoney(reward.amountRequirement ?? 0n, code)),
    quantity: reward.quantity,
    available: reward.quantity,
    limit_per_member: reward.limit ?? null,
    pays: String(toSiteMoney(reward.pays ?? 0n, code)),
    grabs: reward.grabs ?? 0,
    starts_at: later(now, reward.startDays),
    ends_at: reward.endDays === undefined ? null : later(now, reward.endDays),
  }));
  await db.insertInto('point_reward').values(rewards).execute();
}
async function makeActivities(db: Database, { merchant, clock }: Deps): Promise<void> {
  const now = clock.now();
  const { code, symbol } = await readCurrency(db, merchant);
  const activities = seedActivities.map((activity, position) => ({
    merchant,
    position,
    promotion_type: activity.promotionType,
    texts: writeSeedTexts(activity.texts, symbol),
    reviewed: activity.reviewed,
    needs_picture: activity.needsPicture,
    pays: String(toSiteMoney(activity.pays, code)),
    points: String(activity.points),
    wagering: activity.wagering,
    claim_days: 14,
    opens_at: later(now, activity.openDays),
    closes_at: activity.closeDays === null ? null : later(now, activity.closeDays),
  }));
  await db.insertInto('activity').values(activities).execute();
  await db
    .insertInto('envelope_plan')
    .values({
      merchant,
      texts: JSON.stringify({
        EN: { title: 'Red envelopes' },
        AR: { title: 'المظاريف الحمراء' },
        TY: { title: 'Mga pulang sobre' },
      }),
      every_minutes: 60,
      open_minutes: 50,
      grabs: 3,
      least: String(toSiteMoney(100n, code)),
      most: String(toSiteMoney(8_800n, code)),
      budget: String(toSiteMoney(50_000_000n, code)),
    })
    .execute();
}
async function givePoints(db: Database, deps: Deps, memberId: string, account: string): Promise<void> {
  const { merchant, clock } = deps;
  const accounts = await ensurePoints(db, merchant, memberId);
  const points = BigInt(seedPoints[account] ?? 0);
  const reference = `points.opening:${account}`;
  const bookedAt = later(clock.now(), -30);
  await bookPoints(db, accounts, { merchant, kind: 'points.opening', reference, at: bookedAt, points });
}
async function makePlayer(db: Database, deps: Deps, memberId: string): Promise<void> {
  const { merchant, clock } = deps;
  const now = clock.now();
  const { timeZone } = await readSettings(deps);
  const accounts = await ensurePoints(db, merchant, memberId);
  const { code } = await readCurrency(db, merchant);
  for (let streak = 1; streak <= seedStreak; streak += 1) {
    const day = addDays(dayIn(timeZone, now), streak - seedStreak - 1);
    const claimedAt = later(now, streak - seedStreak - 1);
    const points = BigInt(stripPoints[streak - 1] ?? 0);
    await db
      .insertInto('sign_in_day')
      .values({ member_id: memberId, day, streak, points: points.toString(), claimed_at: claimedAt })
      .execute();
    const reference = `sign-in:${memberId}:${day}`;
    await bookPoints(db, accounts, { merchant, kind: 'points.signIn', reference, at: claimedAt, points });
  }
  for (const [index, issued] of seedIssued.entries()) {
    const subject = `seed:${memberId}:${index}`;
    const issuedAt = later(now, -issued.days);
    const expiresAt = later(now, issued.expiresDays);
    const pays = toSiteMoney(issued.pays, code);
    await issueReward(db, { ...issued, pays, merchant, memberId, subject, at: issuedAt, expiresAt });
    if (issued.claimed)
      await db
        .updateTable('issued_reward')
        .set({ claimed_at: issuedAt })
        .where('subject', '=', subject)
        .execute();
  }
}

/** The points mall, activities and red envelopes, and what waits in them for the demo accounts. */
export async function makeRewards(db: Database, deps: Deps): Promise<string> {
  await makeMall(db, deps);
  await makeActivities(db, deps);
  const members = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('merchant', '=', deps.merchant)
    .where('account', 'in', Object.keys(seedPoints))
    .orderBy('id')
    .execute();
  for (const { id, account } of members) {
    await givePoints(db, deps, id, account);
    if (account === 'player') await makePlayer(db, deps, id);
  }
  return `${seedRewards.length} rewards for points, ${seedActivities.length} activities, red envelopes each hour`;
}
