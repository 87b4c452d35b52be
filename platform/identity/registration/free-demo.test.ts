import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { asOpened } from '../../money/ways-out/opened-way.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.database.pool.query('delete from limit_window'));

const start = (from: string) => rig.call('session.trial', { os: 'Linux', platform: 'W' }, { from });
const readBalance = async (token: string) =>
  (await rig.call('wallet.balance', {}, { token })).value.sumBalance;

describe('the free demo', () => {
  it('lends an account of type 4 with play money, one to each visitor', async () => {
    const [first, second] = [(await start('198.51.100.1')).value, (await start('198.51.100.2')).value];
    expect(first.customerType).toBe(4);
    expect(first.userName).not.toBe(second.userName);
    expect(await readBalance(first.token)).toBe('10000.00');
  });

  it('ends after an hour, however much it is used, and is lent again with fresh play money', async () => {
    const { value } = await start('198.51.100.3');
    const { rows } = await rig.database.pool.query<{ id: string }>(
      'select id from ledger_account where member_id = $1',
      [value.id],
    );
    const { bookTransfer, ensureHouse, houseAccounts } = await import('../../money/wallet/ledger.ts');
    const { db } = rig.database;
    await db.transaction().execute(async (transaction) =>
      bookTransfer(transaction, {
        merchant: 'demo',
        kind: 'bet',
        reference: 'bet:1',
        at: rig.clock.now(),
        opened: asOpened('stake', value.id),
        postings: [
          { accountId: String(rows[0]?.id), amount: -400_000n },
          { accountId: await ensureHouse(transaction, 'demo', houseAccounts.play), amount: 400_000n },
        ],
      }),
    );
    expect(await readBalance(value.token)).toBe('6000.00');
    for (let minute = 0; minute < 59; minute += 10) {
      rig.clock.advance(10 * 60_000 - 1);
      expect((await rig.call('member.info', {}, { token: value.token })).status).toBe(200);
    }
    rig.clock.advance(60_000);
    expect((await rig.call('member.info', {}, { token: value.token })).status).toBe(401);
    const names = new Set<string>();
    for (const from of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      const again = (await start(from)).value;
      names.add(again.userName);
      expect(await readBalance(again.token)).toBe('10000.00');
    }
    expect(names.has(value.userName)).toBe(true);
    expect((await rig.database.pool.query('select 1 from demo_account')).rows).toHaveLength(3);
  });

  it('lends no account twice at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => start(`198.51.100.${50 + index}`)),
    );
    expect(new Set(answers.map(({ value }) => value.userName)).size).toBe(12);
  });

  it('keeps its money apart from the house’s own', async () => {
    const { rows } = await rig.database.pool.query<{ sum: string }>(
      "select sum(balance)::text as sum from ledger_account where currency = 'FUN'",
    );
    expect(rows[0]?.sum).toBe('0');
  });

  it('is limited by network and off with its module', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn += 1) statuses.push((await start('198.51.100.90')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    rig.live.modules = { ...rig.live.modules, FREEPLAY3: false };
    expect((await start('198.51.100.91')).error.errorCode).toBe('function.not.available');
    rig.live.modules = { ...rig.live.modules, FREEPLAY3: true };
  });
});
