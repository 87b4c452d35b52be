import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskValues } from '../../../src/protocol/desks/define-desk.ts';
import { findBrokenOperation } from '../../../server/infrastructure/audit/operation-audit.fake.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { openToken } from '../../own-things.fake.ts';
import { createReceivingDesk } from './receiving-desk.ts';

let rig: MemberRig;
let desk: ReturnType<typeof createReceivingDesk>;
/** Gold and Diamond. */
let player = '';
let agent = '';
/** Bronze. */
let newbie = '';
beforeAll(async () => {
  rig = await createSeededRig();
  desk = createReceivingDesk(rig.deps);
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
    `delete from limit_window; delete from desk_change;
    update deposit_order set status = 'cancelled' where status in ('waiting', 'underReview');
    update deposit_order set receiving_account_id = null;
    delete from receiving_account where provider not in ('Bank of the Harbour', 'Harbour Pay');
    update receiving_account set enabled = true, position = id, from_level = case kind when 'bank' then 0 else 3 end`,
  );
});

const fields: DeskValues = {
  method: 'transfer',
  kind: 'bank',
  provider: 'Island Bank',
  holder: 'Lumina Payments Inc.',
  number: '5512 0001',
  qrText: null,
  fromLevel: '0',
  toLevel: null,
  minimum: '500.00',
  maximum: '2000.00',
  perDay: '3000.00',
  enabled: true,
};
const propose = async (change: DeskValues = {}, key: string | null = null) => {
  const version = (await desk.list()).rows.find((row) => row.key === key)?.version ?? '0';
  return desk.propose({ key, version, values: { ...fields, ...change }, note: 'New bank', by: 'clara' });
};
const newest = async () => {
  const { added, rows } = await desk.list();
  const waiting = added[0] ?? rows.find((row) => row.waiting !== null)?.waiting;
  if (waiting === undefined || waiting === null) throw new Error('Expected a proposal.');
  return waiting;
};
const approve = async (by = 'paula') =>
  desk.decide({ id: (await newest()).id, state: 'approved', reason: '', by });
const pay = (token: string, amount: string) =>
  rig.call('deposit.create', { bankCode: 'transfer', amount }, { token });
const findSeeded = async (provider: string) => {
  const found = (await desk.list()).rows.find(({ values }) => values['provider'] === provider);
  if (found === undefined) throw new Error(`Expected ${provider}.`);
  return found;
};
const putFirst = async (provider: string) => {
  const { key } = await findSeeded(provider);
  const keys = (await desk.list()).rows.map((row) => row.key).filter((one) => one !== key);
  await desk.order({ keys: [key, ...keys], note: 'First', by: 'clara' });
};

describe('a receiving account', () => {
  it('is given to members only once a second person has approved it', async () => {
    await propose();
    expect((await pay(player, '500')).value.bankName).toBe('Bank of the Harbour');
    await expect(approve('clara')).rejects.toMatchObject({ code: 'approval.own-change', status: 403 });
    await approve();
    await putFirst('Island Bank');
    const order = (await pay(agent, '600')).value;
    expect(order).toMatchObject({ bankName: 'Island Bank', accountNumber: '5512 0001', qrText: null });
    const account = await findSeeded('Island Bank');
    expect(account).toMatchObject({ changedBy: 'clara', values: { perDay: '3000.00' } });
    expect(account.usedBy).toEqual([
      expect.stringMatching(/^received today: 600\.\d\d PHP$/),
      'open orders: 1',
    ]);
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
    await putFirst('Island Bank');
    const orders = await Promise.all([pay(player, '900'), pay(newbie, '900')]);
    expect(new Set(orders.map(({ value }) => value.bankName))).toEqual(
      new Set(['Bank of the Harbour', 'Island Bank']),
    );
  });

  it('that is off is not given, keeps the orders it has, and needs two persons to be on again', async () => {
    const bank = await findSeeded('Bank of the Harbour');
    const open = (await pay(newbie, '500')).value;
    await desk.switchOff({ key: bank.key, note: 'Blocked by the bank', by: 'clara' });
    expect((await rig.call('deposit.order', { id: open.id }, { token: newbie })).value.accountNumber).toBe(
      bank.values['number'],
    );
    const offered = (await rig.call('deposit.settings', {}, { token: newbie })).value.depositInfo;
    expect(offered.map(({ id }) => id)).not.toContain('transfer');
    await rig.call('deposit.cancel', { id: open.id }, { token: newbie });
    expect((await pay(newbie, '500')).error).toMatchObject({
      fields: { bankCode: 'deposit.method-unknown' },
    });
    await expect(desk.switchOff({ key: bank.key, note: 'Twice', by: 'berta' })).rejects.toMatchObject({
      code: 'desk.same',
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
    const wrong = { holder: ' ', number: 'x', minimum: '1,00', maximum: '0', perDay: '-1', toLevel: '-2' };
    await expect(propose({ ...wrong, method: 'gateway' })).rejects.toMatchObject({
      code: 'form.invalid',
      fields: {
        method: 'choice.unknown',
        holder: 'field.required',
        number: 'text.invalid',
        minimum: 'amount.invalid',
        maximum: 'amount.too-small',
        perDay: 'amount.invalid',
        toLevel: 'choice.unknown',
      },
    });
    await expect(
      propose({ maximum: '400', perDay: '300', fromLevel: '3', toLevel: '1' }),
    ).rejects.toMatchObject({
      fields: { maximum: 'amount.too-small', perDay: 'amount.too-small', toLevel: 'number.too-small' },
    });
    // The method takes other amounts: nobody would be given it.
    await expect(propose({ minimum: '1', maximum: '2', perDay: null })).rejects.toMatchObject({
      fields: { maximum: 'entry.never-used' },
    });
  });

  it('waits alone, is not one where nothing is different, and never makes one account of two', async () => {
    const bank = await findSeeded('Bank of the Harbour');
    await expect(propose(bank.values, bank.key)).rejects.toMatchObject({ code: 'desk.same' });
    await expect(propose(bank.values)).rejects.toMatchObject({ fields: { number: 'entry.known' } });
    await propose({ ...bank.values, holder: 'Another Inc.' }, bank.key);
    await expect(propose({ ...bank.values, holder: 'A third' }, bank.key)).rejects.toMatchObject({
      code: 'desk.waiting',
    });
    await approve();
    expect(await findSeeded('Bank of the Harbour')).toMatchObject({
      values: { holder: 'Another Inc.' },
      waiting: null,
    });
    expect((await desk.list()).past[0]).toMatchObject({ state: 'approved', decidedBy: 'paula' });
  });

  it('of another brand is neither seen nor decided', async () => {
    await propose();
    const { id } = await newest();
    await rig.database.pool.query(
      `insert into ledger_currency (merchant, code, symbol, places) values ('other', 'PHP', '₱', 2)
      on conflict do nothing`,
    );
    const other = createReceivingDesk({ ...rig.deps, merchant: 'other' });
    expect((await other.list()).rows).toEqual([]);
    await expect(other.decide({ id, state: 'approved', reason: '', by: 'paula' })).rejects.toMatchObject({
      code: 'rules.unknown',
    });
  });
});
