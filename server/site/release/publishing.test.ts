import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { verifyAudit } from '../audit/audit.fake.ts';
import { createSiteService, type StoredSiteService } from '../postgres-site-service.ts';
import { readPart } from './release-store.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

let merchant: string;
let site: StoredSiteService;
const clock = createFakeClock();
const open = (pause?: () => Promise<void>): StoredSiteService =>
  createSiteService({
    db: database.db,
    clock,
    random: systemRandom,
    merchant,
    compiler: createFakeCompiler(pause === undefined ? {} : { pause }),
    signer: createReleaseSigner(),
  });
const rename = (value: string) => [{ document: 'pages/home', op: 'replace', path: ['name'], value }] as const;

beforeEach(async () => {
  merchant = `m-${randomUUID().slice(0, 8)}`;
  site = open();
  await site.importDocuments({
    documents: { 'pages/home': { name: 'one', list: [1] } },
    note: 'First',
    author: 'foyer',
    kind: 'initial',
  });
});

const edit = async (value: string) => {
  const { version } = await site.draft();
  const edited = await site.editDraft({ version, patches: rename(value), author: 'emil' });
  if (!edited.ok) throw new Error(`edit refused: ${edited.error.code}`);
  return edited.value;
};
const publish = (draft: { version: number; baseRevision: number }, by = site) =>
  by.publish({
    note: 'Because',
    author: 'paula',
    draftVersion: draft.version,
    baseRevision: draft.baseRevision,
  });

