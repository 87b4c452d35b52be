import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { readCurrency } from '../../platform/money/wallet/currency.ts';
import { toSiteMoney } from './amounts.ts';

const hourMs = 3_600_000;

/** Two hints to look at: a member who is paid out where its agent is, and money that came back. */
export async function makeFraudHints(
  db: Database,
  { merchant, clock }: Pick<MemberDeps, 'merchant' | 'clock'>,
): Promise<string> {
  const { code } = await readCurrency(db, merchant);
  const rows = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('merchant', '=', merchant)
    .where('account', 'in', ['agent', 'bayani', 'newbie'])
    .execute();
  const idOf = (account: string): string => rows.find((row) => row.account === account)?.id ?? '';
  const [agent, bayani, newbie] = [idOf('agent'), idOf('bayani'), idOf('newbie')];
  const before = (hours: number): string => new Date(clock.now().getTime() - hours * hourMs).toISOString();
  const referral = { at: before(26), member: agent, other: newbie, amount: null };
  const sendFact = (hours: number, member: string, other: string, minor: bigint) => ({
    what: 'transfer' as const,
    detail: '',
    at: before(hours),
    member,
    other,
    amount: toSiteMoney(minor, code).toString(),
  });
  const hints = [
    {
      kind: 'selfReferral' as const,
      mark: `${agent}:${newbie}`,
      members: [agent, newbie],
      facts: [
        { ...referral, what: 'referral', detail: '' },
        { ...referral, what: 'bankAccount', detail: 'TALA …4417' },
      ],
    },
    {
      kind: 'circularTransfer' as const,
      mark: 'demonstration',
      members: [agent, bayani],
      facts: [sendFact(5, agent, bayani, 50_000n), sendFact(3, bayani, agent, 48_000n)],
    },
  ];
  await db
    .insertInto('fraud_hint')
    .values(
      hints.map(({ kind, mark, members, facts }) => ({
        merchant,
        kind,
        mark,
        member_ids: `{${members.join(',')}}`,
        facts: JSON.stringify(facts),
        found_at: clock.now(),
      })),
    )
    .execute();
  return 'hints of fraud, two to look at';
}
