import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiOperations } from '../../src/protocol/generated/wire-types.ts';
import { signMessage } from '../../server/infrastructure/keys/message-signature.ts';
import { gatewayName } from '../../demo/payment/payment-pages.ts';
import { ensureGatewayKey } from '../money/cashier/gateway/gateway-key.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { createReviews } from '../rewards/reviews.ts';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';

type Order = ApiOperations['deposit.create']['value'];
const dayMs = 86_400_000;
/** What members read. */
const heldDays = 7;
let rig: MemberRig;
let token = '';
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

async function logIn(): Promise<void> {
  await rig.database.pool.query('delete from limit_window');
  const login = { username: 'player', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
  token = (await rig.call('session.login', login)).value.token;
}
beforeEach(async () => {
  await rig.database.pool.query(
    `delete from care_limit; delete from care_event; delete from inbox_message;
     update deposit_order set status = 'cancelled' where status in ('waiting', 'underReview')`,
  );
  rig.clock.advance(31 * dayMs);
  await logIn();
});

const set = (amount: string | null, period: 'day' | 'week' | 'month' = 'day') =>
  rig.call('care.setLimit', { kind: 'deposit', period, amount }, { token });
const order = async (amount: string) =>
  rig.call('deposit.create', { bankCode: 'gateway', amount }, { token });
const cancel = (id: string) => rig.call('deposit.cancel', { id }, { token });
const look = async (id: string) => (await rig.call('deposit.order', { id }, { token })).value;
const inbox = async () =>
  (await rig.call('messages.inbox', {}, { token })).value.content.map(({ title }) => title);
const balance = async () =>
  Number((await rig.call('wallet.balance', { typeId: 1 }, { token })).value.sumBalance);
/** Sum of a house account, as a decimal. */
async function house(type: number): Promise<number> {
  const { rows } = await rig.database.pool.query(
    'select coalesce(sum(balance), 0)::text as sum from ledger_account where member_id is null and account_type = $1',
    [type],
  );
  return Number((rows[0] as { sum: string }).sum) / 100;
}
/** The gateway says that the payer paid. */
async function pay({ reference, payAmount: amount }: Order): Promise<number> {
  const payload = JSON.stringify({ reference, outcome: 'paid', amount, currency: 'PHP' });
  const secret = await ensureGatewayKey(rig.deps.db, rig.deps, gatewayName);
  const { statusCode } = await rig.app.inject({
    method: 'POST',
    url: '/wps/transaction/deposit/callback',
    headers: {
      'content-type': 'application/json',
      'x-signature': signMessage(secret, rig.clock.now(), payload),
    },
    payload,
  });
  return statusCode;
}
const made = async (amount: string): Promise<Order> => (await order(amount)).value;
const decide = (id: string, status: 'approved' | 'rejected') =>
  createReviews(rig.deps).decide({ kind: 'heldDeposit', id, status, remark: 'Sent back.', by: 'cashier' });

describe('money that comes', () => {
  it('is credited up to the limit where orders were cancelled and paid all the same', async () => {
    await set('100.00');
    const orders: Order[] = [];
    for (let count = 0; count < 4; count += 1) {
      const one = await made('100.00');
      orders.push(one);
      await cancel(one.id);
    }
    const before = await balance();
    for (const one of orders) expect(await pay(one)).toBe(200);
    expect((await balance()) - before).toBeCloseTo(100, 5);
    const statuses = await Promise.all(orders.map(async ({ id }) => (await look(id)).status));
    expect(statuses).toEqual(['paid', 'held', 'held', 'held']);
    const { open } = await createReviews(rig.deps).list();
    expect(open.filter(({ kind }) => kind === 'heldDeposit').map(({ account }) => account)).toEqual(
      Array.from({ length: 3 }, () => 'player'),
    );
    expect(await inbox()).toEqual(Array.from({ length: 3 }, () => 'Deposit held'));
    // What the back office and the member read is words and sums, no value of the program.
    for (const { title, remark } of open.filter(({ kind }) => kind === 'heldDeposit'))
      expect([title, remark]).toEqual([
        expect.stringMatching(/^₱100\.00 · Online payment · D\w+ · 7 days left$/),
        '',
      ]);
    const { content } = (await rig.call('messages.inbox', {}, { token })).value;
    expect(content[0]?.body).toContain('₱100.00 of deposit');
    expect(content[0]?.body).toContain(`Within ${heldDays} days`);
  });

  it('says to staff how long is left, and in every language of the portal the same days to the member', async () => {
    await set('100.00');
    await pay(await made('100.00'));
    await rig.database.pool.query("update care_limit set amount = 20000 where kind = 'deposit'");
    const one = await made('100.00');
    await rig.database.pool.query("update care_limit set amount = 10000 where kind = 'deposit'");
    await pay(one);
    const times: string[] = [];
    for (let day = 0; day <= heldDays; day += 1) {
      const { open } = await createReviews(rig.deps).list();
      times.push(
        open
          .find(({ id }) => id === one.id)
          ?.title.split(' · ')
          .at(-1) ?? '',
      );
      rig.clock.advance(dayMs);
    }
    expect(times).toEqual([
      ...[7, 6, 5, 4, 3, 2].map((days) => `${days} days left`),
      '1 day left',
      'overdue, the member reads 7 days',
    ]);
    for (const language of ['EN', 'AR', 'TY']) {
      const texts = readFileSync(new URL(`../../locales/${language}.json`, import.meta.url), 'utf8');
      const { 'deposit.held.text': text } = JSON.parse(texts) as Record<string, string>;
      expect(text).toMatch(new RegExp(`\\b${heldDays}\\b`));
    }
    await decide(one.id, 'rejected');
  });

  it('is held where several payments of one limit come in at the same moment', async () => {
    await set('150.00');
    const orders: Order[] = [];
    for (let count = 0; count < 8; count += 1) {
      const one = await made('100.00');
      orders.push(one);
      await cancel(one.id);
    }
    const before = await balance();
    await Promise.all(orders.flatMap((one) => [pay(one), pay(one)]));
    expect((await balance()) - before).toBeCloseTo(100, 5);
  });

  it('is held whatever the order was, and released by a person once the limit has room', async () => {
    await set('1000.00');
    const first = await made('900.00');
    await pay(first);
    const second = await made('100.00');
    await cancel(second.id);
    const third = await made('100.00');
    const [before, heldBefore] = [await balance(), await house(93)];
    await pay(third);
    await pay(second);
    expect((await balance()) - before).toBeCloseTo(100, 5);
    expect((await house(93)) - heldBefore).toBeCloseTo(100, 5);
    expect(await pay(second)).toBe(200);
    await expect(decide(second.id, 'approved')).rejects.toMatchObject({ code: 'limit.reached' });
    rig.clock.advance(dayMs);
    await decide(second.id, 'approved');
    await expect(decide(second.id, 'approved')).rejects.toMatchObject({ code: 'review.decided' });
    await logIn();
    expect((await look(second.id)).status).toBe('paid');
    expect((await balance()) - before).toBeCloseTo(200, 5);
    expect((await house(93)) - heldBefore).toBeCloseTo(0, 5);
  });

  it('is returned whole by a person, with a reason that the member reads, and never booked again', async () => {
    await set('100.00');
    await pay(await made('100.00'));
    await rig.database.pool.query("update care_limit set amount = 20000 where kind = 'deposit'");
    const one = await made('100.00');
    await rig.database.pool.query("update care_limit set amount = 10000 where kind = 'deposit'");
    const [before, heldBefore, outside] = [await balance(), await house(93), await house(0)];
    await pay(one);
    await decide(one.id, 'rejected');
    expect(await look(one.id)).toMatchObject({ status: 'failed', reason: 'Sent back.' });
    expect([await balance(), await house(93), await house(0)]).toEqual([before, heldBefore, outside]);
    await rig.database.pool.query('delete from care_limit');
    expect(await pay(one)).toBe(200);
    expect([await balance(), (await look(one.id)).status]).toEqual([before, 'failed']);
    expect(await inbox()).toEqual(['Held deposit returned', 'Deposit held']);
  });

  it('is not released during a break', async () => {
    await set('100.00');
    const one = await made('100.00');
    await rig.database.pool.query("update care_limit set amount = 5000 where kind = 'deposit'");
    await pay(one);
    expect((await look(one.id)).status).toBe('held');
    await rig.database.pool.query('delete from care_limit');
    const until = new Date(rig.clock.now().getTime() + 60_000);
    await rig.database.pool.query("update member set break_until = $1 where account = 'player'", [until]);
    await expect(decide(one.id, 'approved')).rejects.toMatchObject({ code: 'account.on-break' });
    await decide(one.id, 'rejected');
  });
});

describe('a tighter limit', () => {
  it('cancels the open deposit above it, says so in the answer and the inbox, and holds what still comes', async () => {
    const open = await made('5000.00');
    expect((await set('100.00')).value).toMatchObject({ cancelled: '5000.00' });
    expect((await look(open.id)).status).toBe('cancelled');
    expect(await inbox()).toEqual(['Open deposit cancelled']);
    const before = await balance();
    await pay(open);
    expect(await balance()).toBe(before);
    expect((await look(open.id)).status).toBe('held');
    expect((await set('90.00')).value.cancelled).toBeNull();
  });

  it('leaves an open deposit that it has room for, and counts it', async () => {
    await set('1000.00');
    const open = await made('600.00');
    expect((await set('700.00')).value.cancelled).toBeNull();
    expect((await look(open.id)).status).toBe('waiting');
    expect((await order('200.00')).error.errorCode).toBe('limit.reached');
  });
});

/** Small numbers that look random and are the same in every run. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** Puts the member where no limit, order or payment is. */
async function startOver(): Promise<void> {
  await rig.database.pool.query(
    `delete from care_limit; update deposit_order set status = 'cancelled' where status = 'waiting'`,
  );
  rig.clock.advance(31 * dayMs);
  await logIn();
}

it.each(takeShare([1, 2, 3, 4, 5, 6], 2))(
  'credits no more than the limits in force, in any order of order, cancel, pay and cut (row %i)',
  async (seed) => {
    await startOver();
    const dice = createDice(seed);
    const orders: Order[] = [];
    const limits = new Map<'day' | 'week', number>([
      ['day', 500],
      ['week', 900],
    ]);
    for (const [period, amount] of limits) await set(`${amount}.00`, period);
    const credited: { readonly at: number; readonly amount: number }[] = [];
    let known = await balance();
    for (let step = 0; step < 40; step += 1) {
      const what = dice(6);
      const one = orders[dice(Math.max(1, orders.length))];
      if (what <= 1) {
        const { status, value } = await order(`${100 + dice(4) * 100}.00`);
        if (status === 200) orders.push(value);
      } else if (what === 2 && one !== undefined) await cancel(one.id);
      else if (what === 3 && one !== undefined) await pay(one);
      else if (what === 4) {
        const period = dice(2) === 0 ? 'day' : 'week';
        const cut = Math.max(50, (limits.get(period) ?? 0) - dice(3) * 50);
        limits.set(period, cut);
        await set(`${cut}.00`, period);
      } else {
        rig.clock.advance((1 + dice(12)) * 3_600_000);
        await logIn();
      }
      const now = await balance();
      if (now === known) continue;
      credited.push({ at: rig.clock.now().getTime(), amount: now - known });
      known = now;
      for (const [period, hours] of [
        ['day', 24],
        ['week', 168],
      ] as const) {
        const from = rig.clock.now().getTime() - hours * 3_600_000;
        const sum = credited.filter(({ at }) => at > from).reduce((total, { amount }) => total + amount, 0);
        expect(sum).toBeLessThanOrEqual((limits.get(period) ?? 0) + 0.001);
      }
    }
    expect(orders.length).toBeGreaterThan(0);
  },
);
