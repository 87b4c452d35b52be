import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../platform/agents/contracts/products.ts';
import { createSeededRig, type MemberRig } from '../../platform/member-rig.fake.ts';

interface Line {
  readonly id: string;
  readonly kind: string;
  readonly account: string;
  readonly product: string;
  readonly valid: string;
  readonly payouts: string;
  readonly played: string;
  readonly paid: string;
  readonly amount: string;
  readonly to_day: string;
}
let rig: MemberRig;
let lines: readonly Line[] = [];
beforeAll(async () => {
  rig = await createSeededRig();
  // Each line beside the betting records of its team, in its days or its minutes, of its products.
  const { rows } = await rig.database.pool.query<Line>(
    `select l.id::text, l.kind, m.account, l.product, l.facts ->> 'validBets' as valid, l.facts ->> 'payouts' as payouts,
       l.amount::text, l.to_day::text, s.played::text, s.paid::text
     from contract_line l join member m on m.id = l.member_id cross join lateral (
       select coalesce(sum(coalesce(r.valid, r.stake)), 0) as played, coalesce(sum(r.payout), 0) as paid
       from play_round r join member b on b.id = r.member_id and l.member_id = any (b.path || b.id)
         join game g on g.node_id = r.node_id
       where r.state = 'settled'
         and case when l.from_at is null
           then (r.closed_at at time zone 'Asia/Manila')::date between l.from_day and l.to_day
           else r.closed_at >= l.from_at and r.closed_at < l.to_at end
         and (l.product = 'CONS' and not exists (select from contract c
             where c.downline_id = l.member_id and c.kind = l.kind and c.status in ('A', 'V') and c.product = g.game_type)
           or l.product = g.game_type)) s
     order by l.id`,
  );
  lines = rows;
});
afterAll(() => rig.close());
const ofKind = (kind: string): readonly Line[] => lines.filter((line) => line.kind === kind);

describe('what contracts give in the demonstration', () => {
  it('follows from the betting records, line by line', () => {
    expect(lines.length).toBeGreaterThan(30);
    expect(products).toContain('CONS');
    const apart = lines.filter(({ valid, payouts, played, paid }) => valid !== played || payouts !== paid);
    expect(apart).toEqual([]);
  });

  it.each(['dividend', 'daily', 'hourly', 'realTime'])('has %s lines of which some are paid', (kind) => {
    expect(ofKind(kind).length).toBeGreaterThan(2);
    expect(ofKind(kind).filter(({ amount }) => amount !== '0').length).toBeGreaterThan(1);
  });

  it('has the salary of yesterday, to be paid tomorrow', async () => {
    expect(ofKind('daily').map(({ to_day }) => to_day)).toContain('2026-05-31');
    const { rows } = await rig.database.pool.query<{ pay_at: Date }>(
      `select distinct pay_at from contract_line where kind = 'daily' and to_day = '2026-05-31'`,
    );
    expect(rows.map(({ pay_at }) => pay_at.toISOString())).toEqual(['2026-06-01T16:00:00.000Z']);
  });

  it('says of each day and member what the records say, and nothing else', async () => {
    const { rows } = await rig.database.pool.query<{ results: number; apart: number }>(
      `select count(*)::int as results, count(*) filter (
           where (r.stake, r.payout) is distinct from (c.valid_bets, c.payouts))::int as apart
       from contract_result_day c left join lateral (
         select sum(coalesce(r.valid, r.stake)) as stake, sum(r.payout) as payout from play_round r join game g on g.node_id = r.node_id
         where r.member_id = c.member_id and g.game_type = c.shelf and r.state = 'settled'
           and (r.closed_at at time zone 'Asia/Manila')::date = c.day) r on true
       where c.valid_bets <> 0`,
    );
    expect(rows[0]).toMatchObject({ apart: 0 });
    expect(rows[0]?.results).toBeGreaterThan(250);
  });

  it('has levels that the valid bets give: each who played has the highest they reached', async () => {
    const { rows } = await rig.database.pool.query<{ account: string; level_name: string }>(
      `select account, level_name from member where account in ('player', 'amihan2', 'hiraya') order by account`,
    );
    expect(rows.map(({ account, level_name }) => `${account}: ${level_name}`)).toEqual([
      'amihan2: Platinum',
      'hiraya: Gold',
      'player: Gold',
    ]);
    const { rows: moves } = await rig.database.pool.query(
      `select count(*)::int as n from member_level_change c join member m on m.id = c.member_id
         where m.account = 'player'`,
    );
    expect(moves[0]).toEqual({ n: 2 });
  });
});
