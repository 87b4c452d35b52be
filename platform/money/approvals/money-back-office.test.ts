import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrokenOperation } from '../../../server/infrastructure/audit/operation-audit.fake.ts';
import { signMessage } from '../../../server/infrastructure/keys/message-signature.ts';
import { gatewayName } from '../../../demo/payment/payment-pages.ts';
import { ensureGatewayKey } from '../cashier/gateway/gateway-key.ts';
import { takeMessage } from '../cashier/gateway/callback.ts';
import { creditDeposit } from '../cashier/settle-deposit.ts';
import { lockOrder } from '../cashier/deposit-orders.ts';
import { createPlayRig, type PlayRig } from '../../play/play-rig.fake.ts';
import { createReviews } from '../../rewards/reviews.ts';
import { createMoneyBackOffice } from './money-back-office.ts';

let rig: PlayRig;
let token = '';
let launch = '';
let rounds = 0;
beforeAll(async () => {
  rig = await createPlayRig();
  token = await rig.logIn('player');
  launch = await rig.openLaunch(token);
});
afterAll(async () => {
  expect(await findBrokenOperation(rig.deps.db, 'demo')).toBeNull();
  const { rows } = await rig.database.pool.query<{ sum: string }>(
    'select coalesce(sum(amount), 0)::text as sum from ledger_entry',
  );
  expect(rows[0]?.sum).toBe('0');
  await rig.close();
});
beforeEach(() =>
  rig.database.pool.query('delete from money_proposal; delete from money_rules; delete from cashier_credit'),
);

const backOffice = () => createMoneyBackOffice(rig.deps);
const balance = () => rig.balanceOf('player');
const waiting = async () => (await backOffice().read()).waiting;
const approve = (id: string, by = 'paula') => backOffice().decide({ id, state: 'approved', reason: '', by });
const decide = (id: string, state: 'rejected' | 'withdrawn', by: string) =>
  state === 'withdrawn'
    ? backOffice().withdraw({ id, by })
    : backOffice().decide({ id, state, reason: 'No', by });
const actions = async (): Promise<readonly string[]> =>
  (
    await rig.database.pool.query<{ entry: string }>('select entry from operation_audit order by position')
  ).rows.map(({ entry }) => (JSON.parse(entry) as { action: string }).action);

/** An order of 1000.01 that waits to be judged. */
async function order(kind = 'account', amount = '100001'): Promise<string> {
  await rig.database.pool.query(
    "update deposit_order set status = 'cancelled', closed_at = now() where status = 'waiting'",
  );
  const { rows } = await rig.database.pool.query<{ id: string }>(
    `insert into deposit_order (merchant, member_id, method, kind, status, amount, fee, currency, reference, created_at, expires_at)
     select 'demo', id, 'transfer', $1, 'underReview', $2, 0, 'PHP', 'T' || gen_random_uuid(), now(), now() + interval '1 h'
     from member where account = 'player' returning id::text`,
    [kind, amount],
  );
  return rows[0]?.id ?? '';
}
const judge = (id: string, received?: string, by = 'cashier') =>
  createReviews(rig.deps).decide({
    kind: 'deposit',
    id,
    status: 'approved',
    remark: '',
    by,
    ...(received === undefined ? {} : { received }),
  });

