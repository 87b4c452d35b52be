import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StagePlan } from '../../../src/protocol/release/stage.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { verifyAudit } from '../audit/audit.fake.ts';
import { createSiteService, type StoredSiteService } from '../postgres-site-service.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';
import { UsageError } from '../command/cli-options.ts';
import { runStageCommand } from '../command/stage-command.ts';
import { readLiveStage } from './stage-store.ts';

let database: TestDatabase;
let merchant: string;
let site: StoredSiteService;
const clock = createFakeClock();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  merchant = `m-${randomUUID().slice(0, 8)}`;
  site = createSiteService({
    db: database.db,
    clock,
    random: systemRandom,
    merchant,
    compiler: createFakeCompiler(),
    signer: createReleaseSigner(),
    findMembers: async (accounts) =>
      accounts.filter((account) => account !== 'nobody').map((account) => ({ id: `id-${account}`, account })),
  });
  await site.importDocuments({
    documents: { 'pages/home': { name: 'one' } },
    note: 'First',
    author: 'foyer',
    kind: 'initial',
  });
});

const plan: StagePlan = { share: 10, audience: 'everybody', accounts: [], haltAfter: 2 };
const edit = async (name: string) => {
  const { version } = await site.draft();
  const patches = [{ document: 'pages/home', op: 'replace', path: ['name'], value: name }] as const;
  const edited = await site.editDraft({ version, patches, author: 'emil' });
  if (!edited.ok) throw new Error(edited.error.code);
  return {
    note: 'Try it',
    author: 'paula',
    draftVersion: edited.value.version,
    baseRevision: edited.value.baseRevision,
  };
};
const begin = async (name: string, change: Partial<StagePlan> = {}) =>
  site.stages.begin({ ...(await edit(name)), plan: { ...plan, ...change } });
const stageId = async (): Promise<string> => (await site.stages.newest()).stage?.id ?? '';
const liveName = async () => (await site.documents())['pages/home'];
const names = async () => (await site.draft()).documents['pages/home'];

test('leaves what is live alone, is in the history, and clears the draft', async () => {
  const before = await site.active();
  expect(await begin('two')).toMatchObject({ ok: true, value: { revision: 2, kind: 'stage' } });
  expect(await site.active()).toEqual(before);
  expect(await liveName()).toEqual({ name: 'one' });
  expect((await site.history(5)).map(({ kind }) => kind)).toEqual(['stage', 'initial']);
  expect((await site.draft()).patches).toEqual([]);
  const staged = await readLiveStage(database.db, merchant);
  expect(staged?.pointer).toMatchObject({ revision: 2, signature: { keyId: expect.any(String) as string } });
  expect(staged?.pointer.release).not.toBe(before.release);
});
test('keeps every other release out until it ends, except rolling back and switches', async () => {
  await begin('two');
  expect(await begin('three')).toMatchObject({ ok: false, error: { code: 'stage.open', revision: 2 } });
  const draft = await site.draft();
  const published = await site.publish({
    note: 'n',
    author: 'p',
    draftVersion: draft.version,
    baseRevision: draft.baseRevision,
  });
  expect(published).toMatchObject({ error: { code: 'stage.open' } });
  const documents = { 'pages/home': { name: 'four' } };
  expect(await site.importDocuments({ documents, note: 'n', author: 'cli', kind: 'publish' })).toMatchObject({
    error: { code: 'stage.open' },
  });
  expect(await site.rollback({ toRevision: 1, note: 'Away', author: 'p' })).toMatchObject({ ok: true });
  expect((await site.stages.newest()).stage).toMatchObject({ state: 'rolled-back', reason: 'Away' });
});
test('is nothing to roll back to, open or ended, for it was never live for everybody', async () => {
  await begin('two');
  const refused = { ok: false, error: { code: 'rollback.never-live', revision: 2 } };
  const back = () => site.rollback({ toRevision: 2, note: 'Back to what we tried', author: 'p' });
  expect(await back()).toEqual(refused);
  expect((await site.stages.newest()).stage).toMatchObject({ state: 'open' });
  await site.stages.rollBack({ id: await stageId(), note: 'Too early', author: 'p' });
  expect(await back()).toEqual(refused);
  expect(await liveName()).toEqual({ name: 'one' });
});
test('goes to everybody as it is when it is completed, as the next revision', async () => {
  await begin('two');
  const staged = await readLiveStage(database.db, merchant);
  const done = await site.stages.complete({ id: await stageId(), note: 'Good', author: 'paula' });
  expect(done).toMatchObject({ ok: true, value: { revision: 3, kind: 'publish', note: 'Good' } });
  expect((await site.active()).release).toBe(staged?.pointer.release);
  expect(await names()).toEqual({ name: 'two' });
  expect((await site.stages.newest()).stage).toMatchObject({ state: 'completed', isDraftRestored: false });
  expect(await verifyAudit(database.db, merchant)).toMatchObject({ brokenAt: null, untold: [] });
  const again = await site.stages.complete({ id: '1', note: '', author: 'paula' });
  expect(again).toEqual({ ok: false, error: { code: 'stage.none' } });
});
test('gives its changes back to the draft when it is rolled back', async () => {
  const before = await site.active();
  await begin('two');
  const id = await stageId();
  expect(await site.stages.rollBack({ id, note: ' ', author: 'p' })).toMatchObject({
    error: { code: 'publish.note-required' },
  });
  const back = await site.stages.rollBack({ id, note: 'Too early', author: 'p' });
  expect(back).toMatchObject({ ok: true, value: { revision: 3, kind: 'rollback', rolledBackTo: 1 } });
  expect((await site.active()).release).toBe(before.release);
  expect(await names()).toEqual({ name: 'two' });
  expect(await site.draft()).toMatchObject({ baseRevision: 3, authors: ['emil'] });
  expect((await site.stages.newest()).stage).toMatchObject({ isDraftRestored: true });
});
test('leaves a draft alone that somebody edited meanwhile', async () => {
  await begin('two');
  await edit('other');
  await site.stages.rollBack({ id: await stageId(), note: 'Too early', author: 'p' });
  expect(await names()).toEqual({ name: 'other' });
  expect((await site.stages.newest()).stage).toMatchObject({ isDraftRestored: false });
});
test('is only ever widened', async () => {
  await begin('two');
  const id = await stageId();
  expect(await site.stages.widen({ id, share: 50, author: 'p' })).toMatchObject({
    ok: true,
    value: { share: 50 },
  });
  expect((await readLiveStage(database.db, merchant))?.share).toBe(50);
  expect(await site.stages.widen({ id, share: 49, author: 'p' })).toEqual({
    ok: false,
    error: { code: 'stage.narrower', share: 50 },
  });
});
test('is refused where it would reach nobody or names somebody unknown', async () => {
  expect(await begin('two', { share: 0 })).toEqual({ ok: false, error: { code: 'stage.nobody' } });
  expect(await begin('two', { accounts: ['ana', 'nobody'] })).toEqual({
    ok: false,
    error: { code: 'stage.account-unknown', accounts: ['nobody'] },
  });
  expect(await begin('two', { share: 0, accounts: ['ana'] })).toMatchObject({ ok: true });
  expect((await site.stages.newest()).stage).toMatchObject({ share: 0, accounts: ['ana'] });
});
test('loses what is switched off too', async () => {
  await begin('two');
  const kill = { kind: 'form', name: 'contact', note: 'It fails', author: 'p' } as const;
  expect(await site.kills.kill(kill)).toMatchObject({ ok: true, value: { revision: 3 } });
  const staged = await readLiveStage(database.db, merchant);
  expect(staged?.pointer.revision).toBe(4);
  expect(staged?.pointer.manifest.forms).toEqual({});
  await site.stages.complete({ id: await stageId(), note: '', author: 'p' });
  expect((await site.active()).manifest.forms).toEqual({});
  expect(await liveName()).toEqual({ name: 'two' });
});

