import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';

let rig: MemberRig;
let token = '';
const logIn = async (username: string): Promise<string> => {
  const login = { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() };
  return (await rig.call('session.login', login)).value.token;
};
beforeAll(async () => {
  rig = await createSeededRig();
  token = await logIn('player');
  // A win, a loss, a stake that was given back, and a round that is open, around midnight in Manila.
  await rig.database.pool.query(`
    insert into play_launch (id, merchant, vendor, member_id, node_id, session_hash, language, created_at, expires_at)
      select '00000000-0000-4000-8000-000000000901', 'demo', vendor_code, m.id, g.node_id, '', 'EN', now(), now()
      from member m, (select * from game where game_type = 'RNG' order by node_id limit 1) g where m.account = 'player';
    insert into play_round (merchant, vendor, round, launch_id, member_id, node_id, state, stake, payout, opened_at, closed_at)
      select l.merchant, l.vendor, v.round, l.id, l.member_id, l.node_id, v.state, v.stake, v.payout, v.at::timestamptz,
        case when v.state = 'open' then null else v.at::timestamptz end
      from play_launch l, (values
        ('records-1', 'settled', 1000, 2550, '2026-03-20T15:59:59Z'),
        ('records-2', 'settled', 700, 0, '2026-03-20T16:00:00Z'),
        ('records-3', 'refunded', 300, 0, '2026-03-21T01:00:00Z'),
        ('records-4', 'open', 200, 0, '2026-03-21T02:00:00Z')) v (round, state, stake, payout, at)
      where l.id = '00000000-0000-4000-8000-000000000901'`);
});
afterAll(() => rig.close());

const days = { from: '2026-03-20', to: '2026-03-21' };

describe('the betting record', () => {
  it('has each bet once with what it brought, and sums that leave out what is open or was given back', async () => {
    const { value } = await rig.call('records.bets', days, { token });
    expect(value.rows.map(({ state, stake, payout, net }) => [state, stake, payout, net])).toEqual([
      ['open', '2.00', '0.00', '0.00'],
      ['refunded', '3.00', '0.00', '0.00'],
      ['settled', '7.00', '0.00', '-7.00'],
      ['settled', '10.00', '25.50', '15.50'],
    ]);
    expect(value.totals).toEqual({ stake: '22.00', validBet: '17.00', payout: '25.50', net: '8.50' });
    expect(value).toMatchObject({ ...days, zone: 'Asia/Manila', totalCount: 4, totalPages: 1 });
  });

  it('ends a day where the clocks of the brand do', async () => {
    const count = async (from: string, to: string) =>
      (await rig.call('records.bets', { from, to }, { token })).value.totalCount;
    expect([await count('2026-03-20', '2026-03-20'), await count('2026-03-21', '2026-03-21')]).toEqual([
      1, 3,
    ]);
  });

  it('is paged, with the sums of the page and those of the range', async () => {
    const { value } = await rig.call('records.bets', { ...days, pageNo: 2, pageSize: 3 }, { token });
    expect(value.rows.map(({ stake }) => stake)).toEqual(['10.00']);
    expect(value.pageTotals).toEqual({ stake: '10.00', payout: '25.50', net: '15.50' });
    expect(value).toMatchObject({ totals: { stake: '22.00' }, pageNum: 2, totalPages: 2 });
  });

  it('is narrowed by the kind of game', async () => {
    const count = async (product: string) =>
      (await rig.call('records.bets', { ...days, product }, { token })).value.totalCount;
    expect([await count('RNG'), await count('LOTT')]).toEqual([4, 0]);
  });

  it('is the business of its member alone', async () => {
    const { value } = await rig.call('records.bets', days, { token: await logIn('agent') });
    expect(value.rows).toEqual([]);
  });
});

describe('profit and loss', () => {
  it('is the sum of each day of the brand', async () => {
    const { value } = await rig.call('records.profit', days, { token });
    expect(value.days).toEqual([
      { day: '2026-03-20', bets: 1, validBet: '10.00', payout: '25.50', net: '15.50' },
      { day: '2026-03-21', bets: 1, validBet: '7.00', payout: '0.00', net: '-7.00' },
    ]);
    expect(value.totals).toEqual({ validBet: '17.00', payout: '25.50', net: '8.50' });
  });

  it('of the lottery has tickets alone', async () => {
    expect((await rig.call('records.lotteryProfit', days, { token })).value.days).toEqual([]);
  });
});

describe('the account record', () => {
  it('adds up to the balance, with every movement once', async () => {
    const { rows } = await rig.database.pool.query<{
      at: Date;
      total: string;
      balance: string;
      count: string;
    }>(
      `select min(t.created_at) as at, sum(e.amount)::text as total, a.balance::text, count(*)::text
       from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_transfer t on t.id = e.transfer_id
       join member m on m.id = a.member_id where m.account = 'player' and a.account_type = 1 group by a.balance`,
    );
    const first = rows[0]?.at.toISOString().slice(0, 10) ?? '';
    let net = 0n;
    let count = 0;
    // Ranges of 92 days, until today.
    for (
      let from = Date.parse(first) - 86_400_000;
      from < Date.parse('2026-06-02');
      from += 92 * 86_400_000
    ) {
      const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
      const range = { from: day(from), to: day(from + 91 * 86_400_000) };
      const { value } = await rig.call('records.account', { ...range, pageSize: 100 }, { token });
      net += BigInt(value.totals.net.replace('.', ''));
      count += value.totalCount;
    }
    expect([String(net), String(count)]).toEqual([rows[0]?.balance, rows[0]?.count]);
    expect(rows[0]?.total).toBe(rows[0]?.balance);
  });

  it('refuses days that are none, and ranges that are backwards or too long, at the field', async () => {
    const ranges = [
      { from: '2026-02-30', to: '2026-03-01' },
      { from: '2026-05-02', to: '2026-05-01' },
      { from: '2026-01-01', to: '2026-05-01' },
      { from: '2026-05-01', to: '2026-13-01' },
    ];
    const fields = [];
    for (const range of ranges)
      fields.push((await rig.call('records.account', range, { token })).error.fields);
    expect(fields).toEqual([
      { from: 'field.invalid' },
      { from: 'field.invalid' },
      { from: 'field.invalid' },
      { to: 'field.invalid' },
    ]);
  });
});
