import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeWithdrawalSettings } from './settings.fake.ts';
import { createWithdrawalRig, type WithdrawalRig } from './withdrawal-rig.fake.ts';

let rig: WithdrawalRig;
let player: { token: string; id: string; card: string };
beforeAll(async () => {
  rig = await createWithdrawalRig();
});
afterAll(async () => {
  expect(await rig.ledgerFault()).toBe(0n);
  await rig.close();
});
beforeEach(async () => {
  await rig.database.pool.query(
    "update withdrawal set status = 'completed' where status in ('submitted', 'reviewing', 'infoNeeded', 'processing')",
  );
  await rig.database.pool.query('delete from limit_window; delete from withdrawal_setting');
  rig.clock.advance(86_400_000);
  player = await rig.signIn('player');
});
const settings = {
  minimum: 10_000n,
  maximum: 100_000n,
  fee: 1_000n,
  perDay: 2,
  receiptMinutes: 20,
  mayCancel: false,
  secondPersonFrom: null,
};
const setUp = (more: Partial<typeof settings>): Promise<void> =>
  writeWithdrawalSettings(rig.deps.db, 'demo', { ...settings, ...more });
const readStatus = async (id: string): Promise<unknown> =>
  (await rig.call('withdrawals.detail', { id }, { token: player.token })).value.withdrawal.status;

describe('the withdrawal form', () => {
  it('says every limit before anything is typed', async () => {
    await setUp({});
    const { value } = await rig.call('withdrawals.form', {}, { token: player.token });
    expect(value).toMatchObject({
      standing: 'ready',
      pending: null,
      terms: {
        minimum: '100.00',
        maximum: '1000.00',
        fee: '10.00',
        leftToday: 2,
        bankHours: 24,
        walletHours: 4,
        turnoverLeft: '0.00',
      },
    });
    expect(value.accounts.map(({ name, masked }) => `${name} ${masked}`)).toEqual([
      'Foyer Bank •••• 4471',
      'Lipa Wallet •••• 0001',
    ]);
  });

  it('names the blocking reason', async () => {
    const read = async (account: string): Promise<string> => {
      const { token } = await rig.signIn(account);
      return (await rig.call('withdrawals.form', {}, { token })).value.standing;
    };
    expect(await read('newbie')).toBe('noFundPassword');
    expect(await read('expired')).toBe('turnoverLeft');
    await rig.database.pool.query('update payout_account set removed_at = now() where member_id = $1', [
      player.id,
    ]);
    expect(await read('player')).toBe('noAccount');
    await rig.database.pool.query('update payout_account set removed_at = null where member_id = $1', [
      player.id,
    ]);
    const trial = await rig.signIn('trial');
    expect((await rig.call('withdrawals.form', {}, { token: trial.token })).error.errorCode).toBe(
      'account.trial',
    );
  });
});

