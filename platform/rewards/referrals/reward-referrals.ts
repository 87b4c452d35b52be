import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';

/**
 * Issues the reward of each referrer whose friend has reached the valid bets that are asked for, once for each
 * friend, inside the transaction that writes the day.
 */
export async function rewardReferrals(
  db: Database,
  { merchant, day, at }: { readonly merchant: string; readonly day: string; readonly at: Date },
): Promise<void> {
  await sql`insert into issued_reward
      (merchant, member_id, promotion_type, texts, pays, wagering, subject, issued_at, expires_at)
    select r.merchant, r.referrer_id, 'REFERRAL', s.texts, s.pays, s.wagering, 'referral:' || r.member_id,
      ${at}::timestamptz, ${at}::timestamptz + make_interval(days => s.claim_days)
    from referral r join referral_setting s on s.merchant = r.merchant
    where r.merchant = ${merchant}
      and r.member_id in (select member_id from valid_bet_day where merchant = ${merchant} and day = ${day})
      and s.least_bets <= (select sum(v.amount) from valid_bet_day v where v.member_id = r.member_id)
    on conflict (merchant, subject) do nothing`.execute(db);
}
