import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { verifyAudit } from './audit.fake.ts';
import { createSiteService, type StoredSiteService } from '../postgres-site-service.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';

let database: TestDatabase;
let merchant: string;
let site: StoredSiteService;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  merchant = `m-${randomUUID().slice(0, 8)}`;
  site = createSiteService({
    db: database.db,
    clock: createFakeClock(),
    random: systemRandom,
    merchant,
    compiler: createFakeCompiler(),
    signer: createReleaseSigner(),
  });
  await site.importDocuments({
    documents: { 'pages/home': { name: 'one' }, 'forms/login.schema': { type: 'object' } },
    note: 'First',
    author: 'foyer',
    kind: 'initial',
  });
});
const edit = async (author: string, document: string, value: string) => {
  const { version } = await site.draft();
  const patches = [{ document, op: 'add', path: ['x'], value }] as const;
  const edited = await site.editDraft({ version, patches, author });
  if (!edited.ok) throw new Error(edited.error.code);
  return edited.value;
};
const sensitiveEdit = (author = 'emil', value = 'a') => edit(author, 'forms/login.schema', value);
const publish = async () => {
  const { version, baseRevision } = await site.draft();
  return site.publish({ note: 'n', author: 'paula', draftVersion: version, baseRevision });
};
const ask = async (author = 'emil') =>
  site.approvals.request({ version: (await site.draft()).version, note: 'Please', author });
const decide = async (author: string, decision: 'approved' | 'rejected' = 'approved') =>
  site.approvals.decide({ version: (await site.draft()).version, decision, reason: 'Looked at it', author });
const stateNow = async () => (await site.approvals.status()).state;

test('publishes what is harmless without a second person', async () => {
  await edit('emil', 'pages/home', 'b');
  expect(await stateNow()).toBe('none');
  expect(await publish()).toMatchObject({ ok: true });
});
test('refuses a validator without approval and takes it with one, which the audit keeps', async () => {
  await sensitiveEdit();
  expect(await publish()).toMatchObject({
    ok: false,
    error: { code: 'publish.approval-required', sensitive: [{ kind: 'validators' }] },
  });
  expect(await ask()).toMatchObject({ ok: true, value: { state: 'requested' } });
  expect(await publish()).toMatchObject({ error: { code: 'publish.approval-required' } });
  expect(await decide('paula')).toMatchObject({ ok: true, value: { state: 'approved' } });
  expect(await publish()).toMatchObject({ ok: true, value: { revision: 2 } });
  expect(await verifyAudit(database.db, merchant)).toMatchObject({ brokenAt: null, untold: [] });
  const links = await database.db
    .selectFrom('site_audit')
    .select('entry')
    .where('merchant', '=', merchant)
    .orderBy('position')
    .execute();
  expect(links.map(({ entry }) => (JSON.parse(entry) as { action: string }).action)).toEqual([
    'initial',
    'approval-request',
    'approval',
    'publish',
  ]);
});
test('lets nobody approve what they edited or asked for themselves', async () => {
  await sensitiveEdit('emil');
  await edit('paula', 'pages/home', 'c');
  await ask('rita');
  for (const author of ['emil', 'paula', 'rita'])
    expect(await decide(author)).toMatchObject({ error: { code: 'approval.own-change' } });
  expect(await decide('anton')).toMatchObject({ ok: true });
});
test('remembers an author whose edit was followed by others and undone in part', async () => {
  await sensitiveEdit('emil');
  const { version } = await edit('rita', 'pages/home', 'c');
  await site.dropPatches({ version, count: 1, author: 'paula' });
  expect((await site.draft()).authors).toEqual(['emil', 'rita', 'paula']);
});
test('an approval is void after a later edit, and back when the edit is undone', async () => {
  await sensitiveEdit();
  await ask();
  await decide('paula');
  expect(await site.approvals.status()).toMatchObject({ voided: null });
  const { version } = await edit('emil', 'pages/home', 'later');
  expect(await stateNow()).toBe('needed');
  expect(await site.approvals.status()).toMatchObject({ record: null, voided: { decidedBy: 'paula' } });
  expect(await publish()).toMatchObject({ error: { code: 'publish.approval-required' } });
  await site.dropPatches({ version, count: 1, author: 'emil' });
  expect(await stateNow()).toBe('approved');
});
test('an approval is suspended, not applied, when another release went live', async () => {
  await sensitiveEdit();
  await ask();
  await decide('paula');
  await site.rollback({ toRevision: 1, note: 'Meanwhile', author: 'other' });
  expect(await stateNow()).toBe('suspended');
  expect(await publish()).toMatchObject({ error: { code: 'publish.stale-base' } });
});
test('a rejection needs a reason and stands until somebody asks again', async () => {
  await sensitiveEdit();
  await ask();
  const { version } = await site.draft();
  const rejected = { version, decision: 'rejected', author: 'paula' } as const;
  expect(await site.approvals.decide({ ...rejected, reason: ' ' })).toMatchObject({
    error: { code: 'publish.note-required' },
  });
  expect(await site.approvals.decide({ ...rejected, reason: 'Too short' })).toMatchObject({ ok: true });
  expect(await stateNow()).toBe('rejected');
  expect(await decide('anton')).toMatchObject({ error: { code: 'approval.not-requested' } });
  await ask();
  expect(await stateNow()).toBe('requested');
});
test('two approvers at once decide once', async () => {
  await sensitiveEdit();
  await ask();
  const outcomes = await Promise.all([decide('paula'), decide('anton', 'rejected')]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});
test('keeps remarks on a place until somebody settles them', async () => {
  const made = await site.approvals.comment({
    document: 'pages/home',
    pointer: '/x',
    body: 'Why?',
    author: 'a',
  });
  expect(await site.approvals.comments()).toEqual([made]);
  expect(await site.approvals.resolveComment(made.id, 'b')).toBe(true);
  expect(await site.approvals.resolveComment(made.id, 'b')).toBe(false);
  expect(await site.approvals.comments()).toEqual([]);
});
test('holds files from the command line to the same approval', async () => {
  const documents = { 'pages/home': { name: 'one' }, 'forms/login.schema': { type: 'object', x: 'a' } };
  const files = { documents, note: 'n', author: 'cli', kind: 'publish', isHeldToApproval: true } as const;
  expect(await site.importDocuments(files)).toMatchObject({
    ok: false,
    error: { code: 'publish.approval-required', sensitive: [{ kind: 'validators' }] },
  });
  await sensitiveEdit();
  await ask();
  await decide('paula');
  expect(await site.importDocuments(files)).toMatchObject({ ok: true, value: { revision: 2 } });
  const harmless = { ...files, documents: { ...documents, 'pages/home': { name: 'two' } } };
  expect(await site.importDocuments(harmless)).toMatchObject({ ok: true, value: { revision: 3 } });
});
