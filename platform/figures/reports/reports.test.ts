import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figureNames } from '../../../src/protocol/calls/figures.ts';
import type { Database } from '../../../server/db/database.ts';
import { createJobRunner } from '../../../server/infrastructure/jobs/job-runner.ts';
import { live } from '../../records/ledger-check/live.fake.ts';
import { createWorld, type World } from '../../records/ledger-check/world.fake.ts';
import { createFigureBackOffice } from '../figure-back-office.ts';
import { rollUp } from '../roll-up.ts';
import { findNext } from './next-moment.ts';
import { createReportBackOffice } from './report-back-office.ts';
import { createReportJobs } from './send-reports.ts';

describe('the next moment of a report', () => {
  const next = (every: 'daily' | 'weekly' | 'monthly', hour: number, after: string) =>
    findNext({ every, hour, zone: 'Europe/Malta' }, new Date(after))?.toISOString();
  it('is its hour by the clocks of the brand, in summer and in winter', () => {
    expect(next('daily', 8, '2026-01-10T06:59:00Z')).toBe('2026-01-10T07:00:00.000Z');
    expect(next('daily', 8, '2026-01-10T07:00:00Z')).toBe('2026-01-11T07:00:00.000Z');
    expect(next('daily', 8, '2026-07-10T05:00:00Z')).toBe('2026-07-10T06:00:00.000Z');
  });
  it('is the hour after where the clocks skip it, and one moment where they show it twice', () => {
    expect(next('daily', 2, '2026-03-28T23:30:00Z')).toBe('2026-03-29T01:00:00.000Z');
    const twice = next('daily', 2, '2026-10-24T22:30:00Z') ?? '';
    expect(twice.slice(0, 10)).toBe('2026-10-25');
    expect(next('daily', 2, twice)?.slice(0, 10)).toBe('2026-10-26');
  });
  it('is a Monday each week, and the first of each month', () => {
    expect(next('weekly', 9, '2026-06-03T00:00:00Z')).toBe('2026-06-08T07:00:00.000Z');
    expect(next('monthly', 9, '2026-12-15T00:00:00Z')).toBe('2027-01-01T08:00:00.000Z');
  });
  it('is none where it is not sent', () => {
    expect(findNext({ every: 'never', hour: 1, zone: 'UTC' }, new Date(0))).toBeNull();
  });
});

/** Rolls up until nothing is left: what other transactions of the machine still hold is waited for. */
async function rollToTheEnd(db: Database, run: Parameters<typeof rollUp>[1]): Promise<void> {
  const left = async (): Promise<string | undefined> => {
    const { rows } = await sql<{ left: string }>`select
      (select max(id) from ledger_entry) - p.entry_id + (select max(id) from ledger_account) - p.account_id as left
      from figure_position p`.execute(db);
    return rows[0]?.left;
  };
  for (let runs = 0; runs < 2_000; runs += 1) {
    await db.transaction().execute((work) => rollUp(work, run));
    if (runs > 5 && (await left()) === '0') return;
  }
  throw new Error('Expected the figures to arrive at the end of the ledger.');
}

