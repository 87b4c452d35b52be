import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJobRunner } from '../../server/infrastructure/jobs/job-runner.ts';
import { createMemberBackOffice } from '../identity/accounts/member-back-office.ts';
import { createMemberJobs } from '../jobs.ts';
import { createPlayRig, type PlayRig } from '../play/play-rig.fake.ts';

let rig: PlayRig;
let backOffice: ReturnType<typeof createMemberBackOffice>;
let id = '';
let token = '';
let recorded = 0;
const by = 'clara';
const readWholeAudit = () =>
  rig.database.db.selectFrom('operation_audit').select('entry').orderBy('position').execute();
/** What this test left in the audit. */
const readAudit = async () =>
  (await readWholeAudit()).slice(recorded).map(({ entry }) => JSON.parse(entry) as unknown);
beforeAll(async () => {
  rig = await createPlayRig();
  backOffice = createMemberBackOffice(rig.deps);
});
afterAll(() => rig.close());
beforeEach(async () => {
  rig.clock.advance(60_000);
  await rig.database.pool.query(
    'delete from inbox_message; delete from outbox_message; delete from limit_window',
  );
  recorded = (await readWholeAudit()).length;
  id = (await backOffice.find({ q: 'player' }))[0]?.id ?? '';
  token = (await rig.call('session.login', { username: 'player', password: 'Foyer-2026' })).value.token;
});
const runJobs = () =>
  createJobRunner({
    db: rig.deps.db,
    clock: rig.clock,
    merchant: 'demo',
    notifications: rig.database.notifications,
    handlers: createMemberJobs(rig.deps),
    onTrouble: (cause) => {
      throw cause;
    },
  }).runDue();

describe('limits that staff set', () => {
  const place = { kind: 'deposit', period: 'week' } as const;
  const tighten = (amount: string, more: Partial<Parameters<typeof backOffice.tighten>[0]> = {}) =>
    backOffice.tighten({ id, ...place, amount, reason: 'Asked by phone', by, ...more });
  const limit = async (of: { readonly kind: string; readonly period: string } = place) =>
    (await backOffice.limits({ id })).limits.find(
      ({ kind, period }) => kind === of.kind && period === of.period,
    );
  afterEach(() => rig.database.pool.query('delete from care_limit'));

  it('show what is used and left, and a higher one that the member asked for', async () => {
    await rig.call('care.setLimit', { kind: 'loss', period: 'day', amount: '50.00' }, { token });
    await rig.call('care.setLimit', { kind: 'loss', period: 'day', amount: '80.00' }, { token });
    const [from, until] = [expect.any(String), expect.any(String)];
    expect(await limit({ kind: 'loss', period: 'day' })).toMatchObject({
      amount: '50.00',
      wish: { amount: '80.00', from, until },
    });
    expect(await limit()).toMatchObject({ amount: null, left: null, wish: null });
    await expect(backOffice.limits({ id: '999999999' })).rejects.toMatchObject({ code: 'member.unknown' });
  });

  it('are in force at once, are told to the member by inbox and email, and are in both records', async () => {
    expect(await tighten('100')).toMatchObject({
      limits: expect.arrayContaining([expect.objectContaining({ ...place, amount: '100.00' })]),
    });
    const { rows } = await rig.database.pool.query<{ title: string }>(
      'select title from inbox_message where member_id = $1',
      [id],
    );
    expect(rows.map(({ title }) => title)).toEqual(['A limit is set on your account']);
    await runJobs();
    expect(await rig.outbox.list({ channel: 'email', limit: 1 })).toHaveLength(1);
    const events = await rig.database.pool.query(
      'select what, by_staff from care_event where member_id = $1 order by id desc limit 1',
      [id],
    );
    expect(events.rows).toEqual([{ what: 'set', by_staff: true }]);
    expect(await readAudit()).toMatchObject([
      {
        action: 'member.limit',
        author: by,
        subject: `member:${id}`,
        note: 'deposit week 100.00: Asked by phone',
      },
    ]);
  });

  it('only ever go down: a higher or equal one is refused, and one that the member asked for ends', async () => {
    await rig.call('care.setLimit', { ...place, amount: '50.00' }, { token });
    for (const amount of ['50', '50.01'])
      await expect(tighten(amount)).rejects.toMatchObject({ code: 'limit.looser', status: 409 });
    await rig.call('care.setLimit', { ...place, amount: '80.00' }, { token });
    await tighten('20');
    expect(await limit()).toMatchObject({ amount: '20.00', wish: null });
  });

  it('have to be of the market, and an amount or minutes within the period', async () => {
    rig.live.jurisdiction = { ...rig.live.jurisdiction, limitPeriods: ['day'] };
    await expect(tighten('100')).rejects.toMatchObject({ code: 'limit.not-offered', status: 400 });
    rig.live.jurisdiction = { ...rig.live.jurisdiction, limitPeriods: ['day', 'week', 'month'] };
    await expect(tighten('much')).rejects.toMatchObject({ fields: { amount: 'amount.invalid' } });
    await expect(tighten('1441', { kind: 'session', period: 'day' })).rejects.toMatchObject({
      fields: { amount: 'minutes.invalid' },
    });
    await expect(tighten('1', { id: '999999999' })).rejects.toMatchObject({ code: 'member.unknown' });
  });
});
