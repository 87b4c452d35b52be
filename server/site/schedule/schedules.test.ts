import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock, type FakeClock } from '../../infrastructure/clock.fake.ts';
import { createJobRunner } from '../../infrastructure/jobs/job-runner.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import type { AuditEntry } from '../audit/audit.ts';
import { verifyAudit } from '../audit/audit.fake.ts';
import { createSiteService, type StoredSiteService } from '../postgres-site-service.ts';
import { scheduleJobKind } from './settle-plan.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';

let database: TestDatabase;
let site: StoredSiteService;
let clock: FakeClock;
let merchant = '';
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  merchant = `m-${randomUUID().slice(0, 8)}`;
  clock = createFakeClock();
  site = createSiteService({
    db: database.db,
    clock,
    random: systemRandom,
    merchant,
    compiler: createFakeCompiler(),
    signer: createReleaseSigner(),
  });
  const documents = { 'pages/home': { name: 'one' }, 'forms/login.schema': { type: 'object' } };
  await site.importDocuments({ documents, note: 'First', author: 'foyer', kind: 'initial' });
});
const edit = async (value: string, document = 'pages/home') => {
  const { version } = await site.draft();
  const patches = [{ document, op: 'add', path: ['x'], value }] as const;
  const edited = await site.editDraft({ version, patches, author: 'emil' });
  if (!edited.ok) throw new Error(edited.error.code);
};
const hour = 3_600_000;
const inAnHour = () => new Date(clock.now().getTime() + hour).toISOString().slice(0, 16);
const plan = async (more: { local?: string; zone?: string; note?: string } = {}) =>
  site.schedules.plan({
    version: (await site.draft()).version,
    local: inAnHour(),
    zone: 'UTC',
    note: 'For the weekend',
    author: 'paula',
    ...more,
  });
/** Does what is due, as any node would. */
const runDue = () =>
  createJobRunner({
    db: database.db,
    merchant,
    clock,
    notifications: { listen: () => Promise.reject(new Error('not asked for')) },
    handlers: { [scheduleJobKind]: site.schedules.run },
    onTrouble: (cause) => {
      throw cause;
    },
  }).runDue();

test('goes live at its moment, not before, and once', async () => {
  await edit('two');
  expect(await plan()).toMatchObject({ ok: true, value: { state: 'waiting', zone: 'UTC' } });
  expect(await runDue()).toBe(0);
  expect((await site.active()).revision).toBe(1);
  clock.advance(hour + 60_000);
  expect(await runDue()).toBe(1);
  expect(await site.schedules.newest()).toMatchObject({ state: 'done', revision: 2 });
  expect((await site.history(1))[0]).toMatchObject({ note: 'For the weekend', author: 'paula' });
  expect(await runDue()).toBe(0);
  expect((await site.active()).revision).toBe(2);
  expect(await verifyAudit(database.db, merchant)).toMatchObject({ brokenAt: null, untold: [] });
});
test('done twice by nodes that die before they say so, publishes once', async () => {
  await edit('two');
  const planned = await plan();
  if (!planned.ok) throw new Error(planned.error.code);
  clock.advance(2 * hour);
  const job = {
    id: '1',
    kind: scheduleJobKind,
    key: planned.value.id,
    payload: {},
    dueAt: clock.now(),
    attempts: 0,
  };
  await database.db
    .transaction()
    .execute(async (transaction) => {
      await site.schedules.run(transaction, job);
      throw new Error('died');
    })
    .catch(() => undefined);
  expect((await site.active()).revision).toBe(2);
  // The publication itself says so, whatever becomes of the job.
  expect(await site.schedules.newest()).toMatchObject({ state: 'done', revision: 2 });
  expect(await runDue()).toBe(1);
  expect((await site.active()).revision).toBe(2);
  expect(await site.schedules.newest()).toMatchObject({ state: 'done', revision: 2 });
});
const newest = () => site.schedules.newest();
const draftVersion = async () => (await site.draft()).version;
/** What the record says about ends of planned releases. */
const endings = async (): Promise<readonly string[]> => {
  const rows = await database.db
    .selectFrom('site_audit')
    .select('entry')
    .where('merchant', '=', merchant)
    .orderBy('position')
    .execute();
  return rows
    .map(({ entry }) => JSON.parse(entry) as AuditEntry)
    .filter(({ action }) => action === 'schedule-end')
    .map(({ author, note }) => `${author} ${note}`);
};

