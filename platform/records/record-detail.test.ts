import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { bookPlayMoney } from '../play/play-money.ts';
import { asOpened } from '../money/ways-out/opened-way.ts';
import { payReward } from '../rewards/pay-reward.ts';
import { requireRoom } from './sheet-file.ts';

let rig: MemberRig;
let token = '';
let agent = '';
let memberId = '';
const logIn = async (username: string): Promise<string> => {
  const login = { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() };
  return (await rig.call('session.login', login)).value.token;
};
const opened = new Date('2026-03-20T15:59:59.000Z');

beforeAll(async () => {
  rig = await createSeededRig();
  token = await logIn('player');
  agent = await logIn('agent');
  await rig.database.pool.query(`
    insert into play_launch (id, merchant, vendor, member_id, node_id, session_hash, language, created_at, expires_at)
      select '00000000-0000-4000-8000-000000000901', 'demo', vendor_code, m.id, g.node_id, '', 'EN', now(), now()
      from member m, (select * from game where game_type = 'RNG' order by node_id limit 1) g where m.account = 'player';
    insert into play_round (merchant, vendor, round, launch_id, member_id, node_id, state, stake, payout, opened_at, closed_at)
      select l.merchant, l.vendor, name, l.id, l.member_id, l.node_id, 'settled', 1000, 2550, '${opened.toISOString()}', now()
      from play_launch l, unnest(array['detail-1', 'detail-10']) name where l.id = '00000000-0000-4000-8000-000000000901'`);
  const { rows } = await rig.database.pool.query<{ id: string; vendor: string }>(
    "select member_id::text as id, vendor from play_launch where id = '00000000-0000-4000-8000-000000000901'",
  );
  const [{ id, vendor } = { id: '', vendor: '' }] = rows;
  memberId = id;
  const steps = [
    ['detail-1', 'bet', 'bet:1', -1000n],
    ['detail-10', 'bet', 'bet:1', -700n],
    ['detail-1', 'win', 'win', 2550n],
  ] as const;
  for (const [index, [round, step, name, toMember]] of steps.entries())
    await bookPlayMoney(rig.deps.db, {
      merchant: 'demo',
      memberId,
      step,
      toMember,
      opened: asOpened('stake', memberId),
      play: `game:${vendor}:${round}:`,
      reference: `game:${vendor}:${round}:${name}`,
      at: new Date(opened.getTime() + index * 1000),
    });
});
afterAll(() => rig.close());

const readRoundId = async (round: string): Promise<string> => {
  const { rows } = await rig.database.pool.query<{ id: string }>(
    'select id::text from play_round where round = $1',
    [round],
  );
  return `r${rows[0]?.id ?? ''}`;
};
const may = { from: '2026-03-20', to: '2026-03-21' };

describe('a record in detail', () => {
  it('has every entry of the ledger that belongs to a bet, and none of a bet with a longer name', async () => {
    const { value } = await rig.call('records.detail', { id: await readRoundId('detail-1') }, { token });
    expect(value.lines.map(({ amount, kind }) => [amount, kind])).toEqual([
      ['-10.00', 'game'],
      ['25.50', 'game'],
    ]);
    expect(value).toMatchObject({
      reference: 'detail-1',
      kind: 'RNG',
      net: '15.50',
      time: opened.toISOString(),
    });
  });

  it('of a movement has the other steps of the same order', async () => {
    const { value: record } = await rig.call('records.account', may, { token });
    const win = record.rows.find(({ amount }) => amount === '25.50');
    const { value } = await rig.call('records.detail', { id: win?.id ?? '' }, { token });
    expect(value.lines.map(({ amount }) => amount)).toEqual(['-10.00', '25.50']);
    expect(value.lines.at(-1)?.balance).toBe(win?.balance);
  });

  it('is the business of its member alone', async () => {
    const { value: record } = await rig.call('records.account', may, { token });
    for (const id of [await readRoundId('detail-1'), record.rows[0]?.id ?? '', 'l1', '999999999'])
      expect((await rig.call('records.detail', { id }, { token: agent })).error.errorCode).toBe(
        'record.unknown',
      );
  });
});

