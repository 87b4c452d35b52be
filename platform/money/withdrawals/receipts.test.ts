import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAvailabilityBackOffice } from '../../play/availability/availability-back-office.ts';
import { planReminders } from './reminders.ts';
import { readWithdrawalSettings } from './settings.ts';
import { writeWithdrawalSettings } from './settings.fake.ts';
import { createWithdrawalRig, type WithdrawalRig } from './withdrawal-rig.fake.ts';

let rig: WithdrawalRig;
let player: { token: string; id: string; card: string };
let id = '';
let before = 0n;
const minutes = 60_000;
beforeAll(async () => {
  rig = await createWithdrawalRig();
});
afterAll(async () => {
  expect(await rig.ledgerFault()).toBe(0n);
  expect(rig.troubles).toEqual([]);
  await rig.close();
});
beforeEach(async () => {
  await rig.database.pool.query('delete from limit_window; delete from inbox_message; delete from job');
  rig.clock.advance(86_400_000);
  await setReceiptMinutes(30);
  player = await rig.signIn('player');
  before = await rig.balance(player.id);
  id = await rig.payOut(player);
});
async function setReceiptMinutes(receiptMinutes: number): Promise<void> {
  const settings = await readWithdrawalSettings(rig.deps.db, 'demo');
  await writeWithdrawalSettings(rig.deps.db, 'demo', { ...settings, receiptMinutes });
}
const read = async () =>
  (await rig.call('confirmations.receipt', { id }, { token: player.token })).value.status;
const readRow = () =>
  rig.deps.db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const listTitles = async (): Promise<readonly string[]> => {
  const rows = await rig.deps.db
    .selectFrom('inbox_message')
    .select('title')
    .where('member_id', '=', player.id)
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
};

