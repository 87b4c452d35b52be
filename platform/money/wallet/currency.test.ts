import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { takeShare } from '../../../server/infrastructure/test-effort.fake.ts';
import { decideWithdrawal } from '../withdrawals/decide-withdrawal.ts';
import { createMemberFlows } from '../../flows.ts';
import { createPlayRig, type PlayRig } from '../../play/play-rig.fake.ts';
import { demoFundPassword } from '../../../demo/seed/accounts.ts';

/** `tooFine` has a place more than the currency; the others are as the wire must write them. */
const cases = [
  {
    code: 'JPY',
    symbol: '¥',
    opening: '12501',
    tooFine: '500.5',
    smallest: '1',
    sums: { deposit: '500', stake: '20', worth: '1000', withdrawal: '300', limit: '700' },
  },
  {
    code: 'KWD',
    symbol: 'KD ',
    opening: '12500.500',
    tooFine: '500.0005',
    smallest: '1.000',
    sums: {
      deposit: '500.125',
      stake: '20.005',
      worth: '1000.001',
      withdrawal: '300.005',
      limit: '700.500',
    },
  },
  {
    code: 'CLF',
    symbol: 'UF ',
    opening: '12500.5000',
    tooFine: '500.00001',
    smallest: '1.0000',
    sums: {
      deposit: '500.0001',
      stake: '20.0005',
      worth: '1000.0001',
      withdrawal: '300.0005',
      limit: '700.5000',
    },
  },
] as const;

/** The gate takes the fewest and the most places that there are. */
const tried = takeShare(cases, 2);

describe.each(tried)('the member platform in $code', ({ code, symbol, opening, tooFine, smallest, sums }) => {
  let rig: PlayRig;
  let token = '';
  beforeAll(async () => {
    rig = await createPlayRig({ code, symbol });
    token = await rig.logIn('player');
  });
  afterAll(() => rig.close());
  const balance = async () => (await rig.call('wallet.balance', { typeId: 0 }, { token })).value;
  const minor = () => rig.balanceOf('player');
  const shown = async () => writeMoney(await minor(), code);

  it('seeds wallets and methods in it', async () => {
    expect(await balance()).toMatchObject({ sumBalance: opening, currency: code, currencySymbol: symbol });
    const { value } = await rig.call('deposit.settings', {}, { token });
    expect(value).toMatchObject({ currency: code, currencySymbol: symbol });
    const [gateway] = value.depositInfo;
    expect(gateway?.minimum).toBe(`100${smallest.slice(1)}`);
    const { rows } = await rig.database.pool.query<{ currency: string }>(
      'select distinct currency from ledger_account order by 1',
    );
    expect(rows.map(({ currency }) => currency)).toEqual(['FUN', 'PTS', code].toSorted());
  });

  it('takes a deposit to its last place, and none finer', async () => {
    const before = await minor();
    const refused = await rig.call('deposit.create', { bankCode: 'gateway', amount: tooFine }, { token });
    expect(refused.error.fields).toEqual({ amount: 'amount.invalid' });
    const { value } = await rig.call(
      'deposit.create',
      { bankCode: 'gateway', amount: sums.deposit },
      { token },
    );
    expect(value).toMatchObject({ amount: sums.deposit, payAmount: sums.deposit, currency: code, symbol });
    await rig.app.inject({
      method: 'POST',
      url: new URL(value.payUrl ?? '').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'decision=approve',
    });
    const list = await rig.call('deposit.list', {}, { token });
    expect(list.value.content[0]).toMatchObject({ amount: sums.deposit, status: 'paid' });
    expect(writeMoney((await minor()) - before, code)).toBe(sums.deposit);
  });

  it('bets and pays in a game of it', async () => {
    const launch = await rig.openLaunch(token);
    const asked = { launch, round: 'r-1' };
    expect((await rig.wallet({ call: 'stake', ...asked, amount: tooFine })).code).toBe('amount.invalid');
    expect((await rig.wallet({ call: 'stake', ...asked, amount: '0' })).code).toBe('amount.invalid');
    const staked = await rig.wallet({ call: 'stake', ...asked, amount: sums.stake });
    expect(staked.value['balance']).toBe(await shown());
    const paid = await rig.wallet({ call: 'settle', ...asked, amount: sums.worth });
    expect(paid.value['balance']).toBe(await shown());
    const session = await rig.call('games.session', {}, { token });
    expect(session.value).toMatchObject({ staked: sums.stake, won: sums.worth, currency: code });
  });

  it('turns points into it, exactly', async () => {
    const { value: terms } = await rig.call('points.config', {}, { token });
    expect(terms).toMatchObject({ currency: code, currencySymbol: symbol });
    const before = await minor();
    const points = terms.exchangeRatio * 7;
    const { value } = await rig.call(
      'points.convert',
      { points, password: demoFundPassword },
      {
        token,
      },
    );
    expect(writeMoney((await minor()) - before, code)).toBe(value.amount);
    expect(BigInt(value.amount.replace('.', ''))).toBe(7n * BigInt(smallest.replace('.', '')));
  });

  it('keeps limits in it', async () => {
    const place = { kind: 'deposit', period: 'day' } as const;
    const wrong = await rig.call('care.setLimit', { ...place, amount: tooFine }, { token });
    expect(wrong.error.fields).toEqual({ amount: 'amount.invalid' });
    const { value } = await rig.call('care.setLimit', { ...place, amount: sums.limit }, { token });
    expect(value).toMatchObject({ currency: code, currencySymbol: symbol });
    expect(value.limits.find(({ id }) => id === 'deposit.day')).toMatchObject({
      amount: sums.limit,
      used: sums.deposit,
    });
    const above = await rig.call('deposit.create', { bankCode: 'gateway', amount: sums.deposit }, { token });
    expect(above.error).toMatchObject({ errorCode: 'limit.reached', value: { limit: sums.limit } });
  });

  it('pays out what was asked for', async () => {
    await rig.database.pool.query('update member_turnover set due = 0');
    const before = await minor();
    const { rows } = await rig.database.pool.query<{ id: string }>(
      "select a.id from payout_account a join member m on m.id = a.member_id where m.account = 'player' order by a.id",
    );
    const asked = { amount: sums.withdrawal, card: rows[0]?.id ?? '', fundPassword: demoFundPassword };
    const { value } = await rig.call('withdrawals.submit', asked, { token });
    expect(value).toMatchObject({ amount: sums.withdrawal, currency: code });
    expect(writeMoney(before - (await minor()), code)).toBe(sums.withdrawal);
    const backOffice = {
      db: rig.deps.db,
      clock: rig.clock,
      merchant: 'demo',
      flows: createMemberFlows(rig.deps),
    };
    for (const action of ['approve', 'pay'] as const)
      await decideWithdrawal(backOffice, {
        id: value.id,
        action,
        text: 'REF-1',
        operator: 'carla',
        version: null,
        key: rig.deps.random.uuid(),
      });
    const { rows: sum } = await rig.database.pool.query<{ sum: string }>(
      'select coalesce(sum(balance), 0)::text as sum from ledger_account group by currency having sum(balance) <> 0',
    );
    expect(sum).toEqual([]);
  });

  it('stays what it is', async () => {
    await expect(
      rig.database.pool.query("update ledger_currency set code = 'PHP', places = 2 where merchant = 'demo'"),
    ).rejects.toThrow('is fixed: there are entries');
  });
});
