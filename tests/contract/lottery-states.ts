import type { MemberRig } from '../../server/member/member-rig.fake.ts';

/** An issue on sale for years, so that a good request stays good. */
const onSale = `insert into lottery_issue
  (id, merchant, game, numero, opens_at, closes_at, draws_at, commitment, seed_sealed) overriding system value
  values (901, 'demo', 'FIVE1', '20300101-0001', '2020-01-01', '2030-01-01', '2030-01-02', repeat('0', 64), 'sealed')
  on conflict do nothing;`;

/** Statements that bring the database to where the good request of a lottery call is good. */
export const lotteryStates = { 'lottery.bet': onSale } as const;

/** A fresh ticket of the player's that can be cancelled. */
export async function makeTicket({ database }: MemberRig): Promise<string> {
  await database.pool.query(onSale);
  const { rows } = await database.pool.query<{ id: string }>(
    `with bought as (insert into lottery_order (merchant, member_id, issue_id, amount, created_at)
       select 'demo', id, 901, 200, '2026-06-01' from member where account = 'player' returning id, member_id)
     insert into lottery_ticket (merchant, order_id, issue_id, member_id, play, content, stakes, price, amount, odds, state, created_at)
     select 'demo', id, 901, member_id, 'all.sum.bsoe', '{"picks": ["B"]}', 1, 200, 200, '{"B": "196"}', 'placed', '2026-06-01'
     from bought returning id`,
  );
  return rows[0]?.id ?? '';
}