describe('a receipt', () => {
  it('is confirmed by the member, and that ends it', async () => {
    expect((await rig.call('confirmations.list', {}, { token: player.token })).value).toMatchObject({
      pending: 1,
      rows: [{ id, status: 'pending', amount: '500.00', secondsLeft: 1_800 }],
    });
    expect((await rig.answer(player.token, { id, claim: 'full' })).value.status).toBe('received');
    expect(await readRow()).toMatchObject({ status: 'completed', receipt: 'received' });
    expect((await rig.answer(player.token, { id, claim: 'none', proofs: [] })).error.errorCode).toBe(
      'confirmation.closed',
    );
    expect((await rig.call('confirmations.list', {}, { token: player.token })).value.rows).toEqual([]);
  });

  it('does not count as received while the platform is closed, and waits for half an hour after', async () => {
    const backOffice = createAvailabilityBackOffice(rig.deps);
    await backOffice.close({ from: '', until: '', zone: 'UTC', note: 'disks', by: 'paula' });
    // Reminders of a time that cannot be kept would not be true.
    for (const step of [16, 12, 3]) {
      rig.clock.advance(step * minutes);
      await rig.runJobs();
    }
    expect(await readRow()).toMatchObject({ receipt: 'pending' });
    expect(await listTitles()).toEqual(['Your withdrawal has been paid']);
    await backOffice.open({ note: 'done', by: 'paula' });
    rig.clock.advance(15 * minutes);
    await Promise.all([rig.runJobs(), rig.runJobs()]);
    expect(await listTitles()).toEqual(['Your withdrawal has been paid', 'Did your withdrawal arrive?']);
    rig.clock.advance(14 * minutes);
    await Promise.all([rig.runJobs(), rig.runJobs()]);
    expect(await listTitles()).toEqual([
      'Your withdrawal has been paid',
      'Did your withdrawal arrive?',
      'Your time to reply is running out',
    ]);
    expect(await read()).toBe('pending');
    rig.clock.advance(2 * minutes);
    await rig.runJobs();
    expect(await readRow()).toMatchObject({ receipt: 'autoReceived', status: 'completed' });
  });

  it('repeated with its key gets the same answer', async () => {
    const key = rig.deps.random.uuid();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => rig.answer(player.token, { id, claim: 'full' }, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const { rows } = await rig.database.pool.query(
      "select count(*)::int as count from withdrawal_event where withdrawal_id = $1 and what = 'receipt.received'",
      [id],
    );
    expect(rows[0]).toEqual({ count: 1 });
  });

  it('is disputed with proof only, and a proof is the member’s own and proves one thing', async () => {
    const without = await rig.answer(player.token, { id, claim: 'none', comment: 'Nothing came.' });
    expect(without.error.fields).toEqual({ proofs: 'proof.required' });
    const agent = await rig.signIn('agent');
    const foreign = await rig.upload(agent.id);
    expect((await rig.answer(player.token, { id, claim: 'none', proofs: [foreign] })).error.fields).toEqual({
      proofs: 'upload.unknown',
    });
    expect(await read()).toBe('pending');
    const proofs = [await rig.upload(player.id), await rig.upload(player.id)];
    const good = await rig.answer(player.token, { id, claim: 'none', comment: 'Nothing came.', proofs });
    expect(good.value.status).toBe('underReview');
    const kept = await rig.deps.db
      .selectFrom('upload')
      .select('id')
      .where('subject', '=', `withdrawal:${id}`)
      .execute();
    expect(kept.map((one) => one.id).sort()).toEqual([...proofs].sort());
  });

  it('of a part needs an amount below what was paid', async () => {
    const proofs = [await rig.upload(player.id)];
    for (const amount of ['', '0', '500', '600', '1,5', undefined])
      expect(
        (
          await rig.answer(player.token, {
            id,
            claim: 'partial',
            proofs,
            ...(amount === undefined ? {} : { amount }),
          })
        ).error.fields,
      ).toHaveProperty('amount');
    const good = await rig.answer(player.token, { id, claim: 'partial', amount: '120.5', proofs });
    expect(good.value.status).toBe('underReview');
    expect(await readRow()).toMatchObject({ claim: 'partial', claimed_amount: '12050' });
  });

  it('is nobody’s business but the member’s', async () => {
    const agent = await rig.signIn('agent');
    expect((await rig.answer(agent.token, { id, claim: 'full' })).status).toBe(404);
    expect(await read()).toBe('pending');
  });
});

describe('a dispute', () => {
  const dispute = async (claim: 'none' | 'partial'): Promise<void> => {
    const proofs = [await rig.upload(player.id)];
    await rig.answer(player.token, { id, claim, proofs, ...(claim === 'partial' ? { amount: '200' } : {}) });
  };

  it('about all of it ends with the whole amount back, once', async () => {
    await dispute('none');
    await expect(rig.decide(id, 'topUp')).rejects.toMatchObject({ code: 'withdrawal.changed' });
    const decisions = await Promise.allSettled(
      Array.from({ length: 6 }, () => rig.decide(id, 'refund', 'The bank says so.')),
    );
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rig.balance(player.id)).toBe(before);
    expect(await readRow()).toMatchObject({ status: 'returned', receipt: 'refunded' });
    expect(await read()).toBe('refunded');
  });

  it('about a part ends with the missing part in the wallet', async () => {
    await dispute('partial');
    await expect(rig.decide(id, 'refund')).rejects.toMatchObject({ code: 'withdrawal.changed' });
    await rig.decide(id, 'topUp', 'Second payment bounced.');
    expect(await rig.balance(player.id)).toBe(before - 20_000n);
    expect(await readRow()).toMatchObject({ status: 'completed', receipt: 'toppedUp' });
  });

  it('may end with the payment confirmed, and no money moves', async () => {
    await dispute('none');
    await rig.decide(id, 'confirmPaid', 'The bank shows it.');
    expect(await rig.balance(player.id)).toBe(before - 50_000n);
    expect(await read()).toBe('confirmedPaid');
  });

  it('does not wait for the timer any more', async () => {
    await dispute('none');
    rig.clock.advance(31 * minutes);
    await rig.runJobs();
    expect(await read()).toBe('underReview');
  });
});

