import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReviewKind } from '../../../src/protocol/calls/reviews.ts';
import { createPlayRig, type PlayRig } from '../../play/play-rig.fake.ts';
import { createReviews } from '../../rewards/reviews.ts';
import { createMoneyBackOffice } from './money-back-office.ts';

let rig: PlayRig;
let member = '';
let other = '';
beforeAll(async () => {
  rig = await createPlayRig();
  const idOf = async (account: string): Promise<string> =>
    (
      await rig.database.pool.query<{ id: string }>('select id::text from member where account = $1', [
        account,
      ])
    ).rows[0]?.id ?? '';
  [member, other] = [await idOf('player'), await idOf('malaya')];
});
afterAll(() => rig.close());
const query = (text: string, values: unknown[] = []) => rig.database.pool.query<{ id: string }>(text, values);
beforeEach(async () => {
  await query('delete from money_proposal');
  await query('delete from money_rules');
  await query('delete from cashier_credit');
});

const backOffice = () => createMoneyBackOffice(rig.deps);
const waiting = async () => (await backOffice().read()).waiting;
const balanceOf = (account: string) => rig.balanceOf(account);
let made = 0;
/** Minor units of each order of the tests. */
const sum = 4_900_000n;

/** A deposit by hand under review. */
async function order(memberId = member, payer = ''): Promise<string> {
  made += 1;
  const { rows } = await query(
    `insert into deposit_order (merchant, member_id, method, kind, status, amount, fee, currency, reference, payer_name,
       created_at, expires_at)
     values ('demo', $1, 'transfer', 'account', 'underReview', $2, 0, 'PHP', 'X' || $3, $4, now(), now() + interval '1 h')
     returning id::text`,
    [memberId, (sum + BigInt(made)).toString(), made, payer],
  );
  return rows[0]?.id ?? '';
}
/** Money of an order that came above a limit, in the books as such money is. */
async function heldOrder(): Promise<string> {
  const id = await order();
  await query("update deposit_order set status = 'held', held = amount, reason = 'limit' where id = $1", [
    id,
  ]);
  return id;
}
async function application(): Promise<string> {
  await query(`update activity set pays = ${sum}`);
  // One at a time: only a rejected one makes room for another.
  await query("update activity_application set status = 'rejected' where member_id = $1", [member]);
  const { rows } = await query(
    `insert into activity_application (merchant, member_id, activity_id, status, comment, created_at)
     select 'demo', $1, id, 'processing', '', now() from activity order by id limit 1 returning id::text`,
    [member],
  );
  return rows[0]?.id ?? '';
}
async function redemption(): Promise<string> {
  await query(`update point_reward set pays = ${sum}`);
  const { rows } = await query(
    `insert into point_redemption (merchant, member_id, reward_id, quantity, points, status, created_at)
     select 'demo', $1, id, 1, 1, 'inProcess', now() from point_reward order by id limit 1 returning id::text`,
    [member],
  );
  return rows[0]?.id ?? '';
}
const approve = (kind: ReviewKind, id: string, by = 'cashier') =>
  createReviews(rig.deps).decide({ kind, id, status: 'approved', remark: '', by });
const setDays = (cashierDay: string | null, memberDay: string | null) =>
  query(`insert into money_rules (merchant, rules, changed_by, changed_at) values ('demo', $1, 'x', now())`, [
    JSON.stringify({ creditTolerance: '1.00', creditLimit: '50000.00', cashierDay, memberDay, ceilings: [] }),
  ]);

/** Every way by which one operator alone puts money into a wallet. An adjustment always needs two. */
const ways: Readonly<Record<string, { readonly kind: ReviewKind; readonly make: () => Promise<string> }>> = {
  deposit: { kind: 'deposit', make: order },
  heldDeposit: { kind: 'heldDeposit', make: heldOrder },
  application: { kind: 'application', make: application },
  redemption: { kind: 'redemption', make: redemption },
};
const names = Object.keys(ways);
async function take(name: string): Promise<'booked' | 'waits' | 'refused'> {
  const way = ways[name];
  if (way === undefined) throw new Error(`Expected a way, got ${name}.`);
  const before = (await waiting()).length;
  try {
    await approve(way.kind, await way.make());
  } catch (cause) {
    if ((cause as { code?: string }).code === 'approval.day-used') return 'refused';
    throw cause;
  }
  return (await waiting()).length > before ? 'waits' : 'booked';
}

