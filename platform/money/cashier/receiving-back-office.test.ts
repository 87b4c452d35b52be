import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReceivingFields } from '../../../src/protocol/calls/receiving.ts';
import { findBrokenOperation } from '../../../server/infrastructure/audit/operation-audit.fake.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { openToken } from '../../own-things.fake.ts';
import { createReceivingBackOffice } from './receiving-back-office.ts';

let rig: MemberRig;
let backOffice: ReturnType<typeof createReceivingBackOffice>;
/** Gold and Diamond. */
let player = '';
let agent = '';
/** Bronze. */
let newbie = '';
beforeAll(async () => {
  rig = await createSeededRig();
  backOffice = createReceivingBackOffice(rig.deps);
  const tokenOf = async (account: string): Promise<string> => {
    const { rows } = await rig.database.pool.query<{ id: string }>(
      'select id from member where account = $1',
      [account],
    );
    return openToken(rig, rows[0]?.id ?? '');
  };
  [player, agent, newbie] = [await tokenOf('player'), await tokenOf('agent'), await tokenOf('newbie')];
});
afterAll(async () => {
  expect(await findBrokenOperation(rig.deps.db, 'demo')).toBeNull();
  await rig.close();
});
beforeEach(async () => {
  rig.clock.advance(3_600_000);
  await rig.database.pool.query(
    `delete from limit_window; delete from receiving_proposal;
    update deposit_order set status = 'cancelled' where status in ('waiting', 'underReview');
    update deposit_order set receiving_account_id = null;
    delete from receiving_account where provider not in ('Bank of the Harbour', 'Harbour Pay');
    update receiving_account set enabled = true, position = id, from_level = case kind when 'bank' then 0 else 3 end`,
  );
});

const fields: ReceivingFields = {
  method: 'transfer',
  kind: 'bank',
  provider: 'Island Bank',
  holder: 'Lumina Payments Inc.',
  number: '5512 0001',
  qrText: '',
  fromLevel: 0,
  toLevel: null,
  minimum: '500.00',
  maximum: '2000.00',
  perDay: '3000.00',
  position: 0,
  enabled: true,
};
const propose = (change: Partial<ReceivingFields> = {}, id: string | null = null) =>
  backOffice.propose({ id, fields: { ...fields, ...change }, note: 'New bank', by: 'clara' });
const newest = async () => {
  const { added, accounts } = await backOffice.list();
  const waiting = added[0] ?? accounts.find((account) => account.waiting !== null)?.waiting;
  if (waiting === undefined || waiting === null) throw new Error('Expected a proposal.');
  return waiting;
};
const approve = async (by = 'paula') =>
  backOffice.decide({ id: (await newest()).id, state: 'approved', reason: '', by });
const pay = (token: string, amount: string) =>
  rig.call('deposit.create', { bankCode: 'transfer', amount }, { token });
const findSeeded = async (provider: string) => {
  const found = (await backOffice.list()).accounts.find((account) => account.provider === provider);
  if (found === undefined) throw new Error(`Expected ${provider}.`);
  return found;
};