describe('a credit', () => {
  it('of 999999.00 for an order of 1000.01 waits, no matter who says that it came, and the wallet is as it was', async () => {
    const before = await balance();
    const id = await order();
    await judge(id, '999999.00');
    expect(await balance()).toBe(before);
    const [proposal] = await waiting();
    expect(proposal).toMatchObject({
      kind: 'credit',
      account: 'player',
      amount: '999999.00',
      compared: '1000.01',
      doubts: ['differs', 'large'],
      proposedBy: 'cashier',
    });
    expect((await createReviews(rig.deps).list()).open.find((one) => one.id === id)?.isHeld).toBe(true);
    await expect(judge(id, '1000.01')).rejects.toMatchObject({ code: 'rules.waiting' });
    await expect(approve(proposal?.id ?? '', 'cashier')).rejects.toMatchObject({
      code: 'approval.own-change',
    });
    expect(await balance()).toBe(before);
    await approve(proposal?.id ?? '');
    expect(await balance()).toBe(before + 99_999_900n);
    expect((await backOffice().read()).past).toMatchObject([{ state: 'approved', decidedBy: 'paula' }]);
  });

  it('that was rejected is to be judged again, and books nothing', async () => {
    const before = await balance();
    const id = await order();
    await judge(id, '5000.00');
    const [proposal] = await waiting();
    await decide(proposal?.id ?? '', 'rejected', 'paula');
    expect(await balance()).toBe(before);
    await judge(id, '1000.50');
    expect(await balance()).toBe(before + 100_050n);
  });

  it('is booked once, of ten people who approve it at the same moment', async () => {
    const before = await balance();
    await judge(await order(), '2000.00');
    const [proposal] = await waiting();
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => approve(proposal?.id ?? '', `person${index}`)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance()).toBe(before + 200_000n);
  });

  it('by a gateway waits too: a large one, and none of another sum is booked', async () => {
    const before = await balance();
    const tell = async (id: string, amount: string) => {
      const { rows } = await rig.database.pool.query<{ reference: string }>(
        'select reference from deposit_order where id = $1',
        [id],
      );
      const body = JSON.stringify({
        reference: rows[0]?.reference,
        outcome: 'paid',
        amount,
        currency: 'PHP',
      });
      const key = await ensureGatewayKey(rig.deps.db, rig.deps, gatewayName);
      await takeMessage(rig.deps as never, body, signMessage(key, rig.clock.now(), body));
    };
    const large = await order('redirect', '6000000');
    await tell(large, '60000.00');
    await tell(large, '60000.00');
    expect(await waiting()).toMatchObject([{ doubts: ['large'], proposedBy: 'gateway:gateway' }]);
    await tell(await order('redirect'), '999999.00');
    expect(await balance()).toBe(before);
    await approve((await waiting())[0]?.id ?? '');
    expect(await balance()).toBe(before + 6_000_000n);
  });

  it('is held beneath every way in: also where code credits an order directly', async () => {
    const before = await balance();
    const id = await order();
    const credited = await rig.deps.db.transaction().execute(async (db) => {
      const found = await lockOrder(db, { id });
      if (found === null) throw new Error('Expected an order.');
      return creditDeposit(db, found, { by: 'clock', at: rig.clock.now(), received: 99_999_900n });
    });
    expect([credited, await balance()]).toEqual(['waits', before]);
  });
});

describe('an adjustment', () => {
  const ask = (amount: string, direction: 'credit' | 'debit' = 'credit', by = 'cashier') =>
    backOffice().adjust({
      account: 'PLAYER',
      direction,
      amount,
      note: 'Round lost twice',
      evidence: 'T-17',
      by,
    });

  it('always waits, is booked as one when somebody else approves, and the member is told', async () => {
    const before = await balance();
    await ask('0.01');
    await ask('250.5', 'debit');
    expect(await balance()).toBe(before);
    const [added, taken] = await waiting();
    expect([added, taken]).toMatchObject([
      { kind: 'adjustment', account: 'player', amount: '0.01', evidence: 'T-17' },
      { kind: 'adjustment', amount: '-250.50' },
    ]);
    await expect(approve(added?.id ?? '', 'cashier')).rejects.toMatchObject({ code: 'approval.own-change' });
    await approve(added?.id ?? '');
    await approve(taken?.id ?? '');
    expect(await balance()).toBe(before + 1n - 25_050n);
    const { rows } = await rig.database.pool.query(
      `select kind, reference from ledger_transfer where kind = 'adjustment' order by id`,
    );
    expect(rows).toEqual([
      { kind: 'adjustment', reference: `adjustment:${added?.id}` },
      { kind: 'adjustment', reference: `adjustment:${taken?.id}` },
    ]);
    const inbox = await rig.call('messages.inbox', {}, { token });
    expect(JSON.stringify(inbox.value)).toContain(
      '₱250.50 was deducted from your wallet. Reason: Round lost twice',
    );
    expect(await actions()).toEqual(expect.arrayContaining(['adjustment.propose', 'money.approved']));
  });

  it('is called off by the person who asked and by nobody else, and a rejected one books nothing', async () => {
    const before = await balance();
    await ask('10.00');
    const [{ id } = { id: '' }] = await waiting();
    await expect(decide(id, 'withdrawn', 'paula')).rejects.toMatchObject({ code: 'approval.own-change' });
    await decide(id, 'withdrawn', 'cashier');
    await ask('20.00');
    await decide((await waiting())[0]?.id ?? '', 'rejected', 'paula');
    await expect(approve(id)).rejects.toMatchObject({ code: 'rules.unknown' });
    expect(await balance()).toBe(before);
  });

  it('takes no more than there is, and is refused with the field that is wrong', async () => {
    const before = await balance();
    await ask('999999999.00', 'debit');
    const [{ id } = { id: '' }] = await waiting();
    await expect(approve(id)).rejects.toMatchObject({ code: 'balance.insufficient' });
    expect((await waiting()).map((one) => one.id)).toEqual([id]);
    expect(await balance()).toBe(before);
    for (const wrong of ['', '0', '-1', '1e3', '1.001', '١'])
      await expect(ask(wrong)).rejects.toMatchObject({ fields: { amount: 'amount.invalid' } });
    await expect(
      backOffice().adjust({
        account: 'nobody',
        direction: 'credit',
        amount: '1',
        note: 'n',
        evidence: 'e',
        by: 'c',
      }),
    ).rejects.toMatchObject({ code: 'member.unknown' });
  });
});

