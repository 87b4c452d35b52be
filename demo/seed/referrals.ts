import type { Database } from '../../server/db/database.ts';
import { dayMs } from '../../platform/calendar-days.ts';
import { readCurrency } from '../../platform/money/wallet/currency.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { toSiteMoney, writeSeedTexts } from './amounts.ts';

const code = 'MAYARI26';

/** What a friend brings, and a friend of the demonstration player. */
export async function makeReferrals(
  db: Database,
  { merchant, clock }: Pick<MemberDeps, 'merchant' | 'clock'>,
): Promise<string> {
  const currency = await readCurrency(db, merchant);
  const now = clock.now();
  await db
    .insertInto('referral_setting')
    .values({
      merchant,
      least_bets: String(toSiteMoney(500_000n, currency.code)),
      pays: String(toSiteMoney(20_000n, currency.code)),
      wagering: 1,
      claim_days: 30,
      texts: writeSeedTexts(
        {
          EN: { title: 'A friend has joined', text: 'Thanks for inviting them.' },
          AR: { title: 'انضم صديق', text: 'شكرًا على الدعوة.' },
          TY: { title: 'May sumaling kaibigan', text: 'Salamat sa paanyaya.' },
        },
        currency.symbol,
      ),
    })
    .execute();
  const members = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('merchant', '=', merchant)
    .where('account', 'in', ['player', 'expired'])
    .execute();
  const idOf = (account: string): string => members.find((one) => one.account === account)?.id ?? '';
  const referrer = idOf('player');
  await db
    .insertInto('referral_code')
    .values({ merchant, code, member_id: referrer, created_at: now })
    .execute();
  await db
    .insertInto('referral')
    .values({
      merchant,
      code,
      member_id: idOf('expired'),
      referrer_id: referrer,
      joined_at: new Date(now.getTime() - 12 * dayMs),
    })
    .execute();
  return `invitations with ${code}, one friend of player`;
}
