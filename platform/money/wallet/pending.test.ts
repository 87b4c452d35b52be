import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoFundPassword } from '../../../demo/seed/accounts.ts';
import { createPlayRig, type PlayRig } from '../../play/play-rig.fake.ts';

let rig: PlayRig;
let token = '';
beforeAll(async () => {
  rig = await createPlayRig();
  token = await rig.logIn('player');
});
afterAll(() => rig.close());
const readPending = async () => (await rig.call('wallet.pending', {}, { token })).value;

it('says what is on its way, what it waits for and how much it is, until it arrives', async () => {
  expect(await readPending()).toEqual({ symbol: '₱', rows: [] });
  const { accounts } = (await rig.call('payout.accounts', {}, { token })).value;
  const card = accounts[0]?.id ?? '';
  const order = { amount: '200', card, fundPassword: demoFundPassword };
  expect((await rig.call('withdrawals.submit', order, { token })).status).toBe(200);
  const launch = await rig.openLaunch(token);
  await rig.wallet({ call: 'stake', launch, round: 'pending-1', amount: '5.00' });
  await rig.database.pool.query(
    `insert into deposit_order (merchant, member_id, method, kind, status, amount, fee, currency, reference,
       created_at, expires_at)
     select 'demo', m.id, 'transfer', 'account', s.status, s.amount, 0, 'PHP', s.status, now(), now()
     from member m, (values ('waiting', 100), ('underReview', 50003)) s (status, amount)
     where m.account = 'player'`,
  );
  const [withdrawal, deposit] = [
    { kind: 'withdrawals', count: 1, amount: '200.00' },
    { kind: 'deposits', count: 1, amount: '500.03' },
  ];
  expect((await readPending()).rows).toEqual([
    withdrawal,
    deposit,
    { kind: 'rounds', count: 1, amount: '5.00' },
  ]);
  await rig.wallet({ call: 'settle', launch, round: 'pending-1', amount: '0.00' });
  expect((await readPending()).rows).toEqual([withdrawal, deposit]);
  const other = await rig.logIn('agent');
  expect((await rig.call('wallet.pending', {}, { token: other })).value.rows).toEqual([]);
});
