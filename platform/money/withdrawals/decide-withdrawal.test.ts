import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WithdrawalDecision } from '../../../src/protocol/calls/withdrawals.ts';
import { findBrokenOperation } from '../../../server/infrastructure/audit/operation-audit.fake.ts';
import { createReviews } from '../../rewards/reviews.ts';
import { changeSettings, readSettings } from '../../desks/change-desk.fake.ts';
import { createWithdrawalRulesDesk } from '../rules-desks.ts';
import { createWithdrawalBackOffice } from './withdrawal-back-office.ts';
import { createWithdrawalRig, type WithdrawalRig } from './withdrawal-rig.fake.ts';

let rig: WithdrawalRig;
let backOffice: ReturnType<typeof createWithdrawalBackOffice>;
let rules: ReturnType<typeof createWithdrawalRulesDesk>;
let player: { token: string; id: string; card: string };
beforeAll(async () => {
  rig = await createWithdrawalRig();
  backOffice = createWithdrawalBackOffice(rig.deps);
  rules = createWithdrawalRulesDesk(rig.deps);
});
afterAll(async () => {
  expect(await rig.ledgerFault()).toBe(0n);
  expect(await findBrokenOperation(rig.deps.db, 'demo')).toBeNull();
  await rig.close();
});
beforeEach(async () => {
  await rig.database.pool.query('delete from limit_window');
  await rig.database.pool.query(
    "update withdrawal set status = 'rejected' where status in ('submitted', 'reviewing', 'infoNeeded', 'processing')",
  );
  rig.clock.advance(86_400_000);
  player = await rig.signIn('player');
});

const submit = async (): Promise<string> =>
  (await rig.submit(player.token, { amount: '500', card: player.card })).value.id;
const read = async (id: string) => {
  const file = await backOffice.read(id, { whole: true });
  if (file === null) throw new Error(`Expected withdrawal ${id}.`);
  return file;
};
const decide = (
  file: { readonly id: string; readonly version: string },
  action: WithdrawalDecision['action'],
  more: { readonly by?: string; readonly key?: string; readonly text?: string } = {},
) =>
  backOffice.decide({
    id: file.id,
    version: file.version,
    action,
    text: 'Because.',
    by: 'clara',
    key: rig.deps.random.uuid(),
    ...more,
  });
const dispute = async (claim: 'none' | 'partial'): Promise<string> => {
  const id = await rig.payOut(player);
  const proofs = [await rig.upload(player.id)];
  const amount = claim === 'partial' ? { amount: '200' } : {};
  await rig.answer(player.token, { id, claim, comment: 'Look.', proofs, ...amount });
  return id;
};

describe('the file of a withdrawal', () => {
  it('has what is to be paid, where to, the member’s history, and each step with who took it', async () => {
    const id = await submit();
    await decide(await read(id), 'take');
    const file = await read(id);
    expect(file).toMatchObject({
      account: 'player',
      amount: '500.00',
      payout: '500.00',
      status: 'reviewing',
      target: { holder: 'Mayari Dela Cruz', number: '1002003004471', isRemoved: false },
      actions: ['ask', 'approve', 'refuse'],
      limits: { perDay: 5, usedThatDay: 1 },
    });
    expect(file.steps.map(({ what, by, operator }) => [what, by, operator])).toEqual([
      ['submitted', 'member', ''],
      ['reviewing', 'operator', 'clara'],
    ]);
    expect((await backOffice.read(id, { whole: false }))?.target.number).toBe('•••• 4471');
    expect(JSON.stringify(await backOffice.read(id, { whole: false }))).not.toContain('1002003004471');
  });

  it('has the claim of a dispute with its pictures, which an operator may see', async () => {
    const file = await read(await dispute('partial'));
    expect(file).toMatchObject({
      receipt: 'underReview',
      claim: 'partial',
      dispute: { arrived: '200.00', missing: '300.00', comment: 'Look.' },
      actions: ['topUp', 'confirmPaid'],
    });
    const picture = await createReviews(rig.deps).picture({ id: file.dispute?.pictures[0] ?? '' });
    expect(picture.type).toBe('image/png');
    await decide(file, 'topUp');
  });

  it('is not there for a number that is none, or another merchant’s', async () => {
    const id = await submit();
    const other = createWithdrawalBackOffice({ ...rig.deps, merchant: 'other' });
    expect(await other.read(id, { whole: true })).toBeNull();
    for (const wrong of ['', '0', 'x', '999999999999999999', '9'.repeat(30)])
      expect(await backOffice.read(wrong, { whole: true })).toBeNull();
  });
});

describe('a large withdrawal', () => {
  const setFrom = (minor: string | null) =>
    rig.database.pool.query(
      `insert into withdrawal_setting values ('demo', 10000, 5000000, 0, 5, 30, false, $1)
        on conflict (merchant) do update set second_person_from = $1`,
      [minor],
    );
  const approve = async () => {
    const { id } = (await rig.submit(player.token, { amount: '100', card: player.card })).value;
    await decide(await read(id), 'approve', { by: 'clara' });
    return read(id);
  };

  it('is paid out by somebody else than who approved it, and the file says so before', async () => {
    await setFrom('10000');
    const file = await approve();
    expect(file.secondPerson).toEqual({ isNeeded: true, approvedBy: 'clara' });
    await expect(decide(file, 'pay', { by: 'clara' })).rejects.toMatchObject({
      code: 'withdrawal.second-person',
      status: 403,
    });
    expect((await read(file.id)).status).toBe('processing');
    await decide(file, 'pay', { by: 'berta' });
    expect((await read(file.id)).status).toBe('paidOut');
  });

  it('may still be given back by who approved it: only money that leaves needs two', async () => {
    await setFrom('0');
    const file = await approve();
    await decide(file, 'fail', { by: 'clara' });
    expect((await read(file.id)).status).toBe('returned');
  });

  it('begins where the operator says, and nowhere where that is switched off', async () => {
    for (const from of ['10001', null]) {
      await setFrom(from);
      const file = await approve();
      expect(file.secondPerson.isNeeded).toBe(false);
      await decide(file, 'pay', { by: 'clara' });
    }
    await rig.database.pool.query('delete from withdrawal_setting');
    expect(await readSettings(rules)).toMatchObject({ secondPersonFrom: '10000.00' });
  });
});