test('an edit voids it at once, for good, and tells who planned it until that person dismisses it', async () => {
  await edit('two');
  await plan();
  await edit('three');
  expect(await newest()).toMatchObject({ state: 'voided', detail: 'emil', revision: null });
  expect(await site.schedules.lost('paula')).toMatchObject([{ state: 'voided', note: 'For the weekend' }]);
  expect(await site.schedules.lost('emil')).toEqual([]);
  expect(await endings()).toEqual(['emil voided: For the weekend (planned by paula)']);
  // The same content again does not bring it back: its planner was told that it is void.
  await site.dropPatches({ version: await draftVersion(), count: 1, author: 'emil' });
  expect(await newest()).toMatchObject({ state: 'voided' });
  clock.advance(2 * hour);
  await runDue();
  expect((await site.active()).revision).toBe(1);
  const [lost] = await site.schedules.lost('paula');
  await site.schedules.dismiss(lost?.id ?? '', 'emil');
  expect(await site.schedules.lost('paula')).toHaveLength(1);
  await site.schedules.dismiss(lost?.id ?? '', 'paula');
  expect(await site.schedules.lost('paula')).toEqual([]);
  expect(await plan()).toMatchObject({ ok: true, value: { state: 'waiting' } });
});
test('an edit that leaves the content as it is leaves the plan', async () => {
  await edit('two');
  await plan();
  await edit('two');
  expect(await newest()).toMatchObject({ state: 'waiting' });
  await site.dropPatches({ version: await draftVersion(), count: 'all', author: 'emil' });
  expect(await newest()).toMatchObject({ state: 'voided', detail: 'emil' });
});
test('a rollback suspends it at once, also where the draft is put onto the new release', async () => {
  await edit('two');
  await site.publish({ note: 'n', author: 'paula', draftVersion: await draftVersion(), baseRevision: 1 });
  await edit('three');
  await plan();
  await site.rollback({ toRevision: 1, note: 'Meanwhile', author: 'other' });
  expect(await newest()).toMatchObject({ state: 'suspended', detail: 'other' });
  expect(await endings()).toEqual(['other suspended: For the weekend (planned by paula)']);
  await site.rewriteDraft({
    version: await draftVersion(),
    author: 'emil',
    onto: 'live',
    plan: ({ patches }) => patches,
  });
  expect(await newest()).toMatchObject({ state: 'suspended' });
  clock.advance(2 * hour);
  await runDue();
  expect((await site.active()).revision).toBe(3);
});
test('an import that goes live suspends it; a switch does not; published early, it is done', async () => {
  await edit('two');
  await plan();
  const killed = await site.kills.kill({ kind: 'form', name: 'contact', note: 'n', author: 'other' });
  expect(killed).toMatchObject({ ok: true });
  expect(await newest()).toMatchObject({ state: 'waiting' });
  const { version, baseRevision, documents } = await site.draft();
  await site.publish({ note: 'Early', author: 'other', draftVersion: version, baseRevision });
  expect(await newest()).toMatchObject({ state: 'done' });
  await edit('three');
  await plan();
  await site.importDocuments({
    documents: { ...documents, 'pages/home': { name: 'files' } },
    note: 'Files',
    author: 'other',
    kind: 'publish',
  });
  expect(await newest()).toMatchObject({ state: 'suspended', detail: 'other' });
  expect(await site.schedules.lost('paula')).toHaveLength(1);
});
test('takes the place of one that waits, and can be called off until it went live', async () => {
  await edit('two');
  const first = await plan();
  const second = await plan({ note: 'Rather this' });
  if (!first.ok || !second.ok) throw new Error('plan refused');
  expect(await site.schedules.cancel(first.value.id, 'paula')).toMatchObject({
    error: { code: 'schedule.unknown' },
  });
  expect(await site.schedules.cancel(second.value.id, 'rita')).toMatchObject({
    ok: true,
    value: { state: 'cancelled', detail: 'rita' },
  });
  clock.advance(2 * hour);
  expect(await runDue()).toBe(0);
  expect((await site.active()).revision).toBe(1);
});
test('refuses no note, a skipped or past time, an empty draft and what a second person must approve', async () => {
  expect(await plan()).toMatchObject({ error: { code: 'publish.nothing-to-publish' } });
  await edit('two');
  expect(await plan({ note: ' ' })).toMatchObject({ error: { code: 'publish.note-required' } });
  expect(await plan({ local: '2029-03-25T02:30', zone: 'Europe/Paris' })).toMatchObject({
    error: { code: 'schedule.time-gap' },
  });
  expect(await plan({ local: '2001-01-01T00:00' })).toMatchObject({ error: { code: 'schedule.past' } });
  expect(await plan({ zone: 'Nowhere' })).toMatchObject({ error: { code: 'schedule.time-unknown' } });
  await edit('a', 'forms/login.schema');
  expect(await plan()).toMatchObject({ error: { code: 'publish.approval-required' } });
  expect(await site.schedules.newest()).toBeNull();
});