describe('a payout of a vendor', () => {
  const play = async (stake: string, payout: string) => {
    const round = `held-${(rounds += 1)}`;
    const staked = await rig.wallet({ call: 'stake', launch, round, amount: stake });
    expect(staked.status).toBe(200);
    const settle = () => rig.wallet({ call: 'settle', launch, round, amount: payout });
    return { round, settle, first: await settle() };
  };

  it('above its ceiling is held, told so, and paid once a person said yes', async () => {
    const before = await balance();
    const { settle, first } = await play('1.00', '999999999999.99');
    expect(first).toMatchObject({ status: 409, code: 'payout.held' });
    expect(await settle()).toMatchObject({ status: 409, code: 'payout.held' });
    expect(await balance()).toBe(before - 100n);
    expect(await waiting()).toMatchObject([
      { kind: 'payout', amount: '999999999999.99', compared: '1.00', doubts: ['times', 'round', 'day'] },
    ]);
    // The member is not stopped by it.
    expect((await play('1.00', '0.00')).first.status).toBe(200);
    await approve((await waiting())[0]?.id ?? '');
    expect((await settle()).status).toBe(200);
    expect(await balance()).toBe(before - 200n + 99_999_999_999_999n);
  });

  it('that was rejected gives the stake back, and says so', async () => {
    const before = await balance();
    const { settle, round } = await play('1.00', '2000.00');
    await decide((await waiting())[0]?.id ?? '', 'rejected', 'paula');
    expect(await balance()).toBe(before);
    expect(await settle()).toMatchObject({ status: 409, code: 'game.round-closed' });
    expect((await rig.wallet({ call: 'refund', launch, round })).status).toBe(200);
    expect(await balance()).toBe(before);
  });

  it('counts with the others of its day, also of rounds that end at the same moment', async () => {
    const ceilings = [{ vendor: 'demo', stakeTimes: null, perRound: null, perDay: '100.00' }];
    await rig.database.pool.query('delete from vendor_payout_day');
    const rules = { creditTolerance: '1.00', creditLimit: null, cashierDay: null, memberDay: null, ceilings };
    await backOffice().proposeRules({ rules, note: 'n', by: 'cashier' });
    await approve((await waiting())[0]?.id ?? '');
    expect((await play('1.00', '60.00')).first.status).toBe(200);
    expect((await play('1.00', '40.00')).first.status).toBe(200);
    expect((await play('1.00', '0.01')).first).toMatchObject({ code: 'payout.held' });
    expect((await play('1.00', '0.00')).first.status).toBe(200);
  });
});

describe('the rules', () => {
  it('are changed by two people: the cashier who asks changes nothing', async () => {
    const { rules } = await backOffice().read();
    const wanted = { ...rules, creditTolerance: '999999999', creditLimit: null };
    await backOffice().proposeRules({ rules: wanted, note: 'n', by: 'cashier' });
    expect((await backOffice().read()).rules).toEqual(rules);
    const [{ id } = { id: '' }] = await waiting();
    await expect(approve(id, 'cashier')).rejects.toMatchObject({ code: 'approval.own-change' });
    await expect(backOffice().proposeRules({ rules: wanted, note: 'n', by: 'other' })).rejects.toMatchObject({
      code: 'rules.waiting',
    });
    await approve(id);
    expect((await backOffice().read()).rules).toMatchObject({
      creditTolerance: '999999999.00',
      creditLimit: null,
    });
    await expect(
      backOffice().proposeRules({ rules: wanted, note: 'n', by: 'cashier' }),
    ).rejects.toMatchObject({
      code: 'rules.same',
    });
    for (const creditTolerance of ['-1', 'x', '1.001'])
      await expect(
        backOffice().proposeRules({ rules: { ...wanted, creditTolerance }, note: 'n', by: 'cashier' }),
      ).rejects.toMatchObject({ fields: { creditTolerance: 'amount.invalid' } });
  });
});
