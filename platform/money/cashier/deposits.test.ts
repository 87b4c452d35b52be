import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiOperations } from '../../../src/protocol/generated/wire-types.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { gatewayName } from '../../../demo/payment/payment-pages.ts';
import { ensureGatewayKey } from './gateway/gateway-key.ts';
import { signMessage } from '../../../server/infrastructure/keys/message-signature.ts';

type Order = ApiOperations['deposit.create']['value'];
let rig: MemberRig;
let token = '';
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

async function logIn(username: string): Promise<string> {
  const humanToken = await rig.proveHuman();
  return (await rig.call('session.login', { username, password: 'Foyer-2026', humanToken })).value.token;
}
beforeEach(async () => {
  await rig.database.pool.query(
    "update deposit_order set status = 'cancelled' where status in ('waiting', 'underReview'); delete from limit_window",
  );
  token = await logIn('player');
});

const create = (bankCode = 'gateway', amount = '500.00', key?: string) =>
  rig.call('deposit.create', { bankCode, amount }, { token, ...(key === undefined ? {} : { key }) });
const look = async (id: string) => (await rig.call('deposit.order', { id }, { token })).value;
const readBalance = async () => (await rig.call('wallet.balance', { typeId: 0 }, { token })).value.sumBalance;
const readTotal = async () => {
  const { rows } = await rig.database.pool.query<{ sum: string }>(
    'select coalesce(sum(amount), 0)::text as sum from ledger_entry',
  );
  return rows[0]?.sum as string;
};
const plus = (balance: string, hundredths: bigint): string => {
  const sum = BigInt(balance.replace('.', '')) + hundredths;
  return `${sum / 100n}.${(sum % 100n).toString().padStart(2, '0')}`;
};
const decide = (order: Order, decision: string) =>
  rig.app.inject({
    method: 'POST',
    url: new URL(order.payUrl ?? '').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });
