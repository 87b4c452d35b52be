import { grantBonus } from '../../platform/money/wallet/bonus-part.ts';
import { findMainWallet, readWallet } from '../../platform/money/wallet/ledger.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';

/** Where the demonstration's players have their money sent, and who must stake something first. */
const payouts = [
  { account: 'player', kind: 'bank', provider: 'FOYB', holder: 'Mayari Dela Cruz', number: '1002003004471' },
  { account: 'player', kind: 'wallet', provider: 'LIPA', holder: 'Mayari Dela Cruz', number: '09170000001' },
  { account: 'agent', kind: 'bank', provider: 'ISLA', holder: 'Amihan Reyes', number: '2003004005118' },
  { account: 'expired', kind: 'bank', provider: 'FOYB', holder: 'Lakan Santos', number: '3004005006227' },
] as const;
/** A bonus that is played off by three quarters. Minor units. */
const turnover = { account: 'expired', due: '50000', asked: '200000' } as const;

export async function seedPayoutAccounts(db: Database, { merchant, clock }: MemberDeps): Promise<string> {
  const members = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('merchant', '=', merchant)
    .where(
      'account',
      'in',
      payouts.map(({ account }) => account),
    )
    .execute();
  const idOf = (account: string): string => members.find((one) => one.account === account)?.id ?? '';
  await db
    .insertInto('payout_account')
    .values(
      payouts.map(({ account, ...row }) => ({ ...row, member_id: idOf(account), created_at: clock.now() })),
    )
    .execute();
  await db
    .insertInto('member_turnover')
    .values({ member_id: idOf(turnover.account), due: turnover.due, asked: turnover.asked })
    .execute();
  const reference = `seed:${turnover.account}`;
  const memberId = idOf(turnover.account);
  await db
    .insertInto('bonus_wagering')
    .values({
      merchant,
      member_id: memberId,
      reference,
      texts: JSON.stringify({
        EN: { title: 'Welcome bonus' },
        AR: { title: 'مكافأة الترحيب' },
        TY: { title: 'Welcome bonus' },
      }),
      amount: turnover.asked,
      mark: turnover.asked,
      created_at: clock.now(),
    })
    .execute();
  // All that is in the wallet came with the bonus.
  const amount = await readWallet(db, await findMainWallet(db, memberId));
  await grantBonus(db, { merchant, memberId, reference, amount, at: clock.now() });
  return `${payouts.length} accounts to pay out to`;
}
