import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../../server/infrastructure/random.fake.ts';
import { createDayRig, type DayRig } from '../../day-rig.fake.ts';
import { readRange } from '../../records/range.ts';
import { bookTransfer, ensureHouse, findMainWallets, houseAccounts } from '../../money/wallet/ledger.ts';
import { addChanges } from './add-changes.ts';
import { readBranchFigures, readTeamFigures } from './read-figures.ts';

let rig: DayRig;
interface Someone {
  readonly id: string;
  readonly account: string;
  readonly uplineId: string;
}
let members: readonly Someone[] = [];
beforeAll(async () => {
  rig = await createDayRig();
  members = (
    await rig.query('select id, account, upline_id from member where customer_type <> 4 order by id')
  ).map((row) => ({
    id: String(row['id']),
    account: String(row['account']),
    uplineId: String(row['upline_id']),
  }));
});
afterAll(() => rig.close());
const idOf = (account: string): string => members.find((one) => one.account === account)?.id ?? '';
const roll = () =>
  rig.deps.db.transaction().execute((db) => addChanges(db, { merchant: 'demo', zone: 'Asia/Manila' }));
const paidKinds = ['deposit', 'rebate', 'bonus', 'contract.dividend', 'contract.daily'] as const;
/** Books a movement of a member's wallet. */
async function pay(memberId: string, count: number, paidAt: Date): Promise<void> {
  const { db } = rig.deps;
  await db.transaction().execute(async (work) => {
    const house = await ensureHouse(work, 'demo', houseAccounts.contracts);
    const wallet = (await findMainWallets(work, [memberId])).get(memberId);
    if (wallet === undefined) return;
    const postings = [
      { accountId: house, amount: -BigInt(count + 1) },
      { accountId: wallet, amount: BigInt(count + 1) },
    ];
    const kind = paidKinds[count % paidKinds.length] ?? 'deposit';
    await bookTransfer(work, { merchant: 'demo', kind, reference: `test:${count}`, at: paidAt, postings });
  });
}
const ranges = [
  { from: '2026-05-28', to: '2026-06-01' },
  { from: '2026-06-01', to: '2026-06-01' },
  { from: '2026-05-20', to: '2026-05-30' },
  { from: '2026-05-30', to: '2026-05-30' },
] as const;
/** All that is shown of every team. */
async function readAll(): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (const { id } of members)
    for (const asked of ranges) {
      const range = await readRange(rig.deps, asked);
      const of = { merchant: 'demo', parentId: id, range, now: rig.clock.now() };
      all.push(
        await readTeamFigures(rig.deps.db, of),
        await readBranchFigures(
          rig.deps.db,
          of,
          members.filter(({ uplineId }) => uplineId === id).map((one) => one.id),
        ),
      );
    }
  return all;
}
const plainKinds = {
  deposits: `t.kind = 'deposit'`,
  rebates: `t.kind in ('rebate', 'game.rebate')`,
  bonuses: `t.kind = 'bonus'`,
  dividends: `t.kind = 'contract.dividend'`,
  salaries: `t.kind in ('contract.daily', 'contract.hourly', 'contract.realTime')`,
};
/** What a member and all below did, read from the facts one by one. */
const readPlainly = async (account: string, { from, to }: (typeof ranges)[number]) =>
  (
    await rig.query(`with recursive below as (
        select id, customer_type from member where upline_id = ${idOf(account)}
        union select m.id, m.customer_type from member m join below b on m.upline_id = b.id
      ), team as (select id from below where customer_type <> 4), bets as (
        select member_id, stake, payout, closed_at as at from play_round where state = 'settled'
        union all select member_id, amount, payout, ended_at from lottery_ticket where state in ('won', 'lost')
      )
      select (select count(*)::int from team) as members,
        (select coalesce(sum(a.balance), 0)::text from ledger_account a join team on team.id = a.member_id
          where a.account_type = 1) as balance,
        count(distinct member_id)::int as active, coalesce(sum(stake), 0)::text as valid,
        coalesce(sum(payout), 0)::text as payout,
        ${Object.entries(plainKinds)
          .map(
            ([name, kinds]) => `(select coalesce(sum(e.amount), 0)::text from ledger_entry e
            join ledger_account a on a.id = e.account_id and a.account_type = 1 join team on team.id = a.member_id
            join ledger_transfer t on t.id = e.transfer_id where ${kinds}
              and (t.created_at at time zone 'Asia/Manila')::date between '${from}' and '${to}') as ${name}`,
          )
          .join(', ')},
        (select count(*)::int from (select distinct on (team.id) t.created_at as at from ledger_entry e
          join ledger_account a on a.id = e.account_id and a.account_type = 1 join team on team.id = a.member_id
          join ledger_transfer t on t.id = e.transfer_id where t.kind = 'deposit'
          order by team.id, e.id) f
          where (at at time zone 'Asia/Manila')::date between '${from}' and '${to}') as firsts
      from bets join team on team.id = bets.member_id
      where (at at time zone 'Asia/Manila')::date between '${from}' and '${to}'`)
  )[0];