describe('the balance after a movement', () => {
  it('is that of the movement before and the amount', async () => {
    const { rows } = await rig.database.pool.query<{ wrong: string }>(`
      select count(*)::text as wrong from (
        select balance_after - amount - coalesce(lag(balance_after) over (partition by account_id order by id), 0) as gap
        from ledger_entry) steps where gap <> 0`);
    expect(rows[0]?.wrong).toBe('0');
    const { rows: last } = await rig.database.pool.query<{ wrong: string }>(`
      select count(*)::text as wrong from ledger_account a join lateral (
        select balance_after from ledger_entry where account_id = a.id order by id desc limit 1) e on true
      where e.balance_after <> a.balance`);
    expect(last[0]?.wrong).toBe('0');
  });
});

const readFile = async (fields: Parameters<typeof rig.call<'records.file'>>[1]): Promise<string> => {
  const { value } = await rig.call('records.file', fields, { token });
  return Buffer.from(value.content, 'base64').toString('utf8');
};
describe('a record as a file', () => {
  it('has a head and a line for each row, by the clocks of the brand', async () => {
    const lines = (await readFile({ record: 'account', ...may })).trim().split('\r\n');
    expect(lines[0]).toContain('(Asia/Manila)');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('2026-03-21 00:00:01');
    // A number that a spreadsheet adds up.
    expect(lines.some((line) => line.includes(',-10.00,'))).toBe(true);
    expect(await readFile({ record: 'bets', ...may })).toContain(',Settled,10.00,25.50,15.50');
    expect(await readFile({ record: 'profit', ...may })).toContain('2026-03-20,2,20.00,51.00,31.00');
  });

  it('refuses more rows than a file holds, at the field', () => {
    expect(() => requireRoom(20_000)).not.toThrow();
    expect(() => requireRoom(20_001)).toThrow('Choose fewer days.');
  });
});

describe('statements', () => {
  it('are of every month since the first movement, and each begins where the one before ended', async () => {
    const { value } = await rig.call('records.statements', {}, { token });
    expect(value.months[0]?.month).toBe('2026-06');
    for (const [index, { opening }] of value.months.entries())
      expect(opening).toBe(value.months[index + 1]?.closing ?? '0.00');
    const { value: wallet } = await rig.call('wallet.balance', {}, { token });
    expect(JSON.stringify(wallet)).toContain(value.months[0]?.closing);
  });

  it('are a PDF, and refused for a month that did not begin', async () => {
    const { value } = await rig.call('records.statement', { month: '2026-05' }, { token });
    const bytes = Buffer.from(value.content, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(value.name).toBe('statement-2026-05.pdf');
    const { error } = await rig.call('records.statement', { month: '2026-07' }, { token });
    expect(error.fields).toEqual({ month: 'field.invalid' });
  });
});

describe('a record in detail, beside others', () => {
  it('has what was booked months later, and no points among the money', async () => {
    const { db } = rig.deps;
    const february = new Date('2026-02-10T12:00:00.000Z');
    const way = { opened: asOpened('stake', memberId), play: 'game:demo:season:' };
    const bet = { merchant: 'demo', memberId, step: 'bet', toMember: -500n, ...way } as const;
    await bookPlayMoney(db, { ...bet, reference: 'game:demo:season:bet', at: february });
    await bookPlayMoney(db, {
      ...bet,
      step: 'win',
      toMember: 900n,
      reference: 'game:demo:season:win',
      at: opened,
    });
    await db.transaction().execute((transaction) =>
      payReward(transaction, {
        merchant: 'demo',
        memberId,
        reference: 'reward:900',
        texts: { EN: { title: 'Bonus' } },
        at: opened,
        amount: 250n,
        points: 100n,
        wagering: 0,
      }),
    );
    const { value: record } = await rig.call('records.account', may, { token });
    const detailOf = async (amount: string) => {
      const id = record.rows.find((row) => row.amount === amount)?.id ?? '';
      return (await rig.call('records.detail', { id }, { token })).value;
    };
    expect((await detailOf('9.00')).lines.map((line) => line.amount)).toEqual(['-5.00', '9.00']);
    expect((await detailOf('2.50')).lines.map((line) => line.amount)).toEqual(['2.50']);
  });
});