test('is told, widened and ended from the command line', async () => {
  await begin('two');
  const by = { note: 'Away', author: 'cli' };
  const run = async (...words: string[]) => (await runStageCommand(site.stages, words, by)).text;
  expect(await run()).toBe('Revision 2 over 1: 10% of everybody; 0 of 2 browsers reported errors; open');
  expect(await run('widen', '30')).toContain('30% of everybody');
  expect(await run('widen', '20')).toContain('only be widened');
  await expect(run('widen', 'x')).rejects.toThrow(UsageError);
  expect(await run('roll-back')).toBe('Revision 3 is live for all visitors.');
  expect(await run('complete')).toBe('No stage is open.');
});

const report = async (release: string, message: string) =>
  database.db
    .insertInto('site_report')
    .values({
      merchant,
      release_hash: release,
      page: 'home',
      node_id: 'root',
      message,
      count: 1,
      first_at: clock.now(),
      last_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

test('ends automatically when enough browsers report what the release before does not', async () => {
  const before = await site.active();
  await report(before.release, 'an old fault');
  await begin('two');
  const staged = (await readLiveStage(database.db, merchant))?.pointer.release ?? '';
  const id = await stageId();
  const note = async (reader: string, message: string) => {
    await report(staged, message);
    return site.stages.noteFault({ id, reader, page: 'home', nodeId: 'root', message });
  };
  expect(await note('a', 'an old fault')).toBe(false);
  expect(await note('b', 'an old fault')).toBe(false);
  expect(await note('a', 'it broke')).toBe(false);
  expect(await note('a', 'it broke again')).toBe(false);
  expect((await site.stages.newest()).stage).toMatchObject({ state: 'open', faults: 1 });
  expect(await note('b', 'it broke')).toBe(true);
  expect((await site.active()).release).toBe(before.release);
  const { stage, faults } = await site.stages.newest();
  expect(stage).toMatchObject({ state: 'halted', endedBy: 'foyer', faults: 2, isDraftRestored: true });
  expect(stage?.reason).toContain('2 browsers reported errors');
  expect(faults.map(({ message }) => message).sort()).toEqual(['it broke', 'it broke again']);
  expect(await note('c', 'it broke')).toBe(false);
});