describe('an unanswered receipt', () => {
  it('is called for at half and near the end, then counts as received, once over several nodes', async () => {
    expect(await listTitles()).toEqual(['Your withdrawal has been paid']);
    rig.clock.advance(15 * minutes);
    await Promise.all([rig.runJobs(), rig.runJobs()]);
    rig.clock.advance(12 * minutes);
    await Promise.all([rig.runJobs(), rig.runJobs()]);
    expect(await listTitles()).toEqual([
      'Your withdrawal has been paid',
      'Did your withdrawal arrive?',
      'Your time to reply is running out',
    ]);
    rig.clock.advance(3 * minutes);
    await Promise.all([rig.runJobs(), rig.runJobs(), rig.runJobs()]);
    expect(await readRow()).toMatchObject({ status: 'completed', receipt: 'autoReceived' });
    expect((await listTitles()).filter((title) => title.includes('marked'))).toHaveLength(1);
    expect((await rig.answer(player.token, { id, claim: 'full' })).error.errorCode).toBe(
      'confirmation.closed',
    );
  });

  it('is settled for any caller after its time, also before any node did the job', async () => {
    rig.clock.advance(30 * minutes);
    expect(await read()).toBe('autoReceived');
    expect(await rig.runJobs()).toBeGreaterThanOrEqual(0);
    expect((await listTitles()).filter((title) => title.includes('marked'))).toHaveLength(1);
  });

  it('is late for a node that starts late: overdue reminders are not sent, the end comes once', async () => {
    rig.clock.advance(5 * 3_600_000);
    await rig.runJobs();
    expect(await read()).toBe('autoReceived');
    expect(await listTitles()).toEqual(['Your withdrawal has been paid', 'Withdrawal marked as received']);
  });

  it('whose time was moved is called for at the new time only', async () => {
    const later = new Date(rig.clock.now().getTime() + 90 * minutes);
    await rig.deps.db.updateTable('withdrawal').set({ receipt_due_at: later }).where('id', '=', id).execute();
    await planReminders(
      rig.deps.db,
      { id, merchant: 'demo', dueAt: later },
      { from: rig.clock.now(), now: rig.clock.now() },
    );
    rig.clock.advance(29 * minutes);
    await rig.runJobs();
    expect(await listTitles()).toEqual(['Your withdrawal has been paid']);
    rig.clock.advance(17 * minutes);
    await Promise.all([rig.runJobs(), rig.runJobs()]);
    expect(await listTitles()).toEqual(['Your withdrawal has been paid', 'Did your withdrawal arrive?']);
  });

  it('is not called for after it was answered', async () => {
    await rig.answer(player.token, { id, claim: 'full' });
    rig.clock.advance(40 * minutes);
    await rig.runJobs();
    expect(await listTitles()).toEqual(['Your withdrawal has been paid']);
  });

  it('and a member who answers at the last moment: one effect, in every order', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      rig.clock.advance(86_400_000);
      player = await rig.signIn('player');
      id = await rig.payOut(player);
      rig.clock.advance(30 * minutes - (round % 2));
      const answer = sleep(round).then(() => rig.answer(player.token, { id, claim: 'full' }));
      await Promise.all([answer, rig.runJobs(), rig.runJobs()]);
      rig.clock.advance(1);
      await rig.runJobs();
      const { rows } = await rig.database.pool.query<{ what: string }>(
        "select what from withdrawal_event where withdrawal_id = $1 and what like 'receipt.%'",
        [id],
      );
      expect(rows).toHaveLength(1);
      const { status, value } = await answer;
      const isTaken = status === 200 && value.status === 'received';
      expect(isTaken).toBe(rows[0]?.what === 'receipt.received');
      seen.add(rows[0]?.what ?? '');
    }
    expect([...seen].sort()).toEqual(['receipt.autoReceived', 'receipt.received']);
  });
});