async function tell(
  message: object,
  sign: (body: string) => Promise<string> | string = async (body) =>
    signMessage(await ensureGatewayKey(rig.deps.db, rig.deps, gatewayName), rig.clock.now(), body),
) {
  const payload = JSON.stringify(message);
  const response = await rig.app.inject({
    method: 'POST',
    url: '/wps/transaction/deposit/callback',
    headers: { 'content-type': 'application/json', 'x-signature': await sign(payload) },
    payload,
  });
  return { status: response.statusCode, code: response.json<{ errorCode?: string }>().errorCode };
}
const paidMessage = (order: Order) => ({
  reference: order.reference,
  outcome: 'paid',
  amount: order.payAmount,
  currency: 'PHP',
});
describe('an order to pay in', () => {
  it('is offered with bounds, fee and time, and shown again until it is settled', async () => {
    const before = (await rig.call('deposit.settings', {}, { token })).value;
    expect(before.depositInfo.map(({ id, kind, icon }) => [id, kind, icon])).toEqual([
      ['gateway', 'redirect', 'card'],
      ['qr', 'qr', 'qr'],
      ['transfer', 'account', 'bank'],
    ]);
    expect(before.order).toBeNull();
    const { value } = await create();
    expect(value).toMatchObject({ status: 'waiting', amount: '500.00', fee: '0.00', secondsLeft: 900 });
    expect(value.payUrl).toMatch(/^https:\/\/portal\.test\/sandbox\/pay\/[A-Za-z0-9_-]{32}$/);
    expect((await rig.call('deposit.settings', {}, { token })).value.order?.id).toBe(value.id);
    await decide(value, 'approve');
    expect((await rig.call('deposit.settings', {}, { token })).value.order).toBeNull();
    const asked = await rig.call('deposit.settings', { order: value.id }, { token });
    expect(asked.value.order).toMatchObject({ id: value.id, status: 'paid', payUrl: null });
    expect(asked.value.totalDepositSuccessCount).toBe(1);
  });

  it('is offered by the method that the member paid with last, whatever was not paid since', async () => {
    const listOffered = async () =>
      (await rig.call('deposit.settings', {}, { token })).value.depositInfo.map(({ id, isLast }) => [
        id,
        isLast,
      ]);
    await decide((await create('qr')).value, 'approve');
    await decide((await create('gateway')).value, 'decline');
    expect(await listOffered()).toEqual([
      ['qr', true],
      ['gateway', undefined],
      ['transfer', undefined],
    ]);
  });

  it.each([
    ['99.99', 'amount.too-small'],
    ['50000.01', 'amount.too-large'],
    ['0', 'amount.invalid'],
    ['-100', 'amount.invalid'],
    ['1e4', 'amount.invalid'],
    ['100,00', 'amount.invalid'],
    ['9007199254740993', 'amount.too-large'],
    ['9'.repeat(19), 'amount.invalid'],
  ])('is not made of %s', async (amount, code) => {
    expect((await create('gateway', amount)).error.fields).toEqual({ amount: code });
  });

  it('is one per member, of thirty asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => create()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.errorCode)),
    ).toEqual(new Set(['order.unpaid']));
  });

  it('is the same one when its request is repeated with its key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => create('gateway', '500.00', 'same-key-1')),
    );
    expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1);
    expect((await create('gateway', '700.00', 'same-key-1')).error.errorCode).toBe('request.key-reused');
  });

  it('is nothing for strangers: neither to read, to cancel nor to prove', async () => {
    const { value } = await create('transfer');
    token = await logIn('agent');
    const { id } = value;
    expect((await rig.call('deposit.order', { id }, { token })).status).toBe(404);
    expect((await rig.call('deposit.cancel', { id }, { token })).status).toBe(404);
    const proof = { id, payerName: '', proofs: ['picture-of-nobody'] };
    expect((await rig.call('deposit.prove', proof, { token })).status).toBe(404);
  });

  it('is not for a trial account', async () => {
    token = (await rig.call('session.trial', { os: 'Linux', platform: 'W' })).value.token;
    expect((await rig.call('deposit.settings', {}, { token })).value).toMatchObject({ allowDeposit: 'N' });
    expect((await create()).error.errorCode).toBe('account.trial');
  });

  it('can be taken back, and another one made', async () => {
    const first = (await create()).value;
    expect((await rig.call('deposit.cancel', { id: first.id }, { token })).status).toBe(200);
    expect((await look(first.id)).status).toBe('cancelled');
    expect((await create()).status).toBe(200);
  });
});

