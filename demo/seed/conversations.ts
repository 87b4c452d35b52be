import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';

const hourMs = 3_600_000;
interface SeedLine {
  readonly from: string;
  readonly to: string;
  readonly hoursAgo: number;
  readonly body: string;
}
/** What the agent of the demonstration and members below wrote to each other; all of it is read. */
const lines: readonly SeedLine[] = [
  {
    from: 'player',
    to: 'agent',
    hoursAgo: 50,
    body: 'Hello Amihan, does the rebate count lottery bets too?',
  },
  {
    from: 'agent',
    to: 'player',
    hoursAgo: 49,
    body: 'Yes. You find the rate of each product on the Rebate page.',
  },
  { from: 'player', to: 'agent', hoursAgo: 48, body: 'Found it, thank you.' },
  {
    from: 'bayani',
    to: 'agent',
    hoursAgo: 27,
    body: 'Can we talk about the tiers of my contract before Monday?',
  },
  { from: 'agent', to: 'bayani', hoursAgo: 26, body: 'Of course. I send you a new offer tomorrow.' },
];

export async function makeConversations(
  db: Database,
  { merchant, clock }: Pick<MemberDeps, 'merchant' | 'clock'>,
): Promise<string> {
  const members = await db
    .selectFrom('member')
    .select(['id', 'account', 'nickname'])
    .where('merchant', '=', merchant)
    .where('account', 'in', [...new Set(lines.flatMap(({ from, to }) => [from, to]))])
    .execute();
  const find = (account: string) => {
    const member = members.find((one) => one.account === account);
    if (member === undefined) throw new Error(`Expected the seed to have made ${account}.`);
    return member;
  };
  for (const { from, to, hoursAgo, body } of lines) {
    const [sender, recipient] = [find(from), find(to)];
    const sentAt = new Date(clock.now().getTime() - hoursAgo * hourMs);
    await db
      .insertInto('sent_message')
      .values({
        merchant,
        sender_id: sender.id,
        recipient_id: recipient.id,
        recipients: 1,
        body,
        client_key: null,
        created_at: sentAt,
      })
      .execute();
    await db
      .insertInto('inbox_message')
      .values({
        member_id: recipient.id,
        kind: 'member' as const,
        sender_id: sender.id,
        title: sender.nickname,
        body,
        created_at: sentAt,
        read_at: sentAt,
      })
      .execute();
    const sides = [
      { member_id: sender.id, other_id: recipient.id, last_at: sentAt },
      { member_id: recipient.id, other_id: sender.id, last_at: sentAt },
    ];
    await db
      .insertInto('conversation')
      .values(sides)
      .onConflict((conflict) => conflict.columns(['member_id', 'other_id']).doUpdateSet({ last_at: sentAt }))
      .execute();
  }
  return `${lines.length} messages between members`;
}
