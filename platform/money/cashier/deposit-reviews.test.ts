import { tamperRecords } from '../../../server/infrastructure/keys/audit-keys.fake.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrokenOperation } from '../../../server/infrastructure/audit/operation-audit.fake.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { createMoneyBackOffice } from '../approvals/money-back-office.ts';
import { createReviews } from '../../rewards/reviews.ts';

let rig: MemberRig;
let token = '';
beforeAll(async () => {
  rig = await createSeededRig();
  const login = { username: 'expired', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
  token = (await rig.call('session.login', login)).value.token;
});
afterAll(() => rig.close());

const readBalance = async () => (await rig.call('wallet.balance', { typeId: 0 }, { token })).value.sumBalance;
/** Titles and bodies of the messages about deposits, the newest first. */
const readMessages = async () => {
  const { rows } = await rig.database.pool.query<{ title: string; body: string }>(
    `select m.title, m.body from inbox_message m join member on member.id = m.member_id
     where member.account = 'expired' and m.title like 'Your deposit%' order by m.id desc`,
  );
  return rows;
};
async function prove(): Promise<string> {
  const { value } = await rig.call('deposit.create', { bankCode: 'transfer', amount: '500' }, { token });
  const upload = await rig.app.inject({
    method: 'POST',
    url: '/wps/member/uploads',
    headers: { merchant: 'demo', authorization: token, 'content-type': 'image/png' },
    // No two proofs are the same picture.
    payload: await createCanvas(4 + Number(value.id), 4).encode('png'),
  });
  const proofs = [upload.json<{ value: { id: string } }>().value.id];
  await rig.call('deposit.prove', { id: value.id, payerName: 'Lakan', proofs }, { token });
  return value.id;
}

it('credits a transfer once, of twelve operators who approve it at once, and writes it down', async () => {
  const reviews = createReviews(rig.deps);
  const before = Number(await readBalance());
  const id = await prove();
  const { open } = await reviews.list();
  const review = open.find((one) => one.kind === 'deposit' && one.id === id);
  expect(review).toMatchObject({ account: 'expired', comment: 'Lakan', status: 'open' });
  expect((await reviews.picture({ id: review?.pictures[0] ?? '' })).type).toBe('image/png');
  const decision = { kind: 'deposit', id, status: 'approved', remark: '', by: 'cashier' } as const;
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => reviews.decide(decision)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const order = (await rig.call('deposit.order', { id }, { token })).value;
  expect(order.status).toBe('paid');
  expect(Number(await readBalance()) - before).toBeCloseTo(Number(order.amount), 5);
  expect((await readMessages())[0]).toEqual({
    title: 'Your deposit has arrived',
    body: `₱${order.amount} is in your wallet.`,
  });
  expect(await findBrokenOperation(rig.deps.db, 'demo')).toBeNull();
  await tamperRecords(
    rig.database.pool,
    "update operation_audit set entry = replace(entry, 'cashier', 'nobody')",
  );
  expect(await findBrokenOperation(rig.deps.db, 'demo')).toBe(1);
});

it('refuses a transfer with a reason that the member reads, and no money moves', async () => {
  const before = await readBalance();
  const id = await prove();
  const refusal = {
    kind: 'deposit',
    id,
    status: 'rejected',
    remark: 'No such transfer.',
    by: 'cashier',
  } as const;
  await createReviews(rig.deps).decide(refusal);
  const order = (await rig.call('deposit.order', { id }, { token })).value;
  expect(order).toMatchObject({ status: 'failed', reason: 'No such transfer.' });
  expect((await readMessages())[0]).toEqual({
    title: 'Your deposit was rejected',
    body: 'No such transfer.',
  });
  expect(await readBalance()).toBe(before);
});

it('credits what the bank’s statement says, where it is another sum, and refuses what is none', async () => {
  const before = Number(await readBalance());
  const id = await prove();
  const reviews = createReviews(rig.deps);
  const { open } = await reviews.list();
  expect(open.find((one) => one.id === id)?.payable).toMatch(/^500\.\d\d$/);
  const decide = (received: string) =>
    reviews.decide({
      kind: 'deposit',
      id,
      status: 'approved',
      remark: 'Less came.',
      by: 'cashier',
      received,
    });
  for (const wrong of ['', '1,5', '-5', '0', '1e400', 'all'])
    await expect(decide(wrong)).rejects.toMatchObject({ fields: { received: expect.any(String) } });
  expect(Number(await readBalance())).toBe(before);
  await decide('450.25');
  expect(Number(await readBalance())).toBe(before);
  const money = createMoneyBackOffice(rig.deps);
  const [held] = (await money.read()).waiting;
  await money.decide({ id: held?.id ?? '', state: 'approved', reason: '', by: 'treasurer' });
  expect(Number(await readBalance()) - before).toBeCloseTo(450.25, 5);
  expect((await rig.call('deposit.order', { id }, { token })).value).toMatchObject({
    status: 'paid',
    amount: '450.25',
  });
});