async function readShown(account: string, asked: (typeof ranges)[number]) {
  const range = await readRange(rig.deps, asked);
  const of = { merchant: 'demo', parentId: idOf(account), range, now: rig.clock.now() };
  const { people, days, active } = await readTeamFigures(rig.deps.db, of);
  const sum = (read: (day: (typeof days)[number]) => string): string =>
    days.reduce((all, day) => all + BigInt(read(day)), 0n).toString();
  return {
    members: people.members,
    balance: people.balance,
    active,

    valid: sum(({ valid }) => valid),
    payout: sum(({ payout }) => payout),
    firsts: people.firstDeposits,
    deposits: sum((day) => day.deposits),
    rebates: sum((day) => day.rebates),
    bonuses: sum((day) => day.bonuses),
    dividends: sum((day) => day.dividends),
    salaries: sum((day) => day.salaries),
  };
}

describe('the figures of teams', () => {
  it('are the same before and after changes are added, and those of the facts', async () => {
    const random = createSeededRandom(20);
    for (let count = 0; count < 60; count += 1) {
      const moment = new Date(Date.parse('2026-05-27T16:00:00Z') + random.integer(0, 4 * 86_400) * 1_000);
      const member = members[random.integer(0, members.length)];
      await rig.settle(BigInt(random.integer(1, 5_000)), moment.toISOString(), 'settled', member?.id ?? '');
      await pay(member?.id ?? '', count, moment);
      if (count % 25 === 7) await roll();
    }
    const before = await readAll();
    expect(await roll()).toBeGreaterThan(0);
    expect(await roll()).toBe(0);
    expect(await readAll()).toEqual(before);
    for (const account of ['agent', 'maharlika', 'bayani'])
      for (const range of ranges)
        expect(await readShown(account, range), `${account} ${range.from}`).toEqual(
          await readPlainly(account, range),
        );
  });

  it('follow a bet that is taken back after it was added, and a member who is promoted', async () => {
    const range = ranges[1];
    await rig.settle(700n, '2026-06-01T05:00:00Z', 'settled', rig.player);
    await roll();
    const before = await readShown('agent', range);
    await rig.query(`update play_round set state = 'refunded', payout = 0
      where member_id = ${rig.player} and stake = 700 and closed_at = '2026-06-01T05:00:00Z'`);
    await rig.query(`update member set customer_type = 1 where id = ${rig.player}`);
    const open = await readAll();
    await roll();
    expect(await readAll()).toEqual(open);
    const after = await readShown('agent', range);
    expect(BigInt(before.valid) - BigInt(after.valid)).toBe(700n);
    expect(after).toEqual(await readPlainly('agent', range));
  });

  it('are added once where several nodes add them, and not at all where one breaks off', async () => {
    await rig.settle(900n, '2026-06-01T06:00:00Z', 'settled', rig.player);
    const before = await readAll();
    await expect(
      rig.deps.db.transaction().execute(async (db) => {
        await addChanges(db, { merchant: 'demo', zone: 'Asia/Manila' });
        throw new Error('The node is gone.');
      }),
    ).rejects.toThrow('gone');
    expect(await readAll()).toEqual(before);
    expect((await Promise.all([roll(), roll(), roll()])).filter((count) => count > 0)).toHaveLength(1);
    expect(await readAll()).toEqual(before);
  });
});