describe('a withdrawal', () => {
  it('takes its money out of the wallet at once, and is paid out less the fee', async () => {
    await setUp({});
    const before = await rig.balance(player.id);
    const { value } = await rig.submit(player.token, { amount: '500', card: player.card });
    expect(value).toMatchObject({ status: 'submitted', amount: '500.00', fee: '10.00' });
    expect(await rig.balance(player.id)).toBe(before - 50_000n);
    await rig.decide(value.id, 'take');
    await rig.decide(value.id, 'approve');
    await rig.decide(value.id, 'pay', 'REF-77');
    const { value: receipt } = await rig.call(
      'confirmations.receipt',
      { id: value.id },
      { token: player.token },
    );
    expect(receipt).toMatchObject({ status: 'pending', amount: '490.00', secondsLeft: 1_200 });
    expect(await rig.balance(player.id)).toBe(before - 50_000n);
  });

  it.each([
    ['0', 'amount.invalid'],
    ['-1', 'amount.invalid'],
    ['1e400', 'amount.invalid'],
    ['9007199254740993', 'amount.too-large'],
    ['1,00', 'amount.invalid'],
    ['99.99', 'amount.too-small'],
    ['1000.01', 'amount.too-large'],
  ])('of %s is refused', async (amount, code) => {
    await setUp({});
    const before = await rig.balance(player.id);
    const { status, error } = await rig.submit(player.token, { amount, card: player.card });
    expect([status, error.fields]).toEqual([400, { amount: code }]);
    expect(await rig.balance(player.id)).toBe(before);
  });

  it('is refused above the balance, to a stranger’s account, before the turnover, and past the day’s number', async () => {
    await setUp({ maximum: 1_000_000_000n });
    expect((await rig.submit(player.token, { amount: '900000', card: player.card })).error.errorCode).toBe(
      'balance.insufficient',
    );
    const agent = await rig.signIn('agent');
    for (const card of [agent.card, '999999', 'x', "1' or 1=1"])
      expect((await rig.submit(player.token, { amount: '500', card })).error.errorCode).toBe(
        'payout.unknown',
      );
    const expired = await rig.signIn('expired');
    expect((await rig.submit(expired.token, { amount: '100', card: expired.card })).error).toMatchObject({
      errorCode: 'withdrawal.turnover',
      message: '500.00 PHP must be staked before the bonus is cash.',
      value: { left: '500.00' },
    });
    for (let count = 0; count < 2; count += 1) {
      const { value } = await rig.submit(player.token, { amount: '100', card: player.card });
      await rig.decide(value.id, 'approve');
      await rig.decide(value.id, 'pay', 'R');
    }
    expect((await rig.submit(player.token, { amount: '100', card: player.card })).error.errorCode).toBe(
      'withdrawal.none-left',
    );
  });

  it('needs the fund password, and a wrong one moves nothing', async () => {
    const before = await rig.balance(player.id);
    const answer = await rig.call(
      'withdrawals.submit',
      { amount: '500', card: player.card, fundPassword: '000000' },
      { token: player.token },
    );
    expect(answer.error).toMatchObject({ errorCode: 'fund-password.wrong' });
    expect(await rig.balance(player.id)).toBe(before);
  });

  it('asked for forty times at once with one key is one withdrawal with one answer', async () => {
    const before = await rig.balance(player.id);
    const key = rig.deps.random.uuid();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => rig.submit(player.token, { amount: '500', card: player.card, key })),
    );
    const good = answers.filter(({ status }) => status === 200);
    expect(new Set(good.map(({ value }) => value.id)).size).toBe(1);
    // Tries of the fund password are counted: what is refused is refused for that alone.
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    expect(await rig.balance(player.id)).toBe(before - 50_000n);
    const other = await rig.submit(player.token, { amount: '600', card: player.card, key });
    expect(['request.key-reused', 'fund-password.locked']).toContain(other.error.errorCode);
  });

  it('asked for at once with many keys is one withdrawal: one is under way at a time', async () => {
    const before = await rig.balance(player.id);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => rig.submit(player.token, { amount: '500', card: player.card })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rig.balance(player.id)).toBe(before - 50_000n);
  });

  it('refused or failed gives the money back once, no matter who decides at the same moment', async () => {
    const before = await rig.balance(player.id);
    for (const [steps, ending] of [
      [[], 'refuse'],
      [['approve'], 'fail'],
    ] as const) {
      const { value } = await rig.submit(player.token, { amount: '500', card: player.card });
      for (const step of steps) await rig.decide(value.id, step);
      const decisions = await Promise.allSettled(
        Array.from({ length: 6 }, () => rig.decide(value.id, ending, 'The name differs.')),
      );
      expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await rig.balance(player.id)).toBe(before);
    }
  });

  it('is paid out or given back, never both, when two operators decide at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const before = await rig.balance(player.id);
      const { value } = await rig.submit(player.token, { amount: '100', card: player.card });
      await rig.decide(value.id, 'approve');
      const [paid, failed] = await Promise.allSettled([
        rig.decide(value.id, 'pay', 'R'),
        rig.decide(value.id, 'fail', 'No such account.'),
      ]);
      expect([paid.status, failed.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(await rig.balance(player.id)).toBe(paid.status === 'fulfilled' ? before - 10_000n : before);
    }
  });

  it('waits for an answer that the back office asked for, and continues with it', async () => {
    const { value } = await rig.submit(player.token, { amount: '500', card: player.card });
    await rig.decide(value.id, 'ask', 'Which name is on the account?');
    const detail = await rig.call('withdrawals.detail', { id: value.id }, { token: player.token });
    expect(detail.value.withdrawal).toMatchObject({
      status: 'infoNeeded',
      reason: 'Which name is on the account?',
    });
    const answered = await rig.call(
      'withdrawals.answer',
      { id: value.id, text: ' Mine. ' },
      { token: player.token },
    );
    expect(answered.value).toMatchObject({ status: 'reviewing', reason: '' });
    const steps = (await rig.call('withdrawals.detail', { id: value.id }, { token: player.token })).value
      .steps;
    expect(steps.map(({ what, note }) => [what, note])).toEqual([
      ['submitted', ''],
      ['infoNeeded', 'Which name is on the account?'],
      ['answered', 'Mine.'],
    ]);
    expect(JSON.stringify(detail.value)).not.toContain('carla');
  });

  it('is decided only as it stands, and never without a reason where one is due', async () => {
    const { value } = await rig.submit(player.token, { amount: '500', card: player.card });
    for (const action of ['pay', 'fail', 'topUp', 'confirmPaid', 'refund'] as const)
      await expect(rig.decide(value.id, action)).rejects.toMatchObject({ code: 'withdrawal.changed' });
    await expect(rig.decide(value.id, 'refuse', '  ')).rejects.toMatchObject({
      fields: { text: 'field.required' },
    });
    await expect(rig.decide('0', 'approve')).rejects.toMatchObject({ code: 'withdrawal.unknown' });
  });

  it('cannot be taken back, unless the merchant allows it and nobody has begun', async () => {
    const before = await rig.balance(player.id);
    const first = (await rig.submit(player.token, { amount: '500', card: player.card })).value;
    const cancel = (id: string) => rig.call('withdrawals.cancel', { id }, { token: player.token });
    expect((await cancel(first.id)).error.errorCode).toBe('withdrawal.final');
    const detail = async (id: string) =>
      (await rig.call('withdrawals.detail', { id }, { token: player.token })).value;
    expect(await detail(first.id)).toMatchObject({ mayCancel: false, expectedHours: 24 });
    await setUp({ mayCancel: true });
    expect((await detail(first.id)).mayCancel).toBe(true);
    const results = await Promise.all([cancel(first.id), cancel(first.id), cancel(first.id)]);
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rig.balance(player.id)).toBe(before);
    const entries = await rig.deps.db
      .selectFrom('withdrawal_event')
      .select('what')
      .where('withdrawal_id', '=', first.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ what }) => what)).toEqual(['submitted', 'cancelled']);
    expect(await detail(first.id)).toMatchObject({
      mayCancel: false,
      withdrawal: { status: 'returned' },
      track: { submitted: { state: 'failed' }, reviewing: { state: 'upcoming' } },
    });
    const second = (await rig.submit(player.token, { amount: '500', card: player.card })).value;
    await rig.decide(second.id, 'take');
    expect((await detail(second.id)).mayCancel).toBe(false);
    expect((await cancel(second.id)).error.errorCode).toBe('withdrawal.final');
  });

  it('is not shown to another member', async () => {
    const { value } = await rig.submit(player.token, { amount: '500', card: player.card });
    const agent = await rig.signIn('agent');
    for (const name of ['withdrawals.detail', 'withdrawals.cancel', 'confirmations.receipt'] as const)
      expect((await rig.call(name, { id: value.id }, { token: agent.token })).status).toBe(404);
    expect(await readStatus(value.id)).toBe('submitted');
  });
});