describe('a receiving account', () => {
  it('is given to members only once a second person has approved it', async () => {
    await propose();
    expect((await pay(player, '500')).value.bankName).toBe('Bank of the Harbour');
    await expect(approve('clara')).rejects.toMatchObject({ code: 'approval.own-change', status: 403 });
    await approve();
    const order = (await pay(agent, '600')).value;
    expect(order).toMatchObject({ bankName: 'Island Bank', accountNumber: '5512 0001', qrText: null });
    const [account] = (await backOffice.list()).accounts.filter(({ provider }) => provider === 'Island Bank');
    expect(account).toMatchObject({ openOrders: 1, changedBy: 'clara', perDay: '3000.00' });
  });

  it('is chosen by level and amount, and shows its code to scan', async () => {
    await rig.database.pool.query(`update receiving_account set position = 0 where kind = 'wallet'`);
    const wallet = (await pay(player, '500')).value;
    expect(wallet).toMatchObject({ bankName: 'Harbour Pay', kind: 'account' });
    expect(wallet.qrText).toMatch(/^harbourpay:/);
    expect((await pay(newbie, '500')).value.bankName).toBe('Bank of the Harbour');
    expect((await pay(agent, '60000')).value.bankName).toBe('Bank of the Harbour');
  });

  it('takes no more in a day than it may, also when two pay at the same moment', async () => {
    await propose({ maximum: '1500.00', perDay: '1500.00' });
    await approve();
    const orders = await Promise.all([pay(player, '900'), pay(newbie, '900')]);
    expect(new Set(orders.map(({ value }) => value.bankName))).toEqual(
      new Set(['Bank of the Harbour', 'Island Bank']),
    );
  });

  it('that is off is not given, keeps the orders it has, and needs two persons to be on again', async () => {
    const bank = await findSeeded('Bank of the Harbour');
    const open = (await pay(newbie, '500')).value;
    await backOffice.switchOff({ id: bank.id, note: 'Blocked by the bank', by: 'clara' });
    expect((await rig.call('deposit.order', { id: open.id }, { token: newbie })).value.accountNumber).toBe(
      bank.number,
    );
    const offered = (await rig.call('deposit.settings', {}, { token: newbie })).value.depositInfo;
    expect(offered.map(({ id }) => id)).not.toContain('transfer');
    await rig.call('deposit.cancel', { id: open.id }, { token: newbie });
    expect((await pay(newbie, '500')).error).toMatchObject({
      fields: { bankCode: 'deposit.method-unknown' },
    });
    await expect(backOffice.switchOff({ id: bank.id, note: 'Twice', by: 'berta' })).rejects.toMatchObject({
      code: 'receiving.same',
    });
  });

  it('refuses an amount that none of the accounts takes, at the field', async () => {
    await rig.database.pool.query(`update receiving_account set enabled = false; `);
    await propose({ minimum: '500.00', maximum: '600.00', perDay: null });
    await approve();
    await propose({ number: '5512 0002', minimum: '900.00', maximum: '1000.00', perDay: null });
    await approve();
    expect((await pay(newbie, '700')).error).toMatchObject({
      errorCode: 'deposit.no-account',
      fields: { amount: 'deposit.no-account' },
    });
    const [method] = (await rig.call('deposit.settings', {}, { token: newbie })).value.depositInfo.filter(
      ({ id }) => id === 'transfer',
    );
    expect(method).toMatchObject({ minimum: '500.00', maximum: '1000.00', quick: ['500.00', '1000.00'] });
  });
});

describe('a proposal', () => {
  it('is refused with every fault at its field', async () => {
    const wrong = { holder: ' ', number: 'x', minimum: '1,00', maximum: '0', perDay: '-1', toLevel: -2 };
    await expect(propose({ ...wrong, method: 'gateway' })).rejects.toMatchObject({
      code: 'form.invalid',
      fields: {
        method: 'field.required',
        holder: 'field.required',
        number: 'number.invalid',
        minimum: 'amount.invalid',
        maximum: 'amount.invalid',
        toLevel: 'number.invalid',
      },
    });
  });

  it('waits alone, is not one where nothing is different, and never makes one account of two', async () => {
    const { id, waiting, today, openOrders, changedBy, changedAt, ...bank } =
      await findSeeded('Bank of the Harbour');
    expect([waiting, today, openOrders, changedBy].length + changedAt.length).toBeGreaterThan(4);
    await expect(propose(bank, id)).rejects.toMatchObject({ code: 'receiving.same' });
    await expect(propose(bank)).rejects.toMatchObject({ fields: { number: 'receiving.known' } });
    await propose({ ...bank, position: 7 }, id);
    await expect(propose({ ...bank, position: 8 }, id)).rejects.toMatchObject({ code: 'receiving.waiting' });
    await approve();
    expect(await findSeeded('Bank of the Harbour')).toMatchObject({ position: 7, waiting: null });
    expect((await backOffice.list()).past[0]).toMatchObject({ state: 'approved', decidedBy: 'paula' });
  });

  it('of another brand is neither seen nor decided', async () => {
    await propose();
    const { id } = await newest();
    const other = createReceivingBackOffice({ ...rig.deps, merchant: 'other' });
    expect((await other.list()).accounts).toEqual([]);
    await expect(other.decide({ id, state: 'approved', reason: '', by: 'paula' })).rejects.toMatchObject({
      code: 'rules.unknown',
    });
  });
});