describe('two operators at once', () => {
  it('decide once: the late one is told what happened and by whom, and no money moves twice', async () => {
    for (const [first, second] of [
      ['refuse', 'approve'],
      ['take', 'refuse'],
    ] as const) {
      const id = await submit();
      const seen = await read(id);
      const results = await Promise.allSettled([
        decide(seen, first, { by: 'clara' }),
        decide(seen, second, { by: 'berta' }),
      ]);
      const late = results.find((result) => result.status === 'rejected');
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const after = await read(id);
      expect(late?.reason).toMatchObject({
        code: 'withdrawal.changed',
        status: 409,
        value: { status: after.status, last: after.steps.at(-1) },
      });
      if (after.status !== 'rejected') await decide(after, after.status === 'processing' ? 'fail' : 'refuse');
    }
  });

  it('settle a dispute once, twelve of them at once, and the wallet gets the missing part once', async () => {
    const id = await dispute('partial');
    const before = await rig.balance(player.id);
    const seen = await read(id);
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => decide(seen, 'topUp', { by: `clara${index}` })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rig.balance(player.id)).toBe(before + 30_000n);
  });
});

describe('a decision that is sent again', () => {
  it('with its key is done once, and told as done', async () => {
    const id = await dispute('none');
    const before = await rig.balance(player.id);
    const seen = await read(id);
    const again = { key: rig.deps.random.uuid() };
    await Promise.all(Array.from({ length: 8 }, () => decide(seen, 'refund', again)));
    expect(await rig.balance(player.id)).toBe(before + 50_000n);
    expect((await read(id)).steps.filter(({ what }) => what === 'receipt.refunded')).toHaveLength(1);
    await expect(decide(seen, 'refund', { ...again, text: 'Another reason.' })).rejects.toMatchObject({
      code: 'request.key-reused',
    });
  });

  it('after a refusal is looked at again', async () => {
    const id = await submit();
    const stale = await read(id);
    await decide(stale, 'take');
    const key = rig.deps.random.uuid();
    await expect(decide(stale, 'refuse', { key })).rejects.toMatchObject({ code: 'withdrawal.changed' });
    await decide(await read(id), 'refuse', { key });
    expect((await read(id)).status).toBe('rejected');
  });
});

describe('the list', () => {
  it('finds by name, number, reference and the end of an account’s number, and takes no signs as patterns', async () => {
    const id = await submit();
    const find = async (search: string) =>
      (await backOffice.list({ filter: 'submitted', search, page: 1 })).rows.map((row) => row.id);
    for (const search of ['play', 'PLAYER', id, `#${id}`, '4471', ' player '])
      expect(await find(search)).toContain(id);
    for (const search of ['%', '_', '\\', 'nobody', "' or 1=1", '0000'])
      expect(await find(search)).toEqual([]);
    expect((await backOffice.list({ filter: 'todo', search: '', page: 9_999 })).page).toBe(1);
  });

  it('shows twenty at a time, the oldest first where they wait, and counts each state', async () => {
    await rig.database.pool.query(
      `insert into withdrawal (merchant, member_id, account_id, amount, fee, currency, status, created_at, changed_at)
       select 'demo', $1, $2, 10000, 0, 'PHP', 'rejected', now(), now() from generate_series(1, 25)`,
      [player.id, player.card],
    );
    const first = await backOffice.list({ filter: 'rejected', search: '', page: 1 });
    const second = await backOffice.list({ filter: 'rejected', search: '', page: 2 });
    expect(first.rows).toHaveLength(20);
    expect(first.total).toBe(first.counts.rejected);
    expect(first.pages).toBe(Math.ceil(first.total / 20));
    expect(Number(first.rows[0]?.id)).toBeGreaterThan(Number(second.rows[0]?.id));
    expect(new Set([...first.rows, ...second.rows].map((row) => row.id)).size).toBe(
      first.rows.length + second.rows.length,
    );
  });

  it('as a file has no formula, no whole account number, and leaves a line in the audit', async () => {
    const id = await submit();
    await decide(await read(id), 'refuse', { text: '=HYPERLINK("http://evil.test"), or so' });
    const file = await backOffice.export({ filter: 'rejected', search: id, by: 'clara' });
    const line = file.content.split('\r\n').find((one) => one.startsWith(`${id},player`));
    expect(line).toContain(`"'=HYPERLINK(""http://evil.test""), or so"`);
    expect(file.content).not.toContain('1002003004471');
    const { rows } = await rig.database.pool.query<{ entry: string }>(
      'select entry from operation_audit order by position desc limit 1',
    );
    expect(JSON.parse(rows[0]?.entry ?? '{}')).toMatchObject({
      action: 'withdrawal.export',
      author: 'clara',
    });
  });
});

it('the rules that a second person approved count for what is asked for from then on', async () => {
  await changeSettings(rules, { fee: '7.50' });
  expect(await read(await submit())).toMatchObject({ fee: '7.50', payout: '492.50' });
  await changeSettings(rules, { fee: '0.00' });
});