describe('a payment by the gateway', () => {
  it('is booked once, whatever the payer presses and however often the gateway tells', async () => {
    const before = await readBalance();
    const { value } = await create();
    const pages = await Promise.all(
      ['approve', 'approve', 'decline', 'approve'].map((decision) => decide(value, decision)),
    );
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await Promise.all(Array.from({ length: 20 }, () => tell(paidMessage(value))));
    expect((await look(value.id)).status).toMatch(/paid|failed/);
    const { rows } = await rig.database.pool.query<{ n: number }>(
      'select count(*)::int as n from ledger_transfer where reference = $1',
      [`deposit:${value.id}`],
    );
    expect(rows[0]?.n).toBe(1);
    expect(await readBalance()).toBe(plus(before, 50_000n));
    expect(await readTotal()).toBe('0');
  });

  it('with a fee is asked for with it, and credited without', async () => {
    const before = await readBalance();
    const { value } = await create('qr', '200');
    expect(value).toMatchObject({ amount: '200.00', payAmount: '205.00', qrText: value.payUrl });
    expect((await decide(value, 'approve')).body).toContain('The shop has been told.');
    expect(await readBalance()).toBe(plus(before, 20_000n));
    expect(await readTotal()).toBe('0');
  });

  it('that is declined ends the order, and no money moves', async () => {
    const before = await readBalance();
    const { value } = await create();
    await decide(value, 'decline');
    expect(await look(value.id)).toMatchObject({ status: 'failed', reason: 'declined', payUrl: null });
    expect(await readBalance()).toBe(before);
  });

  it.each([
    ['nothing', () => ''],
    ['another secret', (body: string) => signMessage('guessed', rig.clock.now(), body)],
    ['zeros', () => `t=1,v1=${'0'.repeat(64)}`],
  ])('is not believed when signed with %s', async (_, sign) => {
    const before = await readBalance();
    const { value } = await create();
    expect(await tell(paidMessage(value), sign)).toEqual({ status: 401, code: 'gateway.signature' });
    expect((await look(value.id)).status).toBe('waiting');
    expect(await readBalance()).toBe(before);
  });

  it('is not believed when the message is old, or was changed under way', async () => {
    const { value } = await create();
    const secret = await ensureGatewayKey(rig.deps.db, rig.deps, gatewayName);
    const old = new Date(rig.clock.now().getTime() - 400_000);
    expect(await tell(paidMessage(value), (body) => signMessage(secret, old, body))).toMatchObject({
      status: 401,
    });
    const other = JSON.stringify({ ...paidMessage(value), amount: '1.00' });
    expect(await tell(paidMessage(value), () => signMessage(secret, rig.clock.now(), other))).toMatchObject({
      status: 401,
    });
  });

  it('of another sum or currency is kept for a person to judge', async () => {
    const before = await readBalance();
    const first = (await create()).value;
    expect(await tell({ ...paidMessage(first), amount: '5.00' })).toMatchObject({ status: 200 });
    expect((await look(first.id)).status).toBe('underReview');
    const second = (await create()).value;
    expect(await tell({ ...paidMessage(second), currency: 'USD' })).toMatchObject({ status: 200 });
    expect((await look(second.id)).status).toBe('underReview');
    expect(await readBalance()).toBe(before);
  });

  it('never fails at what is no message', async () => {
    for (const message of [[], 7, { reference: 1 }, { reference: 'x', outcome: 'paid' }] as object[])
      expect(await tell(message)).toMatchObject({ status: 400 });
    expect(await tell({ ...paidMessage((await create()).value), reference: 'DNOSUCH1' })).toMatchObject({
      status: 404,
      code: 'order.unknown',
    });
  });
});

describe('the end of an order’s time', () => {
  it('ends it once, for any reader, and frees the member for another', async () => {
    const { value } = await create();
    rig.clock.advance(15 * 60_000);
    token = await logIn('player');
    const looks = await Promise.all(Array.from({ length: 10 }, () => look(value.id)));
    expect(new Set(looks.map(({ status }) => status))).toEqual(new Set(['expired']));
    const { rows } = await rig.database.pool.query<{ n: number }>(
      "select count(*)::int as n from deposit_event where order_id = $1 and kind = 'expired'",
      [value.id],
    );
    expect(rows[0]?.n).toBe(1);
    expect((await create()).status).toBe(200);
  });

  it('never loses a payment that comes in the same moment or after', async () => {
    for (let round = 0; round < 6; round += 1) {
      const before = await readBalance();
      const { value } = await create();
      rig.clock.advance(15 * 60_000);
      token = await logIn('player');
      await Promise.all([look(value.id), tell(paidMessage(value)), look(value.id), tell(paidMessage(value))]);
      expect((await look(value.id)).status).toBe('paid');
      expect(await readBalance()).toBe(plus(before, 50_000n));
    }
    expect(await readTotal()).toBe('0');
  });

  it('closes the gateway’s page as well', async () => {
    const { value } = await create();
    rig.clock.advance(15 * 60_000);
    expect((await decide(value, 'approve')).body).toContain('The time for this payment is over.');
    token = await logIn('player');
    expect((await look(value.id)).status).toBe('expired');
  });
});

describe('the list of orders', () => {
  it('is paged, newest first, and counts what came in on all pages', async () => {
    token = await logIn('expired');
    for (let index = 0; index < 3; index += 1) {
      const { value } = await create('gateway', `${100 + index}.50`);
      await decide(value, index === 1 ? 'decline' : 'approve');
    }
    const { value } = await rig.call('deposit.list', { days: 7, page: 1, size: 2 }, { token });
    expect(value).toMatchObject({ pageNum: 1, totalPages: 2, totalCount: 3, totalPaid: '203.00' });
    expect(value.content.map(({ amount, status }) => [amount, status])).toEqual([
      ['102.50', 'paid'],
      ['101.50', 'failed'],
    ]);
  });
});