describe('reports', () => {
  let world: World;
  let office: ReturnType<typeof createReportBackOffice>;
  let runJobs: () => Promise<number>;
  beforeAll(async () => {
    world = await createWorld(10, 49);
    await live(world, { operations: 100, nights: 1, lanes: 1 });
    const { database, clock, deps } = world.rig;
    const { db } = database;
    const run = { merchant: 'demo', zone: 'Asia/Manila', now: clock.now() };
    await rollToTheEnd(db, run);
    const moment = { password_hash: null, created_at: clock.now() };
    await db
      .insertInto('console_account')
      .values([
        { username: 'vera', name: 'Vera', role: 'publisher', email: 'vera@lumina.example', ...moment },
        { username: 'carl', name: 'Carl', role: 'cashier', email: 'carl@lumina.example', ...moment },
        { username: 'sue', name: 'Sue', role: 'support', email: 'sue@lumina.example', ...moment },
        { username: 'mute', name: 'Mute', role: 'cashier', email: '', ...moment },
      ])
      .execute();
    const own = { ...deps, liveSite: world.parts.liveSite };
    office = createReportBackOffice(own);
    const { merchant } = deps;
    const jobs = createJobRunner({
      db,
      merchant,
      clock,
      notifications: database.notifications,
      handlers: createReportJobs(own),
      onTrouble: (cause) => {
        throw cause;
      },
    });
    runJobs = () => jobs.runDue();
  }, 180_000);
  afterAll(() => world.rig.close());
  const filter = { span: 'month', from: '', to: '', product: '', group: 'day', columns: '' } as const;

  it('have the figures of the dashboard as their sums, whatever their lines are', async () => {
    const figures = createFigureBackOffice({ ...world.rig.deps, liveSite: world.parts.liveSite });
    for (const group of ['day', 'month', 'product'] as const) {
      const table = await office.run({ ...filter, group });
      expect(table.columns).toEqual(figureNames);
      for (const [index, name] of figureNames.entries()) {
        const { total } = await figures.read({ name, span: 'month', from: '', to: '', product: '' });
        expect(table.totals[index], `${name} by ${group}`).toBe(total);
      }
      expect(table.rows.length).toBeGreaterThan(0);
    }
    const few = await office.run({ ...filter, columns: 'active,stakes,nonsense' });
    expect(few.columns).toEqual(['stakes', 'active']);
    const file = await office.csv({ ...filter, columns: 'stakes', by: 'vera' });
    expect(file.content.split('\r\n')[0]).toContain('Day,Stakes (PHP)');
    expect(file.content).toContain(`Total,${few.totals[0]}`);
  });

  it('are saved under a name by an operator, whom alone they obey', async () => {
    const { rows } = await office.save({ ...filter, name: 'Stakes', columns: 'stakes', by: 'vera' });
    const [{ id, owner, every } = { id: '', owner: '', every: '' }] = rows;
    expect({ owner, every }).toEqual({ owner: 'vera', every: 'never' });
    expect(
      (await office.save({ ...filter, name: 'Stakes', columns: 'active', by: 'vera' })).rows,
    ).toHaveLength(1);
    const plan = { id, every: 'daily', hour: 8, recipients: ['carl'] } as const;
    await expect(office.schedule({ ...plan, by: 'carl' })).rejects.toThrow('saved');
    await expect(office.remove({ id, by: 'carl' })).rejects.toThrow('saved');
    // Neither who sees no figures nor who has no address.
    for (const stranger of ['sue', 'mute'])
      await expect(office.schedule({ ...plan, recipients: [stranger], by: 'vera' })).rejects.toThrow(
        'figures',
      );
  });

  it('are sent at their hour, once, to those who may see them, without anything of members', async () => {
    const { clock, outbox, database } = world.rig;
    const [{ id } = { id: '' }] = (await office.list()).rows;
    const plan = { id, every: 'daily', hour: 8, recipients: ['carl', 'vera'] } as const;
    const planned = (await office.schedule({ ...plan, by: 'vera' })).rows[0]?.nextAt ?? '';
    const sent = async () => (await outbox.list({ limit: 100 })).filter(({ kind }) => kind === 'report');
    await runJobs();
    expect(await sent()).toHaveLength(0);
    clock.advance(Date.parse(planned) - clock.now().getTime());
    await Promise.all([runJobs(), runJobs()]);
    const mails = await sent();
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'carl@lumina.example',
      'vera@lumina.example',
    ]);
    for (const { body, subject } of mails) {
      expect(subject).toContain('Stakes');
      expect(body).toContain('Total');
      expect(body).not.toMatch(/ledger\d/);
    }
    await database.db
      .updateTable('console_account')
      .set({ disabled: true })
      .where('username', '=', 'carl')
      .execute();
    clock.advance(86_400_000);
    await runJobs();
    expect(await sent()).toHaveLength(3);
  });

  it('are no longer sent to who stops that, and to nobody where they are removed', async () => {
    const { clock, outbox } = world.rig;
    const count = async () =>
      (await outbox.list({ limit: 100 })).filter(({ kind }) => kind === 'report').length;
    const before = await count();
    const [{ id } = { id: '' }] = (await office.list()).rows;
    await office.stop({ id, by: 'carl' });
    const stopped = await office.stop({ id, by: 'vera' });
    expect(stopped.rows[0]).toMatchObject({ every: 'never', nextAt: null, recipients: [] });
    clock.advance(2 * 86_400_000);
    await runJobs();
    expect(await count()).toBe(before);
    await office.schedule({ id, every: 'daily', hour: 8, recipients: ['vera'], by: 'vera' });
    expect((await office.remove({ id, by: 'vera' })).rows).toHaveLength(0);
    clock.advance(2 * 86_400_000);
    await runJobs();
    expect(await count()).toBe(before);
  });
});
