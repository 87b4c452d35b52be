import { sql } from 'kysely';
import type {
  ReferralsDetailsRequest,
  ReferralsDetailsValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { maskAccount } from '../../play/games/winners.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { readMemberCurrency, trialType } from '../../money/wallet/currency.ts';
import { ensureCode } from './codes.ts';

const mostInvited = 100;

/** Who brought a member: the agent of a link or code, or the friend whose code counted. */
async function readInviter(db: Database, memberId: string): Promise<ReferralsDetailsValue['invitedBy']> {
  const agent = await db
    .selectFrom('invitation_use as u')
    .innerJoin('member as m', 'm.id', 'u.agent_id')
    .select(['m.nickname as name', 'u.code'])
    .where('u.member_id', '=', memberId)
    .executeTakeFirst();
  if (agent !== undefined) return agent;
  const friend = await db
    .selectFrom('referral as r')
    .innerJoin('member as m', 'm.id', 'r.referrer_id')
    .select(['m.account', 'r.code'])
    .where('r.member_id', '=', memberId)
    .executeTakeFirst();
  return friend === undefined ? null : { name: maskAccount(friend.account), code: friend.code };
}

/** Answers `referrals.details`: the member's code and link, who came by it, and what that brought. */
export async function readDetails(
  parts: MemberParts,
  { autoGenerate = 'true' }: ReferralsDetailsRequest,
  caller: Caller,
): Promise<ReferralsDetailsValue> {
  const { id, customerType } = requireMember(caller);
  const { db, merchant, portalOrigin } = parts;
  const mayInvite = customerType !== trialType && autoGenerate !== 'false';
  const [currency, setting, invited, count, earned] = await Promise.all([
    readMemberCurrency(db, id),
    db.selectFrom('referral_setting').selectAll().where('merchant', '=', merchant).executeTakeFirst(),
    db
      .selectFrom('referral as r')
      .innerJoin('member as m', 'm.id', 'r.member_id')
      .leftJoin('issued_reward as i', (join) =>
        join.onRef('i.merchant', '=', 'r.merchant').on(sql<boolean>`i.subject = 'referral:' || r.member_id`),
      )
      .select(['r.member_id', 'm.account', 'r.joined_at', 'i.pays'])
      .where('r.referrer_id', '=', id)
      .orderBy('r.member_id', 'desc')
      .limit(mostInvited)
      .execute(),
    db
      .selectFrom('referral')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('referrer_id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('issued_reward')
      .select(({ fn }) => fn.sum<string | null>('pays').as('sum'))
      .where('member_id', '=', id)
      .where('promotion_type', '=', 'REFERRAL')
      .executeTakeFirstOrThrow(),
  ]);
  const referralCode = mayInvite ? await ensureCode(parts, id) : '';
  const write = (minor: string | null | undefined): string => writeMoney(BigInt(minor ?? 0), currency.code);
  return {
    referralCode,
    link: referralCode === '' ? '' : `${portalOrigin}/join?referralCode=${referralCode}`,
    totalInvitations: Number(count.count),
    promotionDomains: [portalOrigin],
    currencySymbol: currency.symbol,
    pays: write(setting?.pays),
    leastBets: write(setting?.least_bets),
    earnings: write(earned.sum),
    invitedBy: await readInviter(db, id),
    invited: invited.map((row) => ({
      id: row.member_id,
      account: maskAccount(row.account),
      joinedAt: row.joined_at.getTime(),
      status: row.pays === null ? 'joined' : 'rewarded',
      reward: row.pays === null ? '' : write(row.pays),
    })),
  };
}