describe('an account to pay out to', () => {
  const add = (who: { token: string }, more: Record<string, string>) =>
    rig.call(
      'payout.addAccount',
      { provider: 'FOYB', holder: 'Amihan Reyes', number: '1111222233', fundPassword: '246810', ...more },
      { token: who.token },
    );

  it('is kept with the fund password, to one holder, five at most, and never shown whole', async () => {
    const agent = await rig.signIn('agent');
    expect((await add(agent, { fundPassword: '000000' })).error.fields).toEqual({
      fundPassword: 'fund-password.wrong',
    });
    expect((await add(agent, { holder: 'Somebody Else' })).error.fields).toEqual({
      holder: 'payout.holder-differs',
    });
    expect((await add(agent, { number: '12' })).error.fields).toEqual({ number: 'payout.number-invalid' });
    for (const last of ['1', '2', '3', '4']) {
      const { value } = await add(agent, { holder: ' amihan  REYES', number: `99998888777${last}` });
      expect(JSON.stringify(value)).not.toContain('99998888777');
    }
    expect((await add(agent, { number: '999988887779' })).error.errorCode).toBe('payout.too-many');
    const { accounts } = (await rig.call('payout.accounts', {}, { token: agent.token })).value;
    const gone = await rig.call(
      'payout.removeAccount',
      { id: accounts[4]?.id ?? '' },
      { token: agent.token },
    );
    expect(gone.value.accounts).toHaveLength(4);
    expect((await add(agent, { number: '999988887771' })).error.errorCode).toBe('payout.known');
  });

  it('of somebody else is not removed', async () => {
    const agent = await rig.signIn('agent');
    await rig.call('payout.removeAccount', { id: player.card }, { token: agent.token });
    const { accounts } = (await rig.call('payout.accounts', {}, { token: player.token })).value;
    expect(accounts.map(({ id }) => id)).toContain(player.card);
  });
});
