import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
let token = '';
let png: Buffer;
beforeAll(async () => {
  rig = await createSeededRig();
  png = await createCanvas(6, 6).encode('png');
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

const create = (bankCode: string) => rig.call('deposit.create', { bankCode, amount: '500.00' }, { token });
async function upload(): Promise<string> {
  const response = await rig.app.inject({
    method: 'POST',
    url: '/wps/member/uploads',
    headers: { merchant: 'demo', authorization: token, 'content-type': 'image/png' },
    payload: png,
  });
  return response.json<{ value: { id: string } }>().value.id;
}

describe('a transfer by hand', () => {
  it('has an exact amount that no other open one has', async () => {
    const tokens = [
      await logIn('player'),
      await logIn('agent'),
      await logIn('newbie'),
      await logIn('expired'),
    ];
    const orders = await Promise.all(
      tokens.map((one) =>
        rig.call('deposit.create', { bankCode: 'transfer', amount: '500' }, { token: one }),
      ),
    );
    const amounts = orders.map(({ value }) => value.payAmount);
    expect(new Set(amounts).size).toBe(4);
    for (const amount of amounts) expect(amount).toMatch(/^500\.(?!00)\d\d$/);
  });

  it('is handed to the operators with its proof, once, also after its time', async () => {
    const { value } = await create('transfer');
    rig.clock.advance(40 * 60_000);
    token = await logIn('player');
    const proof = { id: value.id, payerName: ' Mayari ', proofs: [await upload()] };
    const sent = await Promise.all([1, 2, 3].map(() => rig.call('deposit.prove', proof, { token })));
    expect(sent.map(({ value: order }) => order.status)).toEqual([
      'underReview',
      'underReview',
      'underReview',
    ]);
    const { rows } = await rig.database.pool.query(
      'select payer_name, (select count(*)::int from upload where subject = $2) as proofs from deposit_order where id = $1',
      [value.id, `deposit:${value.id}`],
    );
    expect(rows).toEqual([{ payer_name: 'Mayari', proofs: 1 }]);
  });

  it('takes no proof of a cancelled order nor of another way to pay', async () => {
    const cancelled = (await create('transfer')).value;
    await rig.call('deposit.cancel', { id: cancelled.id }, { token });
    const gateway = (await create('gateway')).value;
    for (const { id } of [cancelled, gateway]) {
      const proof = { id, payerName: '', proofs: [await upload()] };
      expect((await rig.call('deposit.prove', proof, { token })).error.errorCode).toBe('order.closed');
    }
  });
});