describe('what one cashier credits alone', () => {
  it.each(names)('comes to an end with the sum of a day: by %s, after any other way', async (name) => {
    await setDays('100000.00', null);
    for (const first of names) {
      await query('delete from cashier_credit');
      await query('delete from money_proposal');
      expect([first, await take(first), await take(name)]).toEqual([first, 'booked', 'booked']);
      const third = await take(name);
      expect([first, third]).toEqual([first, name.endsWith('eposit') ? 'waits' : 'refused']);
    }
  });

  it('of 49,000.00 four times to one member waits from the third on, by the rules that are shipped', async () => {
    const before = await balanceOf('player');
    for (let count = 0; count < 4; count += 1) await approve('deposit', await order());
    const proposals = await waiting();
    expect(proposals.map(({ doubts }) => doubts)).toEqual([['memberDay'], ['memberDay']]);
    expect((await balanceOf('player')) - before).toBeLessThan(10_000_000n);
    const [first] = proposals;
    await expect(
      backOffice().decide({ id: first?.id ?? '', state: 'approved', reason: '', by: 'cashier' }),
    ).rejects.toMatchObject({ code: 'approval.own-change' });
    await backOffice().decide({ id: first?.id ?? '', state: 'approved', reason: '', by: 'paula' });
    expect((await balanceOf('player')) - before).toBeGreaterThan(14_000_000n);
  });

  it('is one sum of a member, however many cashiers decide, and of a cashier, however many members', async () => {
    await setDays('100000.00', '100000.00');
    await approve('deposit', await order(), 'ana');
    await approve('deposit', await order(), 'ben');
    await approve('deposit', await order(), 'cora');
    expect((await waiting()).map(({ doubts, proposedBy }) => [doubts, proposedBy])).toEqual([
      [['memberDay'], 'cora'],
    ]);
    await approve('deposit', await order(other), 'ana');
    await approve('deposit', await order(other), 'ana');
    expect((await waiting()).at(-1)).toMatchObject({ doubts: ['cashierDay'], proposedBy: 'ana' });
  });

  it('is not passed by ten approvals at the same moment', async () => {
    await setDays('100000.00', null);
    const orders = await Promise.all(
      Array.from({ length: 10 }, (_, place) => order(place % 2 === 0 ? member : other)),
    );
    await Promise.all(orders.map((id) => approve('deposit', id)));
    expect(await waiting()).toHaveLength(8);
  });

  it('counts for 24 hours, whatever the clock says at midnight', async () => {
    await setDays('100000.00', null);
    for (let count = 0; count < 2; count += 1) await approve('deposit', await order());
    rig.clock.advance(23 * 3_600_000);
    await approve('deposit', await order());
    expect(await waiting()).toHaveLength(1);
    rig.clock.advance(3_600_001);
    await approve('deposit', await order());
    expect(await waiting()).toHaveLength(1);
  });
});

describe('a proof that was seen before', () => {
  const picture = (width: number) => createCanvas(width, 5).encode('png');
  async function prove(id: string, memberId: string, bytes: Buffer): Promise<void> {
    const account = memberId === member ? 'player' : 'malaya';
    const token = await rig.logIn(account);
    const upload = await rig.app.inject({
      method: 'POST',
      url: '/wps/member/uploads',
      payload: bytes,
      headers: { merchant: 'demo', authorization: token, 'content-type': 'image/png' },
    });
    const { value } = upload.json<{ value: { id: string } }>();
    await query('update upload set subject = $1 where id = $2', [`deposit:${id}`, value.id]);
  }
  const shown = async (id: string) =>
    (await createReviews(rig.deps).list()).open.find((one) => one.kind === 'deposit' && one.id === id);

  it('by its picture, also of another member and of a refused order, is shown and needs a second person', async () => {
    await setDays(null, null);
    const bytes = await picture(11);
    const first = await order();
    await prove(first, member, bytes);
    expect((await shown(first))?.doubts).toEqual([]);
    await createReviews(rig.deps).decide({
      kind: 'deposit',
      id: first,
      status: 'rejected',
      remark: 'No',
      by: 'cashier',
    });
    for (const memberId of [member, other]) {
      const id = await order(memberId);
      await prove(id, memberId, bytes);
      expect((await shown(id))?.doubts).toEqual(['picture']);
      await approve('deposit', id);
      expect((await waiting()).at(-1)).toMatchObject({ doubts: ['picture'] });
      expect((await shown(id))?.isHeld).toBe(true);
    }
    const fresh = await order();
    await prove(fresh, member, await picture(12));
    await approve('deposit', fresh);
    expect(await waiting()).toHaveLength(2);
  });

  it('by a payer who paid for another member needs a second person, by the own payer again it does not', async () => {
    await setDays(null, null);
    await approve('deposit', await order(member, 'Lakan Reyes'));
    await approve('deposit', await order(member, 'Lakan Reyes'));
    expect(await waiting()).toHaveLength(0);
    const id = await order(other, 'lakan reyes');
    expect((await shown(id))?.doubts).toEqual(['payer']);
    await approve('deposit', id);
    expect((await waiting()).at(-1)).toMatchObject({ doubts: ['payer'] });
  });
});