test('publishes a draft as the next revision and leaves an untouched draft on it', async () => {
  const record = await publish(await edit('two'));
  expect(record).toMatchObject({ ok: true, value: { revision: 2, kind: 'publish', author: 'paula' } });
  expect((await site.active()).revision).toBe(2);
  expect(await site.draft()).toMatchObject({
    baseRevision: 2,
    patches: [],
    documents: { 'pages/home': { name: 'two' } },
  });
});
test('lets one of many publishers of the same draft win and tells the others', async () => {
  const draft = await edit('two');
  const nodes = Array.from({ length: 8 }, () => open());
  const outcomes = await Promise.all(nodes.map((node) => publish(draft, node)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  for (const outcome of outcomes)
    if (!outcome.ok) expect(['publish.draft-moved', 'publish.stale-base']).toContain(outcome.error.code);
  expect((await site.active()).revision).toBe(2);
});
test('refuses a publication whose base moved while it was compiled', async () => {
  const draft = await edit('two');
  let isFirst = true;
  const slow = open(async () => {
    if (!isFirst) return;
    isFirst = false;
    await site.rollback({ toRevision: 1, note: 'Meanwhile', author: 'other' });
  });
  const outcome = await publish(draft, slow);
  expect(outcome).toMatchObject({
    ok: false,
    error: { code: 'publish.stale-base', active: { revision: 2 } },
  });
  expect((await site.history(9)).map(({ kind }) => kind)).toEqual(['rollback', 'initial']);
});
test('refuses an edit and a publication from an old version of the draft', async () => {
  const first = await edit('two');
  await edit('three');
  expect(
    await site.editDraft({ version: first.version, patches: rename('x'), author: 'emil' }),
  ).toMatchObject({ ok: false, error: { code: 'publish.draft-moved' } });
  expect(await publish(first)).toMatchObject({ ok: false, error: { code: 'publish.draft-moved' } });
});
test('refuses a draft with errors, one without changes and one without a note', async () => {
  const { version, baseRevision } = await site.draft();
  expect(await publish({ version, baseRevision })).toMatchObject({
    ok: false,
    error: { code: 'publish.nothing-to-publish' },
  });
  const broken = await site.editDraft({
    version,
    patches: [{ document: 'pages/home', op: 'add', path: ['broken'], value: true }],
    author: 'emil',
  });
  if (!broken.ok) throw new Error('edit refused');
  expect(await publish(broken.value)).toMatchObject({
    ok: false,
    error: { code: 'publish.check-failed', issues: [{ code: 'fake.broken' }] },
  });
  expect(await site.checkDraft()).toMatchObject({ candidate: null, changes: [{ document: 'pages/home' }] });
  const silent = await site.publish({
    note: ' ',
    author: 'p',
    draftVersion: broken.value.version,
    baseRevision,
  });
  expect(silent).toMatchObject({ ok: false, error: { code: 'publish.note-required' } });
});
test('rolls back to the very bytes of an earlier revision', async () => {
  const first = await site.active();
  const firstPart = await readPart(database.db, first.manifest.pages['home'] ?? '');
  await publish(await edit('two'));
  const outcome = await site.rollback({ toRevision: 1, note: 'Back', author: 'paula' });
  expect(outcome).toMatchObject({ ok: true, value: { revision: 3, kind: 'rollback', rolledBackTo: 1 } });
  const now = await site.active();
  expect([now.release, now.manifest]).toEqual([first.release, first.manifest]);
  expect(await readPart(database.db, now.manifest.pages['home'] ?? '')).toEqual(firstPart);
  expect(await site.documents()).toEqual(await site.documents(1));
  expect(await site.rollback({ toRevision: 99, note: 'x', author: 'p' })).toMatchObject({
    ok: false,
    error: { code: 'rollback.revision-unknown' },
  });
});
test('takes edits back one by one and as a whole', async () => {
  await edit('two');
  const { version } = await edit('three');
  expect(await site.dropPatches({ version, count: 1, author: 'e' })).toMatchObject({
    ok: true,
    value: { documents: { 'pages/home': { name: 'two' } } },
  });
  expect(await site.dropPatches({ version: version + 1, count: 'all', author: 'e' })).toMatchObject({
    ok: true,
    value: { patches: [], documents: { 'pages/home': { name: 'one' } } },
  });
});
test('refuses patches that do not fit or name a prototype, and keeps the draft', async () => {
  const { version } = await site.draft();
  for (const patch of [
    { document: 'pages/none', op: 'replace', path: ['a'], value: 1 },
    { document: 'pages/home', op: 'replace', path: ['a', 'b', 'c'], value: 1 },
    { document: 'pages/home', op: 'add', path: ['__proto__', 'x'], value: 1 },
  ] as const) {
    await expect(site.editDraft({ version, patches: [patch], author: 'e' })).rejects.toMatchObject({
      code: 'draft.patch-misfit',
      status: 422,
    });
  }
  expect((await site.draft()).version).toBe(version);
});
test('chains what happened so that a changed line shows', async () => {
  await publish(await edit('two'));
  await site.rollback({ toRevision: 1, note: 'Back', author: 'paula' });
  expect(await verifyAudit(database.db, merchant)).toMatchObject({ brokenAt: null, untold: [] });
  await database.pool.query('alter table site_audit disable trigger user');
  await database.pool.query(
    `update site_audit set entry = replace(entry, 'Because', 'No reason') where merchant = $1 and position = 2`,
    [merchant],
  );
  expect(await verifyAudit(database.db, merchant)).toMatchObject({ brokenAt: 2 });
  await database.pool.query('alter table site_audit enable trigger user');
});
test('refuses to change what was published', async () => {
  for (const table of ['site_revision', 'site_source', 'site_release', 'site_part', 'site_audit']) {
    const column = table === 'site_revision' ? 'published_at' : 'created_at';
    await expect(database.pool.query(`update ${table} set ${column} = now()`)).rejects.toThrow(/append-only/);
  }
  await expect(database.pool.query(`delete from site_revision`)).rejects.toThrow(/append-only/);
});
test('gives a preview address that carries no stored secret', async () => {
  await edit('two');
  const preview = await site.previewDraft('emil');
  if (!preview.ok) throw new Error('preview refused');
  const token = preview.value.path.split('/')[2] ?? '';
  expect(preview.value.path).toMatch(/^\/preview\/[\w-]{32}\/$/);
  const { rows } = await database.pool.query('select token_hash from site_preview where merchant = $1', [
    merchant,
  ]);
  expect(JSON.stringify(rows)).not.toContain(token);
});
test('keeps the keys of a document in the order they were written in, through draft and publication', async () => {
  const written = { zebra: 1, ant: { yak: 1, bee: 2 } };
  const { version } = await site.draft();
  const patches = [{ document: 'pages/order', op: 'add', path: [], value: written }] as const;
  const edited = await site.editDraft({ version, patches, author: 'emil' });
  if (!edited.ok) throw new Error(edited.error.code);
  expect(JSON.stringify((await site.draft()).documents['pages/order'])).toBe(JSON.stringify(written));
  await publish(edited.value);
  expect(JSON.stringify((await open().documents())['pages/order'])).toBe(JSON.stringify(written));
});
test('rewrites a draft onto what is live in one step, or not at all', async () => {
  const begun = await edit('two');
  await site.rollback({ toRevision: 1, note: 'Meanwhile', author: 'other' });
  const seen: (readonly string[])[] = [];
  const rewrite = { version: begun.version, author: 'emil', onto: 'live' } as const;
  const done = await site.rewriteDraft({
    ...rewrite,
    plan: (draft, live) => {
      seen.push([...Object.keys(draft.documents), ...Object.keys(live)]);
      return [{ document: 'pages/home', op: 'replace', path: [], value: { name: 'three' } }];
    },
  });
  expect(done).toMatchObject({ ok: true, value: { baseRevision: 2, version: begun.version + 1 } });
  expect(seen).toHaveLength(1);
  const { version } = await site.draft();
  expect(await site.rewriteDraft({ ...rewrite, version, plan: () => null })).toEqual({
    ok: false,
    error: { code: 'draft.tangled' },
  });
  expect(await site.rewriteDraft({ ...rewrite, plan: () => [] })).toMatchObject({
    error: { code: 'publish.draft-moved' },
  });
  expect((await site.draft()).version).toBe(version);
});
